// The places of clues around a board when several share one, and the space that they need.

/** @import { Size } from '../../../wasm/iss/cells.js' */
/** @import { Place } from '../../../wasm/iss/outside.js' */

/**
 * Moves clues that share a place outwards, one behind the other.
 * @template {Place} T
 * @param {T[]} clues
 * @returns {T[]}
 */
export function spread(clues) {
  const taken = new Set();
  return clues.map((clue) => {
    let [row, column] = [clue.row, clue.column];
    const [down, right] = clue.towards;
    while (taken.has(`${row},${column}`)) [row, column] = [row - down, column - right];
    taken.add(`${row},${column}`);
    return { ...clue, row, column };
  });
}

/** How many cells of space each side of the board needs. @param {Size} board @param {Place[]} clues */
export function marginsOf({ rows, columns }, clues) {
  const most = (/** @type {number[]} */ sizes) => Math.max(0, ...sizes);
  return {
    above: most(clues.map(({ row }) => -row)),
    before: most(clues.map(({ column }) => -column)),
    below: most(clues.map(({ row }) => row - rows + 1)),
    after: most(clues.map(({ column }) => column - columns + 1)),
  };
}
