// The base of all dialogs: an element that draws one modal <dialog>.

import { html, LitElement, nothing } from 'lit';

export class Dialog extends LitElement {
  /** Draws the dialog as it is now, and opens it. */
  async show() {
    this.requestUpdate();
    await this.updateComplete;
    if (!this.dialog.open) this.dialog.showModal();
  }

  close() {
    this.dialog.close();
  }

  /** The <dialog> itself, once it has been drawn. */
  get dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  /**
   * The dialog with its content, one part of which is the heading.
   * @param {unknown} content
   * @param {string} [classes]
   */
  frame(content, classes) {
    return html`<dialog
      class=${classes ?? nothing}
      aria-labelledby=${`${this.localName}-title`}
      @close=${() => this.closed()}
    >
      ${content}
    </dialog>`;
  }

  /** The heading, after which the dialog is called. @param {string} title */
  heading(title) {
    return html`<h2 id=${`${this.localName}-title`}>${title}</h2>`;
  }

  /** The same where there is nothing else to begin with: it has the focus, so that it is read. @param {string} title */
  focusedHeading(title) {
    return html`<h2 id=${`${this.localName}-title`} tabindex="-1" autofocus>${title}</h2>`;
  }

  /** Called when the dialog has been closed, in any way. */
  closed() {}
}
