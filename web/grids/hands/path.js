// The hand that draws a path of numbers: a drag from a number gives each cell that it enters the next one, and going
// back takes that back. On a route, whose numbers are not written, a tap on an empty cell in line with its end draws on
// to there, one on the path takes back what comes after, and arrow keys draw from its end on; elsewhere the same with
// Shift, and through corners Home, End and the Page keys.

import { nothing, svg } from 'lit';
import { along, cellUnder } from '../../board/places.js';
import { describe } from '../genres.js';
import { bubble } from '../looks/bubble.js';
import { gone, numberAt, routeOf, stepped, withoutFrom } from '../path.js';
import { readGrid, writeGrid } from '../text.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { Stroke } from './stroke.js' */
/** @import { GridBoard } from '../text.js' */

/**
 * @typedef {object} Drafts
 * @property {GridBoard[]} boards  the board as it is in each cell of the stroke
 *
 * @typedef {Stroke & Drafts} PathStroke
 */

/** How near to its middle a stroke enters a cell where it may go through corners, in cells. */
const NEAR = 0.4;

/** What arrow keys add to the row and the column. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowDown: [1, 0] };
/** The keys that go through corners, which are at the corners of a keypad. @type {typeof ARROWS} */
const CORNERS = { Home: [-1, -1], PageUp: [-1, 1], End: [1, -1], PageDown: [1, 1] };

/** @extends {StrokeHand<PathStroke>} */
export class PathHand extends StrokeHand {
  /** Presses elsewhere select a cell. @param {GenreGrid} board @param {PointerEvent} event */
  down(board, event) {
    const cell = this.cellAt(board, event);
    const begins = cell !== undefined && event.button === 0 && startsAt(board.grid, cell).length > 0;
    if (begins) return super.down(board, event);
    this.cancel(board);
    return false;
  }

  /** A finger that is held has nothing else to draw. */
  get isHeld() {
    return false;
  }

  /** @param {GenreGrid} board @param {number} cell @param {MouseEvent} event @returns {PathStroke} */
  begin(board, cell, event) {
    const steps = gone(board.grid, startsAt(board.grid, cell));
    return {
      ...super.begin(board, cell, event),
      cells: steps.map(({ cell }) => cell),
      boards: steps.map(({ board }) => board),
    };
  }

  /** @param {GenreGrid} board @param {PathStroke} stroke @param {MouseEvent} event @returns {PathStroke} */
  moved(board, stroke, event) {
    const { grid } = board;
    const { index, x, y } = cellUnder(event, board.drawing, grid, board.seen);
    const last = stroke.cells[stroke.cells.length - 1];
    if (index === undefined || index === last) return stroke;
    const isNear = describe(grid).trail === 'neighbours' || Math.hypot(x - 0.5, y - 0.5) < NEAR;
    return isNear ? passed(stroke, along(grid, last, index).slice(1), grid.columns) : stroke;
  }

  /** @param {GenreGrid} board @param {PathStroke} stroke */
  finish(board, { cells, boards }) {
    const text = writeGrid(boards[boards.length - 1]);
    if (text !== board.text) board.edit(text);
    else if (cells.length === 1 && describe(board.grid).isRoute) takeBack(board, cells[0], 1);
  }

  /** @param {GenreGrid} board @param {MouseEvent} event @param {number} [cell] */
  click(board, event, cell) {
    const isByScreenReader = event.detail === 0;
    if (isByScreenReader && (cell === undefined || startsAt(board.grid, cell).length === 0)) return false;
    return super.click(board, event, cell);
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift = false) {
    const { grid, cursor } = board;
    const { isRoute } = describe(grid);
    if (ARROWS[key] && isRoute) return drawOn(board, key, shift);
    if (!isRoute) return shift && (ARROWS[key] ?? CORNERS[key]) !== undefined && step(board, key);
    if (key === 'Delete' || key === 'Backspace') takeBack(board, cursor.index, 0);
    else if (key === 'Enter' || key === ' ') {
      const steps = gone(grid, startsAt(grid, cursor.index));
      const end = steps[steps.length - 1];
      if (steps.length > 1) board.edit(writeGrid(end.board));
      else if (end) takeBack(board, cursor.index, 1);
    }
    return /^(Delete|Backspace|Enter| |\d)$/.test(key); // numbers are not typed here
  }

  /** @param {GenreGrid} board */
  preview(board) {
    const { stroke } = this;
    return stroke && stroke.text === board.text ? writeGrid(stroke.boards[stroke.boards.length - 1]) : undefined;
  }

  /** The number that is drawn, where it is written. @param {GenreGrid} board */
  over(board) {
    const { stroke } = this;
    if (!stroke || stroke.cells.length < 2 || describe(board.grid).isRoute) return nothing;
    const last = stroke.cells.length - 1;
    const number = numberAt(stroke.boards[last], stroke.cells[last]);
    return svg`${bubble(stroke.cells[last], board.grid.columns, String(number))}`;
  }
}

/**
 * The cells of a stroke that begins in one: that itself where it has a number; on a route also those from its end on,
 * in line with an empty cell.
 * @param {GridBoard} board
 * @param {number} cell
 */
function startsAt(board, cell) {
  if (numberAt(board, cell) > 0) return [cell];
  if (!describe(board).isRoute) return [];
  const end = /** @type {number} */ (routeOf(board).at(-1) ?? cell);
  const isInLine =
    Math.floor(end / board.columns) === Math.floor(cell / board.columns) || (end - cell) % board.columns === 0;
  const cells = isInLine ? along(board, end, cell) : [];
  return gone(board, cells).length === cells.length && cells.length > 1 ? cells : [];
}

/**
 * A stroke after one cell more, or one less if it goes back; undefined where it cannot go.
 * @param {PathStroke | undefined} stroke
 * @param {number} cell
 * @returns {PathStroke | undefined}
 */
function entered(stroke, cell) {
  if (!stroke) return undefined;
  const { cells, boards } = stroke;
  if (cells.at(-2) === cell) return { ...stroke, cells: cells.slice(0, -1), boards: boards.slice(0, -1) };
  const next = stepped(boards[boards.length - 1], cells[cells.length - 1], cell);
  return next && { ...stroke, cells: [...cells, cell], boards: [...boards, next] };
}

/**
 * A stroke after it has come by some cells. Where the path cannot go through a corner, it goes around it, sooner over
 * an empty cell than back.
 * @param {PathStroke} stroke
 * @param {number[]} cells
 * @param {number} columns
 */
function passed(stroke, cells, columns) {
  let after = stroke;
  for (const cell of cells) {
    const last = after.cells[after.cells.length - 1];
    const around = [cell - (cell % columns) + (last % columns), last - (last % columns) + (cell % columns)]
      .filter((corner) => corner !== last && corner !== cell)
      .map((corner) => entered(entered(after, corner), cell))
      .sort((one, other) => (other?.cells.length ?? 0) - (one?.cells.length ?? 0));
    const next = entered(after, cell) ?? around[0];
    if (!next) break;
    after = next;
  }
  return after;
}

/** The cell in the direction of a key, if there is one. @param {GenreGrid} board @param {string} key */
function cellBeside({ grid: { rows, columns }, cursor: { index } }, key) {
  const [down, right] = ARROWS[key] ?? CORNERS[key];
  const [row, column] = [Math.floor(index / columns) + down, (index % columns) + right];
  return row < 0 || column < 0 || row >= rows || column >= columns ? undefined : row * columns + column;
}

/** Draws the path from the cursor to the next cell, if it can go there. @param {GenreGrid} board @param {string} key */
function step(board, key) {
  const next = cellBeside(board, key);
  const after = next === undefined ? undefined : stepped(board.grid, board.cursor.index, next);
  if (next === undefined || !after) return false;
  const text = writeGrid(after);
  if (text !== board.text) board.edit(text);
  board.comeTo(next);
  return true;
}

/**
 * An arrow key on a route: at its end it draws, and does nothing where the route cannot go; with Shift it only moves.
 * @param {GenreGrid} board
 * @param {string} key
 * @param {boolean} shift
 */
function drawOn(board, key, shift) {
  const isAtEnd = routeOf(board.grid).at(-1) === board.cursor.index;
  if (isAtEnd && !shift) return step(board, key) || true;
  const next = cellBeside(board, key);
  if (next !== undefined) board.comeTo(next);
  return true;
}

/**
 * Takes back a route from a cell on, or from the one after it on.
 * @param {GenreGrid} board
 * @param {number} cell
 * @param {0 | 1} after
 */
function takeBack(board, cell, after) {
  const number = numberAt(board.grid, cell);
  if (!(number > 0)) return;
  const from = Math.max(2, number + after);
  const text = writeGrid(withoutFrom(board.grid, from));
  if (text !== board.text) board.edit(text);
  const end = routeOf(readGrid(text)).at(-1);
  if (end !== undefined) board.comeTo(end);
}
