// The part of a large board that is seen: zoomed by keys of the keypad or by two fingers, moved by them, by the wheel,
// by a drag on the clues, and by the cursor. The clues stay at its edges. Tested by tests/wasm/grids.test.js and
// tests/web/grids-phone.test.js.

/** @import { Part } from '../board/places.js' */

/** What the keys of the keypad press. */
export const [ZOOM_IN, ZOOM_OUT] = ['ZoomIn', 'ZoomOut'];

/** A board with a longer side can be zoomed. */
const SMALL = 15;
/** How many cells are seen at each step. */
const STEPS = [20, 15, 10];
const LEAST = 6;

/** @typedef {{rows: number, columns: number}} Size */

/** @param {Size} board */
export const canZoom = ({ rows, columns }) => Math.max(rows, columns) > SMALL;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.max(0, Math.min(most, value));

/**
 * A part of the board that shows this many cells each way, as near to a place as the board allows; undefined for all.
 * @param {Size} board
 * @param {number} cells
 * @param {number} x  of its left edge
 * @param {number} y
 * @returns {Part | undefined}
 */
function partAt(board, cells, x, y) {
  const rows = Math.min(board.rows, Math.max(LEAST, cells));
  const columns = Math.min(board.columns, Math.max(LEAST, cells));
  if (rows >= board.rows && columns >= board.columns) return undefined;
  return { x: within(x, board.columns - columns), y: within(y, board.rows - rows), rows, columns };
}

/** How many cells are seen each way. @param {Size} board @param {Part | undefined} part */
const seen = (board, part = { x: 0, y: 0, ...board }) => Math.max(part.rows, part.columns);

/**
 * The next step in or out, around a cell.
 * @param {Size} board
 * @param {Part | undefined} part
 * @param {boolean} isIn
 * @param {number} cell
 */
export function stepped(board, part, isIn, cell) {
  const now = seen(board, part);
  const next = isIn
    ? (STEPS.find((cells) => cells < now) ?? now)
    : (STEPS.findLast((cells) => cells > now && cells < Math.max(board.rows, board.columns)) ?? Infinity);
  const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
  return partAt(board, next, Math.round(column + 0.5 - next / 2), Math.round(row + 0.5 - next / 2));
}

/** The same part moved by some cells. @param {Size} board @param {Part} part @param {number} x @param {number} y */
export const moved = (board, part, x, y) => partAt(board, seen(board, part), part.x + x, part.y + y);

/** The part moved no further than until a cell is in it. @param {Size} board @param {Part} part @param {number} cell */
export function following(board, part, cell) {
  const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
  const x = Math.min(column, Math.max(part.x, column + 1 - part.columns));
  const y = Math.min(row, Math.max(part.y, row + 1 - part.rows));
  return partAt(board, seen(board, part), x, y);
}

/**
 * What two fingers make of a part: what was between them stays there.
 * @param {Size} board
 * @param {Part | undefined} part  when they came down
 * @param {{x: number, y: number}} from  the middle between them then, in cells
 * @param {{x: number, y: number}} to  the middle now, in the cells of that part
 * @param {number} growth  how much further apart they are
 */
export function pinched(board, part = { x: 0, y: 0, ...board }, from, to, growth) {
  const cells = seen(board, part) / growth;
  // A cell of the new part is `growth` times as wide.
  return partAt(board, cells, from.x - (to.x - part.x) / growth, from.y - (to.y - part.y) / growth);
}
