// What a key does to the target cells: it fills them, or makes pencil marks in them.

import { readMarks, toggleMark } from '../session/marks.js';

/** @import { Board, Cursor, GridPuzzle } from './grid-puzzle.js' */
/** @import { Marks } from '../session/marks.js' */
/** @import { QuadrilleGrid } from './grid.js' */

/**
 * @param {GridPuzzle} puzzle
 * @param {Board} board
 * @param {number[]} cells
 * @param {string} key
 * @param {boolean} marking
 * @param {string} [marks]  the present ones
 * @param {boolean} [centred]  whether the mark goes to the centre
 * @returns {Marks | undefined}  the marks after the key; undefined when the key marks none of the cells
 */
export function markCells(puzzle, board, cells, key, marking, marks, centred) {
  const wanted = cells.flatMap((index) => {
    const symbol = puzzle.mark?.(board, index, key, marking);
    return symbol === undefined ? [] : [{ index, symbol }];
  });
  if (wanted.length === 0) return undefined;
  const marked = readMarks(marks);
  const empty = wanted.filter(({ symbol }) => symbol !== '');
  if (empty.length > 0) {
    toggleMark(
      marked,
      empty.map(({ index }) => index),
      empty[0].symbol,
      centred,
    );
  }
  return marked;
}

/**
 * @param {Pick<QuadrilleGrid, 'puzzle' | 'text' | 'layers' | 'read'>} board  filled cells lose their pencil marks
 * @param {Cursor[]} cursors  of the cells
 * @param {string} key
 * @returns {{text: string, marks: Marks} | undefined}  undefined when the key does nothing in any of the cells
 */
export function typeInto(board, cursors, key) {
  let { text } = board;
  const remaining = readMarks(board.layers.marks);
  let isUsed = false;
  for (const cursor of cursors) {
    const typed = board.puzzle.type(board.read(text), cursor, key);
    if (typed === undefined) continue;
    isUsed = true;
    text = typed;
    remaining.delete(cursor.index);
  }
  return isUsed ? { text, marks: remaining } : undefined;
}
