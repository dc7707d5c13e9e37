// What is said and shown when a puzzle is solved: a verdict, ink that runs over the board, and the card.
// Fetched with the first end of a game. Tested by tests/web/ending.test.js.

import { html } from 'lit';
import { timeText } from '../parts/time-text.js';
import { endingStrings } from '../strings/ending-strings.js';
import './finish-card.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { DialogName } from '../parts/controls.js' */

/**
 * The verdict. The card shows time and hints larger; here they are for screen readers.
 * @param {PageSession} session
 */
export function finishSentences({ store }) {
  const { complete, completed, measured } = endingStrings();
  const { hints } = store;
  return [complete, ...(hints === undefined ? [] : [measured(timeText(store.elapsed), hints)]), completed];
}

/** @param {PageSession} session @param {(name: DialogName, leadsOn?: boolean) => void} open */
export const finishCard = (session, open) =>
  html`<finish-card .session=${session} .board=${session.store.position.givens} .open=${open}></finish-card>`;
