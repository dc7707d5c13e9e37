// The header of the page: its name, and the tabs of the puzzles.

import { html } from 'lit';
import { pageStrings } from '../strings/page-strings.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {PageSession} session */
export function pageHeader(session) {
  return html`
    <header>
      <h1>${mark}<span>${pageStrings.title}</span></h1>
      ${tabs(session)}
    </header>
  `;
}

const mark = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8.67 2v20M15.33 2v20M2 8.67h20M2 15.33h20"></path>
  <rect x="8.67" y="8.67" width="6.67" height="6.67"></rect>
  <rect class="frame" x="2" y="2" width="20" height="20" rx="2.5"></rect>
</svg>`;

/** @param {PageSession} session */
function tabs(session) {
  const catalog = session.catalog.filter(({ tab }) => tab === undefined);
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
      const open = id === session.tab;
      return html`<button
        role="tab"
        id=${`tab-${id}`}
        aria-selected=${open}
        aria-controls="sheet"
        tabindex=${open ? 0 : -1}
        @pointerenter=${load}
        @click=${() => session.openTab(id)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => keyed(event, index)}
      >
        ${pageStrings.puzzles[id]}
      </button>`;
    })}
  </div>`;
}
