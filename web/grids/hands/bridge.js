// The hand that draws bridges from island to island; the value of a dot is filled in as elsewhere.

import { nothing } from 'lit';
import { bridged, withBridge } from '../bridges.js';
import { withValues } from '../filling.js';
import { valuesOf } from '../genres.js';
import { BLANK, writeGrid } from '../text.js';
import { ShadeHand } from './shade.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { ShadeStroke } from './shade.js' */

export class BridgeHand extends ShadeHand {
  /** A bridge goes straight on. @param {GenreGrid} board @param {number} cell @param {MouseEvent} event */
  begin(board, cell, event) {
    const stroke = super.begin(board, cell, event);
    return { ...stroke, isLocked: stroke.value !== BLANK };
  }

  /** @param {GenreGrid} board @param {ShadeStroke} stroke @param {MouseEvent} event */
  finish(board, stroke, event) {
    if (stroke.value === BLANK) super.finish(board, stroke, event);
    else board.edit(withStroke(board, stroke));
  }

  /** @param {GenreGrid} board */
  preview(board) {
    const { stroke } = this;
    if (!stroke || stroke.value === BLANK) return super.preview(board);
    return stroke.text === board.text && stroke.cells.length > 1 ? withStroke(board, stroke) : undefined;
  }

  /** @param {GenreGrid} board */
  over(board) {
    const isBridge = this.stroke?.value !== BLANK && this.preview(board) !== undefined;
    return isBridge ? nothing : super.over(board);
  }
}

/**
 * The text with the bridges of a stroke, or without those that it erases.
 * @param {GenreGrid} board
 * @param {ShadeStroke} stroke
 */
function withStroke({ grid }, { cells, isErased }) {
  const values = valuesOf(grid);
  const erased = () => cells.reduce((left, cell) => withBridge(grid, left, cell, ''), values);
  return writeGrid(withValues(grid, isErased ? erased() : bridged(grid, values, cells)));
}
