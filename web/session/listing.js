// All solutions of a board, for a person who looks at them one by one. Fetched when a list is first asked for.

/** @import { Answer, Options, Progress } from './solver-client.js' */

/** The most solutions that are listed: nobody looks at more of them one by one. */
export const MAX_LISTED = 10_000;

/**
 * Collects all solutions of a list. Those that are found can be looked at while the search goes on.
 * @param {(options: Options) => AsyncGenerator<string, Answer>} start
 * @param {Options} options
 * @returns {Promise<Answer>}
 */
export async function collectSolutions(start, options) {
  /** @type {string[]} */
  const solutions = [];
  /** @param {Progress} progress */
  const onProgress = (progress) => options.onProgress?.({ ...progress, listed: solutions });
  const list = start({ limit: MAX_LISTED, ...options, onProgress });
  for (;;) {
    const { value, done } = await list.next();
    if (done) return { ...value, solution: solutions[0] ?? null, solutions };
    solutions.push(value);
  }
}
