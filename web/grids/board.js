// <genre-grid>: the board of a grid puzzle. Where cells are shaded or things placed, clicks and strokes fill cells in:
// the first click its first value, the next one the next; the right button the last, which is a dot; each click and
// stroke the value whose key is chosen. Where an answer is parts of the board, a stroke from corner to corner draws
// one; where it is lines, a stroke draws them. In Set clicks and strokes change clues (setting.js).

import { html, nothing, svg, unsafeCSS } from 'lit';
import { GridBoard, TYPING } from '../board/grid.js';
import { CELL, cellUnder, pointUnder, squares } from '../board/places.js';
import { boardStrings } from '../strings/board-strings.js';
import { gridStrings } from '../strings/grids-strings.js';
import styles from './board.css?inline';
import { bridged, withBridge } from './bridges.js';
import { cells } from './cells.js';
import { ground, outerBox, rules, withRoom } from './drawing.js';
import {
  cornerNear,
  drawnEdges,
  edgeNear,
  edgesBetween,
  edgesOf,
  followed,
  insideOf,
  isLoop,
  pathOf,
  readEdges,
  writeEdges,
} from './edges.js';
import { withValues } from './filling.js';
import { centreNear, withCentre, withRegion } from './galaxies.js';
import { describe, symbolsOf, valuesOf } from './genres.js';
import { headings } from './headings.js';
import { drawnBy, extended } from './lines.js';
import {
  fenced,
  hasRegions,
  isNonogram,
  outerAt,
  painted,
  stamp,
  stamped,
  stepOut,
  stepOutside,
  typedClue,
  typedOuter,
  withAllSides,
  withThermometer,
} from './setting.js';
import { along, locked } from './strokes.js';
import { BLANK, lineCells, readGrid, writeGrid } from './text.js';
import { canZoom, following, moved, pinched, stepped, ZOOM_IN, ZOOM_OUT } from './zoom.js';

/** @import { Cursor, GridPuzzle } from '../board/grid-puzzle.js' */
/** @import { View } from '../puzzles/catalog.js' */
/** @import { Part } from '../board/places.js' */
/** @import { Corner, Edge } from './edges.js' */
/** @import { Outer } from './setting.js' */
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

/** How near to an edge a stroke begins that goes along edges, in cells. */
const [NEAR, NEAR_FINGER] = [0.25, 0.35];

/** The sides of a cell by the keys that draw its edges. */
const SIDE_KEYS = ['n', 'w', 'e', 's'];

/** @type {GridPuzzle} */
const puzzle = {
  read: (text) => withRoom(readGrid(text)),
  cells,
  ground,
  rules,
  type(/** @type {Board} */ board, cursor, key) {
    const value = isOpen(board, cursor.index) ? meaning(board, cursor, key) : undefined;
    if (value !== undefined && describe(board).hasIslands)
      return writeGrid(withValues(board, withBridge(board, valuesOf(board), cursor.index, value)));
    return value === undefined ? undefined : filledIn(board, [cursor.index], value);
  },
  mark(/** @type {Board} */ board, index, key, marking) {
    const symbols = symbolsOf(board);
    if (!marking || !describe(board).marksDigits || !symbols.includes(key) || key.length > 1) return undefined;
    return valuesOf(board)[index] === '' ? key : '';
  },
  headings: (board, side, row) => headings(board, side, row),
  related: (/** @type {Board} */ board, index) => ({ near: crossing(board, index), same: [] }),
  cellName(/** @type {Board} */ board, row, column, what) {
    const region = board.regions[(row - 1) * board.columns + column - 1];
    return boardStrings.cell(row, column, region ? `${gridStrings().region(region)}, ${what}` : what);
  },
};

/** The board while it is set. @type {GridPuzzle} */
const setting = {
  ...puzzle,
  read: (text) => withRoom(withAllSides(readGrid(text))),
  type: typedClue,
  mark: undefined,
  headings: (board, side, row) => headings(board, side, row, true),
};

/**
 * @typedef {object} Stroke  what the pressed pointer draws
 * @property {number[]} cells  in their order
 * @property {string} value
 * @property {string} from  what the cells had that get the value
 * @property {string} text  of the board when it began
 * @property {number} pointer
 * @property {boolean} isLocked  whether it stays in its first row or column
 * @property {Corner[]} [corners]  where it goes along edges, those that it has come by
 */

export class GenreGrid extends GridBoard {
  static properties = {
    ...GridBoard.properties,
    stroke: { state: true },
    outer: { state: true },
    seen: { state: true },
  };

  static styles = unsafeCSS([GridBoard.styles.cssText, styles].join('\n'));

  /** Whether the click that follows has been acted on. */
  #isDone = false;
  /** Of the place outside, as cursors have it of cells. @type {Record<string, any>} */
  #memory = {};

  constructor() {
    super();
    /** @type {Stroke | undefined} */
    this.stroke = undefined;
    /** The place outside that is typed in. @type {Outer | undefined} */
    this.outer = undefined;
    /** The part of a large board that is seen, while it is zoomed. @type {Part | undefined} */
    this.seen = undefined;
  }

  get inView() {
    return this.seen;
  }

  connectedCallback() {
    super.connectedCallback();
    const root = this.renderRoot;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
      root.addEventListener(type, (event) => this.#zoom(/** @type {PointerEvent} */ (event)), true);
    root.addEventListener('wheel', (event) => this.#scroll(/** @type {WheelEvent} */ (event)), { passive: false });
    addEventListener('beforeprint', this.#showAll);
    root.addEventListener('pointerdown', (event) => this.#begin(/** @type {PointerEvent} */ (event)), true);
    root.addEventListener('pointermove', (event) => this.#goOn(/** @type {PointerEvent} */ (event)), true);
    root.addEventListener('contextmenu', (event) => this.#isPainted && event.preventDefault());
    root.addEventListener('keydown', (event) => this.#onOuterKey(/** @type {KeyboardEvent} */ (event)), true);
    root.addEventListener('pointerup', (event) => {
      this.#isDone = this.stroke !== undefined;
      if (this.#isDone) this.#end(/** @type {PointerEvent} */ (event));
    });
    // The browser scrolls or zooms with this finger.
    root.addEventListener('pointercancel', () => {
      this.stroke = undefined;
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

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.#showAll);
  }

  #showAll = () => {
    this.seen = undefined;
    this.performUpdate();
  };

  /** @param {import('lit').PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (!this.#isSet) this.outer = undefined;
    if (!canZoom(this.#grid)) this.seen = undefined;
    else if (this.seen && changed.has('cursor')) this.seen = following(this.#grid, this.seen, this.cursor.index);
  }

  updated() {
    super.updated();
    this.drawing.classList.toggle('painting', this.#isPainted);
    this.drawing.classList.toggle('fenced', Boolean(describe(this.#grid).hasFence));
    this.drawing.classList.toggle('zoomable', canZoom(this.#grid));
    this.drawing.classList.toggle('zoomed', this.seen !== undefined);
  }

  /** @param {string} key @param {boolean} [marking] */
  press(key, marking) {
    if (key === ZOOM_IN || key === ZOOM_OUT) {
      this.seen = stepped(this.#grid, this.seen, key === ZOOM_IN, this.cursor.index);
      return true;
    }
    if (this.outer) return this.#typeOutside(key);
    const brush = key === 'Enter' || key === ' ' ? this.#brush : undefined;
    return super.press(brush ? this.#put(brush, this.cursor.index) || 'Delete' : key, marking);
  }

  over() {
    const { stroke, outer } = this;
    const { columns } = this.#grid;
    const count = stroke?.isLocked && stroke.cells.length > 1 ? stroke.cells.length : undefined;
    const last = stroke?.cells.at(-1) ?? 0;
    const [x, y, width, height] = outer ? outerBox(this.#grid, outer, this.seen) : [];
    if (stroke?.corners) return svg`<path class="edge-stroke" d=${pathOf(edgesBetween(stroke.corners), CELL)}></path>`;
    return svg`${stroke ? svg`<path class="stroke" d=${squares([...new Set(stroke.cells)], columns)}></path>` : nothing}
      ${
        count === undefined
          ? nothing
          : svg`<text class="length" x=${((last % columns) + 0.5) * CELL}
              y=${Math.floor(last / columns) * CELL - 12}>${count}</text>`
      }
      ${outer ? svg`<rect class="cursor outside" x=${x} y=${y} width=${width} height=${height}></rect>` : nothing}`;
  }

  get #grid() {
    return /** @type {Board} */ (this.puzzle.read(this.text));
  }

  get #isSet() {
    return Boolean(this.layers.isSet) && !this.readonly;
  }

  /** Whether strokes do something. */
  get #isPainted() {
    const board = this.#grid;
    const { isPainted, isOfParts } = describe(board);
    if (this.readonly || this.mode.choosing || this.mode.hand) return false;
    if (!this.layers.isSet) return Boolean(isPainted || isOfParts);
    if (describe(board).hasCentres) return true;
    return hasRegions(board) || isNonogram(board) || Boolean(stamp(board)) || board.genre === 'thermometers';
  }

  /** The value that a person has chosen for clicks and strokes. */
  get #brush() {
    const { brush } = this.mode;
    const isUsed = brush !== undefined && this.#isPainted && !this.#isSet && symbolsOf(this.#grid).includes(brush);
    return isUsed ? brush : undefined;
  }

  /**
   * What a cell gets from a value that is chosen: where it is already, nothing.
   * @param {string} value
   * @param {number} cell
   */
  #put(value, cell) {
    return valuesOf(this.#grid)[cell] === value ? '' : value;
  }

  /** The fingers on a board that can be zoomed, by pointer. @type {Map<number, {clientX: number, clientY: number}>} */
  #fingers = new Map();
  /**
   * Where they began, and what was seen then.
   * @type {{part?: Part, middle: DOMPoint, apart: number, toCells: DOMMatrix} | undefined}
   */
  #grip;

  /** Two fingers zoom and move a large board; one that presses its clues moves it. @param {PointerEvent} event */
  #zoom(event) {
    const { type, pointerId, clientX, clientY, pointerType } = event;
    const board = this.#grid;
    if (!canZoom(board)) return;
    if (type === 'pointerup' || type === 'pointercancel') {
      const wasHeld = this.#grip !== undefined;
      this.#fingers.delete(pointerId);
      this.#grip = undefined;
      if (wasHeld) event.stopImmediatePropagation();
      return;
    }
    if (type === 'pointermove' && !this.#fingers.has(pointerId)) return;
    const isOnClues = this.seen && !this.#isSet && cellUnder(event, this.drawing, board, this.seen).index === undefined;
    if (type === 'pointerdown' && pointerType !== 'touch' && !isOnClues) return;
    this.#fingers.set(pointerId, { clientX, clientY });
    const [one, other = one] = this.#fingers.values();
    if (this.#fingers.size > 2 || (this.#fingers.size === 1 && !isOnClues && !this.#grip)) return;
    event.stopImmediatePropagation();
    this.stroke = undefined;
    this.mode.hand?.cancel();
    const screen = new DOMPoint((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    if (type === 'pointerdown' || !this.#grip) {
      const toCells = /** @type {DOMMatrix} */ (this.drawing.getScreenCTM()?.inverse());
      this.#grip = { part: this.seen, middle: screen.matrixTransform(toCells), apart, toCells };
      return;
    }
    const { part, middle, toCells } = this.#grip;
    const now = screen.matrixTransform(toCells);
    const [from, to] = [middle, now].map(({ x, y }) => ({ x: x / CELL, y: y / CELL }));
    this.seen = pinched(board, part, from, to, apart / this.#grip.apart);
  }

  /** The wheel moves a board that is zoomed. @param {WheelEvent} event */
  #scroll(event) {
    const { seen } = this;
    if (!seen || event.ctrlKey) return;
    const scale = (this.drawing.getScreenCTM()?.a ?? 1) * CELL;
    this.seen = moved(this.#grid, seen, event.deltaX / scale, event.deltaY / scale);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const board = this.#grid;
    const { index } = cellUnder(event, this.drawing, board, this.seen);
    if (this.stroke && event.pointerId !== this.stroke.pointer) {
      this.stroke = undefined; // a second finger zooms
      return;
    }
    if (this.#isSet) this.#goOutside(event);
    if (!this.#isPainted || index === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.button === 1) return;
    const symbols = symbolsOf(board);
    const from = valuesOf(board)[index];
    const put = event.button === 2 || this.mode.marking ? symbols.at(-1) : this.#brush;
    const value = put ? this.#put(put, index) : next(symbols, from);
    const { isOfParts, isDrawn } = describe(board);
    const isLocked =
      !this.layers.isSet && !isOfParts && !isDrawn && (event.pointerType === 'touch' || isNonogram(board));
    this.stroke = { value, from, cells: [index], text: this.text, pointer: event.pointerId, isLocked };
    if (this.#drawsEdges && event.button === 0) {
      const { x, y } = pointUnder(event, this.drawing);
      const most = event.pointerType === 'touch' ? NEAR_FINGER : NEAR;
      if (edgeNear(board, x, y, most)) this.stroke.corners = [cornerNear(board, x, y)];
    }
    event.stopPropagation();
    if (event.button === 2) this.moveTo(index);
  }

  /** @param {PointerEvent} event */
  #goOn(event) {
    const { stroke } = this;
    if (!stroke) return;
    event.stopPropagation();
    if (event.buttons === 0) {
      this.stroke = undefined; // it was released outside the window
      return;
    }
    const board = this.#grid;
    const { x, y } = pointUnder(event, this.drawing);
    if (stroke.corners) {
      const corners = followed(board, stroke.corners, x, y);
      if (corners.length !== stroke.corners.length || corners.at(-1) !== stroke.corners.at(-1))
        this.stroke = { ...stroke, corners };
      return;
    }
    const cell = stroke.isLocked
      ? locked(board, stroke.cells, x, y)
      : cellUnder(event, this.drawing, board, this.seen).index;
    if (cell === undefined || cell === stroke.cells.at(-1)) return;
    const cells = stroke.isLocked
      ? along(board, stroke.cells[0], cell)
      : [...stroke.cells, ...along(board, stroke.cells.at(-1) ?? cell, cell).slice(1)];
    this.stroke = { ...stroke, cells };
  }

  /** @param {MouseEvent} event */
  #end(event) {
    const { stroke } = this;
    this.stroke = undefined;
    if (this.outer && event.type === 'click') {
      event.stopPropagation(); // it is not about the cell
      this.#focusOutside();
      return;
    }
    if (!this.#isPainted || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const board = this.#grid;
    const { index = stroke?.cells.at(-1) } = cellUnder(event, this.drawing, board, this.seen);
    if (index === undefined || (stroke && stroke.text !== this.text)) return;
    const cells = [...new Set(stroke?.cells ?? [index])];
    const { x, y } = pointUnder(event, this.drawing);
    const near = edgeNear(board, x, y, NEAR_FINGER);
    if (stroke?.corners) {
      const along = edgesBetween(stroke.corners);
      this.#drawEdges(along.length > 0 ? along : near ? [near] : []);
    } else if (this.layers.isSet && describe(board).hasCentres) this.#centre(event);
    else if (this.layers.isSet) this.#set(cells);
    else if (describe(board).hasCentres)
      this.#edit(writeGrid(withValues(board, withRegion(board, valuesOf(board), cells))));
    else if (describe(board).hasIslands && stroke?.value !== BLANK)
      this.#edit(writeGrid(withValues(board, bridged(board, valuesOf(board), stroke?.cells ?? [index]))));
    else if (describe(board).isOfParts) this.#part(cells[0], index);
    else if (describe(board).isDrawn && stroke && cells.length > 1) {
      const path = stroke.cells.slice(1).reduce((all, cell) => extended(board, all, cell), stroke.cells.slice(0, 1));
      const values = drawnBy(board, valuesOf(board), path, symbolsOf(board));
      const open = values.map((value, cell) => (isOpen(board, cell) ? value : valuesOf(board)[cell]));
      this.#edit(writeGrid(withValues(board, open)));
    } else {
      const from = stroke?.from ?? valuesOf(board)[index];
      const value = stroke?.value ?? next(symbolsOf(board), from);
      const values = valuesOf(board);
      const where = cells.filter((cell) => values[cell] === from && isOpen(board, cell));
      if (where.length > 0) this.#edit(filledIn(board, where, value));
    }
    event.stopPropagation();
    this.#comeTo(cells.at(-1) ?? index);
  }

  /**
   * Moves cursor and focus to a cell. Only once it is drawn is it the one that takes the focus.
   * @param {number} cell
   */
  async #comeTo(cell) {
    this.moveTo(cell);
    await this.updateComplete;
    this.focus();
  }

  /** What a click or a stroke does in Set. @param {number[]} cells */
  #set(cells) {
    const board = this.#grid;
    const token = stamp(board);
    if (hasRegions(board)) {
      if (cells.length > 1) this.#edit(fenced(board, cells));
    } else if (board.genre === 'thermometers') this.#edit(withThermometer(board, cells));
    else if (isNonogram(board)) {
      const drawn = painted(board, this.layers.marks, cells);
      if (drawn) this.#edit(drawn.text, drawn.marks);
    } else if (token) this.#edit(stamped(board, cells, token));
  }

  /** Whether strokes and keys draw edges. */
  get #drawsEdges() {
    const { readonly, mode, layers } = this;
    return Boolean(describe(this.#grid).hasFence) && !layers.isSet && !readonly && !mode.choosing && !mode.hand;
  }

  /**
   * Draws edges, or takes them away. Once they are a loop, the cells are filled in; no longer when it is opened.
   * @param {Edge[]} stroke
   */
  #drawEdges(stroke) {
    if (stroke.length === 0) return;
    const board = this.#grid;
    const before = readEdges(board, this.layers.marks);
    const edges = drawnEdges(before, stroke);
    const values = isLoop(edges) ? insideOf(board, edges) : isLoop(before) ? [] : valuesOf(board);
    this.#edit(writeGrid(withValues(board, values)), writeEdges(board, edges, this.layers.marks));
  }

  /** Puts a centre at the place that is nearest, or takes it away. @param {MouseEvent} event */
  #centre(event) {
    const { x, y } = pointUnder(event, this.drawing);
    const text = withCentre(this.#grid, centreNear(this.#grid, x, y));
    if (text) this.#edit(text);
  }

  /** Puts the cursor on a place for a clue outside, or takes it away. @param {PointerEvent} event */
  #goOutside(event) {
    const { x, y } = pointUnder(event, this.drawing);
    const { x: left, y: top } = this.seen ?? { x: 0, y: 0 };
    this.#moveOutside(outerAt(this.#grid, x < left ? x - left : x, y < top ? y - top : y));
    if (this.outer) event.stopPropagation();
  }

  /** @param {Outer | undefined} outer */
  async #moveOutside(outer) {
    this.outer = outer;
    this.#memory = {};
    if (!outer) return;
    await this.updateComplete;
    this.#focusOutside();
  }

  #focusOutside() {
    const { side, line } = this.outer ?? {};
    /** @type {SVGElement | null} */
    const heading = this.renderRoot.querySelector(`[data-outer="${side} ${line}"]`);
    heading?.focus();
  }

  /** @param {KeyboardEvent} event */
  #onOuterKey(event) {
    const { key } = event;
    const side = SIDE_KEYS.indexOf(key.toLowerCase());
    if (this.#drawsEdges && side >= 0 && !event.ctrlKey && !event.altKey && !event.metaKey) {
      this.#drawEdges([edgesOf(this.#grid, this.cursor.index)[side]]);
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (!this.#isSet || event.ctrlKey || event.altKey || event.metaKey) return;
    const board = this.#grid;
    const to = this.outer ? stepOutside(board, this.outer, key) : stepOut(board, this.cursor.index, key);
    if (typeof to === 'number') {
      this.outer = undefined;
      this.#comeTo(to);
    } else if (to) this.#moveOutside(to);
    else if (!this.outer || !this.#typeOutside(key)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {string} key */
  #typeOutside(key) {
    const text = this.outer && typedOuter(this.#grid, this.outer, this.#memory, key);
    if (text === undefined) return false;
    this.#edit(text, '');
    return true;
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

  /** @param {string} text @param {string} [marks] */
  #edit(text, marks = this.layers.marks ?? '') {
    const detail = { text, marks };
    this.dispatchEvent(new CustomEvent('edit', { detail, bubbles: true, composed: true }));
  }
}

customElements.define('genre-grid', GenreGrid);

/** @param {View} view */
export const genreView = ({ text, layers, label, readonly = false, mode = TYPING }) =>
  html`<genre-grid
    .puzzle=${layers.isSet && !readonly ? setting : puzzle}
    .text=${text}
    .layers=${layers}
    .label=${label}
    .readonly=${readonly}
    .mode=${mode}
  ></genre-grid>`;
