// The outline of cells that join into one shape. Cells that only touch by a corner are two shapes.

import { CELL } from '../../board/places.js';

/** To the right, down, left, up: the ways around a shape, whose inside is on the right hand. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * The sides of cells that no other one of them has, by the corner where they begin: a bit for each way.
 * @param {Set<number>} cells
 * @param {number} columns
 */
function sidesOf(cells, columns) {
  /** @type {Map<number, number>} */
  const sides = new Map();
  const width = columns + 1;
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const corner = row * width + column;
    const open = [
      [cell - columns, corner],
      [column + 1 < columns ? cell + 1 : -1, corner + 1],
      [cell + columns, corner + 1 + width],
      [column > 0 ? cell - 1 : -1, corner + width],
    ];
    for (const [way, [other, start]] of open.entries())
      if (!cells.has(other)) sides.set(start, (sides.get(start) ?? 0) | (1 << way));
  }
  return sides;
}

/**
 * A corner of a shape: which of the grid's corners it is, and the ways to it and from it.
 * @typedef {{at: number, to: number, from: number}} Turn
 */

/**
 * The corners around each shape, and around each hole in one.
 * @param {Iterable<number>} cells
 * @param {number} columns
 */
export function turnsOf(cells, columns) {
  const sides = sidesOf(new Set(cells), columns);
  const steps = [1, columns + 1, -1, -columns - 1];
  const openAt = (/** @type {number} */ corner) => sides.get(corner) ?? 0;
  /** @type {Turn[][]} */
  const shapes = [];
  for (const start of sides.keys())
    while (openAt(start) > 0) {
      /** @type {Turn[]} */
      const turns = [];
      const first = 31 - Math.clz32(openAt(start));
      let [at, way] = [start, first];
      do {
        sides.set(at, openAt(at) & ~(1 << way));
        at += steps[way];
        const open = openAt(at) | (at === start ? 1 << first : 0);
        // At a point where two shapes touch, the line turns right and stays with its own one.
        const next = [1, 0, 3].map((turn) => (way + turn) % 4).find((each) => open & (1 << each)) ?? way;
        if (next !== way) turns.push({ at, to: way, from: next });
        way = next;
      } while (at !== start || way !== first);
      shapes.push(turns);
    }
  return shapes;
}

/**
 * The outline as the `d` of a path.
 * @param {Iterable<number>} cells
 * @param {number} columns
 * @param {number} [inset]  how far it is inside the cells
 * @param {number} [radius]  of its corners
 */
export function outlineOf(cells, columns, inset = 0, radius = 0) {
  return turnsOf(cells, columns)
    .map((turns) => {
      const corners = turns.map(({ at, to, from }) => {
        const [inX, inY] = [to, from].map((way) => WAYS[(way + 1) % 4]).reduce(([a, b], [c, d]) => [a + c, b + d]);
        const x = (at % (columns + 1)) * CELL + inset * inX;
        const y = Math.floor(at / (columns + 1)) * CELL + inset * inY;
        if (radius === 0) return `${x} ${y}`;
        const [before, after] = [WAYS[to], WAYS[from]];
        const [startX, startY] = [x - radius * before[0], y - radius * before[1]];
        return `${startX} ${startY}Q${x} ${y} ${x + radius * after[0]} ${y + radius * after[1]}`;
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');
}
