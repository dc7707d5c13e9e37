// What a hint is about, under the cells of a board: the unit that it looks at, the cells that rule the others out, the cell that
// is to be filled.

import { svg } from 'lit';
import { CELL } from './grid.js';

/** @import { Hint } from 'quadrille' */

const INSET = 2.5; // of rings, which stand inside their cells

/** @param {Hint | undefined} hint @param {number} columns  of cells @param {number} [width]  of a cell, where it is not a square */
export function hintGround(hint, columns, width = CELL) {
  if (!hint) return '';
  /** @param {number[]} cells @param {number} inset */
  const boxes = (cells, inset) =>
    cells
      .map((cell) => [(cell % columns) * width, Math.floor(cell / columns) * CELL])
      .map(([x, y]) => `M${x + inset} ${y + inset}h${width - 2 * inset}v${CELL - 2 * inset}h${2 * inset - width}Z`)
      .join('');
  return svg`
    <path class="hint-unit" d=${boxes(hint.unit?.cells ?? [], 0)}></path>
    <path class="hint-because" d=${boxes(hint.because, INSET)}></path>
    <path class="hint-here" d=${boxes(hint.cell === null ? [] : [hint.cell], INSET)}></path>`;
}
