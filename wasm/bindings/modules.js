// Which WebAssembly module answers a question: each puzzle has one of its own name. Sudoku has a second one, `grading`,
// for hints, reasons, human steps and new puzzles: the first stays small, since a page loads it at its start.

import { traits } from './catalog.js';

/** @typedef {import('./catalog.js').Question} Question */

/** @param {string} puzzle @param {Question} question */
export const moduleFor = (puzzle, question) =>
  puzzle === 'sudoku' && traits.graded.includes(question) ? 'grading' : puzzle;

/** The puzzle of a module. @param {string} module */
export const puzzleOf = (module) => (module === 'grading' ? 'sudoku' : module);
