// Which WebAssembly module answers a question: each puzzle has one of its own name. Sudoku has a second one, `grading`,
// which answers all questions: the first only searches for solutions, of one board at a time, and is small, since a
// page loads it at its start.

import { traits } from './catalog.js';

/** @typedef {import('./catalog.js').Question} Question */

/** @param {string} puzzle @param {Question} question @param {boolean} single about one puzzle of the text */
export const moduleFor = (puzzle, question, single = true) =>
  puzzle === 'sudoku' && (!single || traits.largerModule.includes(question)) ? 'grading' : puzzle;

/** The puzzle of a module. @param {string} module */
export const puzzleOf = (module) => (module === 'grading' ? 'sudoku' : module);
