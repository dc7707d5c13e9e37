// What every board is given: <quadrille-grid>, and the elements around one or in place of one. A template gives it all
// as one property, `view`; a board is drawn again when a part of it has changed.

import { LitElement } from 'lit';

/** @import { PropertyDeclarations } from 'lit' */
/** @import { Layers, Mode, View } from '../puzzles/catalog.js' */

/** @type {Mode} */
const TYPING = { marking: false, choosing: false };

/** @template Words  that the board says */
export class BoardElement extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = Object.fromEntries(
    ['text', 'layers', 'label', 'readonly', 'mode', 'words'].map((name) => [name, { attribute: false }]),
  );

  /** @type {View & {words: Words}} */
  #view = /** @type {any} */ (undefined);

  constructor() {
    super();
    this.text = '';
    /** @type {Layers} */
    this.layers = {};
    this.label = '';
    /** Whether a person can only look at the board. */
    this.readonly = false;
    this.mode = TYPING;
    this.words = /** @type {Words} */ (undefined);
  }

  /** What it is given. */
  get view() {
    return this.#view;
  }

  /** @param {View & {words: Words}} view */
  set view(view) {
    const { readonly = false, mode = TYPING } = view;
    this.#view = view;
    Object.assign(this, view, { readonly, mode });
  }
}
