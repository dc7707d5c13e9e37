// The on-screen keypad, for a thumb or a mouse. Its keys act at the board's cursor and leave the focus where it is.

import { html, nothing } from 'lit';
import { say } from '../strings.js';

/** @import { Key } from '../catalog.js' */
/** @import { Desk } from '../desk.js' */

/** @param {Desk} desk @param {(key: string) => void} press */
export function keypad({ puzzle, text }, press) {
  const keys = puzzle.keys(text);
  if (keys.length === 0) return nothing;
  const all = [...keys, { key: 'Delete', label: '⌫', name: say.erase }];
  return html`<section class="keypad" data-columns=${columns(all.length)} aria-label=${say.keypad}>
    ${all.map(({ key, label, name }) => {
      return html`<button aria-label=${name} @click=${() => press(key)} @pointerdown=${keepFocus}>${label}</button>`;
    })}
  </section>`;
}

/** Few keys in one row, more in two that are full, many in rows of nine. @param {number} keys */
const columns = (keys) => (keys <= 6 ? keys : Math.min(Math.ceil(keys / 2), 9));

/** @param {Event} event */
const keepFocus = (event) => event.preventDefault();
