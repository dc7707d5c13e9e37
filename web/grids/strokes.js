// The cells under a stroke.

/** @import { GridBoard } from './text.js' */

/**
 * The cells from one to another, without gaps: the pointer may skip some.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 */
export function along({ columns }, from, to) {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return (row + Math.round(down * share)) * columns + column + Math.round(right * share);
  });
}

/**
 * The cell of a stroke that stays in the row or the column of its first cell, in whichever it has gone further.
 * @param {GridBoard} board
 * @param {number[]} cells  of the stroke, in their order
 * @param {number} x  of the pointer, in cells
 * @param {number} y
 */
export function locked({ rows, columns }, cells, x, y) {
  const [row, column] = [Math.floor(cells[0] / columns), cells[0] % columns];
  const [toRow, toColumn] = [within(y, rows), within(x, columns)];
  return Math.abs(toRow - row) > Math.abs(toColumn - column) ? toRow * columns + column : row * columns + toColumn;
}

/** @param {number} place @param {number} length */
const within = (place, length) => Math.max(0, Math.min(length - 1, Math.floor(place)));
