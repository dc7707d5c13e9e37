// What a custom element that is a field of its form has to do with the form, whatever it is a field of: the page's scripts and its
// forms find it as they find their own fields.

import { LitElement } from 'lit';

export class FormField extends LitElement {
  static formAssociated = true;

  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    name: { reflect: true, useDefault: true },
    disabled: { type: Boolean, reflect: true },
  };

  #internals = this.attachInternals();
  #isOff = false;

  constructor() {
    super();
    /** The name that the value is submitted by. */
    this.name = '';
    this.disabled = false;
    // A label's click, which is the host's own.
    this.addEventListener('click', (event) => event.composedPath()[0] === this && this.focus());
  }

  get type() {
    return this.localName;
  }

  get form() {
    return this.#internals.form;
  }

  get labels() {
    return this.#internals.labels;
  }

  get validity() {
    return this.#internals.validity;
  }

  get validationMessage() {
    return this.#internals.validationMessage;
  }

  get willValidate() {
    return this.#internals.willValidate;
  }

  checkValidity() {
    return this.#internals.checkValidity();
  }

  reportValidity() {
    return this.#internals.reportValidity();
  }

  /** @param {boolean} disabled */
  formDisabledCallback(disabled) {
    this.#isOff = disabled;
    this.requestUpdate();
  }

  /** Whether it is disabled, by itself or by a fieldset around it. */
  get isOff() {
    return this.#isOff;
  }

  /** @param {string} value */
  submitAs(value) {
    this.#internals.setFormValue(value);
  }

  /** @param {string} fault  what keeps the value from being submitted; '' when nothing does @param {HTMLElement} [place]  of the fault */
  judge(fault, place) {
    this.#internals.setValidity({ badInput: fault !== '' }, fault, place);
  }
}
