// What core's values of cells mean where a player draws parts of the board: rectangles, dominoes and galaxies. Core has
// for each cell how it hangs together with those beside it, or which of the centres that reach it is its own.

import { filling } from './filling.js';
import { centresOf, coreOf, opposite } from './galaxies.js';
import { describe } from './genres.js';
import { readGrid } from './text.js';

/** @import { GridBoard, SpokenBoard } from './text.js' */

/** The cells beside a cell, by the values of dominosa: above, left, right, below. */
const beside = (/** @type {GridBoard} */ { columns }, /** @type {number} */ cell) => [
  cell - columns,
  cell - 1,
  cell + 1,
  cell + columns,
];

/**
 * The centre that a value of a cell means. Values count the centres that reach the cell: through pairs of opposite
 * cells, in which no other centre lies (core/puzzles/grid/genres/galaxies.cpp).
 * @param {GridBoard} board
 * @param {number} cell
 * @param {number} value  from 1
 */
function centreOfValue(board, cell, value) {
  const centres = centresOf(board);
  const cores = centres.map((centre) => coreOf(board, centre));
  const reaching = centres.filter((centre, number) => {
    const isOpen = (/** @type {number | undefined} */ each) =>
      each !== undefined && cores.every((core, other) => other === number || !core.includes(each));
    const reached = new Set(cores[number]);
    for (const each of reached)
      for (const next of neighbours(board, each))
        if (!reached.has(next) && isOpen(next) && isOpen(opposite(board, centre, next))) reached.add(next);
    return reached.has(cell);
  });
  return reaching[value - 1];
}

/** @param {GridBoard} board @param {number} cell */
const neighbours = (board, cell) =>
  beside(board, cell).filter(
    (next) =>
      next >= 0 && next < board.rows * board.columns && Math.abs((next % board.columns) - (cell % board.columns)) <= 1,
  );

/**
 * The cells that a value puts into one part with a cell, itself included.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {number} value
 */
function joinedBy(board, cell, value) {
  const around = beside(board, cell);
  if (board.genre === 'dominosa') return [cell, around[value - 1]];
  if (isJoined(board)) return [cell, ...joinedInRectangle(around, value - 1)];
  const centre = centreOfValue(board, cell, value);
  if (!centre) return [cell];
  return [cell, ...coreOf(board, centre), opposite(board, centre, cell) ?? cell];
}

/** Whether values say of which neighbours' piece a cell is. @param {GridBoard} board */
const isJoined = (board) => board.genre === 'shikaku' || describe(board).isText;

/** @param {number[]} around @param {number} sides  1: the cell on the left, 2: the one above */
const joinedInRectangle = ([above, left], sides) => [...(sides & 1 ? [left] : []), ...(sides & 2 ? [above] : [])];

/**
 * What a value says of a cell.
 * @param {SpokenBoard} board
 * @param {number} cell
 * @param {number} value
 */
export function partName(board, cell, value) {
  const { joined, firstCell, ofCentre } = board.words;
  if (board.genre === 'dominosa') return joined([value - 1]);
  if (isJoined(board)) {
    const sides = [...((value - 1) & 2 ? [0] : []), ...((value - 1) & 1 ? [1] : [])];
    return sides.length > 0 ? joined(sides) : firstCell;
  }
  const centre = centreOfValue(board, cell, value);
  return centre ? ofCentre(centre.row + 1, centre.column + 1) : board.words.tokens.part;
}

/** The text in which a value is drawn. @param {string} text @param {number} cell @param {number} value */
export function withPartValue(text, cell, value) {
  const board = readGrid(text);
  const values = filling.read(text);
  const joined = [...new Set(joinedBy(board, cell, value))];
  const names = new Set(joined.map((each) => values[each]).filter(Boolean));
  const all = values.flatMap((name, each) => (names.has(name) ? [each] : []));
  const cells = new Set([...joined, ...all]);
  return filling.write(
    text,
    values.map((name, each) => (cells.has(each) ? 'joined' : name)),
  );
}
