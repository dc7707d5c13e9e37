// <keys-dialog>: the keys of the open board, of every board and of the page, opened by `?` or from the page's foot.
// Tested by tests/web/keyboard.test.js; the keys of grid puzzles by tests/wasm/hands.test.js.

import { html, nothing } from 'lit';
import { titleOf } from '../session/title.js';
import { keysStrings } from '../strings/keys-strings.js';
import styles from '../styles/keys.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** @import { KeyName } from '../strings/keys-strings.js' */
/** @import { PageSession } from '../session/page-session.js' */

/** The keys of what is on a sheet. @type {Record<KeyName, string[]>} */
const keysOf = {
  move: ['← ↑ → ↓'],
  far: ['Ctrl + ← ↑ → ↓', 'Home', 'End'],
  choose: ['Shift + ← ↑ → ↓', 'Ctrl + Space'],
  single: ['Esc'],
  erase: ['Delete', 'Backspace', '0', '.'],
  blank: ['0', '.', 'Space'],
  digit: ['1 … 9', 'A … Z'],
  mark: ['Shift + 1 … 9'],
  centre: ['Ctrl + Shift + 1 … 9'],
  black: ['#', 'B', 'X'],
  half: ['/', '\\', 'Enter'],
  queen: ['Space', 'Enter', 'Q'],
  cross: ['X'],
  fill: ['Space', 'Enter'],
  dot: ['X', '.'],
  strike: ['Space', 'Enter'],
  line: ['N', 'W', 'E', 'S'],
  crossed: ['Shift + N W E S'],
  along: ['Shift + ← ↑ → ↓'],
  path: ['Shift + ← ↑ → ↓'],
  corner: ['Shift + Home', 'PgUp', 'End', 'PgDn'],
  route: ['← ↑ → ↓'],
  retrace: ['Backspace'],
  bridge: ['-', '=', '|', '"'],
  area: ['Space', 'Enter'],
  clue: ['0 … 9'],
  colour: ['1 … 8'],
  draw: ['Shift + ← ↑ → ↓'],
  use: ['Space', 'Enter'],
  wipe: ['Delete', 'Backspace'],
  hint: ['H'],
  pencil: ['Ctrl + M'],
  undo: ['U', 'Ctrl + Z'],
  redo: ['Ctrl + Y'],
  hide: ['Esc'],
  paste: ['Ctrl + V'],
  help: ['?'],
};

/** @type {Record<'everywhere' | 'painting' | 'page' | 'digits', KeyName[]>} */
const { everywhere, painting, page, digits } = {
  everywhere: ['move', 'far', 'choose', 'single', 'erase'],
  painting: ['colour', 'draw', 'use', 'wipe'],
  page: ['hint', 'pencil', 'undo', 'redo', 'hide', 'paste', 'help'],
  digits: ['digit', 'mark', 'centre', 'blank'],
};

/** What boards have that are no grid puzzles; others have digits. @type {Record<string, KeyName[]>} */
const ofPuzzle = { kakuro: [...digits, 'black', 'half'], queens: ['queen', 'cross'], tiling: [], cover: [] };

/** The keys of the open board. @param {PageSession} session */
const namesOf = ({ puzzle, text, game }) =>
  /** @type {KeyName[] | undefined} */ (puzzle.keyNames?.(text, game.isGiving)) ?? ofPuzzle[puzzle.id] ?? digits;

export class KeysDialog extends PageDialog {
  render() {
    const { session } = this;
    if (!session) return nothing;
    const { title, groups, keys } = keysStrings();
    const own = namesOf(session);
    const draws = own.includes('along') || own.includes('path'); // by the keys that choose cells elsewhere
    const rows = /** @type {[string, KeyName[]][]} */ ([
      [titleOf(session.puzzle, session.text), own],
      [groups.board, everywhere.filter((name) => name !== 'choose' || !draws)],
      [groups.colours, painting],
      [groups.page, page],
    ]);
    const content = html`
      ${this.focusedHeading(title)} ${rows.map(([group, names]) => {
        if (names.length === 0) return nothing;
        return html`<h3>${group}</h3>
          <dl>
            ${names.map((name) => {
              const on = keysOf[name].map((key) => html`<kbd>${key}</kbd> `);
              return html`<div><dt>${on}</dt><dd>${keys[name]}</dd></div>`;
            })}
          </dl>`;
      })}
      ${this.foot()}
    `;
    return this.frame(content, 'keys');
  }
}

adoptStyle(styles);
customElements.define('keys-dialog', KeysDialog);
