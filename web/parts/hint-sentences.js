// The sentences about a hint: what can be filled in and why, and the eliminations that lead to it.

import { reasonAt, stepCount } from '../session/hint-steps.js';
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

/** A sentence names no more sets of digits, and no more that would have to follow. */
const [MOST_SETS, MOST_FORCED] = [8, 4];

/**
 * @param {PageSession} session
 * @param {string} verdict
 * @param {Hint} hint
 * @returns {string[]}
 */
export function hintSentences(session, verdict, hint) {
  const { puzzle, text } = session;
  if (hint.steps.length > 0) return namedSteps(session)?.stepSentences(session, hint) ?? [];
  const reason = reasonAt(hint, session.hintStep);
  if (reason) return [reasonSentence(puzzle, text, reason)];
  const said = stepCount(hint) > 0 ? [] : hint.reasons;
  return [firstSentence(puzzle, text, verdict, hint), ...said.map((each) => reasonSentence(puzzle, text, each))];
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
    pageStrings.because[rule](unitName(puzzle, text, unit), puzzle.symbol(value)),
    reasons.length > 0,
  );
}

/** @param {Puzzle} puzzle @param {string} text @param {HintReason} reason */
function reasonSentence(puzzle, text, { rule, eliminated, forced, choices, because, unit }) {
  const name = unitName(puzzle, text, unit);
  if (rule === 'digit-sets') {
    const sets = choices.map((digits) => digits.join('')).sort();
    return pageStrings.digitSets(name, sets.slice(0, MOST_SETS), sets.length > MOST_SETS);
  }
  const gone = excluded(puzzle, text, eliminated);
  if (rule === 'naked-set') return pageStrings.nakedSet(gone, name, placesOf(puzzle, text, because));
  const others = forced.slice(0, MOST_FORCED).map(({ cell, value }) => puzzle.describe(text, cell, value));
  if (forced.length > MOST_FORCED) others.push('…');
  return pageStrings.lookAhead(gone, others, name);
}

/** A run is known by its place and sum. @param {Puzzle} puzzle @param {string} text @param {HintReason['unit']} unit */
function unitName(puzzle, text, unit) {
  const isRun = unit.kind === 'across' || unit.kind === 'down';
  return isRun ? pageStrings.run(unit, placesOf(puzzle, text, unit.cells)[0]) : pageStrings.unit(unit);
}

/** @param {Puzzle} puzzle @param {string} text @param {number[]} cells */
const placesOf = ({ place }, text, cells) => (place ? cells.map((cell) => place(text, cell)) : []);

/** What cannot be. @param {Puzzle} puzzle @param {string} text @param {HintReason['eliminated']} eliminated */
function excluded({ id, place, symbol }, text, eliminated) {
  if (!place) return pageStrings.notChosen(eliminated.map(({ cell }) => cell + 1));
  if (id === 'queens') return pageStrings.noQueen(eliminated.map(({ cell }) => place(text, cell)));
  /** @type {Map<number, string[]>} */
  const byCell = new Map();
  for (const { cell, value } of eliminated) byCell.set(cell, [...(byCell.get(cell) ?? []), symbol(value)]);
  return pageStrings.notDigits(Array.from(byCell, ([cell, values]) => [...place(text, cell), values]));
}
