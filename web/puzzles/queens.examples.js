// Boards of queens to begin with, from easy to hard.

/** @import { Example } from './examples.js' */

/** @type {Example[]} */
export const examples = [
  // The sample of the judge's task whose notation this is.
  { key: 'first', text: '8 2 0 0 0 4 0 0 0' },
  // Made for this project.
  { key: 'easy', text: '12 0 0 4 2 0 0 0 0 8 0 0 0' },
  // Made for this project.
  { key: 'medium', text: '20 6 0 20 0 0 10 0 17 0 8 0 0 16 0 0 11 0 0 0 19' },
  // Made for this project: no completion.
  { key: 'impossible', text: '12 6 12 0 0 5 0 8 0 0 0 0 0' },
  // Made for this project.
  { key: 'hard', text: '30 0 8 0 0 0 1 0 0 0 17 0 21 25 5 29 15 13 4 0 0 22 7 0 24 9 19 0 11 27 2' },
  // Made for this project.
  {
    key: 'large50',
    text: [
      '50 0 0 0 14 0 0 0 36 0 49 0 0 0 0 0 0 10 21 0 0 29 0 0 0 50 16 44 40 0 0 0 0 37 0 46 43 0 26 0 3 41',
      '0 9 0 15 0 39 0 27 0',
    ].join(' '),
  },
  // Nothing given.
  { key: 'eight', text: '8 0 0 0 0 0 0 0 0' },
  { key: 'empty100', text: `100${' 0'.repeat(100)}` },
];
