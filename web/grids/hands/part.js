// The hand of a board whose answer is rectangles: a stroke from corner to corner draws one, a click takes it away.

import { withValues } from '../filling.js';
import { valuesOf } from '../genres.js';
import { writeGrid } from '../text.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { GridBoard } from '../text.js' */
/** @import { Stroke } from './stroke.js' */

export class PartHand extends StrokeHand {
  /** @param {GenreGrid} board @param {Stroke} stroke @param {MouseEvent} _event */
  finish(board, { cells }, _event) {
    board.edit(withPart(board.grid, cells[0], /** @type {number} */ (cells.at(-1))));
  }
}

/**
 * The text with a part from corner to corner; a click in one takes it away.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 */
function withPart(board, from, to) {
  const values = valuesOf(board);
  const { columns } = board;
  const [top, bottom] = [from, to].map((cell) => Math.floor(cell / columns)).sort((a, b) => a - b);
  const [left, right] = [from, to].map((cell) => cell % columns).sort((a, b) => a - b);
  const inside = [...values.keys()].filter((cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return row >= top && row <= bottom && column >= left && column <= right;
  });
  const touched = new Set(inside.map((cell) => values[cell]).filter(Boolean));
  const isTakenAway = from === to && touched.size > 0;
  for (const [cell, value] of values.entries()) if (touched.has(value)) values[cell] = '';
  const name = Array.from({ length: values.length + 1 }, (_, i) => `p${i + 1}`).find((each) => !values.includes(each));
  if (!isTakenAway) for (const cell of inside) values[cell] = name ?? 'p';
  return writeGrid(withValues(board, values));
}
