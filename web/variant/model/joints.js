// How the parts of a group of cells that do not touch by a side hang together: each part is joined to the nearest one
// before, so that cages in pieces can be distinguished.

/** @typedef {[from: number, to: number]} Joint  two cells of different parts */

/** @param {number} a @param {number} b @param {number} columns  the square of the distance between two cells */
function apart(a, b, columns) {
  const down = Math.floor(a / columns) - Math.floor(b / columns);
  return down ** 2 + ((a % columns) - (b % columns)) ** 2;
}

/** The parts of a group, each with the cells that touch by a side. @param {number[]} cells @param {number} columns */
export function partsOf(cells, columns) {
  /** @type {number[][]} */
  let parts = [];
  for (const cell of new Set(cells)) {
    const touching = parts.filter((part) => part.some((each) => apart(cell, each, columns) === 1));
    parts = [...parts.filter((part) => !touching.includes(part)), [...touching.flat(), cell]];
  }
  return parts;
}

/** @param {number[]} cells @param {number} columns @returns {Joint[]} */
export function jointsOf(cells, columns) {
  const [first, ...others] = partsOf(cells, columns);
  let joined = first ?? [];
  let open = others;
  /** @type {Joint[]} */
  const joints = [];
  while (open.length > 0) {
    const [best] = open
      .flatMap((part) =>
        part.flatMap((to) => joined.map((from) => ({ part, from, to, far: apart(from, to, columns) }))),
      )
      .sort((a, b) => a.far - b.far);
    joints.push([best.from, best.to]);
    joined = [...joined, ...best.part];
    open = open.filter((part) => part !== best.part);
  }
  return joints;
}
