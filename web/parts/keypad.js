// The on-screen keypad: the keys of the puzzle and Erase. They act at the board's cursor, but for those that choose
// what clicks and strokes fill in, beside which Erase is chosen too, and do not move the focus. The keys that switch
// between digits and pencil marks, and between one cell and several, are in it too on a board in another page; our page
// has them in a row of their own (controls.js).

import { html, nothing } from 'lit';
import { ERASER } from '../board/hand.js';
import { icons } from './icons.js';

/** @import { KeyMode, Session } from '../session/session.js' */

const MAX_COLUMNS = 7; // on a phone, each key is then as wide as a thumb

/**
 * @param {Session} session
 * @param {(key: string) => void} press
 * @param {unknown[]} modes  the keys for modes
 * @param {Map<string, number>} [missing]  by key, how many of its symbol are still missing
 */
export function keypad(session, press, modes, missing) {
  const { keys, words } = session;
  if (keys.length === 0) return nothing;
  const all = keys.length + 1 + modes.length;
  const rows = Math.ceil(all / MAX_COLUMNS);
  const columns = Math.ceil(all / rows);
  const brush = session.mode.choosing ? undefined : keys.find(({ brush }) => brush !== undefined);
  return html`<div
    role="group"
    class="keypad"
    data-columns=${columns}
    data-rows=${rows}
    data-spare=${rows * columns - all || nothing}
    ?data-marking=${session.mode.marking}
    aria-label=${words.keypad}
  >
    ${keys.map((each) => {
      const { key, label, name } = each;
      const isBrush = brush && each.brush !== undefined;
      const count = missing?.get(key);
      const left = count === undefined ? undefined : Math.max(0, count);
      return html`<button
        class=${left === 0 ? 'complete' : label.length > 3 ? 'worded' : ''}
        aria-label=${name}
        title=${left === undefined ? nothing : words.missing(left)}
        aria-pressed=${isBrush ? session.mode.brush === key : nothing}
        @click=${() => (isBrush ? session.choose(each) : press(key))}
        @pointerdown=${keepFocus}
      >
        ${label}${left === undefined ? nothing : html`<small>${left}</small>`}
      </button>`;
    })}
    <button
      aria-label=${words.erase}
      aria-pressed=${brush ? session.mode.brush === ERASER : nothing}
      @click=${() => (brush ? session.choose({ key: ERASER, brush: brush.erases }) : press('Delete'))}
      @pointerdown=${keepFocus}
    >
      ${icons.erase}
    </button>
    ${modes}
  </div>`;
}

/**
 * The key that switches a mode of the board on and off.
 * @param {Session} session
 * @param {KeyMode} which
 * @param {unknown} icon
 * @param {boolean} [isWorded]  whether its word is below the icon
 */
export const modeKey = (session, which, icon, isWorded = false) => {
  const { words } = session;
  return html`<button
    class=${which}
    aria-label=${words[which]}
    title=${words.about[which]}
    aria-pressed=${session.isOn(which)}
    @click=${() => session.toggle(which)}
    @pointerdown=${keepFocus}
  >
    ${icon}${isWorded ? html`<span class="word" aria-hidden="true">${words.words[which]}</span>` : nothing}
  </button>`;
};

/** A key that is pressed leaves the focus on the board. @param {Event} event */
export const keepFocus = (event) => event.preventDefault();
