// The on-screen keypad, for a thumb or a mouse. Its keys act at the board's cursor and leave the focus where it is; two more
// switch between digits and pencil marks, and between one cell and several.

import { html, nothing } from 'lit';
import { say } from '../strings/strings.js';
import { icons } from './icons.js';

/** @import { Key, Mode } from '../puzzles/catalog.js' */
/** @import { Desk } from '../session/session.js' */

const TOOLS = 3;
const WIDEST = 7; // keys as wide as a thumb, side by side on a phone

/** @param {Desk} desk @param {(key: string) => void} press */
export function keypad(desk, press) {
  const keys = desk.puzzle.keys(desk.text);
  if (keys.length === 0) return nothing;
  const rows = Math.ceil((keys.length + TOOLS) / WIDEST);
  const columns = Math.ceil((keys.length + TOOLS) / rows);
  /** @param {keyof Mode} which */
  const toggle = (which) => html`<button
    aria-label=${say[which]}
    title=${say.about[which]}
    aria-pressed=${desk.mode[which]}
    @click=${() => desk.toggle(which)}
    @pointerdown=${keepFocus}
  >${icons[which]}</button>`;
  return html`<div
    role="group"
    class="keypad"
    data-columns=${columns}
    data-rows=${rows}
    ?data-marking=${desk.mode.marking}
    aria-label=${say.keypad}
  >
    ${keys.map(({ key, label, name }) => {
      return html`<button aria-label=${name} @click=${() => press(key)} @pointerdown=${keepFocus}>${label}</button>`;
    })}
    <button aria-label=${say.erase} @click=${() => press('Delete')} @pointerdown=${keepFocus}>${icons.erase}</button>
    ${toggle('marking')} ${toggle('choosing')}
  </div>`;
}

/** @param {Event} event */
const keepFocus = (event) => event.preventDefault();
