// The hand of a large board, around another one: two fingers zoom and move the board, and one that presses its clues
// moves it; everything else is the other hand's.

import { CELL, cellUnder } from '../../board/places.js';
import { pinched, stepped, ZOOM_IN, ZOOM_OUT } from '../zoom.js';
import { AroundHand } from './around.js';

/** @import { Part } from '../../board/places.js' */
/** @import { GenreGrid } from '../board.js' */

export class ZoomHand extends AroundHand {
  /** The fingers on the board, by pointer. @type {Map<number, {clientX: number, clientY: number}>} */
  #fingers = new Map();
  /**
   * The place where they began, and what was seen then.
   * @type {{part?: Part, middle: DOMPoint, apart: number, toCells: DOMMatrix} | undefined}
   */
  #grip;

  /** @param {GenreGrid} board @param {PointerEvent} event */
  down(board, event) {
    const { pointerId, clientX, clientY, pointerType } = event;
    const isOnClues = this.#isOnClues(board, event);
    if (pointerType === 'touch' || isOnClues) {
      this.#fingers.set(pointerId, { clientX, clientY });
      if (this.#isHeld(isOnClues)) {
        this.#grip = undefined;
        this.#pinch(board);
        return true;
      }
    }
    return super.down(board, event);
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  move(board, event) {
    const { pointerId, clientX, clientY } = event;
    if (this.#fingers.has(pointerId)) {
      this.#fingers.set(pointerId, { clientX, clientY });
      if (this.#isHeld(this.#isOnClues(board, event))) {
        this.#pinch(board);
        return true;
      }
    }
    return super.move(board, event);
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  up(board, event) {
    return this.#release(event) || super.up(board, event);
  }

  /** @param {GenreGrid} board @param {PointerEvent} [event] */
  cancel(board, event) {
    if (!event || !this.#release(event)) super.cancel(board);
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    if (key !== ZOOM_IN && key !== ZOOM_OUT) return super.key(board, key, shift);
    board.seen = stepped(board.grid, board.seen, key === ZOOM_IN, board.cursor.index);
    return true;
  }

  /** Whether a finger moves the board from its clues. @param {GenreGrid} board @param {PointerEvent} event */
  #isOnClues({ seen, layers, readonly, drawing, grid }, event) {
    const isSet = layers.isSet && !readonly;
    return Boolean(seen && !isSet && cellUnder(event, drawing, grid, seen).index === undefined);
  }

  /** Whether fingers hold the board, and do not draw on it. @param {boolean} isOnClues */
  #isHeld(isOnClues) {
    const { size } = this.#fingers;
    return size === 2 || (size === 1 && (isOnClues || this.#grip !== undefined));
  }

  /** @param {PointerEvent} event @returns {boolean} whether the finger held the board */
  #release({ pointerId }) {
    const wasHeld = this.#grip !== undefined;
    this.#fingers.delete(pointerId);
    this.#grip = undefined;
    return wasHeld;
  }

  /** Shows the part of the board that the fingers have moved in. @param {GenreGrid} board */
  #pinch(board) {
    this.inner?.cancel(board);
    const [one, other = one] = this.#fingers.values();
    const screen = new DOMPoint((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    if (!this.#grip) {
      const toCells = /** @type {DOMMatrix} */ (board.drawing.getScreenCTM()?.inverse());
      this.#grip = { part: board.seen, middle: screen.matrixTransform(toCells), apart, toCells };
      return;
    }
    const { part, middle, toCells } = this.#grip;
    const now = screen.matrixTransform(toCells);
    const [from, to] = [middle, now].map(({ x, y }) => ({ x: x / CELL, y: y / CELL }));
    board.seen = pinched(board.grid, part, from, to, apart / this.#grip.apart);
  }
}
