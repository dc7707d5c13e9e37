// English, for the Workshop (parts/workshop.js): its controls, and what a board can begin with.

import { counted, grouped } from './boards.js';

export default {
  /** The names of the groups of controls. */
  groups: { play: 'Fill in', set: 'Set', ask: 'Ask', board: 'Board', begin: 'Begin', exchange: 'Keep' },
  more: 'More',
  engine: 'Engine',
  engines: { auto: 'auto', dlx: 'dlx', bits: 'bits' },
  way: 'Play, enter or set',
  /** @param {number} givens @param {number} entries */
  placed: (givens, entries) =>
    [givens > 0 && counted(givens, 'given'), entries > 0 && `${grouped.format(entries)} placed`]
      .filter(Boolean)
      .join(', '),
  fillMarks: 'Fill marks',
  clearsMarks: 'Tidy marks',
  advance: 'Auto-advance',
  rulesOut: 'Rule out by itself',
  tryOut: 'Try out',
  inColours: 'Lines in colours',
  mistakesAtOnce: 'Mistakes at once',
  timer: 'Timer',
  makeUnique: 'Make unique',
  takeAway: 'Take away',
  changing: 'Looking…',
  list: 'List',
  watch: 'Watch',
  seal: 'Seal',
  learn: 'Learn',
  library: 'Library',
  picture: 'From a picture',
  restart: 'Start over',
  fix: 'Fix givens',
  savepoints: 'Savepoints',
  print: 'Print',
  statistics: 'Statistics',
  /** @param {string} typed @param {string} [extent] */
  noSize: (typed, extent) => `“${typed}” is not a size in ${extent}.`,
  example: 'Example',
  ownBoard: 'Your own',
  /** What an example list offers of the other puzzles in its tab. @type {Record<string, string>} */
  kinds: { sudoku: 'Classic Sudoku…', variant: 'Variants: cages, lines, dots…' },
};
