// A labelled choice from a list: a select, or a text field that suggests the list and accepts other values too.

import { html } from 'lit';

/**
 * @typedef {object} Choice
 * @property {string} label
 * @property {string} value
 * @property {{value: string, label: string}[]} options
 * @property {(value: string) => void} choose
 */

/** @param {Choice} what */
export function choice({ label, value, options, choose }) {
  /** @param {Event} event */
  const changed = ({ target }) => {
    const select = /** @type {HTMLSelectElement} */ (target);
    const chosen = select.value;
    select.value = value; // until it is drawn again, with what was chosen or, where that was refused, without
    choose(chosen);
  };
  return html`<label class="choice">
    <span>${label}</span>
    <select @change=${changed}>
      ${options.map((option) => {
        return html`<option value=${option.value} .selected=${option.value === value}>${option.label}</option>`;
      })}
    </select>
  </label>`;
}

/**
 * @param {Choice} what
 * @param {(typed: string) => string | undefined} read  the value of a typed text; undefined restores the old value
 * @param {(typed: string) => void} refuse  is told of a text that has no value
 */
export function freeChoice({ label, value, options, choose }, read, refuse) {
  /** @param {Event} event */
  const changed = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const typed = read(field.value);
    if (typed === undefined) refuse(field.value);
    else if (typed !== value) choose(typed);
    field.value = typed ?? value;
  };
  return html`<label class="choice">
    <span>${label}</span>
    <input
      list="choices"
      autocomplete="off"
      .value=${value}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      @change=${changed}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && changed(event)}
    />
    <datalist id="choices">${options.map((option) => html`<option value=${option.value}></option>`)}</datalist>
  </label>`;
}
