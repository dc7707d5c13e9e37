// The hand that draws bridges from island to island; the value of a dot is filled in as elsewhere.

import { bridged } from '../bridges.js';
import { withValues } from '../filling.js';
import { valuesOf } from '../genres.js';
import { BLANK, writeGrid } from '../text.js';
import { ShadeHand } from './shade.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { ShadeStroke } from './shade.js' */

export class BridgeHand extends ShadeHand {
  /** @param {GenreGrid} board @param {ShadeStroke} stroke @param {MouseEvent} event */
  finish(board, stroke, event) {
    const { grid } = board;
    if (stroke.value === BLANK) super.finish(board, stroke, event);
    else board.edit(writeGrid(withValues(grid, bridged(grid, valuesOf(grid), stroke.cells))));
  }
}
