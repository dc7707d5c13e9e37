// What all hands share whose strokes go from cell to cell: a stroke lasts from the press to its end, which is one edit.
// A click is a stroke of one cell. A hand says what a stroke begins with and what it does at its end.

import { nothing, svg } from 'lit';
import { along, CELL, cellUnder, locked, passed, pointUnder } from '../../board/places.js';
import { bubble } from '../looks/bubble.js';
import { outlineOf } from '../looks/outline.js';
import { moved } from '../zoom.js';

/** @import { Hand } from '../../board/hand.js' */
/** @import { GenreGrid } from '../board.js' */

/**
 * @typedef {object} Stroke  what the pressed pointer draws
 * @property {number[]} cells  in their order
 * @property {string} text  of the board when it began
 * @property {number} [pointer]
 * @property {boolean} [isLocked]  whether it stays in its first row or column
 * @property {{x: number, y: number}} [held]  where the finger was that was held until it draws what the right button
 *   does, in cells
 */

/**
 * How long a finger is held until it draws what the right button does, in ms: longer than a slow tap. How far it may
 * shake, and the radius of the ring that shows it, which is seen around a fingertip, in pixels.
 */
const [HELD, SHAKE, RING] = [700, 10, 34];

/** The most that the view of a large board moves with one move of the pointer, in cells. */
const MOST = 0.25;

/** @param {MouseEvent} event */
const isSelecting = ({ shiftKey, ctrlKey, metaKey }) => shiftKey || ctrlKey || metaKey;

/**
 * @template {Stroke} [Kind=Stroke]
 * @implements {Hand<GenreGrid>}
 */
export class StrokeHand {
  /** @type {Kind | undefined} */
  stroke;
  /** Whether the click that follows has been acted on. */
  #isDone = false;
  /** The finger that may be held: where it was put down, and what waits. @type {{x: number, y: number, timer: any}} */
  #held = { x: 0, y: 0, timer: 0 };

  /**
   * What a stroke begins with.
   * @param {GenreGrid} board
   * @param {number} cell
   * @param {MouseEvent} _event
   * @returns {Kind}
   */
  begin(board, cell, _event) {
    return /** @type {Kind} */ ({ cells: [cell], text: board.text });
  }

  /** What a stroke does. @param {GenreGrid} _board @param {Kind} _stroke @param {MouseEvent} _event */
  finish(_board, _stroke, _event) {}

  /** The stroke after a move of the pointer. @param {GenreGrid} board @param {Kind} stroke @param {MouseEvent} event */
  moved(board, stroke, event) {
    const { grid } = board;
    const { cells, isLocked } = stroke;
    const { x, y } = pointUnder(event, board.drawing);
    const last = /** @type {number} */ (cells.at(-1));
    const cell = isLocked ? locked(grid, cells, x, y) : cellUnder(event, board.drawing, grid, board.seen).index;
    if (cell === undefined || cell === last) return stroke;
    return {
      ...stroke,
      cells: isLocked ? along(grid, cells[0], cell) : [...cells, ...along(grid, last, cell).slice(1)],
    };
  }

  /** The cell that a press is about. @param {GenreGrid} board @param {MouseEvent} event */
  cellAt(board, event) {
    return cellUnder(event, board.drawing, board.grid, board.seen).index;
  }

  draws(/** @type {GenreGrid} */ _board) {
    return true;
  }

  /** Whether a finger that is held draws something else. */
  get isHeld() {
    return true;
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  down(board, event) {
    const isSecond = this.stroke && event.pointerId !== this.stroke.pointer;
    this.cancel(board);
    const index = this.cellAt(board, event);
    if (isSecond || index === undefined || event.button === 1 || isSelecting(event)) return false;
    if (board.layers.isFinished) return true; // the board has become small under the finger that finished it
    this.stroke = { ...this.begin(board, index, event), pointer: event.pointerId };
    if (event.button === 2) board.moveTo(index);
    if (event.pointerType === 'touch' && this.isHeld) this.#wait(board, index, event);
    return true;
  }

  /**
   * A finger that is held draws as the right button does.
   * @param {GenreGrid} board
   * @param {number} cell
   * @param {PointerEvent} event
   */
  #wait(board, cell, { clientX, clientY, pointerId }) {
    const right = /** @type {MouseEvent} */ ({ button: 2, clientX, clientY });
    const timer = setTimeout(() => {
      this.stroke = { ...this.begin(board, cell, right), pointer: pointerId, held: pointUnder(right, board.drawing) };
      board.requestUpdate();
    }, HELD);
    this.#held = { x: clientX, y: clientY, timer };
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  move(board, event) {
    if (!this.stroke) return false;
    const { x, y, timer } = this.#held;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SHAKE) clearTimeout(timer);
    if (event.buttons === 0)
      this.cancel(board); // it was released outside the window
    else {
      for (const each of passed(event)) this.stroke = this.moved(board, this.stroke, each);
      this.#follow(board, event);
    }
    board.requestUpdate();
    return true;
  }

  /**
   * Moves the view of a board that is zoomed to where the stroke leaves it.
   * @param {GenreGrid} board
   * @param {MouseEvent} event
   */
  #follow(board, event) {
    const { seen, grid } = board;
    if (!seen) return;
    const { x, y } = pointUnder(event, board.drawing);
    const right = beyond(x, seen.x, seen.columns);
    const down = beyond(y, seen.y, seen.rows);
    if (right !== 0 || down !== 0) board.seen = moved(grid, seen, right, down);
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  up(board, event) {
    const { stroke } = this;
    this.#isDone = stroke !== undefined;
    if (stroke) this.#end(board, this.moved(board, stroke, event), event);
    return this.#isDone;
  }

  // A stroke ends before its click, which some browsers send without its place.
  /** @param {GenreGrid} board @param {MouseEvent} event @param {number} [cell] */
  click(board, event, cell) {
    const wasDone = this.#isDone && event.detail > 0;
    this.#isDone = false;
    if (wasDone) return true;
    if (cell === undefined || isSelecting(event)) return false;
    this.#end(board, this.begin(board, cell, event), event);
    return true;
  }

  /** @param {GenreGrid} _board @param {string} _key @param {boolean} [_shift] */
  key(_board, _key, _shift) {
    return false;
  }

  /** @param {GenreGrid} board */
  cancel(board) {
    clearTimeout(this.#held.timer);
    this.stroke = undefined;
    board.requestUpdate();
  }

  /** @param {GenreGrid} _board @returns {string | undefined} */
  preview(_board) {
    return undefined;
  }

  /** A stroke without a preview is a tint over the board. @param {GenreGrid} board @returns {unknown} */
  over(board) {
    const { stroke } = this;
    if (!stroke) return nothing;
    const { columns } = board.grid;
    const { cells, isLocked } = stroke;
    const isCounted = isLocked && cells.length > 1;
    const classes = this.preview(board) === undefined ? 'stroke' : 'stroke outlined';
    return svg`<path class=${classes} d=${outlineOf(cells, columns)}></path> ${this.ring(board)}
      ${isCounted ? bubble(/** @type {number} */ (cells.at(-1)), columns, String(cells.length)) : nothing}`;
  }

  /** What shows that a finger has been held: it hides what it draws. @param {GenreGrid} board */
  ring({ drawing }) {
    const { held } = this.stroke ?? {};
    if (!held) return nothing;
    const radius = RING / (drawing.getScreenCTM()?.a ?? 1);
    return svg`<circle class="held" cx=${held.x * CELL} cy=${held.y * CELL} r=${radius}></circle>`;
  }

  /** @param {GenreGrid} board @param {Kind} stroke @param {MouseEvent} event */
  #end(board, stroke, event) {
    this.cancel(board);
    if (stroke.text !== board.text || board.layers.isFinished) return;
    this.finish(board, stroke, event);
    board.comeTo(/** @type {number} */ (stroke.cells.at(-1)));
  }
}

/**
 * How far the view moves along one side for a place that is not in it.
 * @param {number} place
 * @param {number} first  of what is seen
 * @param {number} count
 */
const beyond = (place, first, count) =>
  Math.max(-MOST, Math.min(0, place - first)) + Math.min(MOST, Math.max(0, place - first - count));
