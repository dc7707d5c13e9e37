// Exact covers to begin with, from easy to hard, in Knuth's notation. The larger ones are made here by the few lines
// that define them, which is both shorter and clearer than their options.

import { coverWords } from '../strings/cover-strings.js';
import { pageStrings } from '../strings/page-strings.js';

/** @import { Example } from './examples.js' */
/** @import { CoverWords } from '../strings/cover-strings.js' */

/** @param {string[]} primary @param {string[]} secondary @param {string[]} options */
const problem = (primary, secondary, options) =>
  [[...primary, ...(secondary.length ? ['|', ...secondary] : [])].join(' '), ...options].join('\n');

/** @param {keyof CoverWords['examples']} key @param {string} text @returns {Example} */
const named = (key, text) => ({ key, name: () => coverWords(pageStrings).examples[key], text });

/** @param {number} length */
const numbers = (length) => Array.from({ length }, (_, i) => i + 1);

/** Langford pairs: k numbers between the two k's. Knuth, TAOCP 7.2.2.1, (16). @param {number} n */
function langford(n) {
  const slot = (/** @type {number} */ i) => `s${i}`;
  const options = numbers(n).flatMap((k) => numbers(2 * n - k - 1).map((i) => `${k} ${slot(i)} ${slot(i + k + 1)}`));
  return problem([...numbers(n).map(String), ...numbers(2 * n).map(slot)], [], options);
}

/** n queens: rows and columns are covered once, diagonals at most once. @param {number} n */
function queens(n) {
  const squares = numbers(n).flatMap((row) => numbers(n).map((column) => [row, column]));
  const diagonals = numbers(2 * n - 1).flatMap((i) => [`a${i}`, `b${i}`]);
  const options = squares.map(([row, column]) => `r${row} c${column} a${row + column - 1} b${row - column + n}`);
  return problem([...numbers(n).map((i) => `r${i}`), ...numbers(n).map((i) => `c${i}`)], diagonals, options);
}

const PENTOMINOES = {
  F: '.XX XX. .X.',
  I: 'XXXXX',
  L: 'X... XXXX',
  P: 'XX XX X.',
  N: 'XX.. .XXX',
  T: 'XXX .X. .X.',
  U: 'X.X XXX',
  V: 'X.. X.. XXX',
  W: 'X.. XX. .XX',
  X: '.X. XXX .X.',
  Y: '.X.. XXXX',
  Z: 'XX. .X. .XX',
};

/** Dana Scott's board of 1958: the twelve pentominoes on 8×8 without the four squares in the middle. */
function scott() {
  const free = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && row < 8 && column >= 0 && column < 8 && !(/[34]/.test(`${row}`) && /[34]/.test(`${column}`));
  const places = Array.from({ length: 64 }, (_, i) => [i >> 3, i & 7]).filter(([row, column]) => free(row, column));
  const options = Object.entries(PENTOMINOES).flatMap(([name, shape]) =>
    orientations(shape).flatMap((squares) =>
      places
        .map(([row, column]) => squares.map(([down, right]) => [row + down, column + right]))
        .filter((squares) => squares.every(([row, column]) => free(row, column)))
        .map((squares) => [name, ...squares.map(([row, column]) => `${row}${column}`)].join(' ')),
    ),
  );
  return problem([...Object.keys(PENTOMINOES), ...places.map(([row, column]) => `${row}${column}`)], [], options);
}

/**
 * The different ways to turn a shape. Each is given by offsets from its first square.
 * @param {string} shape
 * @returns {number[][][]}
 */
function orientations(shape) {
  const rows = shape.split(' ');
  let squares = rows.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === 'X' ? [[row, column]] : [])));
  /** @type {Map<string, number[][]>} */
  const ways = new Map();
  for (let turn = 0; turn < 8; turn += 1) {
    squares = squares.map(([row, column]) => (turn === 4 ? [row, -column] : [column, -row]));
    const sorted = squares.toSorted(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2);
    const way = sorted.map(([row, column]) => [row - sorted[0][0], column - sorted[0][1]]);
    ways.set(way.join(), way);
  }
  return [...ways.values()];
}

/** @type {Example[]} */
export const examples = [
  // Knuth, TAOCP 7.2.2.1, (5) and (6).
  { key: 'first', text: problem([...'abcdefg'], [], ['c e', 'a d g', 'b c f', 'a d f', 'b g', 'd e g']) },
  // Knuth, TAOCP 7.2.2.1, (49): secondary items with colours.
  named('colours', problem([...'pqr'], [...'xy'], ['p q x y:A', 'p r x:A y', 'p x:B', 'q x:A', 'r y:B'])),
  named('langford4', langford(4)),
  named('queens6', queens(6)),
  named('langford8', langford(8)),
  named('scott', scott()),
];
