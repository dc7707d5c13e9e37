// Tilings on the page: a board, pieces, and the pieces that a person has placed. The canonical notation is `tiling`;
// its one-line form, such as `6x10 pentominoes`, is canonical too.

import { html } from 'lit';
import { tilingWords } from '../strings/tiling-strings.js';
import { withSolution } from '../tiling/model/solution.js';
import { MAX_PLACES, readTiling, writeTiling } from '../tiling/model/text.js';
import '../tiling/board.js';

/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Puzzle } from './catalog.js' */

const USUAL = '6x10 pentominoes';

/** @param {string} text  longer ones cannot be drawn */
const isShort = (text) => text.length <= 20 * MAX_PLACES;

/** Takes the placed pieces away. @param {string} text */
function clear(text) {
  const model = readTiling(text);
  if (!model) return USUAL;
  if (model.placed.length > 0) return writeTiling({ ...model, placed: [] });
  return text;
}

/** @param {BoardStrings} board @returns {Puzzle} */
export function tiling(board) {
  const words = tilingWords(board);
  return {
    id: 'tiling',
    name: words.puzzles.tiling,
    notation: 'tiling',
    sizes: [],
    usual: USUAL,
    size: () => '',
    blank: () => USUAL,
    clear,
    accepts: (text) => isShort(text) && readTiling(text) !== undefined,
    canDraw: (text) => isShort(text) && readTiling(text) !== undefined,
    keys: () => [],
    symbol: () => '',
    describe: () => words.onePiece,
    clashes: () => false,
    questions: ['solve', 'check', 'count', 'list'],
    symmetry: true,
    withSolution,
    view: (view) => html`<tiling-board .view=${{ ...view, words }}></tiling-board>`,
  };
}
