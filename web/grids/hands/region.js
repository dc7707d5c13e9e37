// The hand that draws regions of any shape, around centres or without: a stroke in a region makes it larger.

import { nothing, svg } from 'lit';
import { withValues } from '../filling.js';
import { fromRegion, withRegion } from '../galaxies.js';
import { describe, valuesOf } from '../genres.js';
import { bubble } from '../looks/bubble.js';
import { writeGrid } from '../text.js';
import { AreaHand } from './area.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { GridBoard } from '../text.js' */

/** The names of regions after a stroke, which comes by no wall. @param {GridBoard} grid @param {number[]} cells */
function regionsAfter(grid, cells) {
  const open = [...new Set(cells)].filter((cell) => !describe(grid).isClosed?.(grid, cell));
  return open.length > 0 ? withRegion(grid, valuesOf(grid), open) : valuesOf(grid);
}

export class RegionHand extends AreaHand {
  /** @param {GridBoard} grid @param {number[]} cells */
  drawn(grid, cells) {
    return writeGrid(withValues(grid, regionsAfter(grid, cells)));
  }

  /** @param {GridBoard} grid @param {number[]} cells */
  ordered(grid, cells) {
    return fromRegion(grid, valuesOf(grid), cells);
  }

  /** How large the region has become is beside the finger. @param {GenreGrid} board */
  over(board) {
    const { grid } = board;
    const { cells } = this.stroke ?? { cells: [] };
    const last = cells.at(-1);
    if (last === undefined || cells.length < 2) return super.over(board);
    const regions = regionsAfter(grid, cells);
    const count = regions.filter((name) => name !== '' && name === regions[last]).length;
    return svg`${super.over(board)} ${count > 0 ? bubble(last, grid.columns, String(count)) : nothing}`;
  }
}
