// The cells that the arguments of a rule name, and which cells touch.

import { cellOf } from './shape.js';

/** @import { Shape } from './shape.js' */

/** @typedef {Pick<Shape, 'rows' | 'columns'>} Size */

/** @param {Size} board @param {string[]} args */
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

/** The cells that touch a cell by a side, ascending. @param {Size} board @param {number} cell */
export function neighboursOf({ rows, columns }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
  ];
}

/** The neighbours among cells, in their order. @param {Size} board @param {number[]} cells */
export const adjacentPairs = (board, cells) =>
  cells.flatMap((a, i) => {
    const around = neighboursOf(board, a);
    return cells
      .slice(i + 1)
      .filter((b) => around.includes(b))
      .map((b) => [a, b]);
  });
