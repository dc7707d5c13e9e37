// The keys at hand below the keypad: undo and redo, and what keys and clicks do on the board.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { icons } from './icons.js';
import { keepFocus, modeKey } from './keypad.js';
import { tip } from './tips.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {string} text */
const word = (text) => html`<span class="word" aria-hidden="true">${text}</span>`;

/** @param {PageSession} session @param {() => void} toggleColours */
export function handKeys(session, toggleColours) {
  if (session.keys.length === 0) return nothing;
  return html`<div role="group" class="hand" aria-label=${pageStrings.hand}>
    ${historyKeys(session)} ${modeKey(session, 'marking', true)}
    ${session.puzzle.filling?.peers ? modeKey(session, 'centred', true) : nothing} ${modeKey(session, 'choosing', true)}
    ${session.game.isRunning ? coloursKey(session, toggleColours) : nothing}
    ${session.puzzle.filling?.peers ? advanceKey(session) : nothing} ${sheetKey(session)}
  </div>`;
}

/**
 * The key that lifts the other controls into view, on a phone. Their sheet is fetched first: it stays away if something
 * else is pressed meanwhile.
 * @param {PageSession} session
 */
const sheetKey = (session) => html`<button
  class="lift"
  aria-label=${pageStrings.lift}
  title=${pageStrings.lift}
  aria-expanded="false"
  @click=${async (/** @type {Event} */ { currentTarget }) => {
    const key = /** @type {HTMLElement} */ (currentTarget);
    const file = await Promise.race([
      import('./lifted-panel.js').catch((error) => session.query.fail(error)),
      new Promise((resolve) =>
        addEventListener('pointerdown', () => resolve(undefined), { once: true, capture: true }),
      ),
    ]);
    file?.toggleLift(key);
  }}
>
  ${icons.lift}${word(pageStrings.words.lift)}
</button>`;

/** The key that takes colours and pen into the hand. @param {PageSession} session @param {() => void} toggle */
const coloursKey = ({ mode }, toggle) => html`<button
  class="colours"
  aria-label=${pageStrings.colours}
  title=${tip('colours') ?? nothing}
  aria-pressed=${Boolean(mode.hand)}
  @click=${toggle}
  @pointerdown=${keepFocus}
>
  ${icons.colours}${word(pageStrings.words.colours)}
</button>`;

/** The key that switches on and off whether the cursor goes on by itself. @param {PageSession} session */
const advanceKey = ({ store }) => html`<button
  class="advance"
  aria-label=${pageStrings.advance}
  title=${tip('advance') ?? nothing}
  aria-pressed=${Boolean(store.wants('advance'))}
  @click=${() => store.want('advance', !store.wants('advance'))}
>
  ${icons.advance}${word(pageStrings.words.advance)}
</button>`;

/** The keys for undo and redo. @param {PageSession} session */
export const historyKeys = (session) => [
  action(pageStrings.undo, () => session.undo(), {
    enabled: session.canUndo,
    icon: icons.undo,
    word: pageStrings.undo,
    classes: 'undo',
  }),
  action(pageStrings.redo, () => session.redo(), {
    enabled: session.store.canRedo,
    icon: icons.redo,
    word: pageStrings.redo,
    classes: 'redo',
  }),
];
