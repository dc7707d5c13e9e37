// <free-choice>: a labelled text field that suggests a list and accepts other values too. Fetched with the first puzzle
// that has one.

import { html, LitElement, nothing } from 'lit';

/** @import { Choice } from './choice.js' */

export class FreeChoice extends LitElement {
  static properties = { choice: { attribute: false }, read: { attribute: false }, refuse: { attribute: false } };

  constructor() {
    super();
    /** @type {Choice | undefined} */
    this.choice = undefined;
    /** The value of a typed text; undefined restores the old value. @type {(typed: string) => string | undefined} */
    this.read = () => undefined;
    /** Called with a text that has no value. @type {(typed: string) => void} */
    this.refuse = () => {};
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (!this.choice) return nothing;
    const { label, value, options } = this.choice;
    return html`<label class="choice">
      <span>${label}</span>
      <input
        list="choices"
        autocomplete="off"
        .value=${value}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
        @change=${this.#changed}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && this.#changed(event)}
      />
      <datalist id="choices">${options.map((option) => html`<option value=${option.value}></option>`)}</datalist>
    </label>`;
  }

  /** @param {Event} event */
  #changed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const { value, choose } = /** @type {Choice} */ (this.choice);
    const typed = this.read(field.value);
    if (typed === undefined) this.refuse(field.value);
    else if (typed !== value) choose(typed);
    field.value = typed ?? value;
  }
}

customElements.define('free-choice', FreeChoice);
