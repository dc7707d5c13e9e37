// What is in the panel below the answer, in three layers: the hand (the keypad and what is done with it), the help, and
// the drawer. Tested by tests/web/panel.test.js.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { layerView } from './controls.js';
import { drawerHandle, drawerView } from './drawer.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Host } from './controls.js' */

/** @param {PageSession} session @param {Host} host @param {unknown} keys */
export const panelControls = (session, host, keys) => html`
  ${timer(session)} ${keys}
  <div class="close">
    <div role="group" class="hand" aria-label=${pageStrings.hand}>${layerView(session, host, ['hand'])}</div>
    <section class="questions" aria-label=${pageStrings.ask}>${layerView(session, host, ['help'])}</section>
    ${drawerHandle(session)}
  </div>
  ${drawerView(session, host)}
`;

/** @param {PageSession} session */
function timer(session) {
  const { game, store } = session;
  if (!store.wants('timer') || !game.isPlayed) return nothing;
  import('./play-timer.js').catch(() => {}); // without a network there is no timer
  return html`<play-timer role="timer" .session=${session}></play-timer>`;
}
