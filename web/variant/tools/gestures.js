// What points on the board make: the path of a line, the cells of an area, the two cells of a dot, the four of a quad,
// the row, column or diagonal of a clue outside. A point is in cells: (0, 0) is the upper left corner of the board, and
// a point outside the board has a place in the margin. Nothing here knows whether a mouse, a finger or a key made it.
// Tested by tests/wasm/variant-tools.test.js.

import { neighboursOf } from '../../../wasm/iss/cells.js';
import { diagonalLines, lineAt, sideLines } from '../model/clue-lines.js';

/** @import { Kind } from '../model/kinds.js' */
/** @import { Variant } from '../../../wasm/iss/text.js' */

/** @typedef {{x: number, y: number}} Point */

// A path turns into a neighbour's cell when the pointer is this close to its middle, so that diagonals can be drawn.
const REACH = 0.42;

/** The cell under a point. @param {Variant} board @param {Point} point @returns {number | undefined} */
export function cellAt({ rows, columns }, { x, y }) {
  const isInside = x >= 0 && y >= 0 && x < columns && y < rows;
  return isInside ? Math.floor(y) * columns + Math.floor(x) : undefined;
}

/** The middle of a cell. @param {Variant} board @param {number} cell @returns {Point} */
export const cellMiddle = ({ columns }, cell) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 });

/** @param {Variant} board @param {number} a @param {number} b  whether the cells touch, also at a corner */
export function touch({ columns }, a, b) {
  const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return a !== b && down <= 1 && Math.abs((a % columns) - (b % columns)) <= 1;
}

/**
 * The cells after another one was added.
 * @param {Variant} board
 * @param {Kind} kind
 * @param {number[]} cells
 * @param {number} cell
 */
export function extended(board, { gesture }, cells, cell) {
  const last = cells.at(-1);
  if (gesture === 'path') {
    if (cells.at(-2) === cell) return cells.slice(0, -1); // the way back
    return cells.includes(cell) || (last !== undefined && !touch(board, last, cell)) ? cells : [...cells, cell];
  }
  if (gesture === 'edge') return last !== undefined && neighboursOf(board, last).includes(cell) ? [last, cell] : [cell];
  if (gesture === 'cell') return [cell];
  return cells.includes(cell) ? cells : [...cells, cell];
}

/**
 * The cells after one was touched by itself: a cell of an area is taken out again.
 * @param {Variant} board
 * @param {Kind} kind
 * @param {number[]} cells
 * @param {number} cell
 */
export function tapped(board, kind, cells, cell) {
  if (kind.gesture === 'path' && cells.at(-1) === cell) return cells.slice(0, -1);
  if (kind.gesture !== 'path' && cells.includes(cell)) return cells.filter((each) => each !== cell);
  return extended(board, kind, cells, cell);
}

/**
 * The cells after the pointer has moved. A path goes on only near the middle of a cell, and follows a pointer that is
 * ahead of it by several cells.
 * @param {Variant} board
 * @param {Kind} kind
 * @param {number[]} cells
 * @param {Point} point
 * @returns {number[]}
 */
export function dragged(board, kind, cells, point) {
  const cell = cellAt(board, point);
  const last = cells.at(-1);
  if (cell === undefined || cell === last) return cells;
  if (kind.gesture !== 'path' || last === undefined) return extended(board, kind, cells, cell);
  if (!touch(board, last, cell)) {
    const next = extended(board, kind, cells, stepTowards(board, last, cell));
    return next === cells ? cells : dragged(board, kind, next, point);
  }
  const { x, y } = cellMiddle(board, cell);
  return Math.hypot(point.x - x, point.y - y) > REACH ? cells : extended(board, kind, cells, cell);
}

/**
 * The cell beside `from`, also at a corner, that is nearer to `to`.
 * @param {Variant} board
 * @param {number} from
 * @param {number} to
 */
function stepTowards({ columns }, from, to) {
  const down = Math.sign(Math.floor(to / columns) - Math.floor(from / columns));
  return from + down * columns + Math.sign((to % columns) - (from % columns));
}

/** The two cells whose border is nearest to a point. @param {Variant} board @param {Point} point @returns {number[]} */
export function edgeAt(board, point) {
  const cell = cellAt(board, point);
  if (cell === undefined) return [];
  const distance = (/** @type {number} */ other) => {
    const { x, y } = cellMiddle(board, other);
    return Math.hypot(point.x - x, point.y - y);
  };
  const [nearest] = neighboursOf(board, cell).sort((a, b) => distance(a) - distance(b));
  return nearest === undefined ? [] : [Math.min(cell, nearest), Math.max(cell, nearest)];
}

/** The four cells around the inner corner nearest to a point. @param {Variant} board @param {Point} point */
export function cornerAt({ rows, columns }, { x, y }) {
  if (rows < 2 || columns < 2) return [];
  const between = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(most, Math.max(1, Math.round(at)));
  const [row, column] = [between(y, rows - 1), between(x, columns - 1)];
  const first = (row - 1) * columns + column - 1;
  return [first, first + 1, first + columns, first + columns + 1];
}

/** The place in the margin nearest to a point. @param {Variant} board @param {Point} point */
export function spotAt({ rows, columns }, { x, y }) {
  const clamp = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(most, Math.max(-1, Math.floor(at)));
  const spot = { row: clamp(y, rows), column: clamp(x, columns) };
  const isOutside = spot.row < 0 || spot.column < 0 || spot.row === rows || spot.column === columns;
  return isOutside ? spot : undefined;
}

/**
 * The cells that a clue at a place is about; none when there is no clue of this kind.
 * @param {Variant} board
 * @param {Kind} kind
 * @param {{row: number, column: number}} spot
 */
export function lineOfSpot(board, { gesture, id }, spot) {
  const { rows, columns } = board;
  const lines = gesture === 'diagonal' ? diagonalLines(board) : sideLines(board);
  // A sandwich has one clue for the row or column, whichever end it is put at.
  const isFar = id === 'Sandwich' && (spot.row === rows || spot.column === columns);
  const near = spot.row === rows ? { ...spot, row: -1 } : { ...spot, column: -1 };
  const line =
    lineAt(lines, isFar ? near : spot) ?? (gesture === 'diagonal' ? lines.find(endsAt(board, spot)) : undefined);
  return line?.cells ?? [];
}

/**
 * Whether a diagonal leads to a place in the margin.
 * @param {Variant} board
 * @param {{row: number, column: number}} spot
 */
const endsAt =
  ({ columns }, { row, column }) =>
  (/** @type {{cells: number[]}} */ { cells }) => {
    const [before, last] = cells.slice(-2);
    const [down, right] = [
      Math.floor(last / columns) - Math.floor(before / columns),
      (last % columns) - (before % columns),
    ];
    return row === Math.floor(last / columns) + down && column === (last % columns) + right;
  };

/**
 * A minimum or maximum: the cell and those beside it, in the order of the rule.
 * @param {Variant} board
 * @param {string} id
 * @param {number} cell
 */
export function cellsAround(board, id, cell) {
  if (id === 'Minimum') return [...neighboursOf(board, cell), cell];
  return id === 'Maximum' ? [cell, ...neighboursOf(board, cell)] : [cell];
}

/**
 * The copy of cells that begins at a cell: they are moved so that the first one comes to lie there. None when one of
 * them would leave the board or lie on the original.
 * @param {Variant} board
 * @param {number[]} cells
 * @param {number} to
 */
export function copied({ rows, columns }, cells, to) {
  const [down, right] = [
    Math.floor(to / columns) - Math.floor(cells[0] / columns),
    (to % columns) - (cells[0] % columns),
  ];
  const moved = cells.map((cell) => {
    const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
  });
  return moved.some((cell) => cell < 0 || cells.includes(cell)) ? [] : moved;
}
