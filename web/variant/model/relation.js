// What a rule `Pair` says: its key is a table of the pairs of values that it allows, six bits a character, as ISS
// writes it (sigh/Interactive-Sudoku-Solver, fnToBinaryKey). Tables that setters have a sign for are recognized.

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * @typedef {object} Relation
 * @property {'Difference' | 'Ratio' | 'PairSum' | 'SlowThermo' | 'Whisper' | 'Relation'} kind
 * @property {number} [number]
 */

/** @param {string} key @param {number} values @returns {(a: number, b: number) => boolean}  of indices of values */
function tableOf(key, values) {
  return (a, b) => {
    const bit = a * values + b;
    return (BASE64.indexOf(key[Math.floor(bit / 6)] ?? 'A') & (1 << (bit % 6))) !== 0;
  };
}

/**
 * @param {string} key
 * @param {{values: number, lowest: number}} board
 * @returns {Relation}
 */
export function relationOf(key, { values, lowest }) {
  const allows = tableOf(key, values);
  const numbers = Array.from({ length: values }, (_, i) => lowest + i);
  /** @param {(a: number, b: number) => boolean} holds */
  const is = (holds) => numbers.every((a, i) => numbers.every((b, j) => allows(i, j) === holds(a, b)));
  const steps = Array.from({ length: 2 * (lowest + values) }, (_, i) => i);
  /** @param {(number: number) => (a: number, b: number) => boolean} relation */
  const find = (relation) => steps.find((number) => is(relation(number)));
  if (is((a, b) => a <= b)) return { kind: 'SlowThermo' };
  const difference = find((number) => (a, b) => number > 0 && Math.abs(a - b) === number);
  if (difference !== undefined) return { kind: 'Difference', number: difference };
  const ratio = find((number) => (a, b) => number > 1 && (a === number * b || b === number * a));
  if (ratio !== undefined) return { kind: 'Ratio', number: ratio };
  const sum = find((number) => (a, b) => number > 0 && a + b === number);
  if (sum !== undefined) return { kind: 'PairSum', number: sum };
  const least = find((number) => (a, b) => number > 1 && Math.abs(a - b) >= number);
  return least === undefined ? { kind: 'Relation' } : { kind: 'Whisper', number: least };
}
