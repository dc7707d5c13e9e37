// <share-dialog>: a link to the board, copied at once, and in a field for when the clipboard is refused.

import { html, LitElement } from 'lit';
import { say } from '../strings.js';
import { action } from './action.js';

export class ShareDialog extends LitElement {
  static properties = {
    address: { state: true },
    note: { state: true },
  };

  constructor() {
    super();
    this.address = '';
    this.note = '';
  }

  createRenderRoot() {
    return this;
  }

  /** @param {string} address */
  open(address) {
    this.address = address;
    this.note = '';
    this.#dialog.showModal();
    this.#copy();
  }

  render() {
    return html`<dialog aria-labelledby="share-title">
      <h2 id="share-title">${say.shareTitle}</h2>
      <p>${say.shareHint}</p>
      <input
        aria-label=${say.shareLink}
        readonly
        .value=${this.address}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      />
      <p class="note" aria-live="polite">${this.note}</p>
      <div class="row">
        ${action(say.close, () => this.#dialog.close())} ${action(say.copy, () => this.#copy(), { classes: 'main' })}
      </div>
    </dialog>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.address);
      this.note = say.copied;
    } catch {
      this.note = say.notCopied;
    }
  }
}

customElements.define('share-dialog', ShareDialog);
