// The base class of a form field as a custom element: scripts and forms use it like a field of HTML.

import { LitElement } from 'lit';

/** What is said of a field that cannot be checked. */
const VALID = /** @type {ValidityState} */ ({ valid: true });

export class FormField extends LitElement {
  static formAssociated = true;

  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    name: { reflect: true, useDefault: true },
    disabled: { type: Boolean, reflect: true },
  };

  /** Simulated pages (jsdom, happy-dom) lack some of it or all. @type {Partial<ElementInternals>} */
  #internals = this.attachInternals?.() ?? {};
  #isDisabled = false;

  constructor() {
    super();
    /** The name under which the form submits the value. */
    this.name = '';
    this.disabled = false;
    // A click on its label arrives with the element itself as the target.
    this.addEventListener('click', (event) => event.composedPath()[0] === this && this.focus());
  }

  get type() {
    return this.localName;
  }

  get form() {
    return this.#internals.form ?? null;
  }

  get labels() {
    return this.#internals.labels ?? this.ownerDocument.createDocumentFragment().childNodes;
  }

  get validity() {
    return this.#internals.validity ?? VALID;
  }

  get validationMessage() {
    return this.#internals.validationMessage ?? '';
  }

  get willValidate() {
    return this.#internals.willValidate ?? false;
  }

  checkValidity() {
    return this.#internals.checkValidity?.() ?? true;
  }

  reportValidity() {
    return this.#internals.reportValidity?.() ?? true;
  }

  /** @param {boolean} disabled */
  formDisabledCallback(disabled) {
    this.#isDisabled = disabled;
    this.requestUpdate();
  }

  /** Whether the field is disabled, by itself or by a fieldset around it. */
  get isDisabled() {
    return this.#isDisabled;
  }

  /** @param {string} value */
  setFormValue(value) {
    this.#internals.setFormValue?.(value);
  }

  /**
   * @param {string} fault  why the value cannot be submitted; '' when it can
   * @param {HTMLElement} [anchor]  where the browser shows it
   */
  setFault(fault, anchor) {
    this.#internals.setValidity?.({ badInput: fault !== '' }, fault, anchor);
  }
}
