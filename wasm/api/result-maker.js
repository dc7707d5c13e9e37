// The results of the questions, in the form that the package returns.
import { lazyImport } from './lazy-import.js';

/** @typedef {import('../transport/protocol.js').ToResult} ToResult */
/** @typedef {import('./types.js').Question} Question */
/** @typedef {'hint' | 'candidates' | 'steps' | 'grade' | 'why'} Insight questions that a page seldom asks */

/**
 * A function that makes the result of a question from its verdict, solutions and statistics.
 * @param {Question} question
 * @returns {Promise<ToResult>}
 */
export async function resultMaker(question) {
  if (question in resultMakers) return resultMakers[/** @type {'solve'} */ (question)];
  return (await lazyImport(import('./results.js'))).insightMakers[/** @type {'hint'} */ (question)];
}

/** @type {Record<Exclude<Question, Insight>, ToResult>} */
export const resultMakers = {
  solve: (verdict, solutions, stats) => {
    const { solutions: boards, variables } = splitVariables(solutions);
    return { verdict, solution: boards[0] ?? null, ...(variables && { variables: variables[0] }), stats };
  },
  check: (verdict, solutions, stats) => ({ verdict, ...splitVariables(solutions), stats }),
  count: (verdict, _, stats, count, fraction) => withJson({ verdict, ...countOf(verdict, count, fraction), stats }),
  list: (verdict, solutions, stats) => ({ verdict, ...splitVariables(solutions), stats }),
};

/**
 * Core writes the variables of a solution after it and a tab: VA1=2 VA2=12.
 * @param {string[]} solutions
 * @returns {{ solutions: string[], variables?: Record<string, number>[] }}
 */
function splitVariables(solutions) {
  if (!solutions[0]?.includes('\t')) return { solutions };
  const parts = solutions.map((solution) => solution.split('\t'));
  return {
    solutions: parts.map(([board]) => board),
    variables: parts.map(([, names]) =>
      Object.fromEntries(names.split(' ').map((one) => [one.split('=')[0], Number(one.split('=')[1])])),
    ),
  };
}

/**
 * Lets `JSON.stringify` write a result with a count, which it refuses for a `bigint`: as a number up to 2^53, past that
 * as a string of its digits, like the command line.
 * @template {{ count: bigint }} Result
 * @param {Result} result
 */
export const withJson = (result) =>
  Object.defineProperty(result, 'toJSON', {
    value: () => ({
      ...result,
      count: result.count <= Number.MAX_SAFE_INTEGER ? Number(result.count) : `${result.count}`,
    }),
  });

/**
 * A count, which may be a fraction: if a board has symmetries, an incomplete search may have counted only some images
 * of a solution. It is rounded down when the search was stopped.
 * @param {string} verdict
 * @param {string} text
 * @param {number} [done] how much of a search is done that was stopped
 */
function countOf(verdict, text, done = 0) {
  const [over, under = '1'] = text.split('/');
  const count = BigInt(over) / BigInt(under);
  if (verdict === 'stopped') return { count, fraction: done };
  return under === '1' ? { count } : { count, fraction: text };
}
