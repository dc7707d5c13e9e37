// Clues outside the grid in the JSON of f-puzzles, which names a cell in row or column 0 or size + 1, and for diagonals
// a direction (`UR` is up and right). Tested by tests/wasm/variant-links.test.js.
import { diagonalClue } from '../iss/outside.js';

/** @import { Shape } from '../iss/shape.js' */

/** @type {Record<string, [number, number]>} */
const directions = { UR: [-1, 1], UL: [-1, -1], DR: [1, 1], DL: [1, -1] };

/**
 * The cell outside the grid beside a row or column.
 * @param {Shape} shape
 * @param {string} id R1 to R16, C1 to C16
 * @param {boolean} isReverse
 */
export function outsideCell({ rows, columns }, id, isReverse) {
  const number = id.slice(1);
  return id.startsWith('R') ? `R${number}C${isReverse ? columns + 1 : 0}` : `R${isReverse ? rows + 1 : 0}C${number}`;
}

/** @param {[number, number] | undefined} towards */
const nameOf = (towards) => Object.keys(directions).find((name) => String(directions[name]) === String(towards));

/**
 * The diagonal that `iss` names by a cell: the cell outside the grid from which it is seen, and its direction.
 * @param {Shape} shape
 * @param {number} first
 */
export function outsideDiagonal(shape, first) {
  const clue = diagonalClue(shape, first);
  return clue && { cell: `R${clue.row + 1}C${clue.column + 1}`, direction: nameOf(clue.towards) };
}
