// Counts solutions up to symmetry: those that turning or reflecting the board makes the same count once.

/** @import { PageSession } from './page-session.js' */
/** @import { Answer, Options, Solver } from './solver-client.js' */

/** Every solution has to be met: of very many, the number of classes is left out. */
const SECONDS = 20;

/**
 * @param {Solver} solver
 * @param {string} puzzle
 * @param {string} text
 * @param {Answer} counted  the answer to the usual count
 * @param {Options} options
 * @returns {Promise<bigint | undefined>}  undefined when the count was stopped, or when it tells nothing new
 */
async function countClasses(solver, puzzle, text, counted, options) {
  if ((counted.count ?? 0n) < 2n) return undefined;
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

/**
 * The number of solutions of a session's board up to symmetry, unless something else is asked meanwhile.
 * @param {PageSession} session
 * @param {Answer} answer  to the usual count
 */
export async function classesOf({ query, solver, puzzle, text, options }, answer) {
  const abort = new AbortController();
  const onChange = () => query.state.answer !== answer && abort.abort();
  query.addEventListener('change', onChange);
  const all = { ...options, format: puzzle.notation, signal: abort.signal };
  const classes = await countClasses(solver, puzzle.id, text, answer, all);
  query.removeEventListener('change', onChange);
  return classes;
}
