// The questions: one button each, the one that stops, and the engine that is to answer.

import { html } from 'lit';
import { engines } from '../desk.js';
import { say } from '../strings.js';
import { action } from './action.js';
import { choice } from './choice.js';

/** @import { Desk } from '../desk.js' */

const questions = /** @type {const} */ (['solve', 'check', 'count']);

/** @param {Desk} desk */
export function asking(desk) {
  const running = desk.inquiry.state.phase === 'running';
  return html`<section class="asking" aria-label=${say.ask}>
    ${questions.map((question) => {
      return action(say[question], () => desk.ask(question), { classes: question === 'solve' ? 'main' : '', title: say.about[question] });
    })}
    ${action(say.stop, () => desk.stop(), { enabled: running, classes: 'stop' })}
    ${choice({
      label: say.engine,
      value: desk.engine,
      options: engines.map((engine) => ({ value: engine, label: say.engines[engine] })),
      choose: (engine) => desk.useEngine(/** @type {typeof engines[number]} */ (engine)),
    })}
  </section>`;
}
