// The grid of a board whose rules are edited: it also draws the sketch of the editor, and while clues are put outside
// there is a margin to put them in.

import { svg } from 'lit';
import { sketchView } from './sketch.js';

/** @import { Board, GridPuzzle } from '../board/grid-puzzle.js' */
/** @import { Editor } from './tools/editor.js' */

/** The board that was read last, while only the sketch changes. @type {WeakMap<Editor, {key: string, board: Board}>} */
const lastRead = new WeakMap();

/**
 * @param {GridPuzzle} grid
 * @param {Editor} editor
 * @returns {GridPuzzle}  another one after each call, so that it is drawn again
 */
export function edited(grid, editor) {
  const { gesture } = editor.kind ?? {};
  const least = gesture === 'side' || gesture === 'diagonal' ? 1 : 0;
  return {
    ...grid,
    read(text, words) {
      const key = `${least} ${text}`;
      const last = lastRead.get(editor);
      if (last?.key === key) return last.board;
      const board = withMargin(grid.read(text, words), least);
      lastRead.set(editor, { key, board });
      return board;
    },
    rules: (board, layers) => svg`${grid.rules(board, layers)}${sketchView(editor)}`,
  };
}

/** @param {Board} board @param {number} least  cells on each side @returns {Board} */
function withMargin(board, least) {
  const { above = 0, before = 0, below = 0, after = 0 } = board;
  const [top, left, bottom, right] = [above, before, below, after].map((cells) => Math.max(cells, least));
  return { ...board, above: top, before: left, below: bottom, after: right };
}
