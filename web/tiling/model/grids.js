// The geometry of the four grids: where cells are drawn, which cells are neighbours, and how pieces turn.
//
//   square   columns and rows          hex   columns count half cells, rows are shifted by one
//   triangle cell (r, c) points up when r + c is even; neighbouring columns overlap by half a cell
//   cube     square layers, drawn beside each other

import { HOLE, placeOf } from './board.js';

/** @import { Coordinates, Grid, Model } from './board.js' */

/** @typedef {[x: number, y: number]} Point */

/** The width of a square and of a hexagon, in user units of the drawing. */
export const SIDE = 40;
const HEX_EDGE = SIDE / Math.sqrt(3);
const HALF = 27; // half of a triangle's edge
const HEIGHT = HALF * Math.sqrt(3);
/** Space between the layers of a cube. */
const GAP = 14;

/** @type {Record<Grid, (row: number, column: number) => Point[]>} */
const cornersIn = {
  square: (row, column) => square(row * SIDE, column * SIDE),
  cube: (row, column) => square(row * SIDE, column * SIDE),
  hex(row, column) {
    const [x, y] = [((column + 1) * SIDE) / 2, HEX_EDGE * (1 + 1.5 * row)];
    const [half, quarter] = [SIDE / 2, HEX_EDGE / 2];
    return [
      [x, y - HEX_EDGE],
      [x + half, y - quarter],
      [x + half, y + quarter],
      [x, y + HEX_EDGE],
      [x - half, y + quarter],
      [x - half, y - quarter],
    ];
  },
  triangle(row, column) {
    const [left, middle, right] = [column, column + 1, column + 2].map((at) => at * HALF);
    const [base, top] = isUp(row, column) ? [row + 1, row] : [row, row + 1];
    /** @type {Point[]} */
    const points = [
      [left, base * HEIGHT],
      [middle, top * HEIGHT],
      [right, base * HEIGHT],
    ];
    return isUp(row, column) ? points : points.reverse(); // all clockwise
  },
};

/** @param {number} y @param {number} x @returns {Point[]} */
const square = (y, x) => [
  [x, y],
  [x + SIDE, y],
  [x + SIDE, y + SIDE],
  [x, y + SIDE],
];

/** Whether a triangle points up. @param {number} row @param {number} column */
const isUp = (row, column) => (row + column) % 2 === 0;

/** How many layers of a cube are side by side. The whole is wider than high. @param {Model} model */
function layersAbreast({ layers, rows, columns }) {
  let best = 1;
  const longer = (/** @type {number} */ n) => Math.max((n * columns) / 1.5, Math.ceil(layers / n) * rows);
  for (let n = 2; n <= layers; n += 1) if (longer(n) < longer(best)) best = n;
  return best;
}

/** @param {Model} model @param {number} index @returns {Point[]} */
export function corners(model, index) {
  const [layer, row, column] = placeOf(model, index);
  const points = cornersIn[model.grid](row, column);
  if (layer === 0) return points;
  const abreast = layersAbreast(model);
  const [right, down] = [layer % abreast, Math.floor(layer / abreast)];
  const [dx, dy] = [right * (model.columns * SIDE + GAP), down * (model.rows * SIDE + GAP)];
  return points.map(([x, y]) => [x + dx, y + dy]);
}

/** @param {Point[]} points @returns {Point} */
export const middleOf = (points) => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The size of the drawing. @param {Model} model @returns {{width: number, height: number}} */
export function extent(model) {
  const { grid, layers, rows, columns } = model;
  if (grid === 'hex') return { width: ((columns + 1) * SIDE) / 2, height: HEX_EDGE * (1.5 * rows + 0.5) };
  if (grid === 'triangle') return { width: (columns + 1) * HALF, height: rows * HEIGHT };
  const abreast = grid === 'cube' ? layersAbreast(model) : 1;
  const down = grid === 'cube' ? Math.ceil(layers / abreast) : 1;
  return {
    width: abreast * (columns * SIDE + GAP) - GAP,
    height: down * (rows * SIDE + GAP) - GAP,
  };
}

/** The space for a letter in a cell, relative to a square. @param {Grid} grid */
export const letterScale = (grid) => (grid === 'triangle' ? 0.72 : 1);

/** @param {Point} from @param {Point} to */
const edgeKey = ([x, y], [u, v]) =>
  x < u || (x === u && y < v) ? `${key(x)},${key(y)},${key(u)},${key(v)}` : `${key(u)},${key(v)},${key(x)},${key(y)}`;
/** @param {number} length */
const key = (length) => Math.round(length * 8);

/**
 * The border of a group of cells, as a path: the edges that only one of them has.
 * @param {Point[][]} polygons
 */
export function border(polygons) {
  /** @type {Map<string, [Point, Point] | undefined>} */
  const edges = new Map();
  for (const points of polygons) {
    for (const [i, point] of points.entries()) {
      const next = points[(i + 1) % points.length];
      const name = edgeKey(...sorted(point, next));
      edges.set(name, edges.has(name) ? undefined : [point, next]);
    }
  }
  return chained([...edges.values()].filter((edge) => edge !== undefined));
}

/** The same edge has its ends in the same order from both sides. @param {Point} a @param {Point} b */
const sorted = (a, b) => /** @type {[Point, Point]} */ ([a, b].map(([x, y]) => [round(x), round(y)]));
/** @param {number} length */
const round = (length) => Math.round(length * 100) / 100;

/** Joins directed edges to closed lines, so that their corners are joined too. @param {[Point, Point][]} edges */
function chained(edges) {
  /** @type {Map<string, [Point, Point][]>} */
  const from = new Map();
  const nameOf = (/** @type {Point} */ [x, y]) => `${key(x)},${key(y)}`;
  for (const edge of edges) {
    const name = nameOf(edge[0]);
    from.set(name, [...(from.get(name) ?? []), edge]);
  }
  let path = '';
  for (const first of edges) {
    /** @type {[Point, Point] | undefined} */
    let edge = first;
    if (!from.get(nameOf(first[0]))?.includes(first)) continue;
    path += `M${round(first[0][0])} ${round(first[0][1])}`;
    while (edge) {
      const here = from.get(nameOf(edge[0])) ?? [];
      here.splice(here.indexOf(edge), 1);
      const [x, y] = edge[1];
      path += `L${round(x)} ${round(y)}`;
      edge = from.get(nameOf(edge[1]))?.[0];
    }
    path += 'Z';
  }
  return path;
}

/** The area of cells, as a path. @param {Point[][]} polygons */
export const area = (polygons) =>
  polygons.map((points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('');

/**
 * The places that share an edge or a face with a place.
 * @param {Grid} grid
 * @param {Coordinates} place
 * @returns {Coordinates[]}
 */
export function stepsFrom(grid, [layer, row, column]) {
  /** @type {Record<Grid, number[][]>} */
  const steps = {
    square: [...BESIDE, [0, -1, 0], [0, 1, 0]],
    cube: [...BESIDE, [0, -1, 0], [0, 1, 0], [-1, 0, 0], [1, 0, 0]],
    hex: [
      ...BESIDE.map(([, , step]) => [0, 0, 2 * step]),
      ...[-1, 1].flatMap((down) => BESIDE.map(([, , step]) => [0, down, step])),
    ],
    triangle: [...BESIDE, [0, isUp(row, column) ? 1 : -1, 0]],
  };
  return steps[grid].map(([l, r, c]) => [layer + l, row + r, column + c]);
}

const BESIDE = [
  [0, 0, -1],
  [0, 0, 1],
];

/** @param {Model} model @param {number} index @returns {number[]}  the cells that share an edge or a face with it */
export function neighbours(model, index) {
  const { grid, layers, rows, columns, cells } = model;
  const [layer, row, column] = placeOf(model, index);
  return stepsFrom(grid, [layer, row, column])
    .filter(([l, r, c]) => l >= 0 && l < layers && r >= 0 && r < rows && c >= 0 && c < columns)
    .map(([l, r, c]) => (l * rows + r) * columns + c)
    .filter((each) => cells[each] !== HOLE);
}

/**
 * Whether a place of the drawing can be a cell: every second one of a hexagonal board.
 * @param {Model} model
 * @param {number} index
 * @param {0 | 1 | undefined} parity
 */
export function isPlace({ grid, columns }, index, parity) {
  return grid !== 'hex' || (Math.floor(index / columns) + (index % columns)) % 2 === (parity ?? 0);
}

/** A quarter turn, or a sixth of one, clockwise. @type {Record<Grid, (place: Coordinates) => Coordinates>} */
const turns = {
  square: ([layer, row, column]) => [layer, column, -row],
  cube: ([layer, row, column]) => [layer, column, -row],
  hex([layer, row, column]) {
    const [q, r] = [(column - row) / 2, row];
    const [turnedQ, turnedR] = [-r, q + r];
    return [layer, turnedR, 2 * turnedQ + turnedR];
  },
  triangle([layer, row, column]) {
    // About the corner at (1, 0), in units of half an edge and of the height.
    const [x, y] = [column, row + (isUp(row, column) ? 2 / 3 : 1 / 3)];
    const [turnedX, turnedY] = [x / 2 - (3 * y) / 2, x / 2 + y / 2];
    return [layer, Math.floor(turnedY), Math.round(turnedX)];
  },
};

/** @param {Grid} grid @param {Coordinates[]} shape */
export const turned = (grid, shape) => normal(grid, shape.map(turns[grid]));

/** Its reflection; in a cube a quarter turn about a horizontal axis. @param {Grid} grid @param {Coordinates[]} shape */
export const flipped = (grid, shape) =>
  normal(
    grid,
    shape.map(([layer, row, column]) => (grid === 'cube' ? [row, -layer, column] : [layer, row, -column])),
  );

/**
 * Moves a shape to the first places of the drawing, in order. A hexagon or triangle keeps the parity of its place.
 * @param {Grid} grid
 * @param {Coordinates[]} shape
 * @returns {Coordinates[]}
 */
export function normal(grid, shape) {
  const least = [0, 1, 2].map((axis) => Math.min(...shape.map((place) => place[axis])));
  const parity = grid === 'hex' ? shape[0][1] + shape[0][2] : 0; // hexagons begin at an even place
  if ((grid === 'hex' || grid === 'triangle') && (least[1] + least[2] + parity) % 2 !== 0) least[2] -= 1;
  return shape
    .map((place) => /** @type {Coordinates} */ (place.map((part, axis) => part - least[axis])))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}
