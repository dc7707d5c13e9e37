// How boards of grid puzzles look: outlines of cells that join, inks of regions, beams of lamps, ships.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INKS, inksOf } from '../../web/grids/looks/inks.js';
import { beamsOf } from '../../web/grids/looks/lights.js';
import { outlineOf, turnsOf } from '../../web/grids/looks/outline.js';
import { partsOf } from '../../web/grids/looks/parts.js';
import { rulings } from '../../web/grids/looks/rulings.js';
import { joint, shipLengths } from '../../web/grids/looks/ships.js';
import { read } from './sources.js';

/** Numbers that look random, always the same ones. @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ most) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 2 ** 31) * most);
  };
}

/** The corners of each line of a path without curves. @param {string} d */
const polygons = (d) =>
  d
    .split('Z')
    .filter(Boolean)
    .map((line) =>
      line
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    );

/**
 * How often a path goes around a point: how often it crosses the level line to the right of it, downwards or upwards.
 * @param {number[][][]} lines
 * @param {number} x
 * @param {number} y
 */
const winding = (lines, x, y) =>
  lines
    .flatMap((points) => points.map((from, at) => [from, points[(at + 1) % points.length]]))
    .filter(([from, to]) => from[0] > x && Math.min(from[1], to[1]) < y && Math.max(from[1], to[1]) > y)
    .reduce((sum, [from, to]) => sum + Math.sign(to[1] - from[1]), 0);

test('an outline goes once around just its cells, also where they touch by corners or have holes', () => {
  const random = randomNumbers(5);
  for (let round = 0; round < 200; ++round) {
    const [rows, columns] = [1 + random(6), 1 + random(6)];
    const cells = Array.from({ length: rows * columns }, (_, cell) => cell).filter(() => random(5) < 3);
    const lines = polygons(outlineOf(cells, columns, 5));
    for (let cell = 0; cell < rows * columns; ++cell) {
      const [x, y] = [(cell % columns) * 40 + 20, Math.floor(cell / columns) * 40 + 20];
      assert.equal(
        winding(lines, x, y),
        cells.includes(cell) ? 1 : 0,
        `cell ${cell} of ${cells} in ${columns} columns`,
      );
    }
  }
});

test('cells that only touch by a corner have an outline each, and a hole has its own', () => {
  assert.equal(turnsOf([0, 3], 2).length, 2);
  assert.equal(turnsOf([1, 2], 2).length, 2);
  const ring = [0, 1, 2, 3, 5, 6, 7, 8];
  assert.deepEqual(
    turnsOf(ring, 3).map((turns) => turns.length),
    [4, 4],
  );
  assert.equal(outlineOf([0, 1], 2), 'M80 0L80 40L0 40L0 0Z');
  assert.equal(outlineOf([0], 1, 5), 'M35 5L35 35L5 35L5 5Z');
});

/** Regions that grow from some cells of a board. @param {number} side @param {number} seed */
function randomRegions(side, seed) {
  const random = randomNumbers(seed);
  const regions = Array(side * side).fill('');
  for (let i = 0; i < side; ++i) regions[random(side * side)] = `r${i}`;
  while (regions.includes('')) {
    const cell = random(side * side);
    const step = [1, -1, side, -side][random(4)];
    const isBeside = step === side || step === -side || Math.floor((cell + step) / side) === Math.floor(cell / side);
    if (regions[cell] === '' && isBeside && regions[cell + step]) regions[cell] = regions[cell + step];
  }
  return regions;
}

test('regions side by side have different inks, and the same board always has the same ones', () => {
  for (let seed = 1; seed <= 30; ++seed) {
    const side = 4 + (seed % 12);
    const regions = randomRegions(side, seed);
    const inks = inksOf(regions, side);
    assert.deepEqual(inksOf([...regions], side), inks);
    for (const [cell, region] of regions.entries()) {
      const ink = inks.get(region);
      assert.ok(ink >= 0 && ink < INKS);
      for (const other of [(cell + 1) % side > 0 ? regions[cell + 1] : undefined, regions[cell + side]])
        if (other !== undefined && other !== region) assert.notEqual(inks.get(other), ink, `${region} beside ${other}`);
    }
  }
});

test('all inks are used where there are enough regions, and cells without a region have none', () => {
  const regions = Array.from({ length: 64 }, (_, cell) => (cell === 9 ? '' : `r${cell}`));
  const inks = inksOf(regions, 8);
  assert.equal(new Set(inks.values()).size, INKS);
  assert.equal(inks.has(''), false);
});

test('the beams of a lamp end before walls and at the edges', () => {
  const board = { rows: 4, columns: 4 };
  const walls = new Set([6, 13]);
  assert.deepEqual(
    beamsOf(board, (cell) => walls.has(cell), 5),
    [[9], [1], [], [4]],
  );
  assert.deepEqual(
    beamsOf(board, () => false, 0),
    [[4, 8, 12], [], [1, 2, 3], []],
  );
});

test('cells of a part belong together whatever names parts have', () => {
  assert.deepEqual(partsOf(['b', 'b', '', 'a', 'b', 'a']), [
    [0, 1, 4],
    [3, 5],
  ]);
});

test('a border is bold between parts, every fifth line heavier, and none within what joins', () => {
  const lines = rulings({
    rows: 1,
    columns: 6,
    box: 5,
    isCell: (cell) => cell !== 3,
    isBorder: (a, b) => a === 0 && b === 1,
    isJoined: (a, b) => a === 1 && b === 2,
  });
  assert.equal(lines.bold, 'M40 0V40');
  assert.equal(lines.mid, 'M200 0V40');
  assert.equal(lines.fine, '');
  assert.match(lines.frame, /M120 0V40/);
});

test('parts of a ship join, in a row and in a column, and ships with both ends are counted', () => {
  const board = [...'<#>.', '^~.o', '#...', 'v.<#'].join('');
  const valueAt = (/** @type {number} */ cell) => board[cell] ?? '';
  const joined = [...board].flatMap((_, cell) => (joint(valueAt, 4, cell) ? cell : []));
  assert.deepEqual(joined, [0, 1, 4, 8, 14]);
  assert.deepEqual(shipLengths(valueAt, 4, 16), [3, 3, 1]);
});

/** The colours of the roles in a theme, as these style sheets have them. @param {0 | 1} theme */
function coloursOf(theme) {
  const sheets = ['web/styles/palette.css', 'web/grids/board.css', 'web/grids/looks/looks.css'].map(read);
  const both = sheets.join('\n').matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries([...both].map(([, name, ...colours]) => [name, colours[theme]]));
}

/** The contrast of two colours (WCAG 2.2, "contrast ratio"). @param {string} one @param {string} other */
function contrast(one, other) {
  const [light, dark] = [one, other]
    .map((colour) => {
      const [r, g, b] = [1, 3, 5]
        .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const [theme, name] of ['light', 'dark'].entries())
  test(`what is on boards stands out from its ground in the ${name} theme`, () => {
    const colours = coloursOf(/** @type {0 | 1} */ (theme));
    const of = (/** @type {string} */ front, /** @type {string} */ ground) =>
      contrast(colours[`--${front}`] ?? front, colours[`--${ground}`]);
    const inks = Array.from({ length: INKS }, (_, ink) => `ink-${ink}`);
    for (const ground of ['paper', 'warm', ...inks]) {
      assert.ok(of('ink', ground) >= 4.5, `ink on ${ground}`);
      // A star, a × and a mistake are no text.
      for (const front of ['accent', 'pencil', 'wrong']) assert.ok(of(front, ground) >= 3, `${front} on ${ground}`);
    }
    for (const front of ['accent', 'pencil', 'wrong']) assert.ok(of(front, 'paper') >= 4.5, `${front} on paper`);
    assert.ok(of('on-hand', 'hand') >= 4.5, 'a number on shading');
    assert.ok(of('hand', 'paper') >= 3, 'shading on paper');
    assert.ok(of('beam', 'warm') >= 3, 'a beam in its light');
    for (const front of ['#ffffff', '#a9b2c6', '#ff9d94']) assert.ok(of(front, 'block') >= 4.5, `${front} on a wall`);
  });
