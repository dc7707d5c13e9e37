// The codes of the notation `iss`. The rules `Pair` and `PairX` have a relation between the values of two cells, as
// bits in base64url (sigh/Interactive-Sudoku-Solver, js/sudoku_constraint.js, fnToBinaryKey). Bit a · n + b says
// whether the a-th value may stand before the b-th; six bits make a character, lowest first; zeros at the end are left
// out. `Regex` has its pattern in base64url. Tested by tests/wasm/iss.test.js.
import { valuesOf } from './shape.js';

/** @import { Shape } from './shape.js' */

/** @typedef {Pick<Shape, 'values' | 'lowest'>} Range */

/**
 * A relation that setters have a sign for, and its number.
 * @typedef {object} Relation
 * @property {'Difference' | 'Ratio' | 'PairSum' | 'SlowThermo' | 'Whisper' | 'Relation'} kind
 * @property {number} [number]
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The code of a relation.
 * @param {Range} shape
 * @param {(a: number, b: number) => boolean} allows
 */
export function pairKey(shape, allows) {
  const values = valuesOf(shape);
  const bits = values.flatMap((a) => values.map((b) => allows(a, b)));
  let key = '';
  for (let at = 0; at < bits.length; at += 6) {
    key += DIGITS[bits.slice(at, at + 6).reduce((digit, bit, place) => digit + (Number(bit) << place), 0)];
  }
  return key.replace(/A+$/, '');
}

/** Relations with a sign, by their codes, for each range of values. @type {Map<string, Map<string, Relation>>} */
const signs = new Map();

/**
 * What a relation is for a person.
 * @param {Range} shape
 * @param {string} key
 * @returns {Relation}
 */
export function relationOf({ values, lowest }, key) {
  const range = `${lowest} ${values}`;
  const known = signs.get(range) ?? signsOf({ values, lowest });
  signs.set(range, known);
  return known.get(key.replace(/A+$/, '')) ?? { kind: 'Relation' };
}

/** @param {Range} shape */
function signsOf(shape) {
  /** @type {Map<string, Relation>} */
  const known = new Map([[pairKey(shape, (a, b) => a <= b), { kind: 'SlowThermo' }]]);
  /**
   * @param {Relation['kind']} kind
   * @param {number} least
   * @param {(number: number) => (a: number, b: number) => boolean} of
   */
  const add = (kind, least, of) => {
    for (let number = least; number < 2 * (shape.lowest + shape.values); number += 1) {
      const key = pairKey(shape, of(number));
      // A relation that no two values obey has no sign; if two signs mean the same, the first one is taken.
      if (key !== '' && !known.has(key)) known.set(key, { kind, number });
    }
  };
  add('Difference', 1, (n) => (a, b) => Math.abs(a - b) === n);
  add('Ratio', 2, (n) => (a, b) => a === n * b || b === n * a);
  add('PairSum', 1, (n) => (a, b) => a + b === n);
  add('Whisper', 2, (n) => (a, b) => Math.abs(a - b) >= n);
  return known;
}

/** The code of a pattern. @param {string} pattern in ASCII */
export const encodePattern = (pattern) => btoa(pattern).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The pattern of a code; what is no code is returned as it is. @param {string} code */
export function decodePattern(code) {
  try {
    return atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return code;
  }
}
