// The clues beside a board that is played, one by one: where each is, and where arrow keys lead from it.
// Tested by tests/wasm/struck.test.js.

import { CELL } from '../board/places.js';
import { COLUMN_STEP, outerBox, PADDING, ROW_STEP } from './outside.js';
import { inwards, isNonogram, stepOut, stepOutside } from './setting.js';
import { BLANK, sideClues } from './text.js';

/** @import { Part } from '../board/places.js' */
/** @import { OuterClue } from './struck.js' */
/** @import { GridBoard, Side } from './text.js' */

/** The clues of a line, from the outermost on; none where it has none. @param {GridBoard} board @param {Side} side */
export function cluesOf(board, side, /** @type {number} */ line) {
  if (!isNonogram(board)) return [sideClues(board, side)[line] ?? ''].filter(Boolean);
  const clues = { left: 'rows', top: 'columns', right: '', bottom: '' }[side];
  return (board.sections.get(clues)?.[line] ?? []).filter((clue) => clue !== BLANK);
}

/**
 * The clue that an arrow key leads to from a cell at the border.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {string} key
 * @returns {OuterClue | undefined}
 */
export function clueBeside(board, cell, key) {
  const { side, line } = stepOut(board, cell, key) ?? {};
  if (line === undefined || side === undefined || side === 'corner') return undefined;
  const { length } = cluesOf(board, side, line);
  return length > 0 ? { side, line, at: length - 1 } : undefined;
}

/** The arrow keys that lead outwards. */
const OUTWARDS = { top: 'ArrowUp', bottom: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };

/**
 * What an arrow key leads to from a clue: another one, or a cell.
 * @param {GridBoard} board
 * @param {OuterClue} clue
 * @param {string} key
 * @returns {OuterClue | number | undefined}  undefined for another key
 */
export function stepFromClue(board, clue, key) {
  const { side, line, at } = clue;
  const { length } = cluesOf(board, side, line);
  if (key === OUTWARDS[side]) return { ...clue, at: Math.max(0, at - 1) };
  if (key === inwards[side] && at + 1 < length) return { ...clue, at: at + 1 };
  if (!key.startsWith('Arrow')) return undefined;
  for (let to = stepOutside(board, clue, key); to !== undefined; to = stepOutside(board, to, key)) {
    if (typeof to === 'number') return to;
    const there = cluesOf(board, side, to.line).length;
    if (there > 0) return { side, line: to.line, at: Math.max(0, there - length + at) }; // as far from the board
  }
  return clue;
}

/**
 * The place where a clue is drawn.
 * @param {GridBoard} board
 * @param {OuterClue} clue
 * @param {Part} [part]  of the board that is seen
 * @returns {number[]}  x, y, width and height
 */
export function clueBox(board, { side, line, at }, part) {
  if (!isNonogram(board)) return outerBox(board, { side, line }, part);
  const back = cluesOf(board, side, line).length - at;
  const box =
    side === 'left'
      ? [(part?.x ?? 0) - back * ROW_STEP - PADDING / 2, line, ROW_STEP, 1]
      : [line, (part?.y ?? 0) - back * COLUMN_STEP - PADDING / 2, 1, COLUMN_STEP];
  return box.map((cells) => cells * CELL);
}
