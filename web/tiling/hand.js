// What the pointer does on a tiling's board: it paints cells, puts the piece in the hand on the board, and moves placed
// pieces. A stroke is one edit, when the pointer is released.

import { COVER, HOLE, MAYBE, placeOf } from './model/board.js';
import { laid, painted, pieceOn, placedWithout } from './model/pieces.js';

/** @import { TilingBoard } from './board.js' */

const PAINTS = { brush: COVER, hole: HOLE, maybe: MAYBE, '': COVER };

export class Hand {
  #board;
  /** @type {{from: number, last: number, cell: string, where: Set<number>} | undefined} */
  #stroke;
  /** The cell of a placed piece that was pressed. @type {{from: number, isMoved: boolean} | undefined} */
  #press;
  /** Whether the last press was a stroke or a move: then the click that may follow means nothing. */
  #isSpent = false;
  /** Whether the last press on the panel dropped a piece on the board: then its click means nothing either. */
  #isDropped = false;
  /** The piece of the panel that is pressed. @type {string | undefined} */
  #tile;

  /** @param {TilingBoard} board */
  constructor(board) {
    this.#board = board;
  }

  /** The place where the piece in the hand would come to lie. @param {number} index */
  ghost(index) {
    const { chosen, shown } = this.#board;
    return chosen ? laid(shown, chosen.name, chosen.shape, index) : { cells: [], fits: false };
  }

  /** What the tool makes of a cell. What is that already becomes a hole, and a hole a cell. @param {number} index */
  paintAt(index) {
    const { tool, shown } = this.#board;
    const paint = PAINTS[tool];
    if (shown.cells[index] !== paint) return paint;
    return paint === COVER ? HOLE : COVER;
  }

  /** @param {{clientX: number, clientY: number}} event @returns {number | undefined} */
  under({ clientX, clientY }) {
    const root = /** @type {ShadowRoot} */ (this.#board.renderRoot);
    const cell = root.elementFromPoint(clientX, clientY)?.closest('[role="gridcell"]');
    return cell instanceof SVGElement ? Number(cell.dataset.index) : undefined;
  }

  /** @param {PointerEvent} event */
  onDown = (event) => {
    const board = this.#board;
    const index = this.under(event);
    this.#isSpent = false;
    if (board.readonly || index === undefined) return;
    const isErasing = event.button === 2;
    if (board.tool || isErasing) {
      if (event.button !== 0 && !isErasing) return;
      const cell = isErasing ? HOLE : this.paintAt(index);
      this.#stroke = { from: index, last: index, cell, where: new Set([index]) };
      capture(event);
      this.#paint();
    } else if (event.button === 0 && !board.chosen && pieceOn(board.model, index)) {
      this.#press = { from: index, isMoved: false };
      capture(event);
    }
  };

  /** @param {PointerEvent} event */
  onMove = (event) => {
    const index = this.under(event);
    if (this.#stroke && index !== undefined && index !== this.#stroke.last) {
      this.#stroke.last = index;
      if (this.#board.isRectangle) this.#stroke.where = new Set(this.#rectangle(this.#stroke.from, index));
      else this.#stroke.where.add(index);
      this.#paint();
    } else if (this.#press && !this.#press.isMoved && index !== this.#press.from) {
      this.#press.isMoved = true;
      this.#lift(this.#press.from);
    }
    if (event.pointerType !== 'touch' || this.#press) this.#hoverOver(index);
  };

  /** @param {PointerEvent} event */
  onUp = (event) => {
    const board = this.#board;
    if (this.#stroke) {
      const { preview } = board;
      const { last } = this.#stroke;
      this.#stroke = undefined;
      this.#isSpent = true;
      board.go(last);
      if (preview) board.edit(preview);
    } else if (this.#press?.isMoved) {
      this.#press = undefined;
      this.#isSpent = true;
      this.#release(event);
    }
    this.#press = undefined;
  };

  onCancel = () => {
    this.#stroke = undefined;
    this.#press = undefined;
    this.#board.preview = undefined;
    this.#board.requestUpdate();
  };

  // A finger on a placed piece moves it instead of scrolling. (Browsers ignore `touch-action` of an SVG's parts.)
  /** @param {TouchEvent} event */
  onTouchMove = (event) => {
    if (this.#press && event.cancelable) event.preventDefault();
  };

  onLeave = () => this.#hoverOver(undefined);

  /** @param {MouseEvent} event */
  onClick = (event) => {
    const board = this.#board;
    const isByScreenReader = event.detail === 0;
    const target = event.target instanceof Element ? event.target.closest('[role="gridcell"]') : null;
    const index = isByScreenReader && target instanceof SVGElement ? Number(target.dataset.index) : this.under(event);
    if ((this.#isSpent && !isByScreenReader) || index === undefined) return;
    board.go(index);
    if (board.readonly) return;
    if (board.tool) board.edit(painted(board.model, [index], this.paintAt(index)));
    else board.act(index);
  };

  // A piece of the panel is dragged onto the board.

  /** @param {PointerEvent} event @param {string} name */
  onTileDown(event, name) {
    this.#isDropped = false;
    if (event.button !== 0) return;
    this.#tile = name;
    capture(event);
  }

  /** @param {PointerEvent} event */
  onTileMove = (event) => {
    const board = this.#board;
    if (this.#tile === undefined || event.buttons === 0) return;
    const index = this.under(event);
    if (index === undefined) return this.#hoverOver(undefined);
    if (board.chosen?.name !== this.#tile) board.choose(this.#tile);
    this.#hoverOver(index);
  };

  /** @param {PointerEvent} event */
  onTileUp = (event) => {
    const isOnBoard = this.#tile !== undefined && this.under(event) !== undefined;
    this.#tile = undefined;
    if (!isOnBoard) return;
    this.#isDropped = true;
    this.#release(event);
  };

  /** @param {MouseEvent} event  by a key or a screen reader if its detail is 0 @param {string} name */
  onTileClick(event, name) {
    if (!this.#isDropped || event.detail === 0) this.#board.choose(name);
  }

  onTileCancel = () => {
    this.#tile = undefined;
    this.#hoverOver(undefined);
  };

  /** @param {number | undefined} index */
  #hoverOver(index) {
    const board = this.#board;
    if (!board.chosen || board.hover === index) return;
    board.hover = index;
    board.requestUpdate();
  }

  /** @param {PointerEvent} event  the end of a drag */
  #release(event) {
    const board = this.#board;
    const index = this.under(event);
    const ghost = index === undefined ? undefined : this.ghost(index);
    if (board.chosen && ghost?.fits) board.put(board.chosen.name, ghost.cells);
    else if (board.preview) board.edit(board.preview); // dropped beside the board: it is taken away
  }

  /** Takes a placed piece into the hand while the pointer is down. @param {number} index */
  #lift(index) {
    const board = this.#board;
    const piece = pieceOn(board.model, index);
    if (!piece) return;
    const places = piece.cells.map((each) => placeOf(board.model, each));
    board.choose(piece.name, places);
    board.preview = placedWithout(board.model, piece);
    board.requestUpdate();
  }

  #paint() {
    const board = this.#board;
    if (!this.#stroke) return;
    board.preview = painted(board.model, [...this.#stroke.where], this.#stroke.cell);
    board.requestUpdate();
  }

  /** The cells of the rectangle between two corners. @param {number} from @param {number} to */
  #rectangle(from, to) {
    const { model } = this.#board;
    const [a, b] = [placeOf(model, from), placeOf(model, to)];
    const isWithin = (/** @type {number[]} */ place) =>
      place.every((part, axis) => part >= Math.min(a[axis], b[axis]) && part <= Math.max(a[axis], b[axis]));
    return model.cells.map((_, index) => index).filter((index) => isWithin(placeOf(model, index)));
  }
}

/** The pointer belongs to the element until it is released. @param {PointerEvent} event */
function capture(event) {
  if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
}
