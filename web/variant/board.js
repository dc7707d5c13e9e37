// <variant-board>: a variant's grid, and below it its rules in words. Whoever edits the rules calls `replaceText`: the
// session then undoes it as every edit. Tested by tests/web/variant.test.js.

import { html, nothing, unsafeCSS } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';
import { BoardElement } from '../board/board-element.js';
import { drawableText } from '../strings/plain-text.js';
import styles from './board.css?inline';
import { edited } from './edited-grid.js';
import { grid } from './grid.js';
import { elementsOf } from './model/elements.js';
import { parityOf } from './model/parity.js';
import { isEverywhere } from './rules/coded.js';
import { ruleWords } from './rules/words.js';

/** @import { VariantWords } from '../strings/variant-strings.js' */
/** @import { VariantGrid } from './grid.js' */
/** @import { Variant } from '../../wasm/iss/text.js' */
/** @import { Editor } from './tools/editor.js' */

/** @extends {BoardElement<VariantWords>} */
export class VariantBoardElement extends BoardElement {
  static properties = { editor: { attribute: false } };

  static styles = unsafeCSS(styles);

  constructor() {
    super();
    /** Whoever edits the rules, while someone does. @type {Editor | undefined} */
    this.editor = undefined;
  }

  /** The grid, once it is drawn. */
  get grid() {
    return /** @type {VariantGrid | null} */ (this.renderRoot.querySelector('variant-grid'));
  }

  /** The drawn board. */
  get drawing() {
    return this.grid?.drawing;
  }

  /** The board with its rules. A copy of it with changes is written by `replaceBoard`. @returns {Variant} */
  get model() {
    return readVariant(this.text) ?? blankBoard(9, 9);
  }

  /**
   * Sets the rules. They are given: starting again keeps them.
   * @param {string} text  canonical
   */
  replaceText(text) {
    const detail = { text, marks: this.layers.marks ?? '', givens: this.#givensFor(text) };
    this.dispatchEvent(new CustomEvent('edit', { detail, bubbles: true, composed: true }));
  }

  /** @param {Variant} model */
  replaceBoard(model) {
    this.replaceText(writeVariant(model));
  }

  /** @param {string} key */
  press(key) {
    return this.grid?.press(key) ?? false;
  }

  /** @param {number} index */
  moveTo(index) {
    this.grid?.moveTo(index);
  }

  focus() {
    this.grid?.focus();
  }

  render() {
    const { editor } = this;
    return html`${this.#about()}<variant-grid
        class=${editor?.tool ? 'drawing' : ''}
        .puzzle=${editor ? edited(grid, editor) : grid}
        .view=${this.view}
      ></variant-grid>
      ${this.#variables()} ${this.#rules()}`;
  }

  /** What the puzzle is called, and who made it. */
  #about() {
    const { title, author } = this.model;
    if (!title && !author) return nothing;
    return html`<header>
      ${title && html`<h2>${drawableText(title)}</h2>`}
      ${author && html`<p>${this.words.by(drawableText(author))}</p>`}
    </header>`;
  }

  /** The cells beside the board, by group: what each may have, and what it has in a solution. */
  #variables() {
    const { variables, limited } = this.model;
    if (variables.length === 0) return nothing;
    const may = new Map(limited.map((list) => [list.split('_')[0], list.split('_').slice(1).join(' ')]));
    const found = this.layers.variables ?? {};
    const cell = (/** @type {string} */ name) =>
      html`<div class=${name in found ? 'found' : ''}>
        <dt>${name}</dt>
        <dd>${found[name] ?? may.get(name) ?? ''}</dd>
      </div>`;
    return html`<section class="variables" aria-label=${this.words.variables}>
      ${variables.map(
        ({ name, label, cells, columns }) =>
          html`<figure>
            <figcaption>${drawableText(label) || name}</figcaption>
            <dl ${inColumns(Math.min(columns, cells.length))}>${cells.map(cell)}</dl>
          </figure>`,
      )}
    </section>`;
  }

  /** The rules in words: a chip for each kind, and its sentence behind it. */
  #rules() {
    const { model, words: strings } = this;
    /** @type {Map<string, {kind: string, name: string, says: string}>} */
    const kinds = new Map();
    if (model.candidates.some((list) => list && parityOf(list, model)))
      kinds.set('', { kind: 'Parity', ...ruleWords(strings.lang, 'Parity') });
    for (const element of elementsOf(model)) {
      const words = ruleWords(strings.lang, element.kind, element.name, element.number ?? element.label);
      const says = isEverywhere(element) ? strings.everywhere : words.says;
      kinds.set(words.name, { ...words, kind: element.kind, says });
    }
    const sign = html`<span class="checked">${strings.checked}</span>`;
    const isEditing = this.editor !== undefined;
    if (kinds.size + model.words.length === 0) return isEditing ? html`<section class="editing"></section>` : nothing;
    const all = [...kinds.values()];
    const chips = all.map(({ kind, name }) => html`<span class="chip" data-kind=${kind}>${name}</span>`);
    if (model.words.length > 0) chips.unshift(html`<span class="chip in-words">${strings.inWords}</span>`);
    return html`<section aria-label=${strings.rules} class=${isEditing ? 'editing' : ''}>
      <details>
        <summary>${chips.slice(0, -1)}<span class="last">${chips.at(-1)}</span></summary>
      </details>
      <div class="sentences">
        <dl>${all.map(({ name, says }) => html`<div><dt>${name} ${sign}</dt> <dd>${says}</dd></div>`)}</dl>
        ${
          model.words.length > 0
            ? html`<p class="own">${strings.settersWords}</p>
              <p class="words">${drawableText(model.words.join('\n'))}</p>`
            : nothing
        }
      </div>
    </section>`;
  }

  /**
   * What is given when the rules change: the digits that were given, on the board with the new rules.
   * @param {string} text
   */
  #givensFor(text) {
    const [next, given] = [readVariant(text), readVariant(this.layers.givens ?? '')];
    if (!next || !given || next.rows !== given.rows || next.columns !== given.columns) return text;
    return writeVariant({ ...next, digits: given.digits });
  }
}

/** Sets a style in a way that pages allow which allow no style attributes. @param {number} columns */
const inColumns = (columns) =>
  ref((element) => /** @type {HTMLElement | undefined} */ (element)?.style.setProperty('--columns', String(columns)));

customElements.define('variant-board', VariantBoardElement);
