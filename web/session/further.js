// What is found out about a board after it was answered: the solutions up to symmetry, or how hard it is for a person.
// Fetched with the first such answer.

import { moreStrings } from '../strings/more-strings.js';
import { gradeSentence } from './grade.js';
import { countClasses } from './symmetry.js';

/** @import { PageSession } from './page-session.js' */
/** @import { Answer } from './solver-client.js' */

/**
 * The sentence about it.
 * @param {PageSession} session
 * @param {Answer} answer  to the usual count or check
 * @param {AbortSignal} signal
 */
export async function furtherSentence({ solver, puzzle, text, options }, answer, signal) {
  if (answer.verdict === 'unique') return gradeSentence(solver, puzzle, text, signal);
  const classes = await countClasses(solver, puzzle.id, text, answer, { ...options, format: puzzle.notation, signal });
  return classes === undefined ? undefined : moreStrings().classes(classes);
}
