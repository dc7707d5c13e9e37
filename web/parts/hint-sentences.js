// The sentences about a hint: what can be filled in and why, and the eliminations that lead to it.

import { pageStrings } from '../strings/page-strings.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/** @typedef {Hint['reasons'][number]} HintReason */

/** What speaks of named steps, once there have been some. @type {typeof import('./hint-steps.js') | undefined} */
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

/** Nobody follows more steps than these in a text. */
const MOST_REASONS = 6;

/**
 * @param {PageSession} session
 * @param {string} verdict
 * @param {Hint} hint
 * @returns {string[]}
 */
export function hintSentences(session, verdict, hint) {
  const { puzzle, text } = session;
  if (hint.steps.length > 0) return [namedSteps(session)?.stepSentence(session, hint) ?? ''];
  const left = hint.reasons.length - MOST_REASONS;
  return [
    firstSentence(puzzle, text, verdict, hint),
    ...hint.reasons.slice(0, MOST_REASONS).map((reason) => reasonSentence(puzzle, text, reason)),
    ...(left > 0 ? [pageStrings.moreReasons(left)] : []),
  ];
}

/** @param {Puzzle} puzzle @param {string} text @param {string} verdict @param {Hint} hint */
function firstSentence(puzzle, text, verdict, hint) {
  const { cell, value, rule, unit, reasons } = hint;
  if (verdict === 'solved') return pageStrings.hintSolved;
  if (verdict === 'stopped') return pageStrings.hintStopped;
  const own = puzzle.explain?.(text, hint);
  if (own) return own;
  if (rule === 'clash') return pageStrings.hintClash;
  if (rule === 'no-candidate' && unit) return pageStrings.hintNothing(pageStrings.unit(unit), reasons.length > 0);
  if (rule === null || cell === null || value === null || unit === null) return pageStrings.hintStuck;
  return pageStrings.hintSays(
    puzzle.describe(text, cell, value),
    pageStrings.because[rule](pageStrings.unit(unit), puzzle.symbol(value)),
    reasons.length > 0,
  );
}

/** @param {Puzzle} puzzle @param {string} text @param {HintReason} reason */
function reasonSentence(puzzle, text, { eliminated, forced, unit }) {
  const others = forced.map(({ cell, value }) => puzzle.describe(text, cell, value));
  return pageStrings.lookAhead(excluded(puzzle, text, eliminated), others, pageStrings.unit(unit));
}

/** What cannot be. @param {Puzzle} puzzle @param {string} text @param {HintReason['eliminated']} eliminated */
function excluded({ id, place, symbol }, text, eliminated) {
  if (!place) return pageStrings.notChosen(eliminated.map(({ cell }) => cell + 1));
  if (id === 'queens') return pageStrings.noQueen(eliminated.map(({ cell }) => place(text, cell)));
  /** @type {Map<number, string[]>} */
  const byCell = new Map();
  for (const { cell, value } of eliminated) byCell.set(cell, [...(byCell.get(cell) ?? []), symbol(value)]);
  return pageStrings.notDigits(Array.from(byCell, ([cell, values]) => [...place(text, cell), values]));
}
