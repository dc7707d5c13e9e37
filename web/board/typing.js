// What a key does to the cells that it goes to: it fills them, or makes pencil marks in them.

import { readMarks, toggleMark } from '../session/marks.js';

/** @import { Board, Cursor, GridPuzzle } from './grid-puzzle.js' */
/** @import { Marks } from '../session/marks.js' */

/**
 * @param {GridPuzzle} puzzle
 * @param {Board} board
 * @param {number[]} cells
 * @param {string} key
 * @param {boolean} marking
 * @param {string} [marks]  that stand there
 * @returns {Marks | undefined}  what stands there after the key; undefined when it marks none of the cells
 */
export function markCells(puzzle, board, cells, key, marking, marks) {
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
    );
  }
  return marked;
}

/**
 * @param {GridPuzzle} puzzle
 * @param {string} text
 * @param {Cursor[]} cursors  at the cells
 * @param {string} key
 * @param {string} [marks]  that stand there; a cell that is typed into loses its own
 * @returns {{text: string, marks: Marks} | undefined}  undefined when the key means nothing in any of the cells
 */
export function typeInto(puzzle, text, cursors, key, marks) {
  const left = readMarks(marks);
  let meant = false;
  for (const cursor of cursors) {
    const typed = puzzle.type(puzzle.read(text), cursor, key);
    if (typed === undefined) continue;
    meant = true;
    text = typed;
    left.delete(cursor.index);
  }
  return meant ? { text, marks: left } : undefined;
}
