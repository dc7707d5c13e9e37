// A labelled select.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * @param {{label: string, value: string, options: {value: string, label: string}[], choose: (value: string) => void}} what
 */
export function choice({ label, value, options, choose }) {
  return html`<label class="choice">
    <span>${label}</span>
    <select @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${options.map((option) => {
        return html`<option value=${option.value} .selected=${live(option.value === value)}>${option.label}</option>`;
      })}
    </select>
  </label>`;
}
