// English, for printing.

import { counted } from './boards.js';

export default {
  title: 'Print',
  thisBoard: 'Print this board',
  booklet: 'A booklet of new puzzles',
  bookletHint: 'Made on this device, each with exactly one solution.',
  kind: 'Puzzle',
  count: 'How many',
  perPage: 'A page',
  titles: 'Titles and grades',
  solutions: 'Solutions at the end',
  make: 'Make the booklet',
  stop: 'Stop',
  /** @param {number} made @param {number} wanted */
  progress: (made, wanted) => `${made} of ${wanted}`,
  drawing: 'Drawing the pages…',
  /** @param {number} made */
  ready: (made) => `${counted(made, 'puzzle')} ready to be printed.`,
  /** @param {number} made @param {number} wanted */
  fewer: (made, wanted) => `Only ${made} of ${wanted} were made.`,
  nothing: 'Nothing was made.',
  /** @param {number} made */
  print: (made) => `Print ${counted(made, 'puzzle')}`,
  solutionsTitle: 'Solutions',
};
