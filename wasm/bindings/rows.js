// The numbers that core has for a puzzle and its notations. A worker gets them with the WebAssembly, so that it needs
// no catalog.
import { puzzles } from './catalog.js';

/**
 * Its place among the puzzles, and its notations in core's order.
 * @typedef {{ place: number, notations: string[] }} Row
 */

/** `reading`, the module without puzzles, has none. @param {string} puzzle @returns {Row} */
export function rowOf(puzzle) {
  const place = puzzles.findIndex(({ id }) => id === puzzle);
  return { place, notations: (puzzles[place]?.notations ?? []).map(({ name }) => name) };
}
