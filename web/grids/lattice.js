// The points of a board that its lines go along, and the edges between points side by side: where a loop goes along
// cells, the points are the corners of cells; where lines go through cells, their middles. Points are numbered row by
// row; edges too, first the level ones, then the upright ones.

import { describe } from './genres.js';

/** @import { GridBoard } from './text.js' */

/**
 * @typedef {object} Lattice
 * @property {number} rows  of points
 * @property {number} columns
 * @property {number} offset  of the first point from the corner of the board, in cells
 */

/**
 * The lattice of a board; undefined where nothing goes along edges.
 * @param {GridBoard} board
 * @returns {Lattice | undefined}
 */
export function latticeOf(board) {
  const { hasFence, isDrawn } = describe(board);
  if (hasFence) return { rows: board.rows + 1, columns: board.columns + 1, offset: 0 };
  return isDrawn ? { rows: board.rows, columns: board.columns, offset: 0.5 } : undefined;
}

/** How many edges are level. @param {Lattice} lattice */
export const levelCount = ({ rows, columns }) => rows * (columns - 1);

/** @param {Lattice} lattice */
export const edgeCount = (lattice) => levelCount(lattice) + (lattice.rows - 1) * lattice.columns;

/** The points at the ends of an edge. @param {Lattice} lattice @param {number} edge @returns {[number, number]} */
export function endsOf(lattice, edge) {
  const { columns } = lattice;
  const upright = edge - levelCount(lattice);
  if (upright >= 0) return [upright, upright + columns];
  const first = Math.floor(edge / (columns - 1)) * columns + (edge % (columns - 1));
  return [first, first + 1];
}

/**
 * The edges at a point: above, left, right and below.
 * @param {Lattice} lattice
 * @param {number} point
 * @returns {(number | undefined)[]}
 */
export function edgesAt(lattice, point) {
  const { rows, columns } = lattice;
  const [row, column] = [Math.floor(point / columns), point % columns];
  const [level, upright] = [row * (columns - 1) + column, levelCount(lattice) + point];
  return [
    row > 0 ? upright - columns : undefined,
    column > 0 ? level - 1 : undefined,
    column + 1 < columns ? level : undefined,
    row + 1 < rows ? upright : undefined,
  ];
}

/**
 * The edge between two points, if they are side by side.
 * @param {Lattice} lattice
 * @param {number} a
 * @param {number} b
 */
export const edgeBetween = (lattice, a, b) =>
  edgesAt(lattice, a).find((edge) => edge !== undefined && endsOf(lattice, edge).includes(b));

/**
 * The edges of a cell, above, left, right and below: its sides, or the ways from its middle.
 * @param {Lattice} lattice
 * @param {GridBoard} board
 * @param {number} cell
 * @returns {(number | undefined)[]}
 */
export function sidesOfCell(lattice, { columns }, cell) {
  if (lattice.offset > 0) return edgesAt(lattice, cell);
  const corner = cell + Math.floor(cell / columns);
  const [, , above, left] = edgesAt(lattice, corner);
  const [below, right] = edgesAt(lattice, corner + lattice.columns + 1)
    .slice(0, 2)
    .reverse();
  return [above, left, right, below];
}

/** The place of a point, in cells. @param {Lattice} lattice @param {number} point */
export const placeOf = ({ columns, offset }, point) => ({
  x: (point % columns) + offset,
  y: Math.floor(point / columns) + offset,
});

/** @param {Lattice} lattice @param {number} edge */
export function middleOf(lattice, edge) {
  const [one, other] = endsOf(lattice, edge).map((point) => placeOf(lattice, point));
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isLevel: one.y === other.y };
}

/** @param {number} place @param {number} most */
const within = (place, most) => Math.max(0, Math.min(most, place));

/** The point that is nearest to a place in cells. @param {Lattice} lattice @param {number} x @param {number} y */
export const pointNear = ({ rows, columns, offset }, x, y) =>
  within(Math.round(y - offset), rows - 1) * columns + within(Math.round(x - offset), columns - 1);

/**
 * The edge whose middle is nearest to a place in cells, and how far that is.
 * @param {Lattice} lattice
 * @param {number} x
 * @param {number} y
 * @returns {{edge: number, distance: number}}
 */
export function edgeNear(lattice, x, y) {
  const { rows, columns, offset } = lattice;
  const near = [Math.floor, Math.ceil].flatMap((round) => {
    const row = within(round(y - offset), rows - 1) * columns;
    return [Math.floor, Math.ceil].map((other) => row + within(other(x - offset), columns - 1));
  });
  let best = { edge: 0, distance: Infinity };
  for (const edge of near.flatMap((point) => edgesAt(lattice, point))) {
    if (edge === undefined) continue;
    const middle = middleOf(lattice, edge);
    const distance = Math.hypot(x - middle.x, y - middle.y);
    if (distance < best.distance) best = { edge, distance };
  }
  return best;
}

/** How far a pointer goes beyond a point, in edges, until the stroke goes on to the next one. */
const FAR = 0.6;

/**
 * A stroke along edges that follows the pointer: it goes on to a next point only when the pointer is nearer to that;
 * one step back takes the last edge back.
 * @param {Lattice} lattice
 * @param {number[]} points
 * @param {number} x  of the pointer, in cells
 * @param {number} y
 * @param {(path: number[], next: number) => boolean} [mayGo]  whether the stroke goes on to a point
 */
export function followed(lattice, points, x, y, mayGo = () => true) {
  const { rows, columns, offset } = lattice;
  const path = [...points];
  for (;;) {
    const at = path[path.length - 1];
    const [row, column] = [Math.floor(at / columns), at % columns];
    const [down, right] = [within(y - offset, rows - 1) - row, within(x - offset, columns - 1) - column];
    if (Math.max(Math.abs(down), Math.abs(right)) < FAR) return path;
    const next = at + (Math.abs(down) > Math.abs(right) ? Math.sign(down) * columns : Math.sign(right));
    if (path.at(-2) === next) path.pop();
    else if (mayGo(path, next)) path.push(next);
    else return path;
  }
}

/** The edges between the points of a path. @param {Lattice} lattice @param {number[]} path */
export const edgesAlong = (lattice, path) =>
  path.slice(1).flatMap((point, at) => edgeBetween(lattice, path[at], point) ?? []);

/** How many lines there are at each point. @param {Lattice} lattice @param {number[]} lines  edges */
export function degrees(lattice, lines) {
  /** @type {number[]} */
  const all = Array(lattice.rows * lattice.columns).fill(0);
  for (const edge of lines) for (const end of endsOf(lattice, edge)) all[end] += 1;
  return all;
}

/**
 * The connected parts of some edges.
 * @param {Lattice} lattice
 * @param {number[]} lines
 * @returns {{edges: number[], points: number[], isLoop: boolean}[]}  isLoop: whether it is one closed line
 */
export function piecesOf(lattice, lines) {
  const left = new Set(lines);
  const all = degrees(lattice, lines);
  const pieces = [];
  for (const first of lines) {
    if (!left.delete(first)) continue;
    const edges = [first];
    const points = new Set(endsOf(lattice, first));
    for (const point of points) // grows meanwhile
      for (const edge of edgesAt(lattice, point))
        if (edge !== undefined && left.delete(edge)) {
          edges.push(edge);
          for (const end of endsOf(lattice, edge)) points.add(end);
        }
    pieces.push({ edges, points: [...points], isLoop: [...points].every((point) => all[point] === 2) });
  }
  return pieces;
}
