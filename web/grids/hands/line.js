// The hand that draws lines through the middles of cells; a click fills a cell in.

import { withValues } from '../filling.js';
import { symbolsOf, valuesOf } from '../genres.js';
import { drawnBy, extended } from '../lines.js';
import { writeGrid } from '../text.js';
import { isOpen } from '../typing.js';
import { ShadeHand } from './shade.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { ShadeStroke } from './shade.js' */

export class LineHand extends ShadeHand {
  isStraight = false;

  /** @param {GenreGrid} board @param {ShadeStroke} stroke @param {MouseEvent} event */
  finish(board, stroke, event) {
    const { grid } = board;
    const { cells } = stroke;
    if (new Set(cells).size === 1) return super.finish(board, stroke, event);
    const path = cells.slice(1).reduce((all, cell) => extended(grid, all, cell), cells.slice(0, 1));
    const values = valuesOf(grid);
    const drawn = drawnBy(grid, values, path, symbolsOf(grid));
    const open = drawn.map((value, cell) => (isOpen(grid, cell) ? value : values[cell]));
    board.edit(writeGrid(withValues(grid, open)));
  }
}
