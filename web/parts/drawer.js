// The drawer of the panel, Workshop: the controls for checking, counting, setting, saving and printing.
// It stays as it was left, on this device. Until it was opened or closed, a board that came to be played has it closed;
// under any other board, such as that of a link, lie the questions and what leads in and out: a person who follows
// a link to solve a puzzle need not look for them. On a phone they would be cut by the window's lower edge, and wait in
// the drawer where the board is one to fill in. A frame is no phone, however narrow it is. The rest is fetched when the
// drawer is first opened (workshop.js).
// Tested by tests/web/panel.test.js.

import { html, nothing } from 'lit';
import { isEmbedded } from '../session/address.js';
import { lazy } from '../session/lazy.js';
import { pageStrings } from '../strings/page-strings.js';
import { layerView } from './controls.js';
import { icons } from './icons.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Host, Layer } from './controls.js' */

/** A phone held upright: there the drawer comes up as a sheet (styles/phone.css). */
export const phone = matchMedia(
  '(max-width: 43.99rem) and (min-height: 30.01rem),' +
    '(max-width: 52rem) and (min-height: 30.01rem) and (max-height: 55.99rem)',
);

const workshop = lazy(() => import('./workshop.js'));

/** @type {Layer[]} */
const most = ['ask', 'board', 'exchange'];

/** Whether the drawer is open; undefined until somebody has opened or closed it. @param {PageSession} session */
const wanted = ({ store }) => /** @type {boolean | undefined} */ (store.wants('workshop'));

/**
 * Opens or closes the drawer. On a phone it lifts a sheet, which stays away if something else is pressed meanwhile.
 * @param {PageSession} session
 * @param {HTMLElement} handle
 */
async function toggle(session, handle) {
  if (!phone.matches) return session.store.want('workshop', !wanted(session));
  const pressed = new Promise((resolve) =>
    addEventListener('pointerdown', () => resolve(undefined), { once: true, capture: true }),
  );
  const coming = Promise.all([import('./lifted-panel.js'), workshop.fetch()]);
  const files = await Promise.race([coming.catch((error) => session.query.fail(error)), pressed]);
  if (!files) return;
  if (!wanted(session)) session.store.want('workshop', true);
  else session.changed();
  files[0].toggleLift(handle);
}

/** The button that opens and closes it. @param {PageSession} session */
export function drawerHandle(session) {
  const { workshop: name, words } = pageStrings;
  const isOpen = Boolean(wanted(session)) && !phone.matches;
  return html`<button
    class="handle"
    aria-label=${name}
    aria-expanded=${isOpen}
    @click=${(/** @type {Event} */ { currentTarget }) => toggle(session, /** @type {HTMLElement} */ (currentTarget))}
  >
    ${icons.workshop}<span class="name" aria-hidden="true">${name}</span>
    <span class="has" aria-hidden="true">${isOpen ? '' : words.inWorkshop}</span>
    <span class="word" aria-hidden="true">${words.workshop}</span>
  </button>`;
}

/** What is in it. @param {PageSession} session @param {Host} host */
export function drawerView(session, host) {
  const isOpen = isEmbedded() ? undefined : wanted(session); // there it has no handle
  const file = isOpen && workshop.need(() => session.changed()); // without a network it stays as it is
  const isQuiet = !isEmbedded() && (session.isToPlay || (phone.matches && self === top && session.game.isOffered));
  if (isOpen === false || (!isOpen && isQuiet)) return nothing;
  return html`<section class="tools" aria-label=${pageStrings.workshop}>
    ${
      file
        ? file.workshopView(session, host)
        : html`<div class="group most" role="group" aria-label=${pageStrings.board}>
            <div class="row">${layerView(session, host, most)}</div>
          </div>`
    }
  </section>`;
}
