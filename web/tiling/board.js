// <tiling-board>: the workbench of a tiling: its board, the tools that paint it, its pieces, and the pieces that a
// person puts on the board. It reports an edit by the event `edit` with the detail `{text, marks}` and a question by
// the event `ask`. It does not change its own text: its listener sets the new one.
//
// The board is an ARIA grid with a roving tabindex, as <quadrille-grid> is. Tested by tests/web/tiling.test.js.

import { html, nothing, svg, unsafeCSS } from 'lit';
import { BoardElement } from '../board/board-element.js';
import controls from '../styles/controls.css?inline';
import { cellView, nameOf, outlineView, patterns, pieceView, polygonsOf, rulesView } from './drawing.js';
import { drawnPieces } from './drawn-pieces.js';
import { Hand } from './hand.js';
import { COVER, HOLE, placeOf } from './model/board.js';
import { extent, flipped, normal, turned } from './model/grids.js';
import { labelsOf } from './model/labels.js';
import { kindsOf, painted, pieceOn, placedOf, placedWith, placedWithout } from './model/pieces.js';
import { stepFrom } from './model/places.js';
import { symbolsOf, withSolution } from './model/solution.js';
import { readTiling, writeTiling } from './model/text.js';
import styles from './tiling-board.css?inline';
import toolStyles from './tools.css?inline';
import { toolsView } from './tools.js';
import { trayView } from './tray.js';
import './solid.js';

/** @import { TilingWords } from '../strings/tiling-strings.js' */
/** @import { Drawn } from './drawing.js' */
/** @import { Point } from './model/grids.js' */
/** @import { Kind } from './model/pieces.js' */
/** @import { Coordinates, Model } from './model/board.js' */

/** What the pointer paints; '' when it moves pieces. @typedef {'' | 'brush' | 'hole' | 'maybe'} Tool */

const MARGIN = 3; // space for the stroke of the frame

/** @type {Model} */
const NOTHING = {
  grid: 'square',
  layers: 1,
  rows: 1,
  columns: 1,
  cells: [HOLE],
  entries: [],
  only: [],
  placed: [],
};

/** @extends {BoardElement<TilingWords>} */
export class TilingBoard extends BoardElement {
  static properties = {
    tool: { state: true },
    isRectangle: { state: true },
    isSizing: { state: true },
    cursor: { state: true },
    note: { state: true },
  };

  static styles = [controls, toolStyles, styles].map((sheet) => unsafeCSS(sheet));

  model = NOTHING;
  /** @type {Kind[]} */
  kinds = [];
  /** The letter of each kind of piece. @type {Map<string, string>} */
  symbols = new Map();
  /**
   * The board while something is being painted or moved. The text follows when the pointer is released.
   * @type {Model | undefined}
   */
  preview;
  /** The piece in the hand, as it is turned. @type {{name: string, shape: Coordinates[]} | undefined} */
  chosen;
  /** The cell that the piece in the hand is over. @type {number | undefined} */
  hover;
  /** @type {(Point[] | undefined)[]} */
  #polygons = [];
  #hand = new Hand(this);
  #focusCursor = false;

  constructor() {
    super();
    /** @type {Tool} */
    this.tool = '';
    this.isRectangle = false;
    this.isSizing = false;
    this.cursor = 0;
    this.note = '';
  }

  /** The drawn board, for pictures. */
  get drawing() {
    return /** @type {SVGSVGElement | null} */ (this.renderRoot.querySelector('svg[role="grid"]')) ?? undefined;
  }

  /** The board as it is drawn. */
  get shown() {
    return this.preview ?? this.model;
  }

  /** @param {import('lit').PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has('text')) return;
    const { grid, layers, rows, columns } = this.model;
    this.model = readTiling(this.text) ?? NOTHING;
    this.kinds = kindsOf(this.model);
    this.symbols = symbolsOf(this.kinds.map(({ name }) => name));
    this.preview = undefined;
    if (!this.kinds.some(({ name }) => name === this.chosen?.name)) this.#drop();
    const next = this.model;
    const isSame = grid === next.grid && layers === next.layers && rows === next.rows && columns === next.columns;
    if (!isSame) this.#drop();
    this.#polygons = polygonsOf(next);
    if (this.#polygons[this.cursor] === undefined) this.cursor = this.#polygons.findIndex(Boolean);
  }

  updated() {
    if (this.#focusCursor) this.focus();
    this.#focusCursor = false;
    const ratio = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.stage'));
    const { width, height } = extent(this.shown);
    ratio?.style.setProperty('--ratio', String(width / height)); // the content policy forbids style attributes
  }

  /** Moves the focus to the cursor's cell. */
  focus() {
    /** @type {SVGElement | null} */ (this.renderRoot.querySelector('[role="gridcell"][tabindex="0"]'))?.focus();
  }

  render() {
    const { words } = this;
    const pieces = drawnPieces(this.shown, this.kinds, this.symbols, this.preview ? {} : this.layers, words);
    const isSolid = this.model.grid === 'cube' && pieces.length > 0;
    return html`<div class=${isSolid ? 'stage solid' : 'stage'}>
        ${this.#boardView(pieces)}
        ${
          isSolid
            ? html`<tiling-solid
              .words=${words}
              .model=${this.shown}
              .pieces=${pieces}
              .label=${this.label}
            ></tiling-solid>`
            : nothing
        }
      </div>
      ${this.readonly ? nothing : [toolsView(this), trayView(this, this.#hand, (event) => this.#onPieceKey(event))]}`;
  }

  /** @param {Drawn[]} pieces */
  #boardView(pieces) {
    const model = this.shown;
    const { width, height } = extent(model);
    const { layers, rows, columns } = model;
    const isGrasping = this.tool !== '' || this.chosen !== undefined;
    const ghost = this.chosen && this.hover !== undefined ? this.#hand.ghost(this.hover) : undefined;
    // tabindex: as in board/grid.js.
    return html`<svg
      role="grid"
      tabindex="-1"
      class=${isGrasping ? 'grasping' : ''}
      aria-label=${this.label}
      aria-readonly=${this.readonly ? 'true' : nothing}
      aria-rowcount=${layers * rows}
      aria-colcount=${columns}
      preserveAspectRatio="xMidYMin"
      viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}"
      @pointerdown=${this.#hand.onDown}
      @pointermove=${this.#hand.onMove}
      @pointerup=${this.#hand.onUp}
      @pointercancel=${this.#hand.onCancel}
      @pointerleave=${this.#hand.onLeave}
      @touchmove=${this.#hand.onTouchMove}
      @mousedown=${(/** @type {Event} */ event) => event.preventDefault()}
      @contextmenu=${(/** @type {Event} */ event) => this.readonly || event.preventDefault()}
      @click=${this.#hand.onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#onFocus}
    >
      ${patterns} ${this.#rows(pieces)}
      <g class="pieces" aria-hidden="true">${pieces.map((piece) => pieceView(model, this.#polygons, piece))}</g>
      <g class="rules" aria-hidden="true">
        ${rulesView(model, this.#polygons)}
        ${outlineView(this.#polygons, this.layers.annotations?.hint?.because ?? [], 'reason')}
      </g>
      <g class="pointer" aria-hidden="true">
        ${ghost ? outlineView(this.#polygons, ghost.cells, ghost.fits ? 'ghost' : 'ghost misfit') : nothing}
        ${outlineView(this.#polygons, [this.cursor], 'cursor')}
      </g>
    </svg>`;
  }

  /** @param {Drawn[]} pieces */
  #rows(pieces) {
    const model = this.shown;
    const { words } = this;
    const label = labelsOf(model, words.months);
    /** @type {Map<number, Drawn>} */
    const taken = new Map();
    for (const piece of pieces) for (const index of piece.cells) taken.set(index, piece);
    return Array.from({ length: model.layers * model.rows }, (_, line) => {
      const cells = Array.from({ length: model.columns }, (_, column) => line * model.columns + column);
      return svg`<g role="row" aria-rowindex=${line + 1}>${cells.map((index) => {
        const points = this.#polygons[index];
        if (!points) return nothing;
        const piece = taken.get(index);
        const said = piece && (piece.state === 'tried' ? words.tried(piece.name) : words.piece(piece.name));
        const on = [said, piece?.other].filter((each) => each !== undefined);
        return cellView(model, points, index, {
          name: nameOf(model, index, { label: label(index), pieces: on }, words),
          isCurrent: index === this.cursor,
          label: label(index),
          held: piece?.state === 'placed',
        });
      })}</g>`;
    });
  }

  /** @param {Model} model */
  edit(model) {
    const text = writeTiling(model);
    this.preview = undefined;
    this.requestUpdate();
    if (text === writeTiling(this.model)) return;
    this.note = '';
    this.dispatchEvent(new CustomEvent('edit', { detail: { text, marks: '' }, bubbles: true, composed: true }));
  }

  /** Asks about the board as it is. @param {'solve' | 'count'} question */
  ask(question) {
    this.dispatchEvent(new CustomEvent('ask', { detail: question, bubbles: true, composed: true }));
  }

  /**
   * Takes a piece into the hand, or puts it back.
   * @param {string} name
   * @param {Coordinates[]} [shape]  as it is turned
   */
  choose(name, shape) {
    const kind = this.kinds.find((each) => each.name === name);
    if (!kind || (this.chosen?.name === name && !shape)) return this.#drop();
    this.chosen = { name, shape: shape ?? normal(this.model.grid, kind.shape) };
    this.tool = '';
    this.note = '';
    this.requestUpdate();
  }

  /** @param {'turn' | 'flip'} how */
  move(how) {
    const { grid } = this.model;
    const kind = this.kinds.find((each) => each.name === this.chosen?.name);
    const isAllowed = kind && (how === 'turn' || grid === 'cube' ? kind.turning !== 'fixed' : kind.turning === 'free');
    if (!this.chosen || !isAllowed) return false;
    const shape = (how === 'turn' ? turned : flipped)(grid, this.chosen.shape);
    this.chosen = { ...this.chosen, shape };
    this.requestUpdate();
    return true;
  }

  /** @param {Tool} tool */
  take(tool) {
    this.tool = this.tool === tool ? '' : tool;
    if (this.tool) this.#drop();
  }

  /**
   * What a click or Enter does: it puts the piece in the hand there, or takes a placed piece into the hand.
   * @param {number} index
   */
  act(index) {
    const under = pieceOn(this.model, index);
    const ghost = this.chosen && this.#hand.ghost(index);
    if (this.chosen && ghost?.fits) return this.put(this.chosen.name, ghost.cells);
    if (under) return this.lift(index);
    const solved = this.chosen ? undefined : this.#solvedAt(index);
    if (solved) {
      this.edit(solved);
      return this.lift(index, solved);
    }
    if (this.chosen) this.note = this.words.noRoom(this.chosen.name);
    return undefined;
  }

  /** @param {string} name @param {number[]} cells */
  put(name, cells) {
    const { high } = this.kinds.find((kind) => kind.name === name) ?? { high: 0 };
    const next = placedWith(this.shown, name, cells);
    if (placedOf(next, name) >= high) this.#drop();
    this.edit(next);
  }

  /**
   * The board with the pieces of the solution that is shown placed on it, if one of them is there: who takes it away
   * keeps the others.
   * @param {number} index
   */
  #solvedAt(index) {
    const { found } = this.layers;
    const solved = found === undefined ? undefined : readTiling(withSolution(this.text, found));
    return solved && pieceOn(solved, index) ? solved : undefined;
  }

  /** Takes a placed piece off the board, into the hand. @param {number} index @param {Model} [model] */
  lift(index, model = this.shown) {
    const piece = pieceOn(model, index);
    if (!piece) return;
    const { grid } = this.model;
    this.choose(
      piece.name,
      normal(
        grid,
        piece.cells.map((each) => placeOf(this.model, each)),
      ),
    );
    this.edit(placedWithout(model, piece));
  }

  /** @param {number} index @param {{focus?: boolean}} [how] */
  go(index, { focus = true } = {}) {
    this.cursor = index;
    this.#focusCursor ||= focus;
    if (this.chosen) this.hover = index;
    this.requestUpdate();
  }

  /**
   * Handles a key as if the board had the focus.
   * @param {string} key
   * @returns {boolean}  whether the key did anything
   */
  press(key) {
    const target = stepFrom(this.model, this.cursor, key);
    if (target !== undefined) this.go(target);
    return target !== undefined || (!this.readonly && this.#act(key));
  }

  /** @param {string} key */
  #act(key) {
    const { model, cursor } = this;
    if (key === 'r' || key === 'R') return this.move('turn');
    if (key === 'f' || key === 'F') return this.move('flip');
    if (key === 'Escape' && (this.chosen || this.tool)) {
      this.tool = '';
      this.#drop();
      return true;
    }
    if (key === 'Enter' || key === ' ') {
      if (this.tool) this.edit(painted(model, [cursor], this.#hand.paintAt(cursor)));
      else this.act(cursor);
      return true;
    }
    const isErasing = key === 'Delete' || key === 'Backspace';
    const solved = isErasing ? this.#solvedAt(cursor) : undefined;
    if (solved) this.edit(solved);
    const under = pieceOn(solved ?? model, cursor);
    if (under && isErasing) this.edit(placedWithout(solved ?? model, under));
    else if (/^(Delete|Backspace|_|x|X)$/.test(key)) this.edit(painted(model, [cursor], HOLE));
    else if (key === '.' || key === '?') this.edit(painted(model, [cursor], key === '.' ? COVER : key));
    else return false;
    return true;
  }

  #drop() {
    this.chosen = undefined;
    this.hover = undefined;
    this.note = '';
    this.requestUpdate();
  }

  // The keys that turn a piece work where it was chosen too, at its button in the panel.
  /** @param {KeyboardEvent} event */
  #onPieceKey(event) {
    if (event.altKey || event.metaKey || event.ctrlKey || !this.chosen) return;
    if (/^([rRfF]|Escape)$/.test(event.key) && this.#act(event.key)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey || event.metaKey || event.ctrlKey || !this.press(event.key)) return;
    event.preventDefault();
  }

  // A screen reader moves the focus without a key event.
  /** @param {Event} event */
  #onFocus(event) {
    const cell = event.target instanceof Element ? event.target.closest('[role="gridcell"]') : null;
    const index = cell instanceof SVGElement ? Number(cell.dataset.index) : undefined;
    if (index !== undefined && index !== this.cursor) this.go(index, { focus: false });
  }
}

customElements.define('tiling-board', TilingBoard);
