// The row of main actions: a button for each question that is asked every day. One is the main one: a hint for who
// fills in cells, a check for who sets a puzzle, a solution elsewhere. tools.js has the other questions.

import { html } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Question } from '../session/solver-client.js' */

/** @param {PageSession} session */
export function questionButtons(session) {
  const main = mainQuestion(session);
  /** @type {Question[]} */
  const questions = session.puzzle.keys(session.text).length > 0 ? ['hint', 'solve', 'check', 'count'] : usual;
  return html`<section class="questions" aria-label=${pageStrings.ask}>
    ${questions.map((question) => {
      return action(pageStrings[question], () => session.ask(question), {
        classes: question === main ? 'main' : '',
        title: pageStrings.about[question],
      });
    })}
  </section>`;
}

/** @type {Question[]} */
const usual = ['solve', 'check', 'count'];

/** @param {PageSession} session @returns {Question} */
function mainQuestion({ puzzle, text, game }) {
  if (puzzle.keys(text).length === 0) return 'solve';
  return game.isOffered && game.way === 'set' ? 'check' : 'hint';
}
