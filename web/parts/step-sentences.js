// The sentences about a named step of a Sudoku: what follows from it, and why.

import { stepsStrings } from '../strings/steps-strings.js';

/** @import { Hint } from 'quadrille' */
/** @import { Names } from './chain-text.js' */

/** @typedef {Hint['steps'][number]} Step */

/** @param {Step} step @param {Names} names @returns {string[]} */
export function stepSentences(
  { technique, pattern, houses, placed: value, eliminated },
  { cell: nameOf, value: symbol },
) {
  const { names, whys, list, house, says, because, placed, notIn } = stepsStrings();
  /** @param {Step['pattern']} candidates */
  const cellsOf = (candidates) => list([...new Set(candidates.map(({ cell }) => cell))].map(nameOf));
  const looked = pattern.length > 0 ? pattern : value ? [value] : eliminated;
  const values = [...new Set(looked.map((each) => each.value))].sort((a, b) => a - b);
  const named = houses.map(({ kind, number }) => house(kind, number));
  const why = whys[technique]({
    values: list(values.map(symbol)),
    cells: cellsOf(looked),
    houses: list(named),
    lines: list(named.slice(0, named.length / 2)),
    across: list(named.slice(named.length / 2)),
  });
  const name = names[technique];
  if (value) return [says(name, placed(nameOf(value.cell), symbol(value.value))), because(why)];
  const byValue = [...new Set(eliminated.map((each) => each.value))].sort((a, b) => a - b);
  const losses = byValue.map((each) =>
    notIn(symbol(each), cellsOf(eliminated.filter((candidate) => candidate.value === each))),
  );
  return [says(name, list(losses)), because(why)];
}
