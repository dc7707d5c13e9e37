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

/** The number of hues (board/hues.css), a step that visits them all with large distances, and the first one. */
const [HUES, STEP, FIRST_HUE] = [12, 5, 8];

/**
 * A finished picture in colours: each of its shapes has one, the largest shape the first.
 * @param {number[]} cells
 * @param {number} columns
 * @returns {Map<string, number[]>}  the cells, by the classes of their shading
 */
export function painted(cells, columns) {
  const left = new Set(cells);
  /** @type {number[][]} */
  const shapes = [];
  for (const first of left) {
    const shape = [first];
    left.delete(first);
    for (const cell of shape) {
      const column = cell % columns;
      const beside = [cell - columns, cell + columns, column > 0 ? cell - 1 : -1, column + 1 < columns ? cell + 1 : -1];
      for (const other of beside) if (left.delete(other)) shape.push(other);
    }
    shapes.push(shape);
  }
  shapes.sort((one, other) => other.length - one.length);
  /** @type {Map<string, number[]>} */
  const classes = new Map();
  for (const [at, shape] of shapes.entries()) {
    const name = `painted hue-${(FIRST_HUE + at * STEP) % HUES}`;
    classes.set(name, [...(classes.get(name) ?? []), ...shape]);
  }
  return classes;
}
