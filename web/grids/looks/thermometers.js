// Thermometers: tubes that begin at a bulb, filled as far as their cells are.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';

/** The radius of a bulb, and of what fills it. */
const [BULB, FILLED] = [15, 10];

/**
 * @param {number[][]} tubes  the cells of each, from its bulb
 * @param {number} columns
 * @param {(cell: number) => string} filledBy  the class of what fills a cell; '' if it is not filled
 */
export function mercury(tubes, columns, filledBy) {
  const [x, y] = [
    (/** @type {number} */ cell) => ((cell % columns) + 0.5) * CELL,
    (/** @type {number} */ cell) => (Math.floor(cell / columns) + 0.5) * CELL,
  ];
  const point = (/** @type {number} */ cell) => `${x(cell)} ${y(cell)}`;
  return tubes.map((cells) => {
    const filled = cells.map((cell, at) => {
      const by = filledBy(cell);
      if (by === '') return '';
      // From the cell before, if that is filled, too.
      const start = at > 0 && filledBy(cells[at - 1]) !== '' ? cells[at - 1] : cell;
      return svg`<path class=${`mercury ${by}`} d="M${point(start)}L${point(cell)}"></path>
        ${at > 0 ? '' : svg`<circle class=${`mercury-bulb ${by}`} cx=${x(cell)} cy=${y(cell)} r=${FILLED}></circle>`}`;
    });
    return svg`<path class="tube" d="M${cells.map(point).join('L')}"></path>
      <circle class="bulb" cx=${x(cells[0])} cy=${y(cells[0])} r=${BULB}></circle>${filled}`;
  });
}
