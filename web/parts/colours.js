// Colours and pen in Play: the key that takes them into the hand, and the keypad of their tools. Fetched when they are
// first wanted, or when something is painted on a board. Tested by tests/web/painting.test.js.

import { html, nothing } from 'lit';
import paintStyles from '../board/paint.css?inline';
import { paintIn, patternIn } from '../board/paint.js';
import { PaintHand, PENS } from '../board/painting.js';
import { COLOURS } from '../session/paint.js';
import { paintStrings } from '../strings/paint-strings.js';
import styles from '../styles/colours.css?inline';
import { adoptStyle } from './adopt-style.js';
import { icon, icons } from './icons.js';
import { keepFocus } from './keypad.js';

/** @import { Tool } from '../board/painting.js' */
/** @import { PageSession } from '../session/page-session.js' */

export { paintIn };

/** Takes colours and pen into the hand, or puts them away. @param {PageSession} session */
export function toggleColours(session) {
  const isOn = !session.mode.hand;
  const hand = isOn ? new PaintHand('1') : undefined;
  session.mode = { marking: false, choosing: false, hand };
  session.say(isOn ? paintStrings().on : paintStrings().off);
}

/** What is on the keys of the pens. */
const signs = {
  line: icon('M4 16.500h8V7.500h8'),
  edge: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path class="faint" d="M6 6h12v12H6Z"></path><path d="M6 18V6h12"></path>
  </svg>`,
  cross: icon('M6 6l12 12M18 6 6 18'),
  wipe: icons.erase,
};

/** The keypad of the tools. @param {PageSession} session */
export function palette(session) {
  const { hand } = session.mode;
  const { tools, tool: colourName, pen, about } = paintStrings();
  /** @param {Tool} tool @param {string} name @param {unknown} sign @param {string} [title] */
  const key = (tool, name, sign, title) => html`<button
    aria-label=${name}
    title=${title ?? nothing}
    aria-pressed=${hand?.tool === tool}
    @click=${() => {
      session.mode = { ...session.mode, hand: new PaintHand(tool) };
      session.changed();
    }}
    @pointerdown=${keepFocus}
  >
    ${sign}
  </button>`;
  const colours = Array.from({ length: COLOURS }, (_, i) => /** @type {Tool} */ (`${i + 1}`));
  return html`<div role="group" class="keypad colours" data-columns="6" data-rows="2" aria-label=${tools}>
    ${colours.map((colour) => key(colour, colourName(colour), swatch(colour)))}
    ${PENS.map((name) => key(name, pen[name], signs[name], about[name]))}
  </div>`;
}

/** A colour with its pattern and its number. @param {string} colour */
const swatch = (colour) => html`<svg class="swatch" viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
  <rect class=${`paint paint-${colour}`} width="40" height="40"></rect>
  <path class="paint-pattern" d=${patternIn(Number(colour), [0], 1)}></path>
</svg><span aria-hidden="true">${colour}</span>`;

adoptStyle(`${paintStyles}${styles}`);
