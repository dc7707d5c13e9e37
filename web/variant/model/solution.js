// The values of a solution, as core writes it.

/** @import { Shape } from '../../../wasm/iss/shape.js' */

/**
 * The values of a solution, row by row: letters where there are values above 9, the first letter for 1.
 * @param {Shape} board
 * @param {string | undefined} solution
 * @returns {(number | undefined)[]}
 */
export function readSolution({ lowest, values }, solution = '') {
  const isLettered = lowest + values - 1 > 9;
  return Array.from(solution, (symbol) => {
    if (/\d/.test(symbol)) return Number(symbol);
    return isLettered && /[A-P]/.test(symbol) ? symbol.charCodeAt(0) - 64 : undefined;
  });
}
