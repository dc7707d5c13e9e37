// The sentences about the reasons of a hint: what they exclude, and why.

import { quotable } from '../session/rule-words.js';
import { moreStrings } from '../strings/more-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { whyOf } from './hint-patterns.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/** @typedef {Hint['reasons'][number]} HintReason */

/** A sentence names no more sets of digits, no more that would have to follow, and no more cells. */
const [MOST_SETS, MOST_FORCED, MOST_CELLS] = [8, 4, 6];

/**
 * A run is known by its place and sum.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {NonNullable<Hint['unit']>} unit
 */
export function unitName(puzzle, text, unit) {
  const isRun = unit.kind === 'across' || unit.kind === 'down';
  return isRun ? stepsStrings().run(unit, placesOf(puzzle, text, unit.cells)[0]) : moreStrings().unit(unit);
}

/** @param {Puzzle} puzzle @param {string} text @param {number[]} cells */
const placesOf = ({ place }, text, cells) => (place ? cells.map((cell) => place(text, cell)) : []);

/** @param {PageSession} session @param {HintReason[]} reasons @returns {string[]} */
export const reasonSentences = ({ puzzle, text }, reasons) =>
  reasons.map((reason) => reasonSentence(puzzle, text, reason));

/** The names of clues. @param {Puzzle} puzzle @param {string} text @param {Hint['clues']} clues */
export const clueNames = (puzzle, text, clues) =>
  clues.map((clue) => stepsStrings().theClue(moreStrings().clue(puzzle.nameOfClue?.(text, clue) ?? clue.text)));

/**
 * What a value or a reason follows from: the clues that say it, and a rule that is not written in the text.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {{ clues?: Hint['clues'], constraint?: Hint['constraint'] }} reason
 */
export function ruleNames(puzzle, text, { clues = [], constraint }) {
  const strings = stepsStrings();
  const said = constraint ? [strings.constraints[constraint] ?? ruleInWords(puzzle, text, constraint)] : [];
  return [...clueNames(puzzle, text, clues), ...said];
}

/**
 * The rule of a kind that is a text, as it says it; '' for what is no such rule.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {Hint['constraint'] | undefined} rule
 */
export const ruleInWords = (puzzle, text, rule) =>
  rule && !stepsStrings().constraints[rule]
    ? stepsStrings().ruleInWords(puzzle.quoted?.(text, quotable(rule)) ?? rule)
    : '';

/** What a supposition breaks. @param {Puzzle} puzzle @param {string} text @param {HintReason} reason */
export const brokenNames = (puzzle, text, reason) =>
  reason.unit ? [unitName(puzzle, text, reason.unit)] : ruleNames(puzzle, text, reason);

/** Rules that are no unit of the board. @param {Puzzle} puzzle @param {string} text @param {HintReason} reason */
function ruleSentence(puzzle, text, reason) {
  const { rule, eliminated, forced, clues, constraint } = reason;
  const gone = excluded(puzzle, text, eliminated.slice(0, MOST_CELLS));
  const why = whyOf(puzzle, text, reason);
  if (why) return `${stepsStrings().what(gone)} ${why}`;
  const names = ruleNames(puzzle, text, { clues, constraint });
  if (rule !== 'look-ahead') return stepsStrings().ruleSays(gone, names);
  const others = forced.slice(0, MOST_FORCED).map(({ cell, value }) => puzzle.describe(text, cell, value));
  if (forced.length > MOST_FORCED) others.push('…');
  return stepsStrings().ruleBroken(gone, others, names);
}

/** @param {Puzzle} puzzle @param {string} text @param {HintReason} reason */
function reasonSentence(puzzle, text, reason) {
  const { rule, eliminated, forced, choices, because, unit, across, sums } = reason;
  if (!unit) return ruleSentence(puzzle, text, reason);
  const name = unitName(puzzle, text, unit);
  if (rule === 'digit-sets') {
    const sets = choices.map((digits) => digits.map(String)).sort();
    return stepsStrings().digitSets(name, sets.slice(0, MOST_SETS), sets.length > MOST_SETS);
  }
  const gone = excluded(puzzle, text, eliminated);
  if (rule === 'region-sum' && sums) {
    const odd = placesOf(puzzle, text, because);
    return stepsStrings().regionSum(gone, sums, odd.slice(0, across), odd.slice(across));
  }
  if (rule === 'naked-set') return stepsStrings().sharedBy(gone, name, placesOf(puzzle, text, because));
  const others = forced.slice(0, MOST_FORCED).map(({ cell, value }) => puzzle.describe(text, cell, value));
  if (forced.length > MOST_FORCED) others.push('…');
  return stepsStrings().lookAhead(gone, others, name);
}

/** What cannot be. @param {Puzzle} puzzle @param {string} text @param {HintReason['eliminated']} eliminated */
function excluded({ id, place, symbol }, text, eliminated) {
  if (!place) return stepsStrings().notChosen(eliminated.map(({ cell }) => cell + 1));
  if (id === 'queens') return stepsStrings().noQueen(eliminated.map(({ cell }) => place(text, cell)));
  /** @type {Map<number, string[]>} */
  const byCell = new Map();
  for (const { cell, value } of eliminated) byCell.set(cell, [...(byCell.get(cell) ?? []), symbol(value, text, cell)]);
  return stepsStrings().notDigits(Array.from(byCell, ([cell, values]) => [...place(text, cell), values]));
}
