// The header of the page: its name, the way to the desk, and the tabs of the puzzles.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { brand } from './brand.js';
import { icons } from './icons.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {PageSession} session @param {() => void} toDesk @param {unknown} seal  where the board has one */
export function pageHeader(session, toDesk, seal) {
  return html`
    <header>
      ${brand()} ${seal || nothing}
      <button class="all" aria-label=${pageStrings.desk} title=${pageStrings.desk} @click=${toDesk}>
        ${icons.library}<span>${pageStrings.desk}</span>
      </button>
      ${tabs(session)}
    </header>
  `;
}

/** @type {{id: string, name: string} | undefined} */
let shownGenre;

/** @param {PageSession} session */
function tabs(session) {
  // The genre that was opened last stands beside the others.
  const { puzzle, store, text } = session;
  if (puzzle.isGenre) shownGenre = puzzle;
  else shownGenre ??= /** @type {typeof shownGenre} */ (store.wants('genre'));
  const catalog = session.catalog.filter(({ id, isGenre }) => !isGenre || id === shownGenre?.id);
  /** @param {KeyboardEvent} event @param {number} index */
  const keyed = (event, index) => {
    const last = catalog.length - 1;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = /** @type {HTMLElement} */ (event.currentTarget).parentElement?.children[
      (target + last + 1) % (last + 1)
    ];
    /** @type {HTMLElement} */ (tab).click();
    /** @type {HTMLElement} */ (tab).focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${pageStrings.puzzle}>
    ${catalog.map(({ id, load }, index) => {
      const open = id === puzzle.id;
      return html`<button
        role="tab"
        id=${`tab-${id}`}
        aria-selected=${open}
        aria-controls="sheet"
        tabindex=${open ? 0 : -1}
        @pointerenter=${load}
        @click=${() => session.open(id)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => keyed(event, index)}
      >
        ${
          id === shownGenre?.id
            ? shownGenre.name
            : (open && puzzle.title?.(text)) || /** @type {Record<string, string>} */ (pageStrings.tabs)[id]
        }
      </button>`;
    })}
  </div>`;
}
