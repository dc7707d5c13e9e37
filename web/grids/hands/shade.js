// The hand that fills cells in: the first click its first value, the next one the next; the right button the last
// value, which is a dot; each click and stroke the value whose key is chosen.

import { ERASER } from '../../board/hand.js';
import { describe, symbolsOf, valuesOf } from '../genres.js';
import { isNonogram } from '../setting.js';
import { filledIn, isOpen, next } from '../typing.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { Stroke } from './stroke.js' */

/**
 * @typedef {object} Shade
 * @property {string} value
 * @property {string} from  what the cells had that get the value
 * @property {boolean} isChosen  whether a key or the right button says the value
 * @property {boolean} isErased  whether it is taken away, whatever it is
 *
 * @typedef {Stroke & Shade} ShadeStroke
 */

/**
 * What a cell gets from a value that is chosen: where it is already, nothing.
 * @param {GenreGrid} board
 * @param {string} value
 * @param {number} cell
 */
const put = ({ grid }, value, cell) => (valuesOf(grid)[cell] === value ? '' : value);

/** The value that a person has chosen for clicks and strokes; '' takes it away. @param {GenreGrid} board */
const brushOf = ({ grid, mode: { brush } }) =>
  brush === ERASER || (brush !== undefined && symbolsOf(grid).includes(brush)) ? brush : undefined;

/**
 * The text that a stroke gives; undefined where it does nothing.
 * @param {GenreGrid} board
 * @param {ShadeStroke} stroke
 */
function after({ grid }, { cells, from, value, isErased }) {
  const values = valuesOf(grid);
  const where = [...new Set(cells)].filter((cell) => (isErased || values[cell] === from) && isOpen(grid, cell));
  return where.length > 0 ? filledIn(grid, where, value) : undefined;
}

/** @extends {StrokeHand<ShadeStroke>} */
export class ShadeHand extends StrokeHand {
  /** @param {GenreGrid} board @param {number} cell @param {MouseEvent} event @returns {ShadeStroke} */
  begin(board, cell, event) {
    const { grid, mode } = board;
    const symbols = symbolsOf(grid);
    const { rest, hasIslands } = describe(grid);
    // From a clue on, as from the number of a nurikabe island, a stroke rules cells out.
    const isFromClue = rest !== undefined && !hasIslands && !isOpen(grid, cell);
    const from = isFromClue ? '' : valuesOf(grid)[cell];
    const brush = brushOf(board);
    const isErased = brush === ERASER;
    const isLast = !isErased && (event.button === 2 || mode.marking || isFromClue);
    const chosen = isLast ? symbols.at(-1) : brush;
    const value = chosen === undefined ? next(symbols, from) : put(board, chosen, cell);
    return {
      ...super.begin(board, cell, event),
      value,
      from,
      isChosen: chosen !== undefined,
      isErased,
      isLocked: isNonogram(grid),
    };
  }

  /** @param {GenreGrid} board @param {ShadeStroke} stroke @param {MouseEvent} _event */
  finish(board, stroke, _event) {
    const text = after(board, stroke);
    if (text !== undefined) board.edit(text);
  }

  /** What a finger that is held rules out is seen before it is lifted. @param {GenreGrid} board */
  preview(board) {
    return this.stroke?.held && after(board, this.stroke);
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [_shift] */
  key(board, key, _shift) {
    const brush = key === 'Enter' || key === ' ' ? brushOf(board) : undefined;
    return brush !== undefined && board.press(put(board, brush, board.cursor.index) || 'Delete');
  }
}
