// The sentences about a hint without named steps: what can be filled in and why, and the reasons that lead to it.

import { reasonAt, stepCount } from '../session/hint-steps.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { clueNames, reasonSentences, unitName } from './hint-reasons.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/**
 * @param {PageSession} session
 * @param {string} verdict
 * @param {Hint} hint
 * @returns {string[]}
 */
export function plainSentences(session, verdict, hint) {
  const { puzzle, text } = session;
  const reason = reasonAt(hint, session.hintStep);
  if (reason) return reasonSentences(session, [reason]);
  const said = stepCount(hint) > 0 ? [] : hint.reasons;
  return [firstSentence(puzzle, text, verdict, hint), ...reasonSentences(session, said)];
}

/** @param {Puzzle} puzzle @param {string} text @param {string} verdict @param {Hint} hint */
function firstSentence(puzzle, text, verdict, hint) {
  const { cell, value, rule, unit, clues = [] } = hint;
  const strings = stepsStrings();
  if (verdict === 'solved') return strings.hintSolved;
  if (verdict === 'stopped') return strings.hintStopped;
  const own = puzzle.explain?.(text, hint);
  if (own) return [own, ...(clues.length > 0 ? [strings.becauseOf(clueNames(puzzle, text, clues))] : [])].join(' ');
  if (rule === 'clash') return strings.hintClash;
  if (rule === 'no-candidate' && unit) return strings.hintNothing(unitName(puzzle, text, unit));
  if (verdict === 'none') return strings.hintNone;
  if (rule === null || cell === null || value === null || unit === null) return strings.hintStuck;
  return strings.hintSays(
    puzzle.describe(text, cell, value),
    strings.byRule[rule](unitName(puzzle, text, unit), puzzle.symbol(value, text)),
  );
}
