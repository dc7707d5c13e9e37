// <quadrille-grid>: what all boards of cells share. It draws the board as one SVG, manages the cursor (the only cell
// that Tab reaches) and the selection of several cells, and turns keys and clicks into edits, which the puzzle
// defines. It reports an edit by the event `edit` with the detail `{text, marks}`, and a key for a blank cell by
// `blank` with the cell, also where the cell was blank. It does not change its own text: its listener sets the new
// one.
//
// The pattern is the ARIA grid with a roving tabindex (WAI-ARIA Authoring Practices, "Grid").
// Tested by tests/web/keyboard.test.js, tests/web/selecting.test.js and tests/web/marks.test.js.

import { html, nothing, svg, unsafeCSS } from 'lit';
import { writeMarks } from '../session/marks.js';
import { BoardElement } from './board-element.js';
import styles from './grid.css?inline';
import { adopt } from './late-styles.js';
import { targetOf } from './moves.js';
import { along, byRow, CELL, cellUnder, indexOf, passed, squares } from './places.js';
import { Selection } from './selection.js';
import { markCells, typeInto } from './typing.js';

/** @import { View } from '../puzzles/catalog.js' */
/** @import { Hand } from './hand.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */

export { CELL };

const MARGIN = 2; // space for the stroke of the frame

/** @typedef {import('./grid-puzzle.js').Board} Board @typedef {import('./grid-puzzle.js').Cell} Cell */
/** @typedef {import('./grid-puzzle.js').Cursor} Cursor @typedef {import('./grid-puzzle.js').GridPuzzle} GridPuzzle */

/**
 * The template that draws a puzzle's board.
 * @param {GridPuzzle} puzzle
 * @param {BoardStrings} words
 * @returns {(view: View) => import('lit').TemplateResult}
 */
export const gridView = (puzzle, words) => (view) =>
  html`<quadrille-grid .puzzle=${puzzle} .view=${{ ...view, words }}></quadrille-grid>`;

/** @extends {BoardElement<BoardStrings>} */
export class QuadrilleGrid extends BoardElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { puzzle: { attribute: false }, cursor: { state: true } };

  static styles = unsafeCSS(styles);

  /** @type {Board & Record<string, any>} */
  #board = { rows: 0, columns: 0 };
  #selection = new Selection();
  /** The cursors of the other selected cells, with what puzzles store in them. @type {Map<number, Cursor>} */
  #others = new Map();
  /** The last cell under the pressed pointer. @type {number | undefined} */
  #drag;
  #focusCursor = false;
  constructor() {
    super();
    /** @type {GridPuzzle} */
    this.puzzle = /** @type {any} */ (undefined);
    /** @type {Cursor} */
    this.cursor = { index: 0, memory: {} };
  }

  /** What is painted on the board. */
  get #paint() {
    return this.mode.hand?.draft ?? this.layers.paint;
  }

  /** The drawn board. */
  get drawing() {
    return /** @type {SVGSVGElement} */ (this.renderRoot.querySelector('svg'));
  }

  /**
   * Handles a key as if the board had the focus.
   * @param {string} key
   * @param {boolean} [marking]  whether the key makes a pencil mark
   * @returns {boolean}  whether the key did anything
   */
  press(key, marking = this.mode.marking) {
    const target = targetOf(this.#board, this.cursor.index, key, false);
    if (target !== undefined) this.#move(target);
    if (target !== undefined) return true;
    if (this.hand?.key(this, key)) return true;
    return !this.mode.hand && (this.#mark(key, marking) || this.#type(key));
  }

  /** Moves the cursor, and the focus if the board has it. @param {number} index */
  moveTo(index) {
    this.#move(index, { focus: this.matches(':focus-within') });
  }

  /** What is seen of the board, where that is not all of it. @returns {import('./places.js').Part | undefined} */
  get inView() {
    return undefined;
  }

  /** What pointer and keys do here before they select; undefined where they only select. @returns {Hand | undefined} */
  get hand() {
    return this.mode.hand;
  }

  /**
   * The board of a text, with the words that say it.
   * @param {string} text
   * @returns {Board & Record<string, any>}
   */
  read(text) {
    return { ...this.puzzle.read(text, this.words), words: this.words };
  }

  /** Moves the focus to the cursor's cell. */
  focus() {
    /** @type {SVGElement | null} */ (this.renderRoot.querySelector('[tabindex="0"]'))?.focus();
  }

  /** @param {import('lit').PropertyValues} changed */
  willUpdate(changed) {
    if (!['text', 'puzzle', 'words'].some((name) => changed.has(name))) return;
    const { rows, columns } = this.#board;
    this.#board = this.read(this.text);
    if (rows !== this.#board.rows || columns !== this.#board.columns)
      this.#go(this.puzzle.start?.(this.#board) ?? 0, { focus: false, alone: true });
  }

  updated() {
    if (this.#focusCursor) this.focus();
    this.#focusCursor = false;
  }

  render() {
    const { rows, columns, above = 0, before = 0, below = 0, after = 0 } = this.#board;
    const [width, height] = [columns * CELL, rows * CELL];
    const [left, top, right, bottom] = [before, above, after, below].map((cells) => cells * CELL + MARGIN);
    const { inView: part = { x: 0, y: 0, rows, columns } } = this;
    const { row, column } = this.#place(this.cursor.index);
    const { marking, choosing, hand } = this.mode;
    const paint = this.#paint;
    const preview = this.hand?.preview?.(this);
    const board = preview === undefined ? this.#board : this.read(preview);
    adopt(/** @type {ShadowRoot} */ (this.renderRoot), [
      this.puzzle.styles,
      this.layers.annotations?.styles,
      this.layers.trial?.styles,
      paint?.styles,
    ]);
    // Chromium stops Tab at a picture that listens to the focus, unless it has a `tabindex` of -1.
    return html`<svg
      role="grid"
      tabindex="-1"
      class=${choosing || hand ? 'choosing' : nothing}
      aria-label=${this.label}
      aria-readonly=${this.readonly ? 'true' : nothing}
      aria-rowcount=${rows}
      aria-colcount=${columns}
      aria-multiselectable="true"
      preserveAspectRatio="xMidYMin"
      viewBox="${part.x * CELL - left} ${part.y * CELL - top} ${part.columns * CELL + left + right}
        ${part.rows * CELL + top + bottom}"
      @pointerdown=${this.#onPointerDown}
      @pointermove=${this.#onPointerMove}
      @pointerup=${(/** @type {PointerEvent} */ event) => this.hand?.up(this, event)}
      @pointercancel=${(/** @type {PointerEvent} */ event) => this.hand?.cancel(this, event)}
      @mousedown=${(/** @type {Event} */ event) => event.preventDefault() /* focus() moves the focus to the cursor */}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#onFocus}
    >
      <g aria-hidden="true">
        <rect class="paper" width=${width} height=${height}></rect>
        ${this.#related()} ${paint?.ground(this.#board)} ${this.puzzle.ground(board, this.layers)}
      </g>
      ${this.#headings('top')}
      ${byRow(this.puzzle.cells(board, this.layers, this.cursor), columns).map(([index, cells]) => {
        const [before, after] = /** @type {const} */ (['left', 'right']).map((side) => this.#headings(side, index));
        return svg`<g role="row" aria-rowindex=${index + 1}>
          ${before}${cells.map((cell) => this.#cell(cell))}${after}</g>`;
      })}
      ${this.#headings('bottom')}
      <g class="rules" aria-hidden="true">
        ${this.puzzle.rules(board, this.layers, this.inView)}${paint?.over()}
      </g>
      <g class="pointer" aria-hidden="true">
        <path class="several" d=${this.#selection.area(columns, CELL)}></path>
        <path class="outline" d=${this.#selection.outline(columns, CELL)}></path>
        <rect
          class=${marking ? 'cursor marking' : 'cursor'}
          x=${column * CELL}
          y=${row * CELL}
          width=${CELL}
          height=${CELL}
        ></rect>
        ${this.hand?.over?.(this)}
      </g>
    </svg>`;
  }

  /** Whether a trial has filled in a cell. @param {number} index */
  isOnTrial(index) {
    return this.layers.trial?.places.has(index);
  }

  /** The cells that have to do with the cursor's, under everything else. */
  #related() {
    const { columns } = this.#board;
    const { near, same } = this.puzzle.related?.(this.#board, this.cursor.index) ?? { near: [], same: [] };
    return svg`<path class="near" d=${squares(near, columns)}></path>
      <path class="same" d=${squares(same, columns)}></path>`;
  }

  /** @param {'top' | 'bottom' | 'left' | 'right'} side @param {number} [row] */
  #headings(side, row) {
    const { marks = '', isFinished } = this.layers;
    return this.puzzle.headings?.(this.#board, side, row, this.readonly || isFinished ? undefined : marks) ?? nothing;
  }

  /** @param {Cell} cell */
  #cell({ index, name, classes, mark }) {
    const { row, column } = this.#place(index);
    return svg`<g
      role="gridcell"
      class="${classes}${this.layers.annotations?.isDim(index) ? ' dim' : ''}${this.isOnTrial(index) ? ' trial' : ''}"
      data-index=${index}
      tabindex=${index === this.cursor.index ? 0 : -1}
      aria-colindex=${column + 1}
      aria-label=${this.puzzle.cellName(this.#board, row + 1, column + 1, this.#paint?.named(name, index) ?? name)}
      aria-selected=${this.#selection.cells.has(index) || nothing}
      transform="translate(${column * CELL} ${row * CELL})"
    ><rect class="square" width=${CELL} height=${CELL}></rect>${mark}</g>`;
  }

  /** @param {number} index */
  #place(index) {
    const { columns } = this.#board;
    return { row: Math.floor(index / columns), column: index % columns };
  }

  /** The cells that a key acts on, in the order in which they were selected. */
  get targets() {
    const { cells } = this.#selection;
    return cells.size > 0 ? [...cells] : [this.cursor.index];
  }

  /** @param {number} index @returns {Cursor} */
  #cursorAt(index) {
    if (index === this.cursor.index) return this.cursor;
    const cursor = this.#others.get(index) ?? { index, memory: {} };
    this.#others.set(index, cursor);
    return cursor;
  }

  /**
   * @param {string} key
   * @param {boolean} marking
   * @param {boolean} [centred]  whether marks go to the centre
   * @returns {boolean} whether the key makes marks in a selected cell
   */
  #mark(key, marking, centred = this.mode.marking && this.mode.centred) {
    const marked =
      !this.readonly && markCells(this.puzzle, this.#board, this.targets, key, marking, this.layers.marks, centred);
    if (marked) this.#edit(this.text, marked);
    return Boolean(marked);
  }

  /** @param {string} key @returns {boolean} whether the key does anything in a selected cell */
  #type(key) {
    const cursors = this.targets.map((index) => this.#cursorAt(index));
    const typed = !this.readonly && typeInto(this, cursors, key);
    if (!typed) return false;
    this.#edit(typed.text, typed.marks);
    if (cursors.length === 1 && /^[0. ]$/.test(key))
      this.dispatchEvent(new CustomEvent('blank', { detail: cursors[0].index, bubbles: true, composed: true }));
    return true;
  }

  /** @param {string} text @param {import('../session/marks.js').Marks} marks */
  #edit(text, marks) {
    const detail = { text, marks: writeMarks(marks) };
    if (text !== this.text || detail.marks !== (this.layers.marks ?? ''))
      this.dispatchEvent(new CustomEvent('edit', { detail, bubbles: true, composed: true }));
    this.requestUpdate();
  }

  // A touch may be the start of scrolling. It selects a cell by a tap, except in the mode that selects several cells.
  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    if (this.hand?.down(this, event)) return;
    const { index } = cellUnder(event, this.drawing, this.#board, this.inView);
    if (index === undefined || event.button !== 0 || (event.pointerType === 'touch' && !this.mode.choosing)) return;
    this.#drag = index;
    if (event.shiftKey) this.#move(index, { extend: true });
    else if (event.ctrlKey || event.metaKey || this.mode.choosing) this.#toggle(index);
    else this.#move(index);
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    if (this.hand?.move(this, event)) return;
    if (this.#drag === undefined) return;
    if (event.buttons === 0) this.#drag = undefined;
    for (const each of passed(event)) {
      const { index } = cellUnder(each, this.drawing, this.#board, this.inView);
      if (this.#drag === undefined || index === undefined || index === this.#drag) continue;
      for (const cell of along(this.#board, this.#drag, index)) this.#selection.add(cell);
      this.#drag = index;
      this.#go(index);
    }
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const { index, x, y } = cellUnder(event, this.drawing, this.#board, this.inView);
    if (this.hand?.click(this, event, index)) return;
    const pressed = this.#drag !== undefined;
    this.#drag = undefined;
    if (index === undefined) return;
    if (!pressed && this.mode.choosing) this.#toggle(index);
    else if (!pressed) this.#move(index);
    if (this.#selection.cells.size > 0 || this.mode.choosing || event.ctrlKey || event.metaKey) return;
    const key = this.puzzle.point?.(this.cursor, x, y);
    if (key !== undefined) this.press(key);
    else this.requestUpdate();
  }

  // A screen reader moves the focus without a key event.
  /** @param {Event} event */
  #onFocus(event) {
    const index = indexOf(event.target);
    if (index !== undefined && index !== this.cursor.index) this.#move(index, { focus: false });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, code, ctrlKey, shiftKey } = event;
    if (event.altKey || event.metaKey) return;
    const target = targetOf(this.#board, this.cursor.index, key, ctrlKey);
    if (!ctrlKey && this.hand?.key(this, key, shiftKey)) return event.preventDefault();
    if (target !== undefined) this.#move(target, { extend: shiftKey });
    else if (key === ' ' && (ctrlKey || this.mode.choosing)) this.#toggle(this.cursor.index);
    else if (key === 'Escape' && this.#selection.cells.size > 0) this.#go(this.cursor.index, { alone: true });
    else if (!this.#markByShift(key, code, shiftKey, ctrlKey) && (ctrlKey || !this.press(key))) return;
    event.preventDefault();
  }

  // Shift and a digit key make a mark. The key's position counts, because the character differs between keyboards. On
  // keyboards where digits need Shift, the key types the digit as usual. With Control the mark goes to the centre.
  /** @param {string} key @param {string} code @param {boolean} shift @param {boolean} centred */
  #markByShift(key, code, shift, centred) {
    const digit = /^Digit(\d)$/.exec(code)?.[1];
    return (
      shift && digit !== undefined && (centred || !/\d/.test(key)) && this.#mark(digit, true, centred || undefined)
    );
  }

  /** @param {number} index */
  #toggle(index) {
    const { cells } = this.#selection;
    if (cells.size === 0 && index !== this.cursor.index && !this.mode.choosing) cells.add(this.cursor.index);
    this.#selection.toggle(index);
    this.#go(index);
  }

  /**
   * @param {number} index
   * @param {{focus?: boolean, extend?: boolean}} [how]  extend: select all cells from the cell that was last selected
   *   alone
   */
  #move(index, { focus, extend = false } = {}) {
    if (extend) this.#selection.extend(index, this.#board.columns);
    this.#go(index, { focus, alone: !extend && !this.mode.choosing });
  }

  /** @param {number} index @param {{focus?: boolean, alone?: boolean}} [how]  focus: whether to move the focus there */
  #go(index, { focus = true, alone = false } = {}) {
    if (alone) this.#selection.collapse(index);
    if (index !== this.cursor.index) this.cursor = { index, memory: {} };
    this.#others.clear();
    this.#focusCursor ||= focus;
    this.requestUpdate();
  }
}

customElements.define('quadrille-grid', QuadrilleGrid);
