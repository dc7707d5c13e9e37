// The hand that draws regions around centres.

import { withValues } from '../filling.js';
import { withRegion } from '../galaxies.js';
import { valuesOf } from '../genres.js';
import { writeGrid } from '../text.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { Stroke } from './stroke.js' */

export class RegionHand extends StrokeHand {
  /** @param {GenreGrid} board @param {Stroke} stroke @param {MouseEvent} _event */
  finish(board, { cells }, _event) {
    const { grid } = board;
    board.edit(writeGrid(withValues(grid, withRegion(grid, valuesOf(grid), [...new Set(cells)]))));
  }
}
