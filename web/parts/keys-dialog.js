// <keys-dialog>: the sheet of all keys, opened by `?` or from the foot of the page. Tested by
// tests/web/keyboard.test.js.

import { html } from 'lit';
import { keysStrings } from '../strings/keys-strings.js';
import styles from '../styles/keys.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** @import { KeysStrings } from '../strings/keys-strings.js' */

/**
 * What is on the keys of each group.
 * @type {[keyof KeysStrings['groups'], [keyof KeysStrings['keys'], string[]][]][]}
 */
const groups = [
  [
    'board',
    [
      ['move', ['← ↑ → ↓']],
      ['far', ['Ctrl + ← ↑ → ↓', 'Home', 'End']],
      ['choose', ['Shift + ← ↑ → ↓', 'Ctrl + Space']],
      ['single', ['Esc']],
      ['erase', ['Delete', 'Backspace', '0', '.']],
      ['blank', ['0', '.', 'Space']],
    ],
  ],
  [
    'digits',
    [
      ['digit', ['1 … 9', 'A … Z']],
      ['mark', ['Shift + 1 … 9']],
      ['centre', ['Ctrl + Shift + 1 … 9']],
    ],
  ],
  [
    'kakuro',
    [
      ['black', ['#', 'B', 'X']],
      ['half', ['/', '\\', 'Enter']],
    ],
  ],
  [
    'queens',
    [
      ['queen', ['Space', 'Enter', 'Q']],
      ['cross', ['X']],
    ],
  ],
  [
    'shading',
    [
      ['fill', ['Space', 'Enter']],
      ['dot', ['X', '.']],
      ['strike', ['Space', 'Enter']],
    ],
  ],
  [
    'edges',
    [
      ['line', ['N', 'W', 'E', 'S']],
      ['crossed', ['Shift + N W E S']],
      ['path', ['← ↑ → ↓']],
      ['retrace', ['Backspace']],
    ],
  ],
  ['areas', [['area', ['Space', 'Enter']]]],
  [
    'colours',
    [
      ['colour', ['1 … 8']],
      ['draw', ['Shift + ← ↑ → ↓']],
      ['use', ['Space', 'Enter']],
      ['wipe', ['Delete', 'Backspace']],
    ],
  ],
  [
    'page',
    [
      ['hint', ['H']],
      ['pencil', ['Ctrl + M']],
      ['undo', ['U', 'Ctrl + Z']],
      ['redo', ['Ctrl + Y']],
      ['hide', ['Esc']],
      ['paste', ['Ctrl + V']],
      ['help', ['?']],
    ],
  ],
];

export class KeysDialog extends PageDialog {
  render() {
    const { title, groups: names, keys } = keysStrings();
    const content = html`
      ${this.focusedHeading(title)} ${groups.map(([group, rows]) => {
        return html`<h3>${names[group]}</h3>
          <dl>
            ${rows.map(([what, on]) => {
              return html`<div><dt>${on.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${keys[what]}</dd></div>`;
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
