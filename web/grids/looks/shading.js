// Shading that joins into one shape, such as a sea with its waves.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';
import { outlineOf } from './outline.js';

/** Waves in one cell of 40×40, which go on in the next one. */
const WAVES = 'm0 14q5 -5 10 0t10 0 10 0 10 0m-40 19q5 -5 10 0t10 0 10 0 10 0';

/** How far a body is from the border of its cells, and how round its corners are. */
const [INSET, RADIUS] = [5, 12];

/**
 * @param {Map<string, number[]>} cells  by the classes of their shading
 * @param {number} columns
 * @param {'plain' | 'waves' | 'body'} look
 */
export const joinedShading = (cells, columns, look) =>
  [...cells].map(([classes, own]) => {
    const outline = look === 'body' ? outlineOf(own, columns, INSET, RADIUS) : outlineOf(own, columns);
    return svg`<path class=${`shading ${classes}`} d=${outline}></path>
      ${look === 'waves' ? svg`<path class=${`waves ${classes}`} d=${wavesIn(own, columns)}></path>` : ''}`;
  });

/** @param {number[]} cells @param {number} columns */
const wavesIn = (cells, columns) =>
  cells.map((cell) => `M${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL}${WAVES}`).join('');
