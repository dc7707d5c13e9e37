// <clue-change>: a button that becomes a field with the numbers of a clue, to be replaced. Enter or the button next
// to it takes them, Escape closes the field.

import { html, LitElement } from 'lit';
import { moreStrings } from '../strings/more-strings.js';
import { action } from './action.js';

/** Numbers of a clue. */
const TYPED = /^\d+( +\d+)*$/;

export class ClueChange extends LitElement {
  static properties = { value: { attribute: false }, label: { attribute: false }, isOpen: { state: true } };

  constructor() {
    super();
    this.value = '';
    /** The name of the clue. */
    this.label = '';
    /** Takes what was typed. @type {(value: string) => void} */
    this.apply = () => {};
    this.isOpen = false;
  }

  createRenderRoot() {
    return this;
  }

  /** Another clue begins with its button. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('label')) this.isOpen = false;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.get('isOpen') === undefined) return;
    if (this.isOpen) this.#field?.select();
    else if (!this.contains(document.activeElement)) this.querySelector('button')?.focus();
  }

  get #field() {
    return this.querySelector('input');
  }

  render() {
    const { change, changeIt } = moreStrings();
    const open = () => {
      this.isOpen = true;
    };
    if (!this.isOpen) return action(change, open, { title: `${change} ${this.label}` });
    return html`<input
        aria-label=${this.label}
        inputmode="numeric"
        autocomplete="off"
        size=${Math.max(3, this.value.length + 1)}
        .value=${this.value}
        @keydown=${this.#onKey}
      />
      ${action(changeIt, () => this.#take(), { classes: 'next' })}`;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.isComposing) return;
    if (event.key === 'Enter') this.#take();
    else if (event.key === 'Escape') this.isOpen = false;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #take() {
    const typed = this.#field?.value.trim() ?? '';
    if (TYPED.test(typed) && typed !== this.value) this.apply(typed);
    else this.#field?.select();
  }
}

customElements.define('clue-change', ClueChange);
