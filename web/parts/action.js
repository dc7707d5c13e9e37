// A button. One that can do nothing now says so by aria-disabled and keeps the focus: a `disabled` one would drop the
// keyboard's place on the page at the moment that it is used up.

import { html, nothing } from 'lit';

/** @param {string} name @param {() => void} act @param {{enabled?: boolean, classes?: string, title?: string}} [options] */
export function action(name, act, { enabled = true, classes = '', title } = {}) {
  return html`<button part="button" class=${classes} title=${title ?? nothing} aria-disabled=${!enabled} @click=${() => enabled && act()}>
    ${name}
  </button>`;
}
