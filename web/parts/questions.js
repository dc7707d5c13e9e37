// A button for each question, and the stop button.

import { html } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';

/** @import { PageSession } from '../session/page-session.js' */

const [questions, furtherQuestions] = /** @type {const} */ ([
  ['solve', 'check', 'count'],
  ['list', 'candidates', 'hint'],
]);

/** @param {PageSession} session @param {() => void} watch */
export function questionButtons(session, watch) {
  const running = session.query.state.phase === 'running';
  const { questions: asked = [...questions, ...furtherQuestions] } = session.puzzle;
  return html`<section class="questions" aria-label=${pageStrings.ask}>
    <div class="row">
    ${questions.map((question) => {
      return action(pageStrings[question], () => session.ask(question), {
        classes: question === 'solve' ? 'main' : '',
        title: pageStrings.about[question],
      });
    })}
    ${action(pageStrings.stop, () => session.stop(), { enabled: running, classes: 'stop' })}
    </div>
    <div class="row">
      ${furtherQuestions
        .filter((question) => asked.includes(question))
        .map((question) => {
          return action(pageStrings[question], () => session.ask(question), { title: pageStrings.about[question] });
        })}
      ${action(pageStrings.watch, watch, { title: pageStrings.about.watch })}
    </div>
  </section>`;
}
