// The hand of a board whose answer is rectangles: a stroke from corner to corner draws one, a click takes it away.

import { nothing, svg } from 'lit';
import { withValues } from '../filling.js';
import { valuesOf } from '../genres.js';
import { bubble } from '../looks/bubble.js';
import { outlineOf } from '../looks/outline.js';
import { writeGrid } from '../text.js';
import { AreaHand } from './area.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { GridBoard } from '../text.js' */

export class PartHand extends AreaHand {
  /** @param {GridBoard} grid @param {number[]} cells */
  drawn(grid, cells) {
    return withPart(grid, cells[0], /** @type {number} */ (cells.at(-1)));
  }

  /** @param {GenreGrid} board */
  over({ grid }) {
    if (!this.stroke) return nothing;
    const { cells } = this.stroke;
    const last = /** @type {number} */ (cells.at(-1));
    const { rows, columns } = sizeOf(grid, cells[0], last);
    return svg`<path class="stroke" d=${outlineOf(rectangle(grid, cells[0], last), grid.columns, 3, 7)}></path>
      ${cells.length > 1 ? bubble(last, grid.columns, `${columns}×${rows}`) : nothing}`;
  }
}

/**
 * The cells from corner to corner.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 */
function rectangle({ columns, cells }, from, to) {
  const [top, bottom] = [from, to].map((cell) => Math.floor(cell / columns)).sort((a, b) => a - b);
  const [left, right] = [from, to].map((cell) => cell % columns).sort((a, b) => a - b);
  return [...cells.keys()].filter((cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return row >= top && row <= bottom && column >= left && column <= right;
  });
}

/** @param {GridBoard} board @param {number} from @param {number} to */
const sizeOf = ({ columns }, from, to) => ({
  rows: Math.abs(Math.floor(from / columns) - Math.floor(to / columns)) + 1,
  columns: Math.abs((from % columns) - (to % columns)) + 1,
});

/**
 * The text with a part from corner to corner; a click in one takes it away.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 */
function withPart(board, from, to) {
  const values = valuesOf(board);
  const inside = rectangle(board, from, to);
  const touched = new Set(inside.map((cell) => values[cell]).filter(Boolean));
  const isTakenAway = from === to && touched.size > 0;
  for (const [cell, value] of values.entries()) if (touched.has(value)) values[cell] = '';
  const name = Array.from({ length: values.length + 1 }, (_, i) => `p${i + 1}`).find((each) => !values.includes(each));
  if (!isTakenAway) for (const cell of inside) values[cell] = name ?? 'p';
  return writeGrid(withValues(board, values));
}
