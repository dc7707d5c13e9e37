// <update-bar>: says quietly, over the foot of the page, that a new version is there, and takes it at the reader's word. It
// draws into the document, and brings its style along, so that the first load is without either.

import { html, LitElement, nothing } from 'lit';
import { action } from '../parts/action.js';
import { say } from '../strings/language.js';
import styles from './update-bar.css?inline';

export class UpdateBar extends LitElement {
  static properties = { isNeeded: { attribute: false } };

  constructor() {
    super();
    this.isNeeded = false;
    /** Takes the new version. */
    this.take = () => {};
  }

  createRenderRoot() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return this;
  }

  // The live region stands, empty, before there is anything to tell: only so is it spoken when it comes.
  render() {
    return html`<div role="group" aria-label=${say.newVersion} aria-live="polite">
      ${
        this.isNeeded
          ? html`<p>${say.newVersionReady}</p>
            ${action(say.later, () => this.#later())} ${action(say.update, () => this.take(), { classes: 'main' })}`
          : nothing
      }
    </div>`;
  }

  #later() {
    this.isNeeded = false;
  }
}

customElements.define('update-bar', UpdateBar);
