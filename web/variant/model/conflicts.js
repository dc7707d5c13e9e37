// Filled cells that contradict a rule at first sight: equal digits in a row, region or cage, a full cage with a wrong
// sum, two neighbours whose dot or line says otherwise. The solver knows all rules; this is for while a person types.

import { regionsOf } from '../../../wasm/iss/regions.js';
import { ruleOf } from '../rules/rules.js';

/** @import { Element } from './elements.js' */
/** @import { Variant } from '../../../wasm/iss/text.js' */

/** @param {Variant} board @returns {number[][]} */
function houses(board) {
  const { rows, columns, isRaw } = board;
  if (isRaw) return [];
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
  for (const { kind, cells, number = Number.NaN } of elements.filter(isStated)) {
    const { pair, step, apart } = ruleOf(kind);
    if (pair) test(cells[0], cells[1], (a, b) => pair(a, b, number));
    if (step) for (const [i, b] of cells.slice(1).entries()) test(cells[i], b, (x, y) => step(x, y, number));
    if (kind === 'Palindrome')
      for (const [i, a] of cells.entries()) test(a, cells[cells.length - 1 - i], (x, y) => x === y);
    for (const [a, b] of apart ? pairsApart(board, apart.reach) : []) test(a, b, apart?.obeys ?? (() => true));
  }
  for (const cell of wrongSums(board, elements.filter(isStated))) clashing.add(cell);
  for (const [cell, digit] of digits.entries())
    if (digit !== undefined && candidates[cell]?.includes(digit) === false) clashing.add(cell);
  return clashing;
}

/** Whether an element holds as it is drawn, not as a part of a rule. @param {Element} element */
const isStated = ({ isPart }) => !isPart;

/** The groups of cells that all differ. @param {Variant} board @param {Element[]} elements @returns {number[][]} */
const allDifferent = (board, elements) => [
  ...houses(board),
  ...elements.filter((each) => isStated(each) && ruleOf(each.kind).areDifferent).map(({ cells }) => cells),
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
      for (const pair of pairsApart(board, ruleOf(kind).apart?.reach ?? []))
        if (pair.includes(cell)) for (const each of pair) peers.add(each);
  peers.delete(cell);
  return peers;
}

/** The pairs of cells that lie so far apart. @param {Variant} board @param {[number, number][]} reach */
function pairsApart({ rows, columns }, reach) {
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
