// A labelled choice from a list. free-choice.js also takes what is not in the list.

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
