// The cells that the arguments of a rule name.

import { cellOf } from './text.js';

/** @import { Variant } from './text.js' */

/** @param {Variant} board @param {string[]} args */
export const cellsIn = (board, args) => args.map((arg) => cellOf(board, arg)).filter((cell) => cell >= 0);

/** A rule whose groups of cells are separated by an empty argument or by a minus. @param {string[]} args */
export function groupsIn(args) {
  /** @type {string[][]} */
  const groups = [[]];
  for (const arg of args) {
    if (arg === '' || arg === '-') groups.push([]);
    else groups.at(-1)?.push(arg);
  }
  return groups.filter((each) => each.length > 0);
}

/** The neighbours among cells, in their order. @param {Variant} board @param {number[]} cells */
export function adjacentPairs({ columns }, cells) {
  return cells.flatMap((a, i) =>
    cells
      .slice(i + 1)
      .filter((b) => Math.abs(a - b) === columns || (Math.abs(a - b) === 1 && isSameRow(a, b, columns)))
      .map((b) => [a, b]),
  );
}

/** @param {number} a @param {number} b @param {number} columns */
const isSameRow = (a, b, columns) => Math.floor(a / columns) === Math.floor(b / columns);
