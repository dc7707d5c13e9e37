// <quadrille-grid>: the mechanics that all boards of cells share. It draws the board as one SVG, crisp at every size;
// keeps one cell as the cursor (the only one that Tab reaches); and turns keys and clicks into edits, which the puzzle
// defines. An edit is told by the event `edit`, whose detail is the new text; the element never changes its own.
//
// The pattern is the ARIA grid with a roving tabindex (WAI-ARIA Authoring Practices, "Grid").
// Tested by tests/web/keyboard.test.js.

import { html, LitElement, svg, unsafeCSS } from 'lit';
import styles from './grid.css?inline';

/** @import { SVGTemplateResult } from 'lit' */
/** @import { Layers } from '../catalog.js' */

/** The side of a cell in user units; drawings of cells are made in a square of this size. */
export const CELL = 40;
const MARGIN = 2; // room for the frame's stroke

/**
 * @typedef {{rows: number, columns: number}} Board  what a grid puzzle reads from a text, and more of its own
 *
 * @typedef {object} Cell
 * @property {string} name  what it holds, as spoken: "given 7"
 * @property {string} classes  for the style sheet
 * @property {SVGTemplateResult | string} mark  what is drawn in it
 *
 * @typedef {object} GridPuzzle
 * @property {(text: string) => Board} read
 * @property {(board: any, layers: Layers) => Cell[]} cells  row by row
 * @property {(board: any) => SVGTemplateResult} rules  the lines over the cells
 * @property {(row: number, column: number, what: string) => string} cellName
 * @property {(board: any, index: number, key: string) => string | undefined} type  the text after a key at a cell;
 *   undefined when the key means nothing there
 */

export class GridBoard extends LitElement {
  static properties = {
    puzzle: { attribute: false },
    text: { attribute: false },
    layers: { attribute: false },
    label: { attribute: false },
    cursor: { state: true },
  };

  static styles = unsafeCSS(styles);

  /** @type {Board & Record<string, any>} */
  #board = { rows: 0, columns: 0 };
  #focusCursor = false;

  constructor() {
    super();
    /** @type {GridPuzzle} */
    this.puzzle = /** @type {any} */ (undefined);
    this.text = '';
    /** @type {Layers} */
    this.layers = {};
    this.label = '';
    this.cursor = 0;
  }

  /** Types a key at the cursor, as the on-screen keypad does. @param {string} key @returns {boolean} if it meant something */
  press(key) {
    const text = this.puzzle.type(this.#board, this.cursor, key);
    if (text === undefined) return false;
    this.dispatchEvent(new CustomEvent('edit', { detail: text, bubbles: true, composed: true }));
    return true;
  }

  /** Moves the keyboard to the cursor's cell. */
  focus() {
    /** @type {SVGElement | null} */ (this.renderRoot.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  /** @param {import('lit').PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has('text') && !changed.has('puzzle')) return;
    const { rows, columns } = this.#board;
    this.#board = this.puzzle.read(this.text);
    if (rows !== this.#board.rows || columns !== this.#board.columns) this.cursor = 0;
  }

  updated() {
    if (this.#focusCursor) this.focus();
    this.#focusCursor = false;
  }

  render() {
    const { rows, columns } = this.#board;
    const cells = this.puzzle.cells(this.#board, this.layers);
    const [width, height] = [columns * CELL, rows * CELL];
    return html`<svg
      role="grid"
      aria-label=${this.label}
      viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}"
      @click=${this.#clicked}
      @keydown=${this.#keyed}
      @focusin=${this.#focused}
    >
      <rect class="paper" width=${width} height=${height} aria-hidden="true"></rect>
      ${Array.from({ length: rows }, (_, row) => {
        return svg`<g role="row">${Array.from({ length: columns }, (_, column) => {
          return this.#cell(cells[row * columns + column], row, column);
        })}</g>`;
      })}
      <g class="rules" aria-hidden="true">${this.puzzle.rules(this.#board)}</g>
      <rect
        class="cursor"
        x=${(this.cursor % columns) * CELL}
        y=${Math.floor(this.cursor / columns) * CELL}
        width=${CELL}
        height=${CELL}
        aria-hidden="true"
      ></rect>
    </svg>`;
  }

  /** @param {Cell} cell @param {number} row @param {number} column */
  #cell({ name, classes, mark }, row, column) {
    const index = row * this.#board.columns + column;
    return svg`<g
      role="gridcell"
      class=${classes}
      data-index=${index}
      tabindex=${index === this.cursor ? 0 : -1}
      aria-label=${this.puzzle.cellName(row + 1, column + 1, name)}
      transform="translate(${column * CELL} ${row * CELL})"
    ><rect class="square" width=${CELL} height=${CELL}></rect>${mark}</g>`;
  }

  /** @param {Event} event */
  #clicked(event) {
    const index = indexOf(event.target);
    if (index !== undefined) this.#move(index);
  }

  // A screen reader moves the focus without any key that this element could see.
  /** @param {Event} event */
  #focused(event) {
    this.cursor = indexOf(event.target) ?? this.cursor;
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.altKey || event.metaKey) return;
    const target = this.#target(event);
    if (target !== undefined) this.#move(target);
    else if (event.ctrlKey || !this.press(event.key)) return;
    event.preventDefault();
  }

  /** The cell that a key moves to. @param {KeyboardEvent} event */
  #target({ key, ctrlKey }) {
    const { rows, columns } = this.#board;
    const [row, column] = [Math.floor(this.cursor / columns), this.cursor % columns];
    /** @param {number} r @param {number} c */
    const at = (r, c) => Math.min(Math.max(r, 0), rows - 1) * columns + Math.min(Math.max(c, 0), columns - 1);
    switch (key) {
      case 'ArrowUp':
        return at(ctrlKey ? 0 : row - 1, column);
      case 'ArrowDown':
        return at(ctrlKey ? rows : row + 1, column);
      case 'ArrowLeft':
        return at(row, ctrlKey ? 0 : column - 1);
      case 'ArrowRight':
        return at(row, ctrlKey ? columns : column + 1);
      case 'Home':
        return at(ctrlKey ? 0 : row, 0);
      case 'End':
        return at(ctrlKey ? rows : row, columns);
      case 'PageUp':
        return at(0, column);
      case 'PageDown':
        return at(rows, column);
    }
  }

  /** @param {number} index */
  #move(index) {
    this.cursor = index;
    this.#focusCursor = true;
    this.requestUpdate();
  }
}

/** @param {EventTarget | null} target */
function indexOf(target) {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  return cell instanceof SVGElement ? Number(cell.dataset.index) : undefined;
}

customElements.define('quadrille-grid', GridBoard);
