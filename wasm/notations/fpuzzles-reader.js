// Reads the JSON of f-puzzles as a Sudoku variant or a classic Sudoku. It is {size, grid, …}: a cell of the grid has
// `value`, `given`, `region` and `givenPencilMarks`; every rule has a key of its own (fpuzzles-rules.js,
// fpuzzles-dots.js). Cells are named R1C1; clues outside the grid name a cell in row or column 0 or size + 1. The
// meanings are those of dclamage/SudokuSolver (PuzzleFormats/FPuzzlesBoard.cs, SolverFactory.cs), which its users rely
// on.
//
// What is only said in prose states no rule that a program can know; what is only drawn neither (fpuzzles-drawings.js).
// Tested by tests/wasm/variant-links.test.js.
import { quote } from './bounds.js';
import { readDots } from './fpuzzles-dots.js';
import { drawingKeys, readDrawings } from './fpuzzles-drawings.js';
import { fpuzzlesRules } from './fpuzzles-rules.js';
import { fogKeys, fpuzzlesSilent } from './link-keys.js';
import { cellIn, flagIn, isEmpty, numberIn, refuse } from './link-payload.js';
import { boxNumbers, FOG } from './puzzle-builder.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */

/** Rules that are read by `readDots`. */
const dots = new Set(['difference', 'ratio', 'xv', 'negative', 'nonconsecutive']);

/**
 * @param {Json} puzzle with a `grid`
 * @param {typeof import('./puzzle-builder.js').PuzzleBuilder} Builder of a variant or of a classic Sudoku
 * @returns {string} the puzzle as the builder writes it
 */
export function readFpuzzles(puzzle, Builder) {
  const cells = cellsOf(puzzle, Builder.sides);
  const size = puzzle.grid.length;
  const builder = new Builder({ rows: size, columns: size, values: size, lowest: 1 });
  readGrid(builder, cells);
  for (const key of Object.keys(puzzle)) {
    const value = puzzle[key];
    if (key === 'title' || key === 'author') builder.setAbout(key, value);
    if (key === 'ruleset' && !isEmpty(value)) builder.addWords(value, key);
    if (isEmpty(value) || fpuzzlesSilent.has(key) || drawingKeys.includes(key) || fogKeys.has(key)) continue;
    builder.meet(key);
    if (Object.hasOwn(fpuzzlesRules, key)) fpuzzlesRules[key](builder, value, key);
    else if (!dots.has(key)) refuse(`the puzzle has the rule ${quote(key)}, which is not known`);
  }
  if (Object.keys(puzzle).some((key) => fogKeys.has(key) && !isEmpty(puzzle[key]))) builder.addWords(FOG, 'fog');
  readDots(builder, puzzle);
  readDrawings(builder, puzzle);
  return builder.text();
}

/**
 * The cells of the grid, row by row. How many there are is asked before anything is made of them.
 * @param {Json} puzzle
 * @param {typeof import('./puzzle-builder.js').PuzzleBuilder.sides} sides that boards may have
 * @returns {Json[]}
 */
export function cellsOf({ grid, size }, sides) {
  if (!Array.isArray(grid)) refuse('the puzzle has no "grid"');
  const { length } = grid;
  if (!sides.has(length)) refuse(`the grid has ${length} rows; a board has ${sides.words}`);
  if (!isEmpty(size) && numberIn(size) !== length) refuse(`"size" is ${quote(size)}, but the grid has ${length} rows`);
  return grid.flatMap((row, at) => {
    if (!Array.isArray(row) || row.length !== length) refuse(`row ${at + 1} of the grid has not ${length} cells`);
    return row.map((cell, column) => cellIn(cell, `R${at + 1}C${column + 1}`));
  });
}

/** @param {PuzzleBuilder} builder @param {Json[]} cells */
function readGrid(builder, cells) {
  const { columns } = builder.shape;
  const boxes = boxNumbers(builder.shape);
  builder.setRegions(
    cells.map(({ region }, at) => {
      // If a board of this size has no boxes, its rows are the regions.
      if (region === undefined) return boxes[at] ?? Math.floor(at / columns);
      if (region === null) return undefined;
      return Number.isInteger(region) ? region : refuse(`${builder.nameOf(at)}: ${quote(region)} is not a region`);
    }),
  );
  // Entries of a person who solves the puzzle are not part of it. On a board without `given` marks, all values are
  // givens.
  const isGiven = cells.map(({ given }, cell) => flagIn(given, builder.nameOf(cell)));
  const marked = isGiven.includes(true);
  cells.forEach(({ value, givenPencilMarks }, cell) => {
    if (!marked || isGiven[cell]) builder.give(cell, value);
    if (isEmpty(givenPencilMarks)) return;
    builder.meet('givenPencilMarks');
    const marks = builder.list(givenPencilMarks, 'givenPencilMarks').map((mark) => builder.valueAt(cell, mark));
    builder.restrict(cell, (other) => marks.includes(other));
  });
}
