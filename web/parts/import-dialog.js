// <import-dialog>: a puzzle as text, pasted, typed or from a file. A text that cannot be read stays in it.

import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { textOf } from '../session/files.js';
import { say } from '../strings/language.js';
import { action } from './action.js';
import { failure } from './answer.js';

/** @import { PageDesk } from '../session/page-session.js' */

/** @typedef {{text: string, name?: string}} Unread  what was brought to the page and could not be read; its file's name */

export class ImportDialog extends LitElement {
  static properties = {
    text: { state: true },
    error: { state: true },
  };

  /** @type {PageDesk | undefined} */
  #desk;

  constructor() {
    super();
    this.text = '';
    /** The file that the text is from. @type {string | undefined} */
    this.name = undefined;
    /** @type {import('../session/query-state.js').State['error']} */
    this.error = undefined;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {PageDesk} desk @param {Unread} [unread] */
  async open(desk, unread) {
    this.#desk = desk;
    if (unread) Object.assign(this, { name: undefined }, unread);
    this.error = undefined;
    await this.updateComplete;
    this.#dialog.showModal();
  }

  render() {
    return html`<dialog aria-labelledby="import-title" @drop=${this.#dropped}>
      <h2 id="import-title">${say.importTitle}</h2>
      <p id="import-hint">${say.importHint}</p>
      <textarea
        aria-label=${say.importText}
        aria-describedby="import-hint"
        rows="10"
        spellcheck="false"
        autocapitalize="off"
        .value=${live(this.text)}
        @input=${(/** @type {Event} */ event) => {
          this.text = /** @type {HTMLTextAreaElement} */ (event.target).value;
          this.name = undefined;
        }}
      ></textarea>
      <p class="error" role="alert">${this.error ? failure(this.error) : nothing}</p>
      <div class="row end">
        <label class="file">
          <span>${say.chooseFile}</span>
          <input type="file" @change=${this.#chosen} />
        </label>
        ${action(say.close, () => this.#dialog.close())} ${action(say.load, () => this.#load(), { classes: 'main' })}
      </div>
    </dialog>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  async #load() {
    this.error = await this.#desk?.bring(this.text, this.name);
    if (this.error) return;
    this.text = '';
    this.#dialog.close();
  }

  /** @param {Event} event */
  async #chosen(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    await this.#take(input.files?.[0]);
    input.value = '';
  }

  /** @param {DragEvent} event */
  async #dropped(event) {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    await this.#take(file);
  }

  /** @param {File | undefined} file */
  async #take(file) {
    if (!file) return;
    try {
      this.text = await textOf(file);
      this.name = file.name;
      this.error = undefined;
    } catch (error) {
      this.error = /** @type {Error} */ (error);
    }
  }
}

customElements.define('import-dialog', ImportDialog);
