// What players have names for in puzzles of cells (core/puzzles/grid/patterns): its name, why something follows, and
// which rectangle that is.

import { cellPatternsStrings } from '../strings/cell-patterns-strings.js';

/** @import { Hint } from 'quadrille' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/** @param {string | null} rule  of a hint or a reason; undefined where it is no pattern */
export const patternNamed = (rule) => (rule === null ? undefined : cellPatternsStrings().patterns[rule]);

/**
 * What follows where that is a rectangle, whose cells the hint marks: its rows and columns. Else undefined.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {Hint} hint
 */
export function rectangleThat({ place }, text, { rule, source }) {
  const cells = source?.cells ?? [];
  if (!place || /** @type {string | null} */ (rule) !== 'only-rectangle' || cells.length === 0) return undefined;
  const places = cells.map((cell) => place(text, cell));
  const [rows, columns] = [0, 1].map((side) => {
    const all = places.map((each) => each[side]);
    return /** @type {[from: number, to: number]} */ ([Math.min(...all), Math.max(...all)]);
  });
  return cellPatternsStrings().rectangle(rows, columns);
}
