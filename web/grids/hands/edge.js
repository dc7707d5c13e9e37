// The hand that draws edges of cells: a stroke that begins near an edge goes along edges, any other one fills cells in.

import { svg } from 'lit';
import { CELL, pointUnder } from '../../board/places.js';
import {
  cornerNear,
  drawnEdges,
  edgeNear,
  edgesBetween,
  edgesOf,
  followed,
  insideOf,
  isLoop,
  pathOf,
  readEdges,
  writeEdges,
} from '../edges.js';
import { withValues } from '../filling.js';
import { valuesOf } from '../genres.js';
import { writeGrid } from '../text.js';
import { ShadeHand } from './shade.js';

/** @import { Corner, Edge } from '../edges.js' */
/** @import { GenreGrid } from '../board.js' */
/** @import { ShadeStroke } from './shade.js' */

/** corners: where it goes along edges, those that it has come by @typedef {ShadeStroke & {corners?: Corner[]}} EdgeStroke */

/** How near to an edge a stroke begins that goes along edges, in cells. */
const [NEAR, NEAR_FINGER] = [0.25, 0.35];

/** The sides of a cell by the keys that draw its edges. */
const SIDE_KEYS = ['n', 'w', 'e', 's'];

export class EdgeHand extends ShadeHand {
  /** @param {GenreGrid} board @param {number} cell @param {MouseEvent} event @returns {EdgeStroke} */
  begin(board, cell, event) {
    const stroke = super.begin(board, cell, event);
    if (event.button !== 0 || event.type === 'click') return stroke;
    const { x, y } = pointUnder(event, board.drawing);
    const most = /** @type {PointerEvent} */ (event).pointerType === 'touch' ? NEAR_FINGER : NEAR;
    return edgeNear(board.grid, x, y, most) ? { ...stroke, corners: [cornerNear(board.grid, x, y)] } : stroke;
  }

  /** @param {GenreGrid} board @param {EdgeStroke} stroke @param {MouseEvent} event @returns {EdgeStroke} */
  moved(board, stroke, event) {
    if (!stroke.corners) return super.moved(board, stroke, event);
    const { x, y } = pointUnder(event, board.drawing);
    return { ...stroke, corners: followed(board.grid, stroke.corners, x, y) };
  }

  /** @param {GenreGrid} board @param {EdgeStroke} stroke @param {MouseEvent} event */
  finish(board, stroke, event) {
    if (!stroke.corners) return super.finish(board, stroke, event);
    const { x, y } = pointUnder(event, board.drawing);
    const near = edgeNear(board.grid, x, y, NEAR_FINGER);
    const along = edgesBetween(stroke.corners);
    draw(board, along.length > 0 ? along : near ? [near] : []);
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    const side = SIDE_KEYS.indexOf(key.toLowerCase());
    if (side < 0) return super.key(board, key, shift);
    draw(board, [edgesOf(board.grid, board.cursor.index)[side]]);
    return true;
  }

  /** @param {GenreGrid} board */
  over(board) {
    const { corners } = /** @type {EdgeStroke} */ (this.stroke ?? {});
    return corners
      ? svg`<path class="edge-stroke" d=${pathOf(edgesBetween(corners), CELL)}></path>`
      : super.over(board);
  }
}

/**
 * Draws edges, or takes them away. Once they are a loop, the cells are filled in; no longer when it is opened.
 * @param {GenreGrid} board
 * @param {Edge[]} stroke
 */
function draw(board, stroke) {
  if (stroke.length === 0) return;
  const { grid, layers } = board;
  const before = readEdges(grid, layers.marks);
  const edges = drawnEdges(before, stroke);
  const values = isLoop(edges) ? insideOf(grid, edges) : isLoop(before) ? [] : valuesOf(grid);
  board.edit(writeGrid(withValues(grid, values)), writeEdges(grid, edges, layers.marks));
}
