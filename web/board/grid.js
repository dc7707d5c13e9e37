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
 * @typedef {{rows: number, columns: number, above?: number, before?: number}} Board  what a grid puzzle reads from a
 *   text, and more of its own; above and before: room for headings, in cells
 *
 * @typedef {object} Cell
 * @property {number} index  row by row
 * @property {string} name  what it holds, as spoken: "given 7"
 * @property {string} classes  for the style sheet
 * @property {SVGTemplateResult | string} mark  what is drawn in it
 *
 * @typedef {object} Cursor
 * @property {number} index  the cell that it is at
 * @property {Record<string, any>} memory  the puzzle's own, for as long as the cursor stays there
 *
 * @typedef {object} GridPuzzle
 * @property {(text: string) => Board} read
 * @property {(board: any, layers: Layers, cursor: Cursor) => Cell[]} cells  in order. A board too large to be drawn cell
 *   by cell leaves out those that hold nothing, but never the cursor's
 * @property {(board: any, layers: Layers) => SVGTemplateResult} ground  what is drawn under the cells
 * @property {(board: any) => SVGTemplateResult} rules  the lines over the cells
 * @property {(board: any, row: number, column: number, what: string) => string} cellName  rows and columns from 1
 * @property {(board: any, cursor: Cursor, key: string) => string | undefined} type  the text after a key at the cursor;
 *   undefined when the key means nothing there
 * @property {(board: any, cursor: Cursor, x: number, y: number) => string | undefined} [point]  the text after a click at
 *   the cursor, x and y in the cell, 0…1; undefined when it only moves the cursor
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
    /** @type {Cursor} */
    this.cursor = { index: 0, memory: {} };
  }

  /** Acts on a key as the board does when it has the focus. @param {string} key @returns {boolean} whether it meant something */
  press(key) {
    const target = this.#target(key, false);
    if (target !== undefined) {
      this.#move(target);
      return true;
    }
    return this.#edit(this.puzzle.type(this.#board, this.cursor, key));
  }

  /** Moves the keyboard to the cursor's cell. */
  focus() {
    /** @type {SVGElement | null} */ (this.renderRoot.querySelector('[tabindex="0"]'))?.focus();
  }

  /** @param {import('lit').PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has('text') && !changed.has('puzzle')) return;
    const { rows, columns } = this.#board;
    this.#board = this.puzzle.read(this.text);
    if (rows !== this.#board.rows || columns !== this.#board.columns) this.#move(0, false);
  }

  updated() {
    if (this.#focusCursor) this.focus();
    this.#focusCursor = false;
  }

  render() {
    const { rows, columns, above = 0, before = 0 } = this.#board;
    const [width, height] = [columns * CELL, rows * CELL];
    const [left, top] = [before * CELL + MARGIN, above * CELL + MARGIN];
    const { row, column } = this.#place(this.cursor.index);
    return html`<svg
      role="grid"
      aria-label=${this.label}
      aria-rowcount=${rows}
      aria-colcount=${columns}
      viewBox="${-left} ${-top} ${width + left + MARGIN} ${height + top + MARGIN}"
      @click=${this.#clicked}
      @keydown=${this.#keyed}
      @focusin=${this.#focused}
    >
      <g aria-hidden="true">
        <rect class="paper" width=${width} height=${height}></rect>
        ${this.puzzle.ground(this.#board, this.layers)}
      </g>
      ${byRow(this.puzzle.cells(this.#board, this.layers, this.cursor), columns).map(([index, cells]) => {
        return svg`<g role="row" aria-rowindex=${index + 1}>${cells.map((cell) => this.#cell(cell))}</g>`;
      })}
      <g class="rules" aria-hidden="true">${this.puzzle.rules(this.#board)}</g>
      <rect class="cursor" x=${column * CELL} y=${row * CELL} width=${CELL} height=${CELL} aria-hidden="true"></rect>
    </svg>`;
  }

  /** @param {Cell} cell */
  #cell({ index, name, classes, mark }) {
    const { row, column } = this.#place(index);
    return svg`<g
      role="gridcell"
      class=${classes}
      data-index=${index}
      tabindex=${index === this.cursor.index ? 0 : -1}
      aria-colindex=${column + 1}
      aria-label=${this.puzzle.cellName(this.#board, row + 1, column + 1, name)}
      transform="translate(${column * CELL} ${row * CELL})"
    ><rect class="square" width=${CELL} height=${CELL}></rect>${mark}</g>`;
  }

  /** @param {number} index */
  #place(index) {
    const { columns } = this.#board;
    return { row: Math.floor(index / columns), column: index % columns };
  }

  /** @param {string | undefined} text */
  #edit(text) {
    if (text === undefined) return false;
    if (text !== this.text)
      this.dispatchEvent(new CustomEvent('edit', { detail: text, bubbles: true, composed: true }));
    this.requestUpdate();
    return true;
  }

  // By coordinates: large boards have no elements for most of their cells. A screen reader's click has none, but a target.
  /** @param {MouseEvent} event */
  #clicked(event) {
    const { rows, columns } = this.#board;
    const drawing = /** @type {SVGSVGElement} */ (event.currentTarget);
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
    const [x, y] = [place.x / CELL, place.y / CELL];
    const inside = x >= 0 && y >= 0 && x < columns && y < rows;
    const index = event.detail > 0 && inside ? Math.floor(y) * columns + Math.floor(x) : indexOf(event.target);
    if (index === undefined) return;
    this.#move(index);
    this.#edit(this.puzzle.point?.(this.#board, this.cursor, x % 1, y % 1));
  }

  // A screen reader moves the focus without any key that this element could see.
  /** @param {Event} event */
  #focused(event) {
    this.#move(indexOf(event.target) ?? this.cursor.index, false);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.altKey || event.metaKey) return;
    const target = this.#target(event.key, event.ctrlKey);
    if (target !== undefined) this.#move(target);
    else if (event.ctrlKey || !this.press(event.key)) return;
    event.preventDefault();
  }

  /** The cell that a key moves to. @param {string} key @param {boolean} far  to the end of the board */
  #target(key, far) {
    const { rows, columns } = this.#board;
    const { row, column } = this.#place(this.cursor.index);
    /** @param {number} r @param {number} c */
    const at = (r, c) => Math.min(Math.max(r, 0), rows - 1) * columns + Math.min(Math.max(c, 0), columns - 1);
    switch (key) {
      case 'ArrowUp':
        return at(far ? 0 : row - 1, column);
      case 'ArrowDown':
        return at(far ? rows : row + 1, column);
      case 'ArrowLeft':
        return at(row, far ? 0 : column - 1);
      case 'ArrowRight':
        return at(row, far ? columns : column + 1);
      case 'Home':
        return at(far ? 0 : row, 0);
      case 'End':
        return at(far ? rows : row, columns);
      case 'PageUp':
        return at(0, column);
      case 'PageDown':
        return at(rows, column);
    }
  }

  /** @param {number} index @param {boolean} [focus]  whether to take the keyboard there */
  #move(index, focus = true) {
    if (index !== this.cursor.index) this.cursor = { index, memory: {} };
    if (!focus) return;
    this.#focusCursor = true;
    this.requestUpdate();
  }
}

/** @param {Cell[]} cells @param {number} columns @returns {[number, Cell[]][]}  the rows that have cells, and these */
function byRow(cells, columns) {
  /** @type {[number, Cell[]][]} */
  const rows = [];
  for (const cell of cells) {
    const row = Math.floor(cell.index / columns);
    if (rows.at(-1)?.[0] !== row) rows.push([row, []]);
    rows.at(-1)?.[1].push(cell);
  }
  return rows;
}

/** @param {EventTarget | null} target */
function indexOf(target) {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  return cell instanceof SVGElement ? Number(cell.dataset.index) : undefined;
}

customElements.define('quadrille-grid', GridBoard);
