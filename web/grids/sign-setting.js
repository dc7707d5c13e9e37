// Setting the signs between two cells: by a key of the cursor's cell, or by a tap between the cells. Tested by
// tests/wasm/grids.test.js.

import { describe } from './genres.js';
import { turned } from './signs.js';
import { cellNamed, nameOfCell, withSection, writeGrid } from './text.js';

/** @import { Sign } from './signs.js' */
/** @import { GridBoard } from './text.js' */

/** The section of pairs that have a sign each. */
const PAIRS = 'pairs';

/** How near to the line between two cells a press is about the sign there, in cells. */
const NEAR = 0.25;

/**
 * The cell on the right or below, if there is one.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {boolean} isDown
 */
function nextTo({ columns, cells }, cell, isDown) {
  const other = cell + (isDown ? columns : 1);
  return (isDown ? other < cells.length : other % columns > 0) ? other : undefined;
}

/** The sign between two cells as the first one has it. @param {GridBoard} board @param {number} a @param {number} b */
function signBetween(board, a, b) {
  for (const [one, sign, other] of describe(board).pairs?.(board) ?? []) {
    const [first, second] = [cellNamed(board, one), cellNamed(board, other)];
    if (first === a && second === b) return sign;
    if (first === b && second === a) return turned(sign);
  }
  return undefined;
}

/**
 * The text with another sign between two cells, or with none.
 * @param {GridBoard} board
 * @param {number} a
 * @param {number} b
 * @param {Sign} [wanted]
 */
function withSignBetween(board, a, b, wanted) {
  const names = [a, b].map((cell) => nameOfCell(board, cell));
  const lists = new Set(describe(board).signs?.map(({ list = PAIRS }) => list));
  const next = [...lists].reduce((left, list) => {
    const pairs = (board.sections.get(list) ?? []).filter((pair) => !names.every((name) => pair.includes(name)));
    if (wanted && list === (wanted.list ?? PAIRS)) pairs.push(wanted.list ? names : [names[0], wanted.sign, names[1]]);
    // A kind may need a list, which has a single cell then.
    const isNeeded = board.kind && !board.kind.optional.has(list);
    return withSection(left, list, pairs.length > 0 ? pairs : isNeeded ? [names.slice(0, 1)] : undefined);
  }, board);
  return writeGrid(next);
}

/**
 * The text after the key of a sign: it is put between the cell and the next one, or taken away if it is there.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {string} key
 * @returns {string | undefined}  undefined where the key is of no sign, or there is no next cell
 */
export function typedSign(board, cell, key) {
  const wanted = describe(board).signs?.find((each) => each.key === key);
  const other = wanted && nextTo(board, cell, wanted.isDown);
  if (other === undefined) return undefined;
  return withSignBetween(board, cell, other, signBetween(board, cell, other) === wanted?.sign ? undefined : wanted);
}

/**
 * The two cells whose sign a press is about: the first of them, and whether the other one is below.
 * @param {GridBoard} board
 * @param {number} x  of the pointer, in cells
 * @param {number} y
 * @returns {{cell: number, isDown: boolean} | undefined}
 */
export function borderAt(board, x, y) {
  if (!describe(board).signs) return undefined;
  const [right, below] = [x, y].map((place) => Math.abs(place - Math.round(place)));
  const isDown = below < right;
  const [row, column] = isDown ? [Math.round(y) - 1, Math.floor(x)] : [Math.floor(y), Math.round(x) - 1];
  const isInside = row >= 0 && column >= 0 && row < board.rows && column < board.columns;
  const cell = row * board.columns + column;
  return isInside && Math.min(right, below) < NEAR && nextTo(board, cell, isDown) !== undefined
    ? { cell, isDown }
    : undefined;
}

/**
 * The text with the next of the signs there, after the last one with none.
 * @param {GridBoard} board
 * @param {{cell: number, isDown: boolean}} border
 */
export function withNextSign(board, { cell, isDown }) {
  const other = /** @type {number} */ (nextTo(board, cell, isDown));
  const all = (describe(board).signs ?? []).filter((each) => each.isDown === isDown);
  const now = all.findIndex(({ sign }) => sign === signBetween(board, cell, other));
  return withSignBetween(board, cell, other, all[now + 1]);
}
