// How the arrow keys move over a board.

import { parityOf, placeOf } from './board.js';
import { isPlace } from './grids.js';

/** @import { Model } from './board.js' */

/** @type {Record<string, [layer: number, row: number, column: number]>} */
const STEPS = {
  ArrowLeft: [0, 0, -1],
  ArrowRight: [0, 0, 1],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  PageUp: [-1, 0, 0],
  PageDown: [1, 0, 0],
};

/**
 * @param {Model} model
 * @param {number} index
 * @param {string} key
 * @returns {number | undefined}  the place that the key moves to; undefined when it moves to none
 */
export function stepFrom(model, index, key) {
  const { layers, rows, columns } = model;
  const parity = parityOf(model);
  const [layer, row, column] = placeOf(model, index);
  const at = (/** @type {number} */ l, /** @type {number} */ r, /** @type {number} */ c) => {
    const isInside = l >= 0 && l < layers && r >= 0 && r < rows && c >= 0 && c < columns;
    const place = (l * rows + r) * columns + c;
    return isInside && isPlace(model, place, parity) ? place : undefined;
  };
  if (key === 'Home') return at(layer, row, 0) ?? at(layer, row, 1);
  if (key === 'End') return at(layer, row, columns - 1) ?? at(layer, row, columns - 2);
  if (!Object.hasOwn(STEPS, key)) return undefined;
  const [down, below, right] = STEPS[key];
  const [l, r, c] = [layer + down, row + below, column + right];
  return at(l, r, c) ?? (right ? at(l, r, c + right) : at(l, r, c + 1)) ?? (right ? undefined : at(l, r, c - 1));
}
