// What a hint says of a number in kinds whose numbers make a path. Tested by tests/wasm/kind-boards.test.js.

import { describe, valuesOf } from './genres.js';
import { around } from './text.js';

/** @import { GridBoard } from './text.js' */

/**
 * The numbers before and after one, where they are on the board and only one empty cell is next to each of them.
 * @param {GridBoard} board
 * @param {number} cell  the one in which the number is
 * @param {number} number
 * @returns {string[]}  none where more cells are, or where the numbers do not make a path
 */
export function besideOnly(board, cell, number) {
  const { trail: where } = describe(board);
  const tokens = valuesOf(board);
  const others = [number - 1, number + 1].map(String).filter((token) => tokens.includes(token));
  if (!where || others.length === 0) return [];
  const isBeside = (/** @type {number} */ from, /** @type {number} */ to) =>
    around(board, from).includes(to) &&
    (where === 'touching cells' || Math.abs(from - to) === board.columns || Math.abs(from - to) === 1);
  const free = tokens.flatMap((token, at) =>
    token === '' && others.every((other) => isBeside(at, tokens.indexOf(other))) ? at : [],
  );
  return free.length === 1 && free[0] === cell ? others : [];
}
