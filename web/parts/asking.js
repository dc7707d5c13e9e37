// The questions: one button each, and the one that stops.

import { html } from 'lit';
import { say } from '../strings.js';
import { action } from './action.js';

/** @import { Desk } from '../desk.js' */

const questions = /** @type {const} */ (['solve', 'check', 'count']);

/** @param {Desk} desk */
export function asking(desk) {
  const running = desk.inquiry.state.phase === 'running';
  return html`<section class="asking" aria-label=${say.ask}>
    ${questions.map((question) => {
      return action(say[question], () => desk.ask(question), {
        classes: question === 'solve' ? 'main' : '',
        title: say.about[question],
      });
    })}
    ${action(say.stop, () => desk.stop(), { enabled: running, classes: 'stop' })}
  </section>`;
}
