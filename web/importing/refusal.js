// The error of a text that is known not to be readable: what is wrong with it, in the language of the page.

import { importStrings } from '../strings/import-strings.js';

/** @import { Failure } from '../session/query-state.js' */

/** @typedef {{code: string, [detail: string]: unknown}} Problem  what is wrong, by the code of its words */

/** @param {Problem} problem @returns {Failure} */
export function refusal(problem) {
  const { problems, known } = importStrings();
  const say = /** @type {Record<string, (problem: any) => string>} */ (problems)[problem.code];
  const sentence = 'line' in problem ? say(problem) : `${say(problem)} ${known}`; // what has a line is almost known
  return Object.assign(new Error(sentence), { code: 'bad-input', sentence });
}
