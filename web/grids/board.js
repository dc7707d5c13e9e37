// <genre-grid>: the board of a grid puzzle. Where cells are shaded or things placed, clicks and strokes fill cells in:
// the first click its first value, the next one the next; the right button the last, which is a dot. Where an answer is
// parts of the board, a stroke from corner to corner draws one.

import { html, unsafeCSS } from 'lit';
import { GridBoard, TYPING } from '../board/grid.js';
import { cellUnder } from '../board/places.js';
import { boardStrings } from '../strings/board-strings.js';
import { gridStrings } from '../strings/grids-strings.js';
import styles from './board.css?inline';
import { cells } from './cells.js';
import { ground, rules, withRoom } from './drawing.js';
import { withValues } from './filling.js';
import { describe, symbolsOf, valuesOf } from './genres.js';
import { BLANK, lineCells, readGrid, writeGrid } from './text.js';

/** @import { Cursor, GridPuzzle } from '../board/grid-puzzle.js' */
/** @import { View } from '../puzzles/catalog.js' */
/** @import { GridBoard as Board } from './text.js' */

/** @param {Board} board @param {number} cell */
function isOpen(board, cell) {
  const without = withValues(board, []);
  return valuesOf(without)[cell] === '';
}

/** @param {Board} board @param {number[]} where @param {string} value */
function filledIn(board, where, value) {
  const values = valuesOf(board);
  for (const cell of where) values[cell] = value;
  return writeGrid(withValues(board, values));
}

/** What a key means. @param {Board} board @param {Cursor} cursor @param {string} key @returns {string | undefined} */
function meaning(board, { index, memory }, key) {
  const symbols = symbolsOf(board);
  const { rest, isPainted } = describe(board);
  if (/^\d$/.test(key)) {
    const longer = memory.typed ? valuesOf(board)[index] + key : key;
    memory.typed = true;
    if (symbols.includes(longer)) return longer;
  }
  const named = [key, key.toLowerCase()].find((each) => symbols.includes(each) && each !== BLANK);
  if (named) return named;
  if (key === 'Delete' || key === 'Backspace') return '';
  if (rest && /^[.xX]$/.test(key)) return rest;
  if (isPainted && (key === 'Enter' || key === ' ')) return next(symbols, valuesOf(board)[index]);
  return /^[0 .-]$/.test(key) ? '' : undefined;
}

/** @param {string[]} symbols @param {string} value */
function next(symbols, value) {
  const cycle = symbols.includes('~') ? ['?', '~', ''] : [...symbols, ''];
  return cycle[(cycle.indexOf(value) + 1) % cycle.length];
}

/** @param {Board} board @param {number} index */
const crossing = (board, index) => [
  ...lineCells(board, 'row', Math.floor(index / board.columns)),
  ...lineCells(board, 'column', index % board.columns),
];

/** @type {GridPuzzle} */
const puzzle = {
  read: (text) => withRoom(readGrid(text)),
  cells,
  ground,
  rules,
  type(/** @type {Board} */ board, cursor, key) {
    const value = isOpen(board, cursor.index) ? meaning(board, cursor, key) : undefined;
    return value === undefined ? undefined : filledIn(board, [cursor.index], value);
  },
  mark(/** @type {Board} */ board, index, key, marking) {
    const symbols = symbolsOf(board);
    if (!marking || !describe(board).marksDigits || !symbols.includes(key) || key.length > 1) return undefined;
    return valuesOf(board)[index] === '' ? key : '';
  },
  related: (/** @type {Board} */ board, index) => ({ near: crossing(board, index), same: [] }),
  cellName(/** @type {Board} */ board, row, column, what) {
    const region = board.regions[(row - 1) * board.columns + column - 1];
    return boardStrings.cell(row, column, region ? `${gridStrings().region(region)}, ${what}` : what);
  },
};

export class GenreGrid extends GridBoard {
  static styles = unsafeCSS([GridBoard.styles.cssText, styles].join('\n'));

  /** @type {{value: string, from: string, cells: Set<number>, start: number, text: string} | undefined} */
  #stroke;

  /** Whether the click that follows has been acted on. */
  #isDone = false;

  connectedCallback() {
    super.connectedCallback();
    const root = this.renderRoot;
    root.addEventListener('pointerdown', (event) => this.#begin(/** @type {PointerEvent} */ (event)), true);
    root.addEventListener('pointermove', (event) => this.#goOn(/** @type {PointerEvent} */ (event)), true);
    root.addEventListener('contextmenu', (event) => this.#isPainted && event.preventDefault());
    root.addEventListener('pointerup', (event) => {
      this.#isDone = this.#stroke !== undefined;
      if (this.#isDone) this.#end(/** @type {PointerEvent} */ (event));
    });
    // A stroke ends before its click, which some browsers send without its place.
    root.addEventListener(
      'click',
      (event) => {
        if (this.#isDone && /** @type {MouseEvent} */ (event).detail > 0) event.stopPropagation();
        else this.#end(/** @type {MouseEvent} */ (event));
        this.#isDone = false;
      },
      true,
    );
  }

  get #grid() {
    return readGrid(this.text);
  }

  get #isPainted() {
    const { isPainted, isOfParts } = describe(this.#grid);
    return Boolean(isPainted || isOfParts) && !this.readonly && !this.mode.choosing;
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const { index } = cellUnder(event, this.drawing, this.#grid);
    if (!this.#isPainted || index === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.pointerType === 'touch' || event.button === 1) return;
    const symbols = symbolsOf(this.#grid);
    const from = valuesOf(this.#grid)[index];
    const isDot = event.button === 2 || this.mode.marking;
    const dot = from === symbols.at(-1) ? '' : (symbols.at(-1) ?? '');
    const value = isDot ? dot : next(symbols, from);
    this.#stroke = { value, from, cells: new Set([index]), start: index, text: this.text };
    event.stopPropagation();
    if (event.button === 2) this.moveTo(index);
  }

  /** @param {PointerEvent} event */
  #goOn(event) {
    const stroke = this.#stroke;
    if (!stroke) return;
    event.stopPropagation();
    if (event.buttons === 0) {
      this.#stroke = undefined; // it was released outside the window
      return;
    }
    const { index } = cellUnder(event, this.drawing, this.#grid);
    if (index !== undefined) stroke.cells.add(index);
  }

  /** @param {MouseEvent} event */
  #end(event) {
    if (!this.#isPainted || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const { index } = cellUnder(event, this.drawing, this.#grid);
    const symbols = symbolsOf(this.#grid);
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (index === undefined) return;
    const board = this.#grid;
    if (describe(board).isOfParts) this.#part(stroke?.start ?? index, index);
    else {
      const from = stroke?.from ?? valuesOf(board)[index];
      const value = stroke?.value ?? next(symbols, from);
      const values = valuesOf(board);
      const where = [...(stroke?.cells ?? [index])].filter((cell) => values[cell] === from && isOpen(board, cell));
      if (where.length > 0) this.#edit(filledIn(board, where, value));
    }
    event.stopPropagation();
    this.moveTo(index);
    this.focus();
  }

  /** Draws a part from corner to corner; a click in one takes it away. @param {number} from @param {number} to */
  #part(from, to) {
    const board = this.#grid;
    const values = valuesOf(board);
    const { columns } = board;
    const [top, bottom] = [from, to].map((cell) => Math.floor(cell / columns)).sort((a, b) => a - b);
    const [left, right] = [from, to].map((cell) => cell % columns).sort((a, b) => a - b);
    const inside = values
      .map((_, cell) => cell)
      .filter((cell) => {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        return row >= top && row <= bottom && column >= left && column <= right;
      });
    const touched = new Set(inside.map((cell) => values[cell]).filter(Boolean));
    const isTakenAway = from === to && touched.size > 0;
    for (const [cell, value] of values.entries()) if (touched.has(value)) values[cell] = '';
    const name = Array.from({ length: values.length + 1 }, (_, i) => `p${i + 1}`).find(
      (each) => !values.includes(each),
    );
    if (!isTakenAway) for (const cell of inside) values[cell] = name ?? 'p';
    this.#edit(writeGrid(withValues(board, values)));
  }

  /** @param {string} text */
  #edit(text) {
    const detail = { text, marks: this.layers.marks ?? '' };
    this.dispatchEvent(new CustomEvent('edit', { detail, bubbles: true, composed: true }));
  }
}

customElements.define('genre-grid', GenreGrid);

/** @param {View} view */
export const genreView = ({ text, layers, label, readonly = false, mode = TYPING }) =>
  html`<genre-grid
    .puzzle=${puzzle}
    .text=${text}
    .layers=${layers}
    .label=${label}
    .readonly=${readonly}
    .mode=${mode}
  ></genre-grid>`;
