// The row of main actions: a button for each question that is asked every day. The first one is the main one: a hint
// where a person fills in cells, a solution elsewhere. tools.js has the other questions.

import { html } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Question } from '../session/solver-client.js' */

/** @param {PageSession} session */
export function questionButtons(session) {
  const main = mainQuestion(session);
  /** @type {Question[]} */
  const questions = main === 'hint' ? ['hint', 'solve', 'check', 'count'] : ['solve', 'check', 'count'];
  return html`<section class="questions" aria-label=${pageStrings.ask}>
    ${questions.map((question) => {
      return action(pageStrings[question], () => session.ask(question), {
        classes: question === main ? 'main' : '',
        title: pageStrings.about[question],
      });
    })}
  </section>`;
}

/** The question of a puzzle's main button. @param {PageSession} session @returns {'hint' | 'solve'} */
export const mainQuestion = ({ puzzle, text }) => (puzzle.keys(text).length > 0 ? 'hint' : 'solve');
