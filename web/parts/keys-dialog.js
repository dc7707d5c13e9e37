// <keys-dialog>: the sheet of all keys, opened by `?` or from the foot of the page. Tested by
// tests/web/keyboard.test.js.

import { html, LitElement } from 'lit';
import { keysStrings } from '../strings/keys-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/keys.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import './dialog-style.js';

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
    'page',
    [
      ['pencil', ['Ctrl + M']],
      ['undo', ['Ctrl + Z']],
      ['redo', ['Ctrl + Y']],
      ['paste', ['Ctrl + V']],
      ['help', ['?']],
    ],
  ],
];

export class KeysDialog extends LitElement {
  createRenderRoot() {
    return this;
  }

  async open() {
    await this.updateComplete;
    this.#dialog.showModal();
  }

  render() {
    const { title, groups: names, keys } = keysStrings();
    return html`<dialog class="keys" aria-labelledby="keys-title">
      <h2 id="keys-title" tabindex="-1" autofocus>${title}</h2>
      ${groups.map(([group, rows]) => {
        return html`<h3>${names[group]}</h3>
          <dl>
            ${rows.map(([what, on]) => {
              return html`<div><dt>${on.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${keys[what]}</dd></div>`;
            })}
          </dl>`;
      })}
      <div class="row end">${action(pageStrings.close, () => this.#dialog.close())}</div>
    </dialog>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }
}

adoptStyle(styles);
customElements.define('keys-dialog', KeysDialog);
