// Edges of cells that a person draws on a slitherlink. They are marks of cells, apart from the text: `n` and `w` are
// the upper and the left edge of a cell; the lower one of the last row is `s`, the right one of the last column `e`.
// Once they are one loop, the cells inside are filled in.

import { readMarks, writeMarks } from '../session/marks.js';
import { BLANK } from './text.js';

/** @import { GridBoard } from './text.js' */

/** A corner of cells, from 0. @typedef {{row: number, column: number}} Corner */
/**
 * An edge, as the text `row column` of its first corner and `h` for level or `v` for upright.
 * @typedef {string} Edge
 */

/** @param {number} row @param {number} column @param {boolean} isLevel @returns {Edge} */
const edgeAt = (row, column, isLevel) => `${row} ${column} ${isLevel ? 'h' : 'v'}`;

/** @param {Edge} edge @returns {[row: number, column: number, isLevel: boolean]} */
function placeOf(edge) {
  const [row, column, way] = edge.split(' ');
  return [Number(row), Number(column), way === 'h'];
}

/** @param {GridBoard} board @param {string | undefined} marks */
export function readEdges({ columns }, marks) {
  /** @type {Set<Edge>} */
  const edges = new Set();
  for (const [cell, sides] of readMarks(marks)) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (sides.includes('n')) edges.add(edgeAt(row, column, true));
    if (sides.includes('w')) edges.add(edgeAt(row, column, false));
    if (sides.includes('s')) edges.add(edgeAt(row + 1, column, true));
    if (sides.includes('e')) edges.add(edgeAt(row, column + 1, false));
  }
  return edges;
}

/**
 * The marks with these edges instead of theirs.
 * @param {GridBoard} board
 * @param {Set<Edge>} edges
 * @param {string | undefined} [marks]
 */
export function writeEdges({ rows, columns }, edges, marks) {
  /** @type {string[]} */
  const sides = Array(rows * columns).fill('');
  for (const [row, column, isLevel] of [...edges].map(placeOf)) {
    if (isLevel) sides[Math.min(row, rows - 1) * columns + column] += row === rows ? 's' : 'n';
    else sides[row * columns + Math.min(column, columns - 1)] += column === columns ? 'e' : 'w';
  }
  const written = readMarks(marks);
  written.clear();
  for (const [cell, own] of sides.entries()) if (own) written.set(cell, [...own].sort().join(''));
  return writeMarks(written);
}

/**
 * The edges of a cell: above, left, right and below.
 * @param {GridBoard} board
 * @param {number} cell
 * @returns {Edge[]}
 */
export function edgesOf({ columns }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [
    edgeAt(row, column, true),
    edgeAt(row, column, false),
    edgeAt(row, column + 1, false),
    edgeAt(row + 1, column, true),
  ];
}

/** @param {number} place @param {number} most */
const within = (place, most) => Math.max(0, Math.min(most, place));

/**
 * The corner that is nearest to a point, in cells.
 * @param {GridBoard} board
 * @param {number} x
 * @param {number} y
 * @returns {Corner}
 */
export const cornerNear = ({ rows, columns }, x, y) => ({
  row: within(Math.round(y), rows),
  column: within(Math.round(x), columns),
});

/**
 * The edge that is nearest to a point; none if it is farther than `most` cells.
 * @param {GridBoard} board
 * @param {number} x
 * @param {number} y
 * @param {number} most
 * @returns {Edge | undefined}
 */
export function edgeNear({ rows, columns }, x, y, most) {
  const [toLevel, toUpright] = [Math.abs(y - Math.round(y)), Math.abs(x - Math.round(x))];
  if (Math.min(toLevel, toUpright) > most) return undefined;
  if (toLevel <= toUpright) return edgeAt(within(Math.round(y), rows), within(Math.floor(x), columns - 1), true);
  return edgeAt(within(Math.floor(y), rows - 1), within(Math.round(x), columns), false);
}

/** How far a pointer goes beyond a corner, in edges, until the stroke goes on to the next one. */
const FAR = 0.6;

/**
 * A stroke along edges that follows the pointer: it goes on to a next corner only when the pointer is nearer to that;
 * one step back takes the last edge back.
 * @param {GridBoard} board
 * @param {Corner[]} corners
 * @param {number} x
 * @param {number} y
 */
export function followed({ rows, columns }, corners, x, y) {
  const path = [...corners];
  for (;;) {
    const { row, column } = path[path.length - 1];
    const [down, right] = [within(y, rows) - row, within(x, columns) - column];
    if (Math.max(Math.abs(down), Math.abs(right)) < FAR) return path;
    const next =
      Math.abs(down) > Math.abs(right)
        ? { row: row + Math.sign(down), column }
        : { row, column: column + Math.sign(right) };
    const before = path.at(-2);
    if (before && before.row === next.row && before.column === next.column) path.pop();
    else path.push(next);
  }
}

/** The edges between corners. @param {Corner[]} corners @returns {Edge[]} */
export const edgesBetween = (corners) =>
  corners.slice(1).map((to, at) => {
    const from = corners[at];
    return edgeAt(Math.min(from.row, to.row), Math.min(from.column, to.column), from.row === to.row);
  });

/**
 * The edges after a stroke: it draws its edges, or takes them away if the first one was there.
 * @param {Set<Edge>} edges
 * @param {Edge[]} stroke
 */
export function drawnEdges(edges, stroke) {
  const drawn = new Set(edges);
  for (const edge of stroke) {
    if (edges.has(stroke[0])) drawn.delete(edge);
    else drawn.add(edge);
  }
  return drawn;
}

/** Whether edges are one closed loop, all of them. @param {Set<Edge>} edges */
export function isLoop(edges) {
  /** @type {Map<string, string[]>} */
  const beside = new Map();
  for (const [row, column, isLevel] of [...edges].map(placeOf)) {
    const ends = [`${row} ${column}`, isLevel ? `${row} ${column + 1}` : `${row + 1} ${column}`];
    for (const [end, other] of [ends, [...ends].reverse()]) beside.set(end, [...(beside.get(end) ?? []), other]);
  }
  if (edges.size === 0 || [...beside.values()].some((others) => others.length !== 2)) return false;
  const [start] = beside.keys();
  let [length, before, at] = [0, '', start];
  do {
    const [one, two] = beside.get(at) ?? [];
    [before, at] = [at, one === before ? two : one];
    ++length;
  } while (at !== start);
  return length === edges.size;
}

/**
 * The values of cells in and around a loop: a cell is inside if an odd number of edges is left of it.
 * @param {GridBoard} board
 * @param {Set<Edge>} edges
 */
export function insideOf({ columns, cells }, edges) {
  let isInside = false;
  return cells.map((_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    isInside = column > 0 && isInside;
    if (edges.has(edgeAt(row, column, false))) isInside = !isInside;
    return isInside ? '#' : BLANK;
  });
}

/**
 * The edges between the cells that are inside and the others.
 * @param {GridBoard} board
 * @param {(string | undefined)[]} values
 */
export function fenceAround({ rows, columns }, values) {
  const isInside = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && row < rows && column >= 0 && column < columns && values[row * columns + column] === '#';
  /** @type {Set<Edge>} */
  const edges = new Set();
  for (let row = 0; row <= rows; ++row)
    for (let column = 0; column <= columns; ++column) {
      if (isInside(row, column) !== isInside(row - 1, column)) edges.add(edgeAt(row, column, true));
      if (isInside(row, column) !== isInside(row, column - 1)) edges.add(edgeAt(row, column, false));
    }
  return edges;
}

/** How many of the edges of a cell are drawn. @param {GridBoard} board @param {number} cell @param {Set<Edge>} edges */
const drawnAt = (board, cell, edges) => edgesOf(board, cell).filter((edge) => edges.has(edge)).length;

/** The cells whose number has more edges than it says. @param {GridBoard} board @param {Set<Edge>} edges */
export const overfull = (board, edges) =>
  board.cells.flatMap((clue, cell) => (/^\d$/.test(clue) && drawnAt(board, cell, edges) > Number(clue) ? cell : []));

/**
 * The cells beside edges that are not those of a solution, each edge with one cell.
 * @param {GridBoard} board
 * @param {Set<Edge>} edges
 * @param {string[]} solution  its values
 */
export function besideWrong(board, edges, solution) {
  const right = fenceAround(board, solution);
  const { rows, columns } = board;
  return [...edges]
    .filter((edge) => !right.has(edge))
    .map(placeOf)
    .map(([row, column]) => Math.min(row, rows - 1) * columns + Math.min(column, columns - 1));
}

/** Whether edges are one loop that every number is right about. @param {GridBoard} board @param {Set<Edge>} edges */
export const isComplete = (board, edges) =>
  isLoop(edges) &&
  board.cells.every((clue, cell) => !/^\d$/.test(clue) || drawnAt(board, cell, edges) === Number(clue));

/** @param {Iterable<Edge>} edges @param {number} size  of a cell */
export const pathOf = (edges, size) =>
  [...edges]
    .map(placeOf)
    .map(([row, column, isLevel]) => `M${column * size} ${row * size}${isLevel ? 'h' : 'v'}${size}`)
    .join('');
