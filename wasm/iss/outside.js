// The lines that clues outside the board are about, and from where they are seen. `iss` names a row or column (R3, C10)
// and the side, and a diagonal by one of its ends: from the left column down, from the right column up, from the top
// row down and left, from the bottom row up and right (sigh/Interactive-Sudoku-Solver, js/sudoku_constraint.js,
// LittleKiller). Tested by tests/wasm/iss.test.js.

/** @import { Size } from './cells.js' */

/**
 * @typedef {object} Place
 * @property {number} row  in cells; -1 is the row above the board
 * @property {number} column
 * @property {[down: number, right: number]} towards  the direction of the line that the clue is about
 *
 * @typedef {Place & {cells: number[]}} Sight  a place, and the cells that are seen from it, the nearest first
 */

/** The names of all rows, then of all columns. @param {Size} board */
export const lineNames = ({ rows, columns }) => [
  ...Array.from({ length: rows }, (_, i) => `R${i + 1}`),
  ...Array.from({ length: columns }, (_, i) => `C${i + 1}`),
];

/**
 * What a clue about a row or column sees.
 * @param {Size} board
 * @param {string} name  of the line
 * @param {boolean} isBackward  whether it is read from the other end
 * @returns {Sight | undefined}
 */
export function lineClue({ rows, columns }, name, isBackward) {
  const [, kind, digits] = /^([RC])(\d{1,2})$/.exec(name) ?? [];
  const at = Number(digits) - 1;
  const isRow = kind === 'R';
  if (!(at >= 0 && at < (isRow ? rows : columns))) return undefined;
  const length = isRow ? columns : rows;
  const forwards = Array.from({ length }, (_, i) => (isRow ? at * columns + i : i * columns + at));
  const outside = isBackward ? length : -1;
  const step = isBackward ? -1 : 1;
  return {
    row: isRow ? at : outside,
    column: isRow ? outside : at,
    towards: isRow ? [0, step] : [step, 0],
    cells: isBackward ? forwards.reverse() : forwards,
  };
}

/**
 * What a clue about a diagonal sees.
 * @param {Size} board
 * @param {number} first  the cell that names the diagonal
 * @returns {Sight | undefined}  undefined when it names none
 */
export function diagonalClue(board, first) {
  const { rows, columns } = board;
  const towards = first < 0 ? undefined : diagonalFrom(board, first);
  if (!towards) return undefined;
  const [down, right] = towards;
  const [row, column] = [Math.floor(first / columns), first % columns];
  const cells = [];
  for (let [r, c] = [row, column]; r >= 0 && c >= 0 && r < rows && c < columns; r += down, c += right)
    cells.push(r * columns + c);
  return { row: row - down, column: column - right, towards, cells };
}

/**
 * In which direction a cell at the border begins a diagonal, so that each has one name.
 * @param {Size} board
 * @param {number} cell
 * @returns {Place['towards'] | undefined}
 */
function diagonalFrom({ rows, columns }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (column === 0 && row < rows - 1) return [1, 1];
  if (row === 0) return column > 0 ? [1, -1] : undefined;
  if (row === rows - 1) return column > 0 && column < columns - 1 ? [-1, 1] : undefined;
  return column === columns - 1 ? [-1, -1] : undefined;
}
