// The questions: one button each, and the one that stops.

import { html } from 'lit';
import { say } from '../strings/language.js';
import { action } from './action.js';

/** @import { PageDesk } from '../session/page-session.js' */

const [questions, insights] = /** @type {const} */ ([
  ['solve', 'check', 'count'],
  ['list', 'candidates', 'hint'],
]);

/** @param {PageDesk} desk @param {() => void} watch */
export function asking(desk, watch) {
  const running = desk.inquiry.state.phase === 'running';
  return html`<section class="asking" aria-label=${say.ask}>
    <div class="row">
    ${questions.map((question) => {
      return action(say[question], () => desk.ask(question), {
        classes: question === 'solve' ? 'main' : '',
        title: say.about[question],
      });
    })}
    ${action(say.stop, () => desk.stop(), { enabled: running, classes: 'stop' })}
    </div>
    <div class="row">
      ${insights.map((question) => action(say[question], () => desk.ask(question), { title: say.about[question] }))}
      ${action(say.watch, watch, { title: say.about.watch })}
    </div>
  </section>`;
}
