// Draws the chain of a step: a ring around each of its candidates, and a curve with an arrow for each link. A link from
// a candidate that is off to one that is on is strong: a solid line. One from on to off is weak: a dashed line. A
// candidate that the chain turns on has a filled ring. A curve bends as much as it must to pass by other candidates.
// Tested by tests/web/steps.test.js.

import { svg } from 'lit';
import { CELL } from './places.js';

/** @import { Hint } from 'quadrille' */

/** @typedef {Hint['steps'][number]} Step */
/** @typedef {Step['chain'][number]} Link @typedef {Link['from']} Literal */
/** @typedef {{x: number, y: number}} Point */

/** Branches are drawn at the same time while they have at most this number of links together. */
const MOST_TOGETHER = 8;
/** More links than this are not drawn: nobody could follow them. */
const MOST_DRAWN = 40;

/** How far a curve bends to a side, as a part of its length: the least that is enough is taken. */
const BENDS = [0, 0.14, -0.14, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5];
/** Between neighbours, where a straight line would be hidden by the rings. */
const NEAR_BENDS = [1.2, -1.2, 1.6, -1.6];
const SAMPLES = 24;

export const INSET = 2; // of pencil marks in a cell
/** How near to the middle of a digit no line should come. */
const DIGIT = CELL * 0.34;

/** By step, which of its branches is shown. @type {WeakMap<Step, number>} */
const shown = new WeakMap();

/** @param {Step} step */
export const shownBranch = (step) => shown.get(step) ?? 0;

/** @param {Step} step @param {number} branch */
export const showBranch = (step, branch) => shown.set(step, branch);

/** @param {Literal} literal */
const keyOf = ({ cell, value, on }) => `${cell} ${value} ${on}`;

/** @param {{cell: number, value: number}} candidate */
const nameOf = ({ cell, value }) => `${cell} ${value}`;

/**
 * The chains of a step, one for each thing that it supposes: a chain begins with a literal that follows from no other.
 * @param {Step} step
 * @returns {Link[][]}
 */
export function branchesOf({ chain }) {
  /** @type {Link[][]} */
  const branches = [];
  /** @type {Set<string>} */
  let reached = new Set();
  for (const link of chain) {
    if (!reached.has(keyOf(link.from))) {
      branches.push([]);
      reached = new Set([keyOf(link.from)]);
    }
    reached.add(keyOf(link.to));
    branches.at(-1)?.push(link);
  }
  return branches;
}

/** Whether the branches of a step are shown one at a time. @param {Step} step */
export const isSplit = (step) => step.chain.length > MOST_TOGETHER && branchesOf(step).length > 1;

/** The links that are drawn of a step. @param {Step} step */
export function shownLinks(step) {
  const links = isSplit(step) ? branchesOf(step)[shownBranch(step)] : step.chain;
  return links.length > MOST_DRAWN ? [] : links;
}

/**
 * The candidates that an end of a chain of one value holds together, by that end: the others of a group stand before
 * the one that the chain names.
 * @param {Step} step
 */
export function groupsOf({ pattern, chain }) {
  /** @type {Map<string, Step['pattern']>} */
  const groups = new Map();
  if (pattern.some(({ value }) => value !== pattern[0].value)) return groups;
  const ends = new Set(chain.flatMap(({ from, to }) => [nameOf(from), nameOf(to)]));
  /** @type {Step['pattern']} */
  let group = [];
  for (const candidate of pattern) {
    group.push(candidate);
    if (!ends.has(nameOf(candidate))) continue;
    if (group.length > 1) groups.set(nameOf(candidate), group);
    group = [];
  }
  return groups;
}

/**
 * @param {Step} step
 * @param {Link[]} links
 * @param {number} columns  of the board; it has as many values
 * @param {number[]} [filled]  the cells with digits, which lines go round
 */
export function drawnLinks(step, links, columns, filled = []) {
  const perRow = Math.ceil(Math.sqrt(columns));
  const side = (CELL - 2 * INSET) / perRow;
  const radius = side * 0.42;
  /** @param {{cell: number, value: number}} candidate @returns {Point} */
  const placeOf = ({ cell, value }) => ({
    x: (cell % columns) * CELL + INSET + (((value - 1) % perRow) + 0.5) * side,
    y: Math.floor(cell / columns) * CELL + INSET + (Math.floor((value - 1) / perRow) + 0.5) * side,
  });
  const groups = groupsOf(step);
  /** By candidate, whether the chain turns it on in the end. @type {Map<string, {place: Point, on: boolean}>} */
  const ends = new Map();
  for (const literal of links.flatMap(({ from, to }) => [from, to])) {
    for (const each of groups.get(nameOf(literal)) ?? [literal]) {
      ends.set(nameOf(each), { place: placeOf(each), on: literal.on });
    }
  }
  const others = [...step.pattern, ...step.eliminated].map(placeOf);
  others.push(...Array.from(ends.values(), ({ place }) => place));
  const digits = filled.map((cell) => ({
    x: ((cell % columns) + 0.5) * CELL,
    y: (Math.floor(cell / columns) + 0.5) * CELL,
  }));
  /** @param {boolean} on */
  const rings = (on) =>
    [...ends.values()]
      .filter((end) => end.on === on)
      .map(({ place: { x, y } }) => `M${round(x - radius)} ${round(y)}a${circle(radius)}`)
      .join('');
  /** The curves that were drawn: two ways to a link may share others. @type {Set<string>} */
  const seen = new Set();
  const curves = links.flatMap(({ from, to }) => {
    const key = `${keyOf(from)} ${keyOf(to)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return {
      isStrong: !from.on && to.on,
      ...curve(placeOf(from), placeOf(to), radius, others, digits, columns * CELL),
    };
  });
  /** @param {boolean} isStrong */
  const lines = (isStrong) =>
    curves
      .filter((each) => each.isStrong === isStrong)
      .map(({ line }) => line)
      .join('');
  return svg`<g class="links">
    <path class="group" d=${Array.from(groups.values(), (group) => trail(group.map(placeOf))).join('')}></path>
    <path class="weak" d=${lines(false)}></path>
    <path class="strong" d=${lines(true)}></path>
    <path class="arrows" d=${curves.map(({ arrow }) => arrow).join('')}></path>
    <path class="off" d=${rings(false)}></path>
    <path class="on" d=${rings(true)}></path>
  </g>`;
}

/** @param {Point[]} points */
const trail = (points) => `M${points.map(written).join('L')}`;

/** Two arcs that close a circle. @param {number} radius */
const circle = (radius) => {
  const r = round(radius);
  return `${r} ${r} 0 1 1 ${round(2 * radius)} 0a${r} ${r} 0 1 1 ${round(-2 * radius)} 0`;
};

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;

/**
 * A curve between the rings of two candidates, and its arrow.
 * @param {Point} from @param {Point} to
 * @param {number} radius  of the rings
 * @param {Point[]} others  that it should pass by, with both ends
 * @param {Point[]} digits  that it should pass by too, at a greater distance
 * @param {number} size  of the board
 */
function curve(from, to, radius, others, digits, size) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const inTheWay = others.filter((place) => distance(place, from) > 1 && distance(place, to) > 1);
  /** @param {number} bend */
  const middle = (bend) => ({ x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend });
  /** @param {number} bend */
  const cost = (bend) => {
    const via = middle(bend);
    let sum = Math.abs(bend);
    for (let i = 1; i < SAMPLES; i += 1) {
      const at = pointAt(from, via, to, i / SAMPLES);
      const beyond = Math.max(-at.x, -at.y, at.x - size, at.y - size, 0);
      const near = Math.max(0, ...inTheWay.map((place) => radius * 1.3 - distance(place, at)));
      sum += beyond + near + Math.max(0, ...digits.map((place) => DIGIT - distance(place, at))) / 4;
    }
    return sum;
  };
  const bends = length < 3 * radius ? NEAR_BENDS : BENDS;
  const costs = bends.map(cost);
  const via = middle(bends[costs.indexOf(Math.min(...costs))]);
  const start = towards(from, via, radius);
  const tip = towards(to, via, radius);
  const head = radius * 0.75;
  const base = towards(tip, via, head);
  const [nx, ny] = [((base.y - tip.y) / head) * 0.5, ((tip.x - base.x) / head) * 0.5];
  return {
    line: `M${written(start)}Q${written(via)} ${written(base)}`,
    arrow: `${trail([tip, ...[head, -head].map((to) => ({ x: base.x + nx * to, y: base.y + ny * to }))])}Z`,
  };
}

/** @param {Point} point */
const written = ({ x, y }) => `${round(x)} ${round(y)}`;

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The point on the way to another, at a distance. @param {Point} from @param {Point} to @param {number} far */
function towards(from, to, far) {
  const part = far / distance(from, to);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A point on a quadratic curve. @param {Point} from @param {Point} via @param {Point} to @param {number} t */
function pointAt(from, via, to, t) {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * via.x + c * to.x, y: a * from.y + b * via.y + c * to.y };
}
