// Bridges between islands: a stroke or a key draws them from island to island, not in single cells.

import { isIsland } from './genres.js';
import { BLANK } from './text.js';

/** @import { GridBoard } from './text.js' */

/** The key of the keypad that draws bridges; the keyboard has those of the four values too. */
export const BRIDGE = 'Bridge';

const LEVEL = ['-', '='];
const UPRIGHT = ['|', '"'];

/**
 * The cells between two islands, in a row or a column, around a cell; none if there are not two, or a bridge crosses.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number} cell
 * @param {boolean} isUpright
 */
function gapAt(board, values, cell, isUpright) {
  if (isIsland(board, cell)) return [];
  const { rows, columns } = board;
  const gap = [cell];
  for (const step of isUpright ? [-columns, columns] : [-1, 1]) {
    for (let at = cell + step; ; at += step) {
      const isInside = isUpright
        ? at >= 0 && at < rows * columns
        : Math.floor(at / columns) === Math.floor(cell / columns) && at >= 0;
      if (!isInside) return [];
      if (isIsland(board, at)) break;
      gap.push(at);
    }
  }
  const crossing = isUpright ? LEVEL : UPRIGHT;
  return gap.some((at) => crossing.includes(values[at])) ? [] : gap;
}

/** @param {string} value */
const isUprightValue = (value) => UPRIGHT.includes(value);

/**
 * The values with one more bridge in each gap that a stroke goes through; after two bridges there is none again. A
 * click goes through both directions of its cell.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number[]} stroke
 */
export function bridged(board, values, stroke) {
  const drawn = [...values];
  const [first, last] = [stroke[0], stroke[stroke.length - 1]];
  if (first === last) {
    const ways = [false, true].filter(
      (isUpright) => gapAt(board, clearedAt(values, first), first, isUpright).length > 0,
    );
    const cycle = [...ways.flatMap((isUpright) => (isUpright ? UPRIGHT : LEVEL)), ''];
    const now = values[first] === BLANK ? '' : values[first];
    const next = cycle[(cycle.indexOf(now) + 1) % cycle.length];
    return withBridge(board, drawn, first, next);
  }
  const isUpright = Math.abs(Math.floor(last / board.columns) - Math.floor(first / board.columns)) > 0;
  const done = new Set();
  for (const cell of stroke) {
    const gap = done.has(cell) ? [] : gapAt(board, values, cell, isUpright);
    const cycle = ['', ...(isUpright ? UPRIGHT : LEVEL)];
    const next = cycle[(Math.max(0, cycle.indexOf(values[cell])) + 1) % cycle.length];
    for (const each of gap) {
      done.add(each);
      drawn[each] = next;
    }
  }
  return drawn;
}

/** @param {string[]} values @param {number} cell */
const clearedAt = (values, cell) => {
  const own = values[cell];
  return own === '' || own === BLANK ? values : values.map((value) => (value === own ? '' : value));
};

/**
 * The values with these bridges between the islands around a cell, or without any.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number} cell
 * @param {string} value
 */
export function withBridge(board, values, cell, value) {
  const drawn = [...values];
  const old = values[cell];
  if ([...LEVEL, ...UPRIGHT].includes(old))
    for (const each of gapAt(board, values, cell, isUprightValue(old))) drawn[each] = '';
  if (value === '' || value === BLANK) {
    drawn[cell] = value;
    return drawn;
  }
  for (const each of gapAt(board, drawn, cell, isUprightValue(value))) drawn[each] = value;
  return drawn;
}
