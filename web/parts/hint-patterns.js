// What players have names for in puzzles of cells (core/puzzles/grid/patterns): its name, why something follows, and
// which cells that is about.

import { cellPatternsStrings } from '../strings/cell-patterns-strings.js';

/** @import { Hint } from 'quadrille' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/** @param {string | null} rule  of a hint or a reason; undefined where it is no pattern */
export const patternNamed = (rule) => (rule === null ? undefined : cellPatternsStrings().patterns[rule]);

/**
 * The row or the column that a pattern is about, or the marked region; undefined where its reason names none.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {{rule: string | null, because: number[], source?: Hint['source']}} hint  or a reason
 */
export function lineThat({ place, size }, text, { rule, because, source }) {
  if (!place || !patternNamed(rule)?.of) return undefined;
  const { line } = cellPatternsStrings();
  const cells = new Set(source?.cells ?? because);
  const [rows, columns] = extents([...cells].map((cell) => place(text, cell)));
  const [height, width] = size(text).split('×').map(Number);
  if (rows[0] === rows[1] && cells.size === width) return line.row(rows[0]);
  return columns[0] === columns[1] && cells.size === height ? line.column(columns[0]) : line.region;
}

/**
 * Why a pattern holds; undefined where it is none.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {{rule: string | null, because: number[], source?: Hint['source']}} hint  or a reason
 */
export function whyOf(puzzle, text, hint) {
  const pattern = patternNamed(hint.rule);
  const line = lineThat(puzzle, text, hint);
  return line === undefined ? pattern?.why : pattern?.of?.(line);
}

/** A sentence says no more values. */
const MOST_VALUES = 2;

/**
 * What follows from a hint: a rectangle, or what all of its cells get.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {Hint & {cell: number, value: number}} hint
 */
export const whatFollows = (puzzle, text, hint) =>
  rectangleThat(puzzle, text, hint) ??
  severalThat(puzzle, text, hint.marks ?? []) ??
  puzzle.describe(text, hint.cell, hint.value);

/**
 * What follows where that is several cells: where they are, if they are side by side in a line; else they are marked.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {NonNullable<Hint['marks']>} marks
 */
function severalThat({ id, place, symbol }, text, marks) {
  if (!place || marks.length < 2) return undefined;
  const what = [...new Set(marks.map(({ cell, value }) => symbol(value, text, cell)))];
  if (what.length > MOST_VALUES) return undefined;
  const [rows, columns] = extents(marks.map(({ cell }) => place(text, cell)));
  const area = (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);
  const isLine = area === marks.length && (rows[0] === rows[1] || columns[0] === columns[1]);
  const strings = cellPatternsStrings();
  if (id === 'hashi') return strings.bridges(what);
  return isLine && what.length === 1 ? strings.inLine(rows, columns, what[0]) : strings.several(marks.length, what);
}

/** The first and the last row and column of some places. @param {[row: number, column: number][]} places */
const extents = (places) =>
  [0, 1].map((side) => {
    const all = places.map((each) => each[side]);
    return /** @type {[from: number, to: number]} */ ([Math.min(...all), Math.max(...all)]);
  });

/**
 * What follows where that is a rectangle, whose cells the hint marks: its rows and columns. Else undefined.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {Hint} hint
 */
export function rectangleThat({ place }, text, { rule, source }) {
  const cells = source?.cells ?? [];
  if (!place || /** @type {string | null} */ (rule) !== 'only-rectangle' || cells.length === 0) return undefined;
  const [rows, columns] = extents(cells.map((cell) => place(text, cell)));
  return cellPatternsStrings().rectangle(rows, columns);
}
