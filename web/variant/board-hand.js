// Leads the pointer and the keys of a board to the editor of its rules while a tool is in the hand. Without a tool the
// board works as usual, and a click also selects the figure that is there.

import { CELL } from '../board/grid.js';
import { passed } from '../board/places.js';
import { cellAt } from './tools/gestures.js';
import { pressKey } from './tools/keys.js';
import { Strokes } from './tools/strokes.js';

/** @import { VariantBoardElement } from './board.js' */
/** @import { Editor } from './tools/editor.js' */
/** @import { Point } from './tools/gestures.js' */

export class BoardHand {
  #board;
  #editor;
  #listening = new AbortController();
  #strokes;

  /** @param {VariantBoardElement} board @param {Editor} editor */
  constructor(board, editor) {
    this.#board = board;
    this.#editor = editor;
    this.#strokes = new Strokes(editor);
    const { signal } = this.#listening;
    /** @type {[string, (event: any) => void][]} */
    const listeners = [
      ['pointerdown', this.#onDown],
      ['pointermove', this.#onMove],
      ['pointerup', this.#onUp],
      ['pointercancel', this.#onCancel],
      ['click', this.#onClick],
      ['touchmove', this.#onTouchMove],
      ['keydown', this.#onKey],
    ];
    for (const [type, listener] of listeners)
      board.addEventListener(type, listener, { signal, capture: true, passive: false });
  }

  /** Ends the connection. */
  release() {
    this.#listening.abort();
  }

  /** The place under the pointer, in cells. @param {MouseEvent} event @returns {Point | undefined} */
  #point({ clientX, clientY }) {
    const matrix = this.#board.drawing?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: x / CELL, y: y / CELL };
  }

  /** Whether an event is on the drawing. The rules in words below it stay as they are. @param {Event} event */
  #isOnDrawing(event) {
    return event.composedPath().includes(/** @type {EventTarget} */ (this.#board.drawing));
  }

  /** @param {PointerEvent} event */
  #onDown = (event) => {
    const point = this.#point(event);
    if (!this.#editor.tool || event.button !== 0 || !event.isPrimary || !point || !this.#isOnDrawing(event)) return;
    event.stopPropagation();
    this.#board.drawing?.setPointerCapture(event.pointerId);
    this.#strokes.down(point);
  };

  /** @param {PointerEvent} event */
  #onMove = (event) => {
    if (!this.#strokes.isUnderWay) return;
    event.stopPropagation();
    for (const each of passed(event)) {
      const point = this.#point(each);
      if (point) this.#strokes.move(point);
    }
  };

  /** @param {PointerEvent} event */
  #onUp = (event) => {
    const point = this.#point(event);
    if (!this.#strokes.isUnderWay || !point) return;
    event.stopPropagation();
    this.#strokes.up(point, { isTouch: event.pointerType === 'touch' });
    this.#follow(point);
  };

  /** Moves the cursor and the focus to where the pointer has drawn, so that Delete and Escape are for that. */
  #follow(/** @type {Point} */ point) {
    const cell = cellAt(this.#editor.board, point);
    if (this.#editor.wantsValue) return;
    this.#board.focus();
    if (cell !== undefined) this.#board.moveTo(cell);
  }

  #onCancel = () => {
    if (this.#strokes.isUnderWay) this.#strokes.cancel();
  };

  // A finger draws instead of scrolling.
  /** @param {TouchEvent} event */
  #onTouchMove = (event) => {
    if (this.#strokes.isUnderWay && event.cancelable) event.preventDefault();
  };

  /** @param {MouseEvent} event */
  #onClick = (event) => {
    if (!this.#isOnDrawing(event)) return;
    const point = this.#point(event);
    if (!this.#editor.tool) {
      if (point && event.detail > 0) this.#editor.pick(point);
      return;
    }
    event.stopPropagation();
    // A screen reader's click is a key at the cell.
    const cell = event.composedPath().find((each) => each instanceof SVGElement && each.dataset.index !== undefined);
    if (event.detail === 0 && cell instanceof SVGElement) pressKey(this.#editor, ' ', Number(cell.dataset.index));
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const grid = this.#board.grid;
    if (event.altKey || event.metaKey || event.ctrlKey || !grid || !this.#isOnDrawing(event)) return;
    if (!pressKey(this.#editor, event.key, grid.cursor.index)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#land();
  };

  /** Moves the cursor to where it comes back from the margin. */
  #land() {
    const { landing } = this.#editor;
    this.#editor.landing = undefined;
    const cell = landing === undefined ? null : this.#board.drawing?.querySelector(`[data-index="${landing}"]`);
    if (cell instanceof SVGElement) cell.focus();
  }
}
