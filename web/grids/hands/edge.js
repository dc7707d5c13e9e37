// The hand that draws edges: a tap changes the nearest one from nothing to a line, to a cross, to nothing; a drag draws
// lines along edges, or takes them away if the first one was there. The right button, a finger that is held, pencil
// marks and the key of a cross draw crosses, and the eraser takes away both. By keys each side of the cursor's cell has
// a letter; with Shift it gets a cross.

import { svg } from 'lit';
import { ERASER } from '../../board/hand.js';
import { pointUnder } from '../../board/places.js';
import { crossesOf, pathOf } from '../edge-look.js';
import { CROSS, isBarred, LINE, statesOf, withStates } from '../edges.js';
import { edgeNear, edgesAlong, endsOf, followed, latticeOf, pointNear, sidesOfCell } from '../lattice.js';
import { writeGrid } from '../text.js';
import { StrokeHand } from './stroke.js';

/** @import { GenreGrid } from '../board.js' */
/** @import { State } from '../edges.js' */
/** @import { Lattice } from '../lattice.js' */
/** @import { Stroke } from './stroke.js' */

/**
 * @typedef {object} Along
 * @property {number[]} path  the points that the stroke has come by
 * @property {{x: number, y: number}} at  the last place of the pointer, in cells
 * @property {number[]} [crossed]  of a stroke that draws crosses or erases: the edges that it has come by
 * @property {boolean} [isErased]
 *
 * @typedef {Stroke & Along} EdgeStroke
 */

/** The keys of the sides of a cell: above, left, right, below. */
const SIDE_KEYS = ['n', 'w', 'e', 's'];
/** How near to the middle of an edge a stroke of crosses comes by it, and how near to that of a cell a tap is not meant
 * for an edge, in cells. */
const [NEAR, MIDDLE] = [0.36, 0.12];

/** @extends {StrokeHand<EdgeStroke>} */
export class EdgeHand extends StrokeHand {
  /** A finger may also press beside the board, near its border. @param {GenreGrid} board @param {MouseEvent} event */
  cellAt(board, event) {
    const { rows, columns } = board.grid;
    const { x, y } = pointUnder(event, board.drawing);
    if (x < -0.5 || y < -0.5 || x > columns + 0.5 || y > rows + 0.5) return undefined;
    const [column, row] = [
      Math.max(0, Math.min(columns - 1, Math.floor(x))),
      Math.max(0, Math.min(rows - 1, Math.floor(y))),
    ];
    return row * columns + column;
  }

  /** @param {GenreGrid} board @param {number} cell @param {MouseEvent} event @returns {EdgeStroke} */
  begin(board, cell, event) {
    const lattice = latticeIn(board);
    const { marking, brush } = board.mode;
    const { x, y } = pointUnder(event, board.drawing);
    const stroke = { ...super.begin(board, cell, event), path: [pointNear(lattice, x, y)], at: { x, y } };
    const isErased = brush === ERASER;
    const isCross = isErased || event.button === 2 || marking || brush === CROSS;
    return isCross ? { ...stroke, isErased, crossed: [edgeNear(lattice, x, y).edge] } : stroke;
  }

  /** @param {GenreGrid} board @param {EdgeStroke} stroke @param {MouseEvent} event @returns {EdgeStroke} */
  moved(board, stroke, event) {
    const lattice = latticeIn(board);
    const { x, y } = pointUnder(event, board.drawing);
    if (stroke.crossed) return { ...stroke, at: { x, y }, crossed: passed(lattice, stroke, x, y) };
    const path = followed(lattice, stroke.path, x, y, (before, next) => this.mayGo(board, before, next));
    return { ...stroke, path };
  }

  /** Whether a line goes on to a point. @param {GenreGrid} _board @param {number[]} _path @param {number} _next */
  mayGo(_board, _path, _next) {
    return true;
  }

  /** @param {GenreGrid} board @param {EdgeStroke} stroke @param {MouseEvent} event */
  finish(board, stroke, event) {
    const states = statesOf(board.grid);
    const { crossed, isErased, path, cells, at } = stroke;
    if (event.type === 'click' && event.detail === 0) return this.tapCell(board, cells[0]); // a screen reader's
    const { columns } = board.grid;
    const [right, down] = [at.x - (cells[0] % columns) - 0.5, at.y - Math.floor(cells[0] / columns) - 0.5];
    const isInMiddle = Math.hypot(right, down) < this.middle(board);
    if (isErased && crossed?.length === 1 && isInMiddle && this.eraseCell(board, cells[0])) return;
    if (crossed && isErased) return put(board, crossed, '');
    if (crossed) {
      const to = states[crossed[0]] === CROSS ? '' : CROSS;
      const edges = crossed.filter((edge) => states[edge] === states[crossed[0]]);
      return put(board, edges, to);
    }
    if (path.length > 1) {
      const edges = edgesAlong(latticeIn(board), path);
      const isTakenAway = states[edges[0]] === LINE;
      return put(
        board,
        edges.filter((edge) => !isTakenAway || states[edge] === LINE),
        isTakenAway ? '' : LINE,
      );
    }
    if (isInMiddle) return this.tapCell(board, cells[0]);
    const { edge } = edgeNear(latticeIn(board), at.x, at.y);
    put(board, [edge], next(states[edge], board.mode.brush === LINE));
  }

  /** How near to the middle of a cell a tap is about the cell. @param {GenreGrid} _board */
  middle(_board) {
    return MIDDLE;
  }

  /** What a tap in the middle of a cell does. @param {GenreGrid} _board @param {number} _cell */
  tapCell(_board, _cell) {}

  /** Whether a tap of the eraser there empties the cell. @param {GenreGrid} _board @param {number} _cell */
  eraseCell(_board, _cell) {
    return false;
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    const { grid, cursor } = board;
    const sides = sidesOfCell(latticeIn(board), grid, cursor.index);
    if (key === 'Delete' || key === 'Backspace')
      return this.erase(
        board,
        sides.filter((edge) => edge !== undefined),
      );
    const edge = sides[SIDE_KEYS.indexOf(key.toLowerCase())];
    if (edge === undefined) return SIDE_KEYS.includes(key.toLowerCase());
    const state = shift || key !== key.toLowerCase() ? CROSS : LINE;
    put(board, [edge], statesOf(grid)[edge] === state ? '' : state);
    return true;
  }

  /** @param {GenreGrid} board @param {number[]} edges */
  erase(board, edges) {
    put(board, edges, '');
    return true;
  }

  /** @param {GenreGrid} board */
  over(board) {
    const { crossed, isErased, path } = this.stroke ?? { path: [] };
    const lattice = latticeIn(board);
    if (crossed && isErased) return svg`<path class="edge-stroke" d=${pathOf(lattice, crossed)}></path>`;
    return crossed
      ? svg`<path class="edge-stroke crossed" d=${crossesOf(lattice, crossed)}></path> ${this.ring(board)}`
      : svg`<path class="edge-stroke" d=${pathOf(lattice, edgesAlong(lattice, path))}></path>`;
  }
}

/**
 * What a tap makes of an edge; if only lines are drawn, a line or nothing.
 * @param {State} state
 * @param {boolean} isLine
 */
function next(state, isLine) {
  if (state === '' || (isLine && state === CROSS)) return LINE;
  return state === LINE && !isLine ? CROSS : '';
}

/** @param {GenreGrid} board */
const latticeIn = ({ grid }) => /** @type {Lattice} */ (latticeOf(grid));

/**
 * The edges that a stroke of crosses has come by. The pointer may skip some.
 * @param {Lattice} lattice
 * @param {EdgeStroke} stroke
 * @param {number} x
 * @param {number} y
 */
function passed(lattice, { at, crossed = [] }, x, y) {
  const steps = Math.ceil(8 * Math.hypot(x - at.x, y - at.y));
  const all = new Set(crossed);
  for (let step = 1; step <= steps; ++step) {
    const share = step / steps;
    const { edge, distance } = edgeNear(lattice, at.x + (x - at.x) * share, at.y + (y - at.y) * share);
    if (distance < NEAR) all.add(edge);
  }
  return [...all];
}

/** Gives edges a state. @param {GenreGrid} board @param {number[]} edges @param {State} state */
export function put(board, edges, state) {
  const lattice = latticeIn(board);
  const states = [...statesOf(board.grid)];
  const isOpen = (/** @type {number} */ edge) =>
    lattice.offset === 0 || !endsOf(lattice, edge).some((cell) => isBarred(board.grid, cell));
  for (const edge of edges) if (isOpen(edge)) states[edge] = state;
  const text = writeGrid(withStates(board.grid, states));
  if (text !== board.text) board.edit(text);
}
