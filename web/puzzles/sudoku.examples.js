// Sudokus to begin with, from easy to hard. Each says where it is from; all but `several` have exactly one solution.

/** @import { Example } from './examples.js' */

/** @type {Example[]} */
export const examples = [
  // Wikipedia's article on Sudoku.
  { key: 'first', text: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
  // The texts of the others are fetched later (sudoku-more.examples.js).
  .../** @type {const} */ (['easy', 'medium', 'hard', 'fiendish', 'sparse', 'several', 'large', 'giant']).map(
    (key) => ({
      key,
      text: '',
    }),
  ),
];
