// The hand of a person who paints on a board: what the pointer and the keys do with a colour, a pen or the sponge. A
// stroke is drawn while it goes on, and is one edit at its end. The first place of a stroke says whether it draws or
// takes away. Tested by tests/web/painting.test.js.

import { beside, COLOURS, edgeOf, has, lineOf, readPaint, set, wipe, withPaint } from '../session/paint.js';
import { Paint } from './paint.js';
import { cellUnder, passed, pointUnder } from './places.js';

/** @import { Painted, Side } from '../session/paint.js' */
/** @import { QuadrilleGrid } from './grid.js' */
/** @import { Hand } from './hand.js' */
/** @import { Board } from './grid-puzzle.js' */

export const PENS = /** @type {const} */ (['line', 'edge', 'cross', 'wipe']);

/** @typedef {typeof PENS[number] | `${number}`} Tool  a pen, or a colour from 1 to 8 */
/** @typedef {{x: number, y: number}} Point  in cells from the board's corner */

/** @type {Record<string, Side>} */
const arrows = { ArrowUp: 't', ArrowRight: 'r', ArrowDown: 'b', ArrowLeft: 'l' };

/** How near to a corner the pointer must be for an edge to lead there, and to a place for a cross to be drawn on. */
const NEAR = 0.4;

/** @implements {Hand<QuadrilleGrid>} */
export class PaintHand {
  /** The paint while a stroke goes on. @type {Paint | undefined} */
  draft;
  /** @type {Stroke | undefined} */
  #stroke;

  /** @param {Tool} tool */
  constructor(tool) {
    this.tool = tool;
  }

  /** Begins a stroke. @param {QuadrilleGrid} board @param {PointerEvent} event */
  down(board, event) {
    this.cancel(board);
    if (event.button !== 0 || !event.isPrimary) return true;
    const grid = board.read(board.text);
    if (cellUnder(event, board.drawing, grid, board.inView).index === undefined) return true;
    this.#stroke = new Stroke(grid, readPaint(board.layers.marks), this.tool);
    board.drawing.setPointerCapture(event.pointerId);
    return this.#draw(board, event);
  }

  /** @param {QuadrilleGrid} board @param {PointerEvent} event */
  move(board, event) {
    for (const each of passed(event)) this.#draw(board, each);
    return true;
  }

  /** @param {QuadrilleGrid} board @param {PointerEvent} _event */
  up(board, _event) {
    const stroke = this.#stroke;
    this.cancel(board);
    if (!stroke) return true;
    stroke.end();
    report(board, stroke.painted);
    if (stroke.cell !== undefined) board.moveTo(stroke.cell);
    board.updateComplete.then(() => board.focus()); // the cell takes the focus once it has the cursor
    return true;
  }

  /** Ends the stroke without an edit: a second finger zooms. @param {QuadrilleGrid} board */
  cancel(board) {
    this.#stroke = undefined;
    this.draft = undefined;
    board.requestUpdate();
  }

  /**
   * A click without a pointer is a screen reader's.
   * @param {QuadrilleGrid} board
   * @param {MouseEvent} event
   * @param {number} [cell]
   */
  click(board, { detail }, cell) {
    if (detail > 0 || cell === undefined) return true;
    board.moveTo(cell);
    return this.#press(board, 'Enter');
  }

  /** @param {QuadrilleGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    return shift ? this.#step(board, key) : this.#press(board, key);
  }

  /** @param {QuadrilleGrid} board @param {PointerEvent} event */
  #draw(board, { clientX, clientY }) {
    const stroke = this.#stroke;
    if (!stroke) return true;
    stroke.move(pointUnder(/** @type {MouseEvent} */ ({ clientX, clientY }), board.drawing));
    this.draft = new Paint(stroke.painted);
    board.requestUpdate();
    return true;
  }

  /**
   * Shift and an arrow key draw from the cursor's cell, or on its edge.
   * @param {QuadrilleGrid} board
   * @param {string} key
   * @returns {boolean}  whether the key did anything
   */
  #step(board, key) {
    const side = arrows[key];
    const grid = board.read(board.text);
    const cell = board.cursor.index;
    const painted = readPaint(board.layers.marks);
    const kind = /** @type {Record<string, string>} */ ({ line: 'l', edge: 'e', cross: 'x' })[this.tool];
    const name = this.tool === 'line' ? side && lineOf(grid, cell, side) : side && edgeOf(grid, cell, side);
    if (!kind || !name) return false;
    toggle(painted, /** @type {'l' | 'e' | 'x'} */ (kind), name);
    report(board, painted);
    if (kind === 'l') board.moveTo(/** @type {number} */ (beside(grid, cell, side)));
    return true;
  }

  /**
   * A digit colours the chosen cells, Enter and the space bar do what the tool does, and Delete wipes.
   * @param {QuadrilleGrid} board
   * @param {string} key
   * @returns {boolean}  whether the key means anything here
   */
  #press(board, key) {
    const painted = readPaint(board.layers.marks);
    const isDone = key === 'Enter' || key === ' ';
    const tool = isDone ? this.tool : key === 'Delete' || key === 'Backspace' ? 'wipe' : key;
    const cells = board.targets;
    if (Number(tool) >= 1 && Number(tool) <= COLOURS) {
      const isThere = cells.every((cell) => painted.c.get(cell) === tool);
      for (const cell of cells) isThere ? painted.c.delete(cell) : painted.c.set(cell, tool);
    } else if (tool === 'wipe') {
      for (const cell of cells) wipe(board.read(board.text), painted, cell);
    } else if (tool === 'cross') {
      const isThere = cells.every((cell) => has(painted, 'x', cell, 'c'));
      for (const cell of cells) set(painted, 'x', cell, 'c', !isThere);
    } else return isDone || (key.length === 1 && key !== '?');
    report(board, painted);
    return true;
  }
}

/** Fires `edit` with what is painted now. @param {QuadrilleGrid} board @param {Painted} painted */
function report(board, painted) {
  const { text, layers } = board;
  const marks = withPaint(layers.marks, painted);
  if (marks === (layers.marks ?? '')) return;
  board.dispatchEvent(new CustomEvent('edit', { detail: { text, marks }, bubbles: true, composed: true }));
}

/** @param {Painted} painted @param {'l' | 'e' | 'x'} kind @param {[number, string]} name */
const toggle = (painted, kind, name) => set(painted, kind, ...name, !has(painted, kind, ...name));

class Stroke {
  /** The last cell. @type {number | undefined} */
  cell;
  #board;
  #tool;
  /** The last corner. @type {Point | undefined} */
  #corner;
  /** The last point. @type {Point | undefined} */
  #point;
  /** Whether it draws or takes away, once that is known. @type {boolean | undefined} */
  #isOn;

  /** @param {Board} board @param {Painted} painted  is changed @param {Tool} tool */
  constructor(board, painted, tool) {
    this.#board = board;
    this.painted = painted;
    this.#tool = tool;
  }

  /** @param {Point} point */
  move(point) {
    const { rows, columns } = this.#board;
    const [row, column] = [Math.floor(point.y), Math.floor(point.x)];
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    const from = this.cell;
    if (isInside) this.cell = row * columns + column;
    if (this.cell === undefined) return;
    this.#point = point;
    if (this.#tool === 'edge') this.#alongEdges(point);
    else if (this.#tool === 'cross') this.#crossAt(point, isInside);
    else this.#through(from ?? this.cell, this.cell);
  }

  /** If nothing was drawn from corner to corner, a tap draws the nearest edge. */
  end() {
    if (this.#tool !== 'edge' || this.#isOn !== undefined || this.cell === undefined || !this.#point) return;
    this.#put('e', edgeOf(this.#board, this.cell, nearestSide(this.#point).side));
  }

  /** From one cell to another, without gaps. @param {number} from @param {number} to */
  #through(from, to) {
    const { columns } = this.#board;
    this.#on(from);
    while (from !== to) {
      const [down, right] = [Math.floor(to / columns) - Math.floor(from / columns), (to % columns) - (from % columns)];
      /** @type {Side} */
      const side = Math.abs(down) > Math.abs(right) ? (down > 0 ? 'b' : 't') : right > 0 ? 'r' : 'l';
      const line = lineOf(this.#board, from, side);
      if (this.#tool === 'line' && line) this.#put('l', line);
      from = /** @type {number} */ (beside(this.#board, from, side));
      this.#on(from);
    }
  }

  /** What a colour and the sponge do with a cell. @param {number} cell */
  #on(cell) {
    const { painted } = this;
    const tool = this.#tool;
    if (tool === 'wipe') wipe(this.#board, painted, cell);
    if (tool === 'wipe' || tool === 'line') return;
    this.#isOn ??= painted.c.get(cell) !== tool;
    if (this.#isOn) painted.c.set(cell, tool);
    else if (painted.c.get(cell) === tool) painted.c.delete(cell);
  }

  /** @param {Point} point */
  #alongEdges(point) {
    const { rows, columns } = this.#board;
    const to = { x: Math.round(point.x), y: Math.round(point.y) };
    if (Math.hypot(point.x - to.x, point.y - to.y) > NEAR) return;
    if (to.x < 0 || to.x > columns || to.y < 0 || to.y > rows) return;
    let { x, y } = this.#corner ?? to;
    this.#corner = to;
    while (x !== to.x || y !== to.y) {
      const isLevel = Math.abs(to.x - x) >= Math.abs(to.y - y);
      const next = isLevel ? { x: x + Math.sign(to.x - x), y } : { x, y: y + Math.sign(to.y - y) };
      const [left, top] = [Math.min(x, next.x), Math.min(y, next.y)];
      if (isLevel)
        this.#put('e', edgeOf(this.#board, Math.min(top, rows - 1) * columns + left, top < rows ? 't' : 'b'));
      else this.#put('e', edgeOf(this.#board, top * columns + Math.min(left, columns - 1), left < columns ? 'l' : 'r'));
      ({ x, y } = next);
    }
  }

  /** @param {Point} point @param {boolean} isInside */
  #crossAt(point, isInside) {
    if (!isInside || this.cell === undefined) return;
    const { side, distance } = nearestSide(point);
    const toCentre = Math.hypot((point.x % 1) - 0.5, (point.y % 1) - 0.5);
    if (Math.min(distance, toCentre) > NEAR && this.#isOn !== undefined) return;
    this.#put('x', toCentre <= distance ? [this.cell, 'c'] : edgeOf(this.#board, this.cell, side));
  }

  /** @param {'l' | 'e' | 'x'} kind @param {[cell: number, letter: string]} name */
  #put(kind, name) {
    this.#isOn ??= !has(this.painted, kind, ...name);
    set(this.painted, kind, ...name, this.#isOn);
  }
}

/** The side of its cell whose middle is nearest to a point. @param {Point} point */
function nearestSide({ x, y }) {
  const [right, down] = [x - Math.floor(x), y - Math.floor(y)];
  const all = /** @type {{side: Side, distance: number}[]} */ ([
    { side: 't', distance: Math.hypot(right - 0.5, down) },
    { side: 'r', distance: Math.hypot(1 - right, down - 0.5) },
    { side: 'b', distance: Math.hypot(right - 0.5, 1 - down) },
    { side: 'l', distance: Math.hypot(right, down - 0.5) },
  ]);
  return all.reduce((best, each) => (each.distance < best.distance ? each : best));
}
