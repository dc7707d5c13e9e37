// The hand of a genre in which things are placed: a click places one, a stroke rules cells out.

import { symbolsOf, valuesOf } from '../genres.js';
import { ShadeHand } from './shade.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { ShadeStroke } from './shade.js' */

export class PlaceHand extends ShadeHand {
  /** @param {GenreGrid} board @param {ShadeStroke} stroke @param {MouseEvent} event */
  moved(board, stroke, event) {
    const { grid } = board;
    const moved = super.moved(board, stroke, event);
    if (moved.cells.length < 2 || moved.isChosen) return moved;
    const rest = symbolsOf(grid).at(-1) ?? '';
    // A stroke that begins where a cell is ruled out already takes that back.
    const isBack = valuesOf(grid)[moved.cells[0]] === rest;
    return { ...moved, value: isBack ? '' : rest, from: isBack ? rest : '' };
  }
}
