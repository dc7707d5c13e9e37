// <cover-board>: an exact cover problem as editable text, beside its matrix and the chosen options.

import { html, nothing, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import { BoardElement } from '../board/board-element.js';
import '../board/grid.js';
import { drawableText, wellFormed } from '../strings/plain-text.js';
import styles from './cover-board.css?inline';

/** @import { QuadrilleGrid, GridPuzzle } from '../board/grid.js' */
/** @import { CoverWords } from '../strings/cover-strings.js' */
/** @import { Matrix } from './cover.js' */

// The matrix follows after a pause in typing, so that one undo step is more than one letter.
const PAUSE_MS = 400;

/** @extends {BoardElement<CoverWords>} */
export class CoverBoard extends BoardElement {
  static properties = { grid: { attribute: false } };

  static styles = unsafeCSS(styles);

  #timer = 0;
  /** What is in the field and not on the board yet. @type {string | undefined} */
  #typed;

  constructor() {
    super();
    /** @type {GridPuzzle} */
    this.grid = /** @type {any} */ (undefined);
  }

  /** The drawn matrix; undefined for a text without a problem. */
  get drawing() {
    return this.#matrix?.drawing;
  }

  /** @param {string} key */
  press(key) {
    return this.#matrix?.press(key) ?? false;
  }

  focus() {
    this.#matrix?.focus();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('text')) this.#takeTyped(); // another board
  }

  render() {
    const { words } = this;
    const matrix = /** @type {Matrix} */ (this.grid.read(this.text, words));
    const { rows, columns, above = 0, before = 0, all, isAllCounted, allItems, beginning } = matrix;
    const strange = matrix.options.find(({ unknown }) => unknown !== undefined);
    const options = this.layers.found ?? this.layers.tried;
    const drawable = rows > 0 && columns > 0;
    return html`
      <div class="parts">
        <label class="text">
          <span>${words.coverText}</span>
          ${beginning === undefined ? nothing : html`<span class="long">${words.beginningOnly}</span>`}
          <textarea
            spellcheck="false"
            autocapitalize="off"
            wrap="off"
            ?readonly=${this.readonly || beginning !== undefined}
            .value=${live(this.#typed ?? beginning ?? this.text)}
            placeholder=${words.example}
            @input=${this.#onInput}
            @blur=${this.#commit}
          ></textarea>
        </label>
        <div class="matrix" data-size="${columns + before}:${rows + above}">
          <p>${words.coverSize(allItems, all, !isAllCounted)}${
            rows < all || columns < allItems ? ` ${words.drawnOnly(rows, columns < allItems ? columns : 0)}` : nothing
          }</p>
          <p class="unknown" aria-live="polite">${strange ? drawableText(words.unknown(strange)) : nothing}</p>
          <div class="scroller">
            ${drawable ? html`<quadrille-grid .puzzle=${this.grid} .view=${this.view}></quadrille-grid>` : nothing}
          </div>
        </div>
        <div class="chosen">
          <p>${words.chosenOptions}</p>
          <pre
            role="group"
            class=${options === undefined ? 'nothing' : ''}
            tabindex="0"
            aria-label=${words.chosenOptions}
          >${drawableText(options ?? words.nothingChosen)}</pre>
        </div>
      </div>
    `;
  }

  // Passes the size of the matrix to the style sheet. The content policy forbids style attributes, so a script sets it.
  updated() {
    const matrix = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.matrix'));
    const [columns, rows] = /** @type {string} */ (matrix.dataset.size).split(':');
    matrix.style.setProperty('--columns', columns);
    matrix.style.setProperty('--rows', rows);
  }

  get #matrix() {
    return /** @type {QuadrilleGrid | null} */ (this.renderRoot.querySelector('quadrille-grid'));
  }

  /** @param {InputEvent} event */
  #onInput({ target }) {
    clearTimeout(this.#timer);
    this.#typed = /** @type {HTMLTextAreaElement} */ (target).value;
    this.#timer = window.setTimeout(() => this.#commit(), PAUSE_MS);
  }

  #takeTyped() {
    clearTimeout(this.#timer);
    const typed = this.#typed;
    this.#typed = undefined;
    return typed;
  }

  #commit() {
    const typed = this.#takeTyped();
    const value = typed === undefined ? this.text : wellFormed(typed);
    if (value === this.text) return;
    const detail = { text: value, marks: '' };
    this.dispatchEvent(new CustomEvent('edit', { detail, bubbles: true, composed: true }));
  }
}

customElements.define('cover-board', CoverBoard);
