// The hand that draws lines through the middles of cells: a drag from cell to cell, a tap between cells, and Shift and
// an arrow key, which goes along. Where cells can be shaded, a tap in a cell does that.

import { besideLines, hasCellsToo, isBarred, LINE, statesOf } from '../edges.js';
import { valuesOf } from '../genres.js';
import { edgesAt, latticeOf } from '../lattice.js';
import { BLANK } from '../text.js';
import { filledIn, isOpen, next } from '../typing.js';
import { EdgeHand, put } from './edge.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { EdgeStroke } from './edge.js' */
/** @import { Lattice } from '../lattice.js' */

/** How near to the middle of a cell a tap shades it, in cells; and how near it is not meant for a line. */
const [SHADES, MIDDLE] = [0.3, 0.2];

/** The arrow keys in the order of the edges of a cell. */
const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'];

export class LineHand extends EdgeHand {
  /**
   * A drag puts the cursor where it ends.
   * @param {GenreGrid} board
   * @param {EdgeStroke} stroke
   * @param {MouseEvent} event
   */
  moved(board, stroke, event) {
    const after = super.moved(board, stroke, event);
    return after.crossed ? after : { ...after, cells: [...stroke.cells.slice(0, 1), ...after.path.slice(1)] };
  }

  /**
   * A line does not go through what it ends at.
   * @param {GenreGrid} board
   * @param {number[]} path
   * @param {number} next
   */
  mayGo({ grid }, path, next) {
    const isAtEnd = grid.genre === 'numberlink' && path.length > 1 && grid.cells[path[path.length - 1]] !== BLANK;
    return !isAtEnd && !isBarred(grid, next) && !isBarred(grid, path[0]);
  }

  /** @param {GenreGrid} board */
  middle({ grid }) {
    return hasCellsToo(grid) ? SHADES : MIDDLE;
  }

  /** @param {GenreGrid} board @param {number} cell */
  tapCell(board, cell) {
    const { grid } = board;
    if (!hasCellsToo(grid) || !isOpen(grid, cell)) return;
    board.edit(filledIn(grid, [cell], next(besideLines(grid), valuesOf(grid)[cell])));
  }

  /** @param {GenreGrid} board @param {number} cell */
  eraseCell(board, cell) {
    const { grid } = board;
    const isFilled = besideLines(grid).includes(valuesOf(grid)[cell]) && isOpen(grid, cell);
    if (isFilled) board.edit(filledIn(grid, [cell], ''));
    return isFilled;
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    const { grid, cursor } = board;
    const side = ARROWS.indexOf(key);
    if (shift && side >= 0) {
      const lattice = /** @type {Lattice} */ (latticeOf(grid));
      const edge = edgesAt(lattice, cursor.index)[side];
      const next = cursor.index + [-grid.columns, -1, 1, grid.columns][side];
      if (edge === undefined || isBarred(grid, next) || isBarred(grid, cursor.index)) return true;
      put(board, [edge], statesOf(grid)[edge] === LINE ? '' : LINE);
      board.comeTo(next);
      return true;
    }
    if (besideLines(grid).includes(key) && isOpen(grid, cursor.index)) {
      board.edit(filledIn(grid, [cursor.index], valuesOf(grid)[cursor.index] === key ? '' : key));
      return true;
    }
    if (hasCellsToo(grid) && (key === 'Enter' || key === ' ')) {
      this.tapCell(board, cursor.index);
      return true;
    }
    return super.key(board, key, shift);
  }
}
