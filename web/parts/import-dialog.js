// <import-dialog>: a puzzle as text, pasted, typed or from a file. A text that cannot be read stays in it.

import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { say } from '../strings.js';
import { action } from './action.js';
import { failure } from './answer.js';

export class ImportDialog extends LitElement {
  static properties = {
    bring: { attribute: false },
    text: { attribute: false },
    error: { state: true },
  };

  constructor() {
    super();
    /** Takes a text to the board. @type {(text: string) => Promise<import('../inquiry.js').Failure | undefined>} */
    this.bring = async () => undefined;
    this.text = '';
    /** @type {import('../inquiry.js').State['error']} */
    this.error = undefined;
  }

  createRenderRoot() {
    return this;
  }

  open() {
    this.error = undefined;
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
        }}
      ></textarea>
      <p class="error" role="alert">${this.error ? failure(this.error) : nothing}</p>
      <div class="row">
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
    this.error = await this.bring(this.text);
    if (this.error) return;
    this.text = '';
    this.#dialog.close();
  }

  /** @param {Event} event */
  async #chosen(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    this.text = (await input.files?.[0]?.text()) ?? this.text;
    input.value = '';
  }

  /** @param {DragEvent} event */
  async #dropped(event) {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    this.text = await file.text();
  }
}

customElements.define('import-dialog', ImportDialog);
