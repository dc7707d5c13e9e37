// Why some tilings have no solution: coloured like a chessboard, a domino always covers a light and a dark cell. The
// pieces of a tiling can make up only some differences between light and dark cells; if the board has another
// difference, there is no solution (Golomb, Polyominoes, 1954).

import { HOLE, MAYBE, placeOf } from './board.js';
import { kindsOf } from './pieces.js';

/** @import { Model } from './board.js' */

const MOST_COPIES = 200;

/** @param {number[]} place */
const isDark = (place) => place.reduce((sum, part) => sum + part, 0) % 2 !== 0;

/**
 * @param {Model} model
 * @returns {[light: number, dark: number] | undefined}  the cells of a board whose colours rule out every solution
 */
export function reasonAgainst(model) {
  const { grid, cells } = model;
  if (grid === 'hex' || cells.some((cell) => cell === MAYBE || /[A-Z]/.test(cell))) return undefined;
  const own = cells.flatMap((cell, index) => (cell === HOLE ? [] : [isDark(placeOf(model, index))]));
  const dark = own.filter(Boolean).length;
  const light = own.length - dark;
  const kinds = kindsOf(model);
  const most = kinds.reduce((sum, { shape, high }) => sum + shape.length * Math.min(high, own.length), 0);
  if (kinds.length === 0 || most < own.length) return undefined; // which is reason enough
  /** @type {Set<number>} */
  let differences = new Set([0]);
  for (const { shape, low, high } of kinds) {
    const by = Math.abs(shape.length - 2 * shape.filter(isDark).length);
    if (by === 0) continue;
    const copies = Math.min(high, Math.floor(own.length / shape.length));
    if (copies > MOST_COPIES) return undefined; // that many make up every difference
    for (let copy = 0; copy < copies; copy += 1) {
      const signs = copy < low ? [-by, by] : [-by, 0, by];
      differences = new Set([...differences].flatMap((sum) => signs.map((step) => sum + step)));
    }
  }
  return differences.has(light - dark) ? undefined : [light, dark];
}
