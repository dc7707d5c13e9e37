// The rows, columns and diagonals that a clue outside the board can be about, by the place in the margin where it
// stands. outside.js says where `iss` places them. A place is a row and a column; −1 is above or left of the board.

import { diagonalClue, lineClue, lineNames } from '../../../wasm/iss/outside.js';
import { cellName } from '../../../wasm/iss/shape.js';

/** @import { Variant } from '../../../wasm/iss/text.js' */

/** @import { Sight } from '../../../wasm/iss/outside.js' */

/** @typedef {{row: number, column: number}} Spot */

/**
 * @typedef {object} ClueLine
 * @property {string} name  of the row or column, or of the diagonal's first cell
 * @property {boolean} isBackward  whether a row or column is read from its end
 * @property {number[]} cells  from the clue's side
 * @property {Spot} spot
 */

/** @type {Sight} */
const NO_DIAGONAL = { row: 0, column: 0, towards: [0, 0], cells: [] };

/** Every row and column from both ends. @param {Variant} board @returns {ClueLine[]} */
export function sideLines(board) {
  return lineNames(board).flatMap((name) =>
    [false, true].flatMap((isBackward) => {
      const clue = lineClue(board, name, isBackward);
      return clue ? [{ name, isBackward, cells: clue.cells, spot: { row: clue.row, column: clue.column } }] : [];
    }),
  );
}

/** Every diagonal of at least two cells once, as `iss` names it. @param {Variant} board @returns {ClueLine[]} */
export function diagonalLines(board) {
  const seen = new Set();
  return Array.from({ length: board.rows * board.columns }, (_, cell) => {
    const { row, column, cells } = diagonalClue(board, cell) ?? NO_DIAGONAL;
    const key = cells.toSorted((a, b) => a - b).join();
    if (cells.length < 2 || seen.has(key)) return [];
    seen.add(key);
    return [{ name: cellName(board, cell), isBackward: false, cells, spot: { row, column } }];
  }).flat();
}

/** @param {ClueLine[]} lines @param {number[]} cells */
export const lineOf = (lines, cells) => lines.find((line) => line.cells.join() === cells.join());

/** @param {ClueLine[]} lines @param {Spot} spot */
export const lineAt = (lines, { row, column }) => lines.find(({ spot }) => spot.row === row && spot.column === column);
