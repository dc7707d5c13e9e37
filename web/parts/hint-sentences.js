// The sentences about a hint: what can be filled in and why, and the eliminations that lead to it.

import { reasonAt, stepCount } from '../session/hint-steps.js';
import { pageStrings } from '../strings/page-strings.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/** What speaks of steps and reasons, once there have been some. @type {typeof import('./hint-steps.js') | undefined} */
let named;

/** The same; fetched if it is not there yet. @param {PageSession} session */
export function namedSteps(session) {
  if (!named) {
    import('./hint-steps.js').then(
      (file) => {
        named = file;
        session.changed();
      },
      (error) => session.query.fail(error),
    );
  }
  return named;
}

/**
 * @param {PageSession} session
 * @param {string} verdict
 * @param {Hint} hint
 * @returns {string[]}
 */
export function hintSentences(session, verdict, hint) {
  const { puzzle, text } = session;
  if (hint.steps.length > 0) return namedSteps(session)?.hintStepSentences(session, hint) ?? [];
  const reason = reasonAt(hint, session.hintStep);
  const said = reason ? [reason] : stepCount(hint) > 0 ? [] : hint.reasons;
  const reasons = said.length > 0 ? namedSteps(session)?.reasonSentences(session, said) : [];
  return [...(reason ? [] : [firstSentence(puzzle, text, verdict, hint)]), ...(reasons ?? [])];
}

/** @param {Puzzle} puzzle @param {string} text @param {string} verdict @param {Hint} hint */
function firstSentence(puzzle, text, verdict, hint) {
  const { cell, value, rule, unit, reasons } = hint;
  if (verdict === 'solved') return pageStrings.hintSolved;
  if (verdict === 'stopped') return pageStrings.hintStopped;
  const own = puzzle.explain?.(text, hint);
  if (own) return own;
  if (rule === 'clash') return pageStrings.hintClash;
  if (rule === 'no-candidate' && unit) return pageStrings.hintNothing(unitName(puzzle, text, unit), reasons.length > 0);
  if (verdict === 'none') return pageStrings.hintNone;
  if (rule === null || cell === null || value === null || unit === null) return pageStrings.hintStuck;
  return pageStrings.hintSays(
    puzzle.describe(text, cell, value),
    pageStrings.because[rule](unitName(puzzle, text, unit), puzzle.symbol(value, text)),
    reasons.length > 0,
  );
}

/**
 * A run is known by its place and sum.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {NonNullable<Hint['unit']>} unit
 */
export function unitName(puzzle, text, unit) {
  const isRun = unit.kind === 'across' || unit.kind === 'down';
  return isRun ? pageStrings.run(unit, placesOf(puzzle, text, unit.cells)[0]) : pageStrings.unit(unit);
}

/** @param {Puzzle} puzzle @param {string} text @param {number[]} cells */
export const placesOf = ({ place }, text, cells) => (place ? cells.map((cell) => place(text, cell)) : []);
