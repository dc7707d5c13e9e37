// Filled cells that contradict a rule at first sight: equal digits in a row, region or cage, a full cage with a wrong
// sum, two neighbours whose dot or line says otherwise. The solver knows all rules; this is for while a person types.

import { regionsOf } from '../../../wasm/iss/regions.js';

/** @import { Element } from './elements.js' */
/** @import { Variant } from '../../../wasm/iss/text.js' */

/** Elements whose cells all differ. */
const distinct = new Set(['Cage', 'AllDifferent', 'Windoku', 'Diagonal', 'Renban', 'EqualityCage', 'Lunchbox']);

/** @typedef {Record<string, (a: number, b: number, n: number) => boolean>} Relations  n: the number of the element */

/** Elements between two cells: what their values must obey. @type {Relations} */
const pairs = {
  WhiteDot: (a, b) => Math.abs(a - b) === 1,
  Difference: (a, b, n) => Math.abs(a - b) === n,
  BlackDot: (a, b) => a === 2 * b || b === 2 * a,
  Ratio: (a, b, n) => a === n * b || b === n * a,
  X: (a, b) => a + b === 10,
  V: (a, b) => a + b === 5,
  PairSum: (a, b, n) => a + b === n,
  GreaterThan: (a, b) => a > b,
};

/** Lines: what each two cells one after the other must obey. @type {Relations} */
const steps = {
  Thermo: (a, b) => a < b,
  SlowThermo: (a, b) => a <= b,
  Whisper: (a, b, n) => Math.abs(a - b) >= n,
};

/** Rules about cells that lie so far apart: how far, and what their values must obey. */
/** @type {Record<string, {reach: [number, number][], obeys: (a: number, b: number) => boolean}>} */
const reaches = {
  AntiKnight: {
    reach: [
      [1, 2],
      [1, -2],
      [2, 1],
      [2, -1],
    ],
    obeys: (a, b) => a !== b,
  },
  AntiKing: {
    reach: [
      [1, 1],
      [1, -1],
    ],
    obeys: (a, b) => a !== b,
  },
  AntiConsecutive: {
    reach: [
      [0, 1],
      [1, 0],
    ],
    obeys: (a, b) => Math.abs(a - b) !== 1,
  },
};

/** @param {Variant} board @returns {number[][]} */
function houses(board) {
  const { rows, columns } = board;
  const row = (/** @type {number} */ at) => Array.from({ length: columns }, (_, i) => at * columns + i);
  const column = (/** @type {number} */ at) => Array.from({ length: rows }, (_, i) => i * columns + at);
  return [
    ...Array.from({ length: rows }, (_, at) => row(at)),
    ...Array.from({ length: columns }, (_, at) => column(at)),
    ...regionsOf(board),
  ];
}

/**
 * @param {Variant} board
 * @param {Element[]} elements  of it
 * @returns {Set<number>}
 */
export function conflicts(board, elements) {
  const { digits, candidates } = board;
  /** @type {Set<number>} */
  const clashing = new Set();
  if (digits.every((digit) => digit === undefined)) return clashing;
  /** @param {number} a @param {number} b @param {(a: number, b: number) => boolean} obeys */
  const test = (a, b, obeys) => {
    const [first, second] = [digits[a], digits[b]];
    if (a !== b && first !== undefined && second !== undefined && !obeys(first, second)) clashing.add(a).add(b);
  };
  for (const house of allDifferent(board, elements))
    for (const [i, a] of house.entries()) for (const b of house.slice(i + 1)) test(a, b, (x, y) => x !== y);
  for (const { kind, cells, number = Number.NaN } of elements) {
    if (pairs[kind]) test(cells[0], cells[1], (a, b) => pairs[kind](a, b, number));
    if (steps[kind])
      for (const [i, b] of cells.slice(1).entries()) test(cells[i], b, (x, y) => steps[kind](x, y, number));
    if (kind === 'Palindrome')
      for (const [i, a] of cells.entries()) test(a, cells[cells.length - 1 - i], (x, y) => x === y);
    for (const [a, b] of reaches[kind] ? apart(board, reaches[kind].reach) : []) test(a, b, reaches[kind].obeys);
  }
  for (const cell of wrongSums(board, elements)) clashing.add(cell);
  for (const [cell, digit] of digits.entries())
    if (digit !== undefined && candidates[cell]?.includes(digit) === false) clashing.add(cell);
  return clashing;
}

/** The groups of cells that all differ. @param {Variant} board @param {Element[]} elements @returns {number[][]} */
const allDifferent = (board, elements) => [
  ...houses(board),
  ...elements.filter(({ kind }) => distinct.has(kind)).map(({ cells }) => cells),
];

/**
 * The cells that cannot have the same value as a cell.
 * @param {Variant} board
 * @param {Element[]} elements
 * @param {number} cell
 * @returns {Set<number>}
 */
export function peersOf(board, elements, cell) {
  const peers = new Set(allDifferent(board, elements).flatMap((group) => (group.includes(cell) ? group : [])));
  for (const { kind } of elements)
    if (kind === 'AntiKnight' || kind === 'AntiKing')
      for (const pair of apart(board, reaches[kind].reach))
        if (pair.includes(cell)) for (const each of pair) peers.add(each);
  peers.delete(cell);
  return peers;
}

/** The pairs of cells that lie so far apart. @param {Variant} board @param {[number, number][]} reach */
function apart({ rows, columns }, reach) {
  return Array.from({ length: rows * columns }, (_, cell) => cell).flatMap((cell) =>
    reach
      .filter(([down, right]) => {
        const column = (cell % columns) + right;
        return Math.floor(cell / columns) + down < rows && column >= 0 && column < columns;
      })
      .map(([down, right]) => [cell, cell + down * columns + right]),
  );
}

/** The cells of full cages and arrows whose sum is wrong. @param {Variant} board @param {Element[]} elements */
function wrongSums({ digits }, elements) {
  const total = (/** @type {number[]} */ cells) => cells.reduce((sum, cell) => sum + (digits[cell] ?? Number.NaN), 0);
  return elements.flatMap(({ kind, cells, label }) => {
    const wanted =
      kind === 'Cage' && label ? Number(label) : kind === 'Arrow' ? (digits[cells[0]] ?? Number.NaN) : Number.NaN;
    const sum = total(kind === 'Arrow' ? cells.slice(1) : cells);
    return Number.isNaN(wanted) || Number.isNaN(sum) || sum === wanted ? [] : cells;
  });
}
