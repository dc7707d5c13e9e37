// The on-screen keypad. Its keys act at the board's cursor and do not move the focus. Two more keys switch between
// digits and pencil marks, and between one cell and several. On the page, undo and redo are keys too.

import { html, nothing } from 'lit';
import { boardStrings } from '../strings/board-strings.js';
import { icons } from './icons.js';

/** @import { Key, Mode } from '../puzzles/catalog.js' */
/** @import { Session } from '../session/session.js' */

const TOOLS = 3;
const MAX_COLUMNS = 7; // on a phone, each key is then as wide as a thumb

/**
 * @param {Session} session
 * @param {(key: string) => void} press
 * @param {unknown[]} [more]  further keys, at the end
 */
export function keypad(session, press, more = []) {
  const { keys } = session;
  if (keys.length === 0) return nothing;
  const all = keys.length + TOOLS + more.length;
  const rows = Math.ceil(all / MAX_COLUMNS);
  const columns = Math.ceil(all / rows);
  /** @param {keyof Mode} which */
  const toggle = (which) => html`<button
    aria-label=${boardStrings[which]}
    title=${boardStrings.about[which]}
    aria-pressed=${session.mode[which]}
    @click=${() => session.toggle(which)}
    @pointerdown=${keepFocus}
  >${icons[which]}</button>`;
  return html`<div
    role="group"
    class="keypad"
    data-columns=${columns}
    data-rows=${rows}
    ?data-marking=${session.mode.marking}
    aria-label=${boardStrings.keypad}
  >
    ${keys.map(({ key, label, name }) => {
      return html`<button aria-label=${name} @click=${() => press(key)} @pointerdown=${keepFocus}>${label}</button>`;
    })}
    <button aria-label=${boardStrings.erase} @click=${() => press('Delete')} @pointerdown=${keepFocus}>
      ${icons.erase}
    </button>
    ${toggle('marking')} ${toggle('choosing')} ${more}
  </div>`;
}

/** @param {Event} event */
const keepFocus = (event) => event.preventDefault();
