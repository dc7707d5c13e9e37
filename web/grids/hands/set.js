// The hand that sets a board: clicks and strokes change clues, and there is a cursor on the places beside the board.

import { nothing, svg } from 'lit';
import { pointUnder } from '../../board/places.js';
import { outerBox } from '../drawing.js';
import { centreNear, withCentre } from '../galaxies.js';
import { describe } from '../genres.js';
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
  typedOuter,
  withThermometer,
} from '../setting.js';
import { borderAt, withNextSign } from '../sign-setting.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { Outer } from '../setting.js' */
/** @import { Stroke } from './stroke.js' */

export class SetHand extends StrokeHand {
  /** The place outside that is typed in. @type {Outer | undefined} */
  #outer;
  /** The border between two cells that is pressed. @type {ReturnType<typeof borderAt>} */
  #border;
  /** The cursor at the place outside. @type {Record<string, any>} */
  #memory = {};

  get isOutside() {
    return this.#outer !== undefined;
  }

  /** @param {GenreGrid} board */
  draws({ grid, mode }) {
    if (mode.choosing) return false;
    const hasStrokes = describe(grid).hasCentres || hasRegions(grid) || isNonogram(grid);
    return Boolean(hasStrokes || stamp(grid) || describe(grid).tubes);
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  down(board, event) {
    const { x, y } = pointUnder(event, board.drawing);
    const { x: left, y: top } = board.seen ?? { x: 0, y: 0 };
    this.#moveOutside(board, outerAt(board.grid, x < left ? x - left : x, y < top ? y - top : y));
    if (this.#outer !== undefined) return true;
    this.#border = event.button === 0 && !board.mode.choosing ? borderAt(board.grid, x, y) : undefined;
    return this.#border !== undefined || (this.draws(board) && super.down(board, event));
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  up(board, event) {
    if (!this.#border) return super.up(board, event);
    const { x, y } = pointUnder(event, board.drawing);
    const { cell, isDown } = borderAt(board.grid, x, y) ?? {};
    const isThere = cell === this.#border.cell && isDown === this.#border.isDown;
    if (isThere) board.edit(withNextSign(board.grid, this.#border));
    return true;
  }

  /** @param {GenreGrid} board */
  cancel(board) {
    this.#border = undefined;
    super.cancel(board);
  }

  /** @param {GenreGrid} board @param {MouseEvent} event @param {number} [cell] */
  click(board, event, cell) {
    if (this.#border && event.detail > 0) return true; // its press has been acted on
    if (!this.#outer) return this.draws(board) && super.click(board, event, cell);
    this.#focusOutside(board); // it is not about the cell
    return true;
  }

  /** @param {GenreGrid} board @param {Stroke} stroke @param {MouseEvent} event */
  finish(board, stroke, event) {
    const { grid } = board;
    const cells = [...new Set(stroke.cells)];
    if (describe(grid).hasCentres) {
      const { x, y } = pointUnder(event, board.drawing);
      const text = withCentre(grid, centreNear(grid, x, y));
      if (text) board.edit(text);
    } else if (isNonogram(grid)) {
      const drawn = painted(grid, board.layers.marks, cells);
      if (drawn) board.edit(drawn.text, drawn.marks);
    } else {
      const text = drawnBy(grid, cells);
      if (text !== undefined) board.edit(text);
    }
  }

  /** @param {GenreGrid} board */
  preview({ grid, text }) {
    const { stroke } = this;
    const isOther = !stroke || stroke.text !== text || describe(grid).hasCentres || isNonogram(grid);
    return isOther ? undefined : drawnBy(grid, [...new Set(stroke.cells)]);
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [_shift] */
  key(board, key, _shift) {
    const { grid } = board;
    const to = this.#outer ? stepOutside(grid, this.#outer, key) : stepOut(grid, board.cursor.index, key);
    if (typeof to === 'number') {
      this.#outer = undefined;
      board.comeTo(to);
    } else if (to) this.#moveOutside(board, to);
    else {
      const text = this.#outer && typedOuter(grid, this.#outer, this.#memory, key);
      if (text === undefined) return false;
      board.edit(text, '');
    }
    return true;
  }

  /** @param {GenreGrid} board */
  over(board) {
    const [x, y, width, height] = this.#outer ? outerBox(board.grid, this.#outer, board.seen) : [];
    return svg`${super.over(board)}${
      this.#outer ? svg`<rect class="cursor outside" x=${x} y=${y} width=${width} height=${height}></rect>` : nothing
    }`;
  }

  /** Puts the cursor on a place outside, or takes it away. @param {GenreGrid} board @param {Outer | undefined} outer */
  async #moveOutside(board, outer) {
    this.#outer = outer;
    this.#memory = {};
    board.requestUpdate();
    if (!outer) return;
    await board.updateComplete;
    this.#focusOutside(board);
  }

  /** @param {GenreGrid} board */
  #focusOutside(board) {
    const { side, line } = this.#outer ?? {};
    /** @type {SVGElement | null} */
    const heading = board.renderRoot.querySelector(`[data-outer="${side} ${line}"]`);
    heading?.focus();
  }
}

/**
 * The text after a stroke that draws a region or a thermometer, or puts one clue in cells; undefined for none of them.
 * @param {GenreGrid['grid']} grid
 * @param {number[]} cells  in their order, each once
 */
function drawnBy(grid, cells) {
  if (hasRegions(grid)) return cells.length > 1 ? fenced(grid, cells) : undefined;
  if (describe(grid).tubes) return withThermometer(grid, cells);
  const token = stamp(grid);
  return token && stamped(grid, cells, token);
}
