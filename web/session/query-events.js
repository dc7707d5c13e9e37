// Reports the progress, the verdict and the error of a query. The element makes events of them, the frame makes
// messages.

/** @import { Failure, QueryState } from './query-state.js' */
/** @import { Answer, Progress, Question } from './solver-client.js' */

/**
 * @typedef {object} QueryHandlers
 * @property {(progress: Progress) => void} progress
 * @property {(verdict: {question: Question} & Answer) => void} verdict  also `stopped`, with the result so far
 * @property {(error: Failure) => void} error  of a question, or of a text that could not be read
 */

/** @param {QueryState} query @param {QueryHandlers} handlers */
export function onQueryEvents(query, handlers) {
  query.addEventListener('change', () => {
    const { phase, question, progress, answer, error } = query.state;
    if (phase === 'running' && progress) handlers.progress(progress);
    if (phase === 'answered' && question && question !== 'read' && answer)
      handlers.verdict(verdictOf(question, answer));
    if (phase === 'failed' && error) handlers.error(error);
  });
}

/**
 * `JSON.stringify` writes it, as it writes the result of the package, where a count is a bigint.
 * @param {Question} question
 * @param {Answer & { toJSON?: () => object }} answer
 */
function verdictOf(question, answer) {
  const verdict = { question, ...answer };
  const value = () => ({ ...verdict, ...answer.toJSON?.() });
  return Object.defineProperty(verdict, 'toJSON', { value });
}
