// <import-dialog>: imports a puzzle as text: pasted, typed or from a file. A text that cannot be read stays in the
// dialog.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { coverWords } from '../strings/cover-strings.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { failureSentence } from './answer.js';
import { importAsking, readAsking } from './import-asking.js';
import { PageDialog } from './page-dialog.js';

/** @import { PageSession } from '../session/page-session.js' */

/**
 * @typedef {{text: string, name?: string, error?: import('../session/query-state.js').State['error']}} Unread  a text
 *   that could not be read, its file's name, and why, where that is not said elsewhere
 */

/** If a text is longer, its beginning is shown, and it is not edited here: browsers lay it out for seconds. */
const MOST_SHOWN = 100_000;

export class ImportDialog extends PageDialog {
  static properties = {
    text: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.text = '';
    /** The name of the text's file. @type {string | undefined} */
    this.name = undefined;
    /** @type {import('../session/query-state.js').State['error']} */
    this.error = undefined;
    this.addEventListener('drop', (event) => this.#onData(event, event.dataTransfer));
    this.addEventListener('paste', (event) => this.#onData(event, event.clipboardData));
  }

  /** @param {PageSession} session @param {Unread} [unread] */
  async open(session, unread) {
    this.session = session;
    Object.assign(this, unread && { name: undefined }, { error: undefined }, unread);
    await this.show();
  }

  render() {
    return this.frame(html`
      ${this.heading(dialogsStrings().importTitle)}
      <p id="import-hint">${dialogsStrings().importHint}</p>
      ${this.#isLong ? html`<p class="long">${coverWords(pageStrings).beginningOnly}</p>` : nothing}
      <textarea
        aria-label=${dialogsStrings().importText}
        aria-describedby="import-hint"
        rows="10"
        spellcheck="false"
        autocapitalize="off"
        ?readonly=${this.#isLong}
        .value=${live(this.#isLong ? this.text.slice(0, MOST_SHOWN) : this.text)}
        @input=${(/** @type {Event} */ event) => {
          this.text = /** @type {HTMLTextAreaElement} */ (event.target).value;
          this.name = undefined;
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#load();
        }}
      ></textarea>
      <p class="error" role="alert">${this.error ? failureSentence(this.error, pageStrings) : nothing}</p>
      <div class="row end">
        <label class="file">
          <span>${dialogsStrings().chooseFile}</span>
          <input type="file" @change=${this.#onFileChosen} />
        </label>
        ${this.closeButton()}
        ${action(dialogsStrings().load, () => this.#load(), { classes: 'main' })}
      </div>
    `);
  }

  /** The reason why a text could not be read is said in the dialog alone; the text stays in its field. */
  closed() {
    const query = this.session?.query;
    if (this.error && query?.state.error === this.error) query?.dismiss();
  }

  get #isLong() {
    return this.text.length > MOST_SHOWN;
  }

  async #load() {
    this.error = this.session && (await importAsking(this.session, this.text, this.name));
    if (this.error) return;
    this.text = '';
    this.close();
    scrollTo(0, 0); // in a narrow window the board is far above the button that opened the dialog
  }

  /** @param {Event} event */
  async #onFileChosen(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    await this.#readFile(input.files?.[0]);
    input.value = '';
  }

  /**
   * Takes a file or a long text that is dropped or pasted. A short text goes to the field, unless a long one is there.
   * @param {Event} event
   * @param {DataTransfer | null} data
   */
  async #onData(event, data) {
    const text = data?.getData('text/plain') ?? '';
    const file = text ? undefined : data?.files[0];
    if (!file && !this.#isLong && text.length <= MOST_SHOWN) return;
    event.preventDefault();
    event.stopPropagation();
    if (file) await this.#readFile(file);
    else if (text) Object.assign(this, { text, name: undefined, error: undefined });
  }

  /** @param {File | undefined} file */
  async #readFile(file) {
    if (!file || !this.session) return;
    try {
      this.text = await readAsking(this.session, file);
      this.name = file.name;
      this.error = undefined;
    } catch (error) {
      this.error = /** @type {Error} */ (error);
    }
  }
}

customElements.define('import-dialog', ImportDialog);
