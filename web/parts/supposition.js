// The sentence about a moment of a supposition that is played out.

import { linePatternsStrings } from '../strings/line-patterns-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { brokenNames } from './hint-reasons.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Happening, Moment } from '../session/supposition.js' */

/** @param {PageSession} session @param {Moment} moment */
export function momentSentence({ puzzle, text }, { reason, happenings, isEnd }) {
  const { supposed, thenFollows, thenBroken } = stepsStrings();
  if (isEnd) return thenBroken(brokenNames(puzzle, text, reason));
  const { value, edge } = /** @type {Happening} */ (happenings.at(-1));
  const what = value
    ? puzzle.describe(text, value.cell, value.value)
    : linePatternsStrings()
        .edges(edge ? [edge] : [])
        .slice(0, -1);
  return (happenings.length === 1 ? supposed : thenFollows)(what);
}
