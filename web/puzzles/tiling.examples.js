// Tilings to begin with.

import { pageStrings } from '../strings/page-strings.js';
import { tilingWords } from '../strings/tiling-strings.js';
import { calendarRows } from '../tiling/model/labels.js';

/** @import { Example } from './examples.js' */

/** @param {string} grid @param {string[]} board @param {string} pieces */
const tiling = (grid, board, pieces) => [`grid ${grid}`, 'board', ...board, 'pieces', ...pieces.split(' ')].join('\n');

/** Four rows, each a half cell further to the right. */
const slanted = Array.from({ length: 4 }, (_, row) => `${'_'.repeat(row)}${'._'.repeat(6)}.`.padEnd(16, '_'));

/** A rhombus of triangles, six of its edges long. */
const rhombus = Array.from({ length: 6 }, (_, row) => `${'_'.repeat(row + 1)}${'.'.repeat(12)}`.padEnd(18, '_'));

const fifteen = Array.from({ length: 15 }, (_, row) =>
  row >= 6 && row <= 8 ? `${'.'.repeat(5)}${'_'.repeat(5)}${'.'.repeat(5)}` : '.'.repeat(15),
);

const holed = Array.from({ length: 8 }, (_, row) => (row === 3 || row === 4 ? '...__...' : '........'));

const mutilated = ['_.......', ...Array(6).fill('........'), '......._'];

/** @type {{ key: keyof import('../strings/tiling-strings.js').TilingWords['examples'], text: string }[]} */
const all = [
  // The twelve pentominoes in a rectangle: 2,339 ways, not counting turned ones (C. B. and Jenifer Haselgrove, 1960).
  { key: 'pentominoes', text: '6x10 pentominoes' },
  // The puzzle of George Sicherman's and others' calendars, sold as “A-Puzzle-A-Day”: today's date stays open.
  { key: 'calendar', text: tiling('square', calendarRows(new Date()), 'calendar') },
  // Dana Scott, 1958: 65 ways.
  { key: 'pentominoHole', text: tiling('square', holed, 'pentominoes') },
  // The twelve pieces of Kanoodle, which is made by Educational Insights.
  { key: 'kanoodle', text: '5x11 kanoodle' },
  // Piet Hein, 1933: 240 ways.
  { key: 'soma', text: '3x3x3 soma' },
  // The seven tetrahexes in a parallelogram (Martin Gardner, Mathematical Magic Show, chapter 11).
  { key: 'tetrahexes', text: tiling('hex', slanted, 'tetrahexes') },
  // The twelve hexiamonds in a rhombus: 156 ways (G. J. Bloxham; see T. H. O'Beirne, New Scientist, 1961).
  { key: 'hexiamonds', text: tiling('triangle', rhombus, 'hexiamonds') },
  // The 35 hexominoes cannot fill a rectangle, by their colours, but this square with a hole.
  { key: 'hexominoes', text: tiling('square', fifteen, 'hexominoes') },
  // Max Black, 1946: without two opposite corners, dominoes cannot cover a chessboard.
  { key: 'mutilated', text: `${tiling('square', mutilated, '*')} I2` },
];

/** @type {Example[]} */
export const examples = all.map(({ key, text }) => ({
  key,
  name: () => tilingWords(pageStrings).examples[key],
  text,
}));
