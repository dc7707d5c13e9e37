// <genre-grid>: the board of a grid puzzle. It draws every genre from its description; what pointer and keys do is its
// hand's (hands/).

import { html, unsafeCSS } from 'lit';
import { QuadrilleGrid } from '../board/grid.js';
import { CELL, pointUnder } from '../board/places.js';
import styles from './board.css?inline';
import { BRIDGE, bridged, withBridge } from './bridges.js';
import { cells } from './cells.js';
import { ground, isOutside, rules, withRoom } from './drawing.js';
import { edgeCells, edgeGround, edgeRules, withEdgeRoom } from './edge-look.js';
import edgeStyles from './edges.css?inline';
import { atEnd, withValues } from './filling.js';
import { describe, symbolsOf, valuesOf } from './genres.js';
import { clueNamed, headings } from './headings.js';
import { edgeCount, latticeOf } from './lattice.js';
import { clueAtPoint } from './outside.js';
import { startOf } from './path.js';
import { isNonogram, typedClue, withAllSides } from './setting.js';
import { withStrike } from './struck.js';
import { lineCells, readGrid, sidesOf, writeGrid } from './text.js';
import { filledIn, isOpen, meaning } from './typing.js';
import { canZoom, following, moved } from './zoom.js';

/** @import { GridPuzzle } from '../board/grid-puzzle.js' */
/** @import { Hand } from '../board/hand.js' */
/** @import { View } from '../puzzles/catalog.js' */
/** @import { Part } from '../board/places.js' */
/** @import { GridWords } from '../strings/grids-strings.js' */
/** @import { GridBoard as Board, SpokenBoard } from './text.js' */

/** @param {Board} board @param {number} index */
const crossing = (board, index) => [
  ...lineCells(board, 'row', Math.floor(index / board.columns)),
  ...lineCells(board, 'column', index % board.columns),
];

/**
 * Whether a rule or a clue is about whole rows and columns: then those of the cursor are marked.
 * @param {Board} board
 */
function hasLines(board) {
  const { units, limits, trail } = describe(board);
  return (
    !latticeOf(board) &&
    !trail &&
    Boolean(board.kind || units || limits || isNonogram(board) || sidesOf(board).length > 0)
  );
}

/** How far a pointer may move in a tap on a clue, in pixels. */
const SHAKE = 10;

/** What draws one bridge more through a cell, as a click does. */
const NEXT_BRIDGE = new RegExp(`^(${BRIDGE}|Enter| )$`);

/** @type {GridPuzzle} */
const puzzle = {
  read: (text, words) => withEdgeRoom(withRoom({ ...readGrid(text), words })),
  start: (/** @type {Board} */ board) =>
    startOf(board) ??
    Math.max(
      0,
      valuesOf(withValues(board, [])).findIndex((value, cell) => value === '' && !isOutside(board, cell)),
    ),
  cells: (board, layers) => (latticeOf(board) ? edgeCells : cells)(board, layers),
  ground: (board, layers) =>
    latticeOf(board) ? edgeGround(board, layers, ground(board, layers)) : ground(board, layers),
  rules: (board, layers, part) => (latticeOf(board) ? edgeRules(board, layers) : rules(board, layers, part)),
  type(/** @type {Board} */ board, cursor, key) {
    if (latticeOf(board)) return undefined; // its hand takes what keys there are
    const { index } = cursor;
    const value = isOpen(board, index) ? meaning(board, cursor, key) : undefined;
    if (describe(board).hasIslands && isOpen(board, index)) {
      if (NEXT_BRIDGE.test(key)) return writeGrid(withValues(board, bridged(board, valuesOf(board), [index])));
      if (value !== undefined) return writeGrid(withValues(board, withBridge(board, valuesOf(board), index, value)));
    }
    return value === undefined ? undefined : filledIn(board, [cursor.index], value);
  },
  mark(/** @type {Board} */ board, index, key, marking) {
    const symbols = symbolsOf(board);
    if (!marking || !describe(board).marksDigits || !symbols.includes(key) || key.length > 1) return undefined;
    return valuesOf(board)[index] === '' ? key : '';
  },
  headings: (board, side, row, marks) => headings(board, side, row, { marks }),
  related: (/** @type {Board} */ board, index) => ({ near: hasLines(board) ? crossing(board, index) : [], same: [] }),
  cellName(/** @type {SpokenBoard} */ { regions, columns, words }, row, column, what) {
    const region = regions[(row - 1) * columns + column - 1];
    return words.cell(row, column, region ? `${words.region(region)}, ${what}` : what);
  },
};

/**
 * The boards that are played, by what the layers say: whether contradictions are marked, and whether the parameters are
 * said beside the board.
 */
const [loud, quiet] = [false, true].map((isQuiet) =>
  [false, true].map((isSaidBeside) => ({
    ...puzzle,
    read: (/** @type {string} */ text, /** @type {GridWords} */ words) =>
      withEdgeRoom(withRoom({ ...readGrid(text), isQuiet, isSaidBeside, words })),
  })),
);

/** @param {View} view @returns {GridPuzzle} */
const puzzleOf = ({ layers, readonly }) =>
  layers.isSet && !readonly ? setting : (layers.isQuiet ? quiet : loud)[layers.isSaidBeside ? 1 : 0];

/** The board while it is set. @type {GridPuzzle} */
const setting = {
  ...puzzle,
  read: (text, words) => withEdgeRoom(withRoom({ ...withAllSides(readGrid(text)), words })),
  type: typedClue,
  mark: undefined,
  headings: (board, side, row) => headings(board, side, row, { isSet: true }),
};

/**
 * The hands of a board, which the view is given (hands/hands.js).
 * @typedef {object} Hands
 * @property {(board: GenreGrid) => Hand<GenreGrid> | undefined} own  the genre's, while nothing is painted
 * @property {(board: GenreGrid, canZoom: boolean) => Hand<GenreGrid> | undefined} of  what pointer and keys do now
 */

export class GenreGrid extends QuadrilleGrid {
  static properties = { Hands: { attribute: false }, seen: { state: true }, isPointed: { state: true } };

  static styles = unsafeCSS([QuadrilleGrid.styles.cssText, styles, edgeStyles].join('\n'));

  /** @type {Hands | undefined} */
  #made;
  /** Where the pointer was pressed last, in pixels. */
  #pressed = { x: 0, y: 0 };

  constructor() {
    super();
    /** @type {(new () => Hands) | undefined} */
    this.Hands = undefined;
    /** The part of a large board that is seen, while it is zoomed. @type {Part | undefined} */
    this.seen = undefined;
    /** Whether a pointer was used last, and not a key. */
    this.isPointed = false;
  }

  get inView() {
    return this.seen;
  }

  get #hands() {
    this.#made ??= this.Hands && new this.Hands();
    return this.#made;
  }

  get hand() {
    return this.#hands?.of(this, canZoom(this.grid));
  }

  /** What is drawn. */
  get grid() {
    return /** @type {SpokenBoard} */ (this.read(this.text));
  }

  get isSet() {
    return Boolean(this.layers.isSet) && !this.readonly;
  }

  /** The places of edges come before those of cells. @param {number} index */
  isOnTrial(index) {
    const lattice = this.layers.trial && latticeOf(this.grid);
    return super.isOnTrial(lattice ? edgeCount(lattice) + index : index);
  }

  /** None while the cursor is beside the board. */
  get targets() {
    return this.hand?.isOutside ? [] : super.targets;
  }

  connectedCallback() {
    super.connectedCallback();
    const root = this.renderRoot;
    root.addEventListener('wheel', (event) => this.#scroll(/** @type {WheelEvent} */ (event)), { passive: false });
    for (const type of ['pointerdown', 'keydown', 'focusout'])
      root.addEventListener(type, (event) => {
        const { relatedTarget } = /** @type {FocusEvent} */ (event);
        const isWithin = relatedTarget instanceof Node && root.contains(relatedTarget);
        if (!isWithin) this.isPointed = type === 'pointerdown';
      });
    root.addEventListener('pointerdown', (event) => {
      const { clientX, clientY } = /** @type {PointerEvent} */ (event);
      this.#pressed = { x: clientX, y: clientY };
    });
    root.addEventListener('click', (event) => this.#strike(/** @type {MouseEvent} */ (event)));
    root.addEventListener('contextmenu', (event) => this.#isDrawnOn && event.preventDefault());
    addEventListener('beforeprint', this.#showAll);
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
    if (!canZoom(this.grid)) this.seen = undefined;
    else if (this.seen && changed.has('cursor')) this.seen = following(this.grid, this.seen, this.cursor.index);
  }

  updated() {
    super.updated();
    const { classList } = this.drawing;
    classList.toggle('painting', this.#isDrawnOn);
    classList.toggle('fenced', Boolean(describe(this.grid).hasFence));
    classList.toggle('by-hand', this.#isByHand);
    classList.toggle('pointed', this.isPointed);
    classList.toggle('zoomable', canZoom(this.grid));
    classList.toggle('zoomed', this.seen !== undefined);
  }

  /** Whether strokes do something. */
  get #isDrawnOn() {
    return this.#hands?.own(this)?.draws?.(this) ?? false;
  }

  /** Whether a person who draws needs no cursor. */
  get #isByHand() {
    return this.#isDrawnOn && !this.isSet;
  }

  /** A tap on a clue beside the board crosses it out, or takes that back. @param {MouseEvent} event */
  #strike(event) {
    const { readonly, layers, mode } = this;
    const clue = readonly || layers.isSet || layers.isFinished || mode.hand ? undefined : this.#clueUnder(event);
    if (clue) this.edit(this.text, withStrike(layers.marks, clue));
  }

  /** The clue of a tap; a screen reader's has no place, but a target. @param {MouseEvent} event */
  #clueUnder(event) {
    if (event.detail === 0) return clueNamed(event.target);
    if (Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > SHAKE) return undefined;
    const { x, y } = pointUnder(event, this.drawing);
    const { x: left, y: top } = this.seen ?? { x: 0, y: 0 };
    return clueAtPoint(this.grid, x < left ? x - left : x, y < top ? y - top : y);
  }

  /** The wheel moves a board that is zoomed. @param {WheelEvent} event */
  #scroll(event) {
    const { seen } = this;
    if (!seen || event.ctrlKey) return;
    const scale = (this.drawing.getScreenCTM()?.a ?? 1) * CELL;
    this.seen = moved(this.grid, seen, event.deltaX / scale, event.deltaY / scale);
    event.preventDefault();
  }

  /**
   * Moves cursor and focus to a cell. Only once it is drawn is it the one that takes the focus.
   * @param {number} cell
   */
  async comeTo(cell) {
    this.moveTo(cell);
    await this.updateComplete;
    this.focus();
  }

  /** Reports an edit. @param {string} text @param {string} [marks] */
  edit(text, marks = this.layers.marks ?? '') {
    const detail = { text, marks };
    this.dispatchEvent(new CustomEvent('edit', { detail, bubbles: true, composed: true }));
  }
}

customElements.define('genre-grid', GenreGrid);

/**
 * The template of a board with such hands.
 * @param {new () => Hands} Kind
 * @param {GridWords} words
 * @returns {(view: View) => import('lit').TemplateResult}
 */
export const genreView = (Kind, words) => (view) => {
  const text = view.layers.isFinished ? atEnd(view.text) : view.text;
  return html`<genre-grid .Hands=${Kind} .puzzle=${puzzleOf(view)} .view=${{ ...view, text, words }}></genre-grid>`;
};
