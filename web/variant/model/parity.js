// Odd and even cells: lists of candidates that have a sign.

import { valuesOf } from '../../../wasm/iss/shape.js';

/** @import { Variant } from '../../../wasm/iss/text.js' */

/** The odd or the even values of a board. @param {Variant} board @param {string} parity */
export const parityValues = (board, parity) =>
  valuesOf(board).filter((value) => value % 2 === (parity === 'Odd' ? 1 : 0));

/**
 * The sign of a cell whose candidates are all odd or all even values: a disc or a square.
 * @param {number[]} list
 * @param {{lowest: number, values: number}} board
 * @returns {'odd' | 'even' | undefined}
 */
export function parityOf(list, board) {
  const parity = list[0] % 2;
  const all = valuesOf(board).filter((value) => value % 2 === parity);
  const isAll = all.length > 1 && all.length === list.length && list.every((value, i) => value === all[i]);
  return isAll ? (parity === 1 ? 'odd' : 'even') : undefined;
}
