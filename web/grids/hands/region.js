// The hand that draws regions around centres.

import { withValues } from '../filling.js';
import { fromRegion, withRegion } from '../galaxies.js';
import { valuesOf } from '../genres.js';
import { writeGrid } from '../text.js';
import { AreaHand } from './area.js';

/** @import { GridBoard } from '../text.js' */

export class RegionHand extends AreaHand {
  /** @param {GridBoard} grid @param {number[]} cells */
  drawn(grid, cells) {
    return writeGrid(withValues(grid, withRegion(grid, valuesOf(grid), [...new Set(cells)])));
  }

  /** @param {GridBoard} grid @param {number[]} cells */
  ordered(grid, cells) {
    return fromRegion(grid, valuesOf(grid), cells);
  }
}
