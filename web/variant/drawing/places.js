// The places of cells in the drawing, and paths through them.

import { CELL } from '../../board/grid.js';

/** @typedef {[x: number, y: number]} Point */

/** The middle of a cell. @param {number} cell @param {number} columns @returns {Point} */
export const middle = (cell, columns) => [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL];

/** @param {Point[]} points */
export const pathThrough = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** @param {number} number */
export const round = (number) => Math.round(number * 100) / 100;

/**
 * The point at a distance from `a` in the direction of `b`.
 * @param {Point} a
 * @param {Point} b
 * @param {number} distance
 */
export function towards([ax, ay], [bx, by], distance) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return /** @type {Point} */ ([ax + ((bx - ax) / length) * distance, ay + ((by - ay) / length) * distance]);
}

/** The middle of several cells. @param {number[]} cells @param {number} columns */
export function centre(cells, columns) {
  const points = cells.map((cell) => middle(cell, columns));
  const mean = (/** @type {0 | 1} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return /** @type {Point} */ ([mean(0), mean(1)]);
}
