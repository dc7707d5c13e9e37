// What is found out about a board after it was answered: the solutions up to symmetry, or how hard it is for a person.
// Fetched with the first such answer.

import { moreStrings } from '../strings/more-strings.js';
import { gradeSentence } from './grade.js';
import { countClasses } from './symmetry.js';

/** @import { PageSession } from './page-session.js' */
/** @import { Answer } from './solver-client.js' */

/**
 * The sentence about it, unless something else is asked meanwhile.
 * @param {PageSession} session
 * @param {Answer} answer  to the usual count or check
 */
export async function furtherSentence({ query, solver, puzzle, text, options }, answer) {
  const abort = new AbortController();
  const onChange = () => query.state.answer !== answer && abort.abort();
  query.addEventListener('change', onChange);
  try {
    const { signal } = abort;
    if (answer.verdict === 'unique') return await gradeSentence(solver, puzzle, text, signal);
    const classes = await countClasses(solver, puzzle.id, text, answer, {
      ...options,
      format: puzzle.notation,
      signal,
    });
    return classes === undefined ? undefined : moreStrings().classes(classes);
  } finally {
    query.removeEventListener('change', onChange);
  }
}
