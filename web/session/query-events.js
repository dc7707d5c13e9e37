// The herald: tells those outside what becomes of an inquiry, in the words of the element's events and the frame's messages.

/** @import { Failure, Inquiry } from './query-state.js' */
/** @import { Answer, Progress, Question } from './solver-client.js' */

/**
 * @typedef {object} News
 * @property {(progress: Progress) => void} progress
 * @property {(verdict: {question: Question} & Answer) => void} verdict  also `stopped`, with what was found
 * @property {(error: Failure) => void} error  of a question, or of a text that could not be read
 */

/** @param {Inquiry} inquiry @param {News} tell */
export function herald(inquiry, tell) {
  inquiry.addEventListener('change', () => {
    const { phase, question, progress, answer, error } = inquiry.state;
    if (phase === 'running' && progress) tell.progress(progress);
    if (phase === 'answered' && question && question !== 'read' && answer) tell.verdict({ question, ...answer });
    if (phase === 'failed' && error) tell.error(error);
  });
}
