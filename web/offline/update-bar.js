// <update-bar>: says at the bottom of the page that there is a new version, and starts it when a person asks for it.
// It has no shadow root. It adds its own style sheet, so that the first load needs neither of them.

import { html, LitElement, nothing } from 'lit';
import { action } from '../parts/action.js';
import { moreStrings } from '../strings/more-strings.js';
import styles from './update-bar.css?inline';

export class UpdateBar extends LitElement {
  static properties = { isNeeded: { attribute: false } };

  constructor() {
    super();
    this.isNeeded = false;
    /** Starts the new version. */
    this.startNewVersion = () => {};
  }

  createRenderRoot() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return this;
  }

  // The live region exists, empty, before there is something to say. Screen readers only announce changes of an
  // existing region.
  render() {
    return html`<div role="group" aria-label=${moreStrings().newVersion} aria-live="polite">
      ${
        this.isNeeded
          ? html`<p>${moreStrings().newVersionReady}</p>
            ${action(moreStrings().later, () => this.#dismiss())}
            ${action(moreStrings().update, () => this.startNewVersion(), { classes: 'main' })}`
          : nothing
      }
    </div>`;
  }

  #dismiss() {
    this.isNeeded = false;
  }
}

customElements.define('update-bar', UpdateBar);
