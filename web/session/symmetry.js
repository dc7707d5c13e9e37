// Counts solutions up to symmetry: solutions that a rotation or reflection turns into each other count once.

/** @import { Answer, Options, Solver } from './solver-client.js' */

/** The search visits every solution. If it takes longer than this, the number of classes is not shown. */
const SECONDS = 20;

/**
 * @param {Solver} solver
 * @param {import('./solver-client.js').AskedId} puzzle
 * @param {string} text
 * @param {Answer} counted  the answer to the usual count or list
 * @param {Options} options
 * @returns {Promise<bigint | undefined>}  undefined when the count was stopped, or with fewer than two solutions
 */
export async function countClasses(solver, puzzle, text, counted, options) {
  if (Number(counted.count ?? counted.solutions?.length ?? 0) < 2) return undefined;
  try {
    const { verdict, count } = await solver.ask('count', puzzle, text, {
      ...options,
      upToSymmetry: true,
      seconds: SECONDS,
    });
    return verdict === 'counted' ? count : undefined;
  } catch {
    return undefined; // the usual count has been answered
  }
}
