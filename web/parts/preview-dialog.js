// <preview-dialog>: shows what an imported text has been read as, where that is in doubt, and lets a person choose.
// Tested by tests/web/importing.test.js.

import { html, nothing } from 'lit';
import { titleOf } from '../session/title.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { importStrings } from '../strings/import-strings.js';
import styles from '../styles/preview.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** @import { Found } from '../importing/importer.js' */

class PreviewDialog extends PageDialog {
  static properties = { chosen: { state: true } };

  /** @type {Found[]} */
  #found = [];
  /** @type {(chosen: Found | undefined) => void} */
  #settle = () => {};

  constructor() {
    super();
    this.chosen = 0;
  }

  /** @param {Found[]} found @returns {Promise<Found | undefined>}  undefined when none of them is meant */
  async ask(found) {
    this.#settle(undefined);
    this.#found = found;
    this.chosen = 0;
    /** @type {Promise<Found | undefined>} */
    const answer = new Promise((resolve) => {
      this.#settle = resolve;
    });
    await this.show();
    const load = /** @type {HTMLElement} */ (this.querySelector('button.main'));
    if (found.length === 1) load.focus();
    return answer;
  }

  render() {
    const strings = importStrings();
    const found = this.#found[this.chosen];
    const content = html`
      ${this.heading(this.#found.length > 1 ? strings.whichOne : strings.isItRight)}
      ${
        this.#found.length > 1
          ? html`<div role="radiogroup" aria-labelledby="preview-dialog-title">
              ${this.#found.map((each, index) => this.#option(each, index))}
            </div>`
          : nothing
      }
      ${
        found && !found.isEachLine
          ? html`<p>${factsOf(found)}</p><div class="picture" inert>${pictureOf(found)}</div>`
          : nothing
      }
      <div class="row end">
        ${this.closeButton(strings.cancel)}
        ${action(dialogsStrings().load, () => this.#take(), { classes: 'main' })}
      </div>
    `;
    return this.frame(content, 'preview');
  }

  closed() {
    this.#settle(undefined);
  }

  /** @param {Found} found @param {number} index */
  #option(found, index) {
    return html`<label class="way">
      <input
        type="radio"
        name="way"
        .checked=${index === this.chosen}
        @change=${() => {
          this.chosen = index;
        }}
      />
      <span>${wayOf(found, this.#found)}</span>
    </label>`;
  }

  #take() {
    this.#settle(this.#found[this.chosen]);
    this.close();
  }
}

/** The name of one way to read the text, which none of the others has. @param {Found} found @param {Found[]} all */
function wayOf(found, all) {
  const { puzzle, format, isEachLine } = found;
  const { lines } = found.reading;
  const { asOne, asMany } = importStrings();
  if (lines) return isEachLine ? asMany(lines.count) : asOne(lines.count);
  const name = titleOf(puzzle);
  const hasTwin = all.some((each) => each !== found && each.puzzle === puzzle);
  return hasTwin ? `${name} (${format})` : name;
}

/** The kind, the size, and how much is given. @param {Found} found */
function factsOf({ puzzle, text, givens }) {
  const { facts } = importStrings();
  return facts(titleOf(puzzle), puzzle.size(text), givens);
}

/** @param {Found} found */
const pictureOf = ({ puzzle, text, reading }) =>
  puzzle.view({ text, layers: { marks: reading.game?.marks }, label: titleOf(puzzle), readonly: true });

adoptStyle(styles);
customElements.define('preview-dialog', PreviewDialog);

/** @param {Found[]} found */
export function choose(found) {
  const dialog =
    document.querySelector('preview-dialog') ?? document.body.appendChild(document.createElement('preview-dialog'));
  return /** @type {PreviewDialog} */ (dialog).ask(found);
}
