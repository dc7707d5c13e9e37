// The row of main actions: a button for each question that is asked every day. One is the main one: a hint for who
// fills in cells, a check for who sets a puzzle, a solution elsewhere. tools.js has the other questions.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { tip } from './tips.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { ButtonQuestion as Question } from '../session/solver-client.js' */

/** @param {PageSession} session */
export function questionButtons(session) {
  const main = mainQuestion(session);
  /** @param {Question} question */
  const button = (question) =>
    action(pageStrings[question], () => session.ask(question), {
      classes: question === main ? 'main' : '',
      title: tip(question),
    });
  // The hint has a place of its own in the template: each other button stays the same element when the puzzle changes,
  // under a finger that is about to press it, and with the focus.
  return html`<section class="questions" aria-label=${pageStrings.ask}>
    ${session.keys.length > 0 ? button('hint') : nothing}
    ${usual.map(button)}
  </section>`;
}

/** @type {Question[]} */
const usual = ['solve', 'check', 'count'];

/** @param {PageSession} session @returns {Question} */
function mainQuestion({ keys, game }) {
  if (keys.length === 0) return 'solve';
  return game.isGiving ? 'check' : 'hint';
}
