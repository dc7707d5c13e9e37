// Reads classic Sudoku from links of f-puzzles and SudokuPad into the notation `line`, and writes such links. It runs
// in the worker (link-job.js). A rule that is not classic is refused by its name; variant-links.js reads it.
//
// What states no rule, such as titles, words, colours and, in f-puzzles, drawings, is passed over.
// Tested by tests/wasm/links.test.js and tests/wasm/decompression.test.js.
import { readFpuzzles } from './fpuzzles-reader.js';
import { linkTo, puzzleIn } from './link-payload.js';
import { ClassicBuilder, SYMBOLS } from './puzzle-builder.js';
import { readSudokupad } from './sudokupad.js';

/** @typedef {import('./bounds.js').Unreadable} Unreadable */

/**
 * Reads a link into a board in the notation `line`.
 * @param {string} link
 * @returns {string}
 * @throws {Unreadable}
 */
export function readLink(link) {
  const puzzle = puzzleIn(link);
  return (Array.isArray(puzzle.grid) ? readFpuzzles : readSudokupad)(puzzle, ClassicBuilder);
}

/**
 * Writes a board in the notation `line` as a link. All its values are givens.
 * @param {string} line
 * @param {string} notation
 */
export function writeLink(line, notation) {
  const size = Math.sqrt(line.length);
  const cells = [...line].map((symbol) => (symbol === '.' ? {} : { value: SYMBOLS.indexOf(symbol), given: true }));
  const grid = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return linkTo({ size, grid }, notation);
}
