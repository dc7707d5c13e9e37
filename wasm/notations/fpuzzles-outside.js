// Clues outside the grid in the JSON of f-puzzles, which names a cell in row or column 0 or size + 1, and for diagonals
// a direction (`UR` is up and right). Tested by tests/wasm/variant-links.test.js.
import { diagonalClue, diagonalFrom } from '../iss/outside.js';

/** @import { Shape } from '../iss/shape.js' */

/** @type {Record<string, [number, number]>} */
const directions = { UR: [-1, 1], UL: [-1, -1], DR: [1, 1], DL: [1, -1] };

/** Row and column, both from 0 and -1 outside. @param {unknown} name @returns {[number, number] | undefined} */
export function placeOf(name) {
  const match = typeof name === 'string' ? /^\s*R(\d{1,2})C(\d{1,2})\s*$/i.exec(name) : null;
  return match ? [Number(match[1]) - 1, Number(match[2]) - 1] : undefined;
}

/**
 * The row or column beside which a cell outside the grid is, and whether it is read from its end.
 * @param {Shape} shape
 * @param {unknown} name
 */
export function outsideLine({ rows, columns }, name) {
  const place = placeOf(name);
  if (!place) return undefined;
  const [row, column] = place;
  const isBeside = row >= 0 && row < rows && (column === -1 || column === columns);
  const isAbove = column >= 0 && column < columns && (row === -1 || row === rows);
  if (isBeside) return { id: `R${row + 1}`, isReverse: column === columns };
  return isAbove ? { id: `C${column + 1}`, isReverse: row === rows } : undefined;
}

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

/**
 * The cells of a diagonal, the one by which `iss` names it first.
 * @param {Shape} shape
 * @param {unknown} name of the cell where the clue is, outside or on the rim
 * @param {unknown} direction
 */
export function littleKillerStart(shape, name, direction) {
  const place = placeOf(name);
  if (!place || typeof direction !== 'string' || !Object.hasOwn(directions, direction)) return undefined;
  const [down, right] = directions[direction];
  let [row, column] = place;
  if (!isInside(shape, row, column)) [row, column] = [row + down, column + right];
  const cells = [];
  for (; isInside(shape, row, column); row += down, column += right) cells.push(row * shape.columns + column);
  if (cells.length === 0) return undefined;
  return directionOf(shape, cells[0]) === direction ? cells : cells.reverse();
}

/**
 * The direction of the diagonal that `iss` names by this cell, as f-puzzles names it; undefined when it names none.
 * @param {Shape} shape
 * @param {number} cell
 */
const directionOf = (shape, cell) => nameOf(diagonalFrom(shape, cell));

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

/** @param {Shape} shape @param {number} row @param {number} column */
const isInside = ({ rows, columns }, row, column) => row >= 0 && row < rows && column >= 0 && column < columns;
