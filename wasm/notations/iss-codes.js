// The codes of the notation `iss`. The rules `Pair` and `PairX` have a relation between the values of two cells, as
// bits in base64url (sigh/Interactive-Sudoku-Solver, js/sudoku_constraint.js, fnToBinaryKey). Bit a · n + b says
// whether the a-th value may stand before the b-th; six bits make a character, lowest first; zeros at the end are left
// out.
// `Regex` has its pattern in base64url.
// Tested by tests/wasm/variant-links.test.js.
import { valuesOf } from './iss-text.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * @param {import('./iss-text.js').Shape} shape
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
