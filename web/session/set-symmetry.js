// The symmetry of the givens of a board that is being set: each cell has a partner, which is to be given too. A cell
// whose partner is given is asked for; a given that is taken away takes its partner with it.
// Tested by tests/wasm/set-symmetry.test.js and tests/web/setting.test.js.

/** @typedef {'none' | 'rotational' | 'horizontal' | 'vertical' | 'diagonal'} Symmetry */

/**
 * The partner of a row and column, if both go up to `last`.
 * @type {Record<Symmetry, (row: number, column: number, last: number) => number[]>}
 */
const partners = {
  none: (row, column) => [row, column],
  rotational: (row, column, last) => [last - row, last - column],
  horizontal: (row, column, last) => [last - row, column],
  vertical: (row, column, last) => [row, last - column],
  diagonal: (row, column) => [column, row],
};

export const symmetries = /** @type {Symmetry[]} */ (Object.keys(partners));

/** @param {Symmetry} symmetry @param {number} cell @param {number} cells  of the square board */
export function partnerOf(symmetry, cell, cells) {
  const side = Math.sqrt(cells);
  const [row, column] = partners[symmetry](Math.floor(cell / side), cell % side, side - 1);
  return row * side + column;
}

/** The empty cells whose partner is given. @param {Symmetry} symmetry @param {string[]} values  '' for empty cells */
export const askedCells = (symmetry, values) =>
  [...values.keys()].filter((cell) => values[cell] === '' && values[partnerOf(symmetry, cell, values.length)] !== '');

/**
 * The values after an edit, without the partners of what it has taken away.
 * @param {Symmetry} symmetry
 * @param {string[]} before
 * @param {string[]} after
 */
export function withoutPartners(symmetry, before, after) {
  const left = [...after];
  for (const [cell, value] of before.entries())
    if (value !== '' && after[cell] === '') left[partnerOf(symmetry, cell, after.length)] = '';
  return left;
}
