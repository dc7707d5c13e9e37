// What the hands share that draw areas: by keys, Enter makes one of the chosen cells, and Delete takes away that of the
// cursor.

import { valuesOf } from '../genres.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { GridBoard } from '../text.js' */
/** @import { Stroke } from './stroke.js' */

export class AreaHand extends StrokeHand {
  /**
   * The text after a stroke.
   * @param {GridBoard} _grid
   * @param {number[]} _cells  in their order
   */
  drawn(_grid, _cells) {
    return '';
  }

  /** The chosen cells in the order of a stroke. @param {GridBoard} _grid @param {number[]} cells */
  ordered(_grid, cells) {
    return cells;
  }

  /** @param {GenreGrid} board @param {Stroke} stroke */
  finish(board, { cells }) {
    board.edit(this.drawn(board.grid, cells));
  }

  /** @param {GenreGrid} board @param {string} key */
  key(board, key) {
    const { grid, cursor, targets } = board;
    const isDrawn = key === 'Enter' || key === ' ';
    const isTakenAway = /^(Delete|Backspace)$/.test(key) && valuesOf(grid)[cursor.index] !== '';
    if (!isDrawn && !isTakenAway) return false;
    board.edit(this.drawn(grid, isDrawn ? this.ordered(grid, targets) : [cursor.index]));
    board.comeTo(cursor.index);
    return true;
  }
}
