// The results of the questions, in the form that the package returns.
import { lazyImport } from './lazy-import.js';

/**
 * A function that makes the result of a question from its verdict, solutions and statistics.
 * @param {import('./quadrille.js').Question} question
 * @returns {Promise<import('../transport/protocol.js').ToResult>}
 */
export async function resultMaker(question) {
  switch (question) {
    case 'hint': {
      const { hintOf } = await lazyImport(import('./results.js'));
      return (verdict, solutions, stats) => ({ verdict, ...hintOf(solutions[0]), stats });
    }
    case 'candidates': {
      const { candidatesOf } = await lazyImport(import('./results.js'));
      return (verdict, solutions, stats) => ({ verdict, candidates: candidatesOf(solutions[0]), stats });
    }
    case 'solve':
      return (verdict, solutions, stats) => ({ verdict, solution: solutions[0] ?? null, stats });
    case 'count':
      return (verdict, _, stats, count) => ({ verdict, count: BigInt(count), stats });
    default:
      return (verdict, solutions, stats) => ({ verdict, solutions, stats });
  }
}
