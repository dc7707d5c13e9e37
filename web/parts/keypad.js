// The on-screen keypad, for a thumb or a mouse. Its keys act at the board's cursor and leave the focus where it is.

import { html, nothing } from 'lit';
import { say } from '../strings.js';

/** @import { Desk } from '../desk.js' */

/** @param {Desk} desk @param {(key: string) => void} press */
export function keypad({ puzzle, text }, press) {
  const keys = puzzle.keys(text);
  if (keys.length === 0) return nothing;
  /** @param {string} key @param {string} label @param {string} [name] */
  const button = (key, label, name = label) =>
    html`<button aria-label=${name} @click=${() => press(key)} @pointerdown=${keepFocus}>${label}</button>`;
  return html`<section class=${keys.length < 10 ? 'keypad' : 'keypad many'} aria-label=${say.keypad}>
    ${keys.map((key) => button(key, key))} ${button('Delete', '⌫', say.erase)}
  </section>`;
}

/** @param {Event} event */
const keepFocus = (event) => event.preventDefault();
