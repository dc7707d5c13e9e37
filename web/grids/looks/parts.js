// Parts of a board, such as rectangles, dominoes or galaxies: outlines with a faint tint.

import { svg } from 'lit';
import { outlineOf } from './outline.js';

/** How far an outline is from the border of its cells. */
const INSET = 3;

/**
 * The cells of each part.
 * @param {string[]} names  of parts by cell, '' for none
 */
export function partsOf(names) {
  /** @type {Map<string, number[]>} */
  const parts = new Map();
  for (const [cell, name] of names.entries()) {
    if (name === '') continue;
    const own = parts.get(name);
    if (own) own.push(cell);
    else parts.set(name, [cell]);
  }
  return [...parts.values()];
}

/** @param {string[]} names  of parts by cell, '' for none @param {number} columns @param {string} classes */
export const outlinedParts = (names, columns, classes) =>
  partsOf(names).map(
    (cells) => svg`<path class=${`part-box ${classes}`} d=${outlineOf(cells, columns, INSET, 7)}></path>`,
  );
