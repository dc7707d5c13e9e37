// Writes the table of a rule `Pair`: a bit for each pair of values, six bits a character, the first bit the lowest.
// relation.js reads it. Source: sigh/Interactive-Sudoku-Solver, `fnToBinaryKey`.

/** @import { Variant } from './text.js' */

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * @param {(a: number, b: number) => boolean} holds
 * @param {Pick<Variant, 'lowest' | 'values'>} board
 */
export function relationKey(holds, { lowest, values }) {
  const sixes = Array.from({ length: Math.ceil(values ** 2 / 6) }, () => 0);
  for (let bit = 0; bit < values ** 2; bit += 1) {
    if (holds(lowest + Math.floor(bit / values), lowest + (bit % values))) sixes[Math.floor(bit / 6)] |= 1 << (bit % 6);
  }
  return sixes
    .map((six) => BASE64[six])
    .join('')
    .replace(/A+$/, '');
}
