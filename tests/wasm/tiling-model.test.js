// What the page knows of tilings without a document: the notation, the catalogue, the geometry of the grids, and what
// people do to boards and pieces. The sizes of sets are those of the literature (Golomb, Polyominoes; OEIS A000105,
// A000228, A000577, A000162).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesNamed, singles } from '../../web/tiling/model/catalogue.js';
import { reasonAgainst } from '../../web/tiling/model/chequers.js';
import { huesOf } from '../../web/tiling/model/colours.js';
import { border, corners, flipped, neighbours, normal, turned } from '../../web/tiling/model/grids.js';
import { calendarRows, labelsOf } from '../../web/tiling/model/labels.js';
import {
  added,
  changed,
  freeName,
  kindsOf,
  laid,
  painted,
  placedWith,
  removed,
  resized,
  sizeOf,
  sums,
} from '../../web/tiling/model/pieces.js';
import { stepFrom } from '../../web/tiling/model/places.js';
import { readSolution, symbolsOf, withSolution } from '../../web/tiling/model/solution.js';
import { readTiling, writeTiling } from '../../web/tiling/model/text.js';

/** @param {string} text */
const read = (text) => {
  const model = readTiling(text);
  assert.ok(model, `not read: ${text}`);
  return model;
};

/** @import { Coordinates, Grid } from '../../web/tiling/model/board.js' */

/**
 * A shape in every direction.
 * @param {Grid} grid
 * @param {Coordinates[]} shape
 * @param {'fixed' | 'rotate' | 'free'} turning
 */
function directions(grid, shape, turning) {
  const found = new Map([[String(normal(grid, shape)), shape]]);
  const moves = turning === 'rotate' && grid !== 'cube' ? [turned] : [turned, flipped]; // a cube is flipped by a turn
  for (const each of found.values()) {
    for (const move of moves) {
      const moved = move(grid, each);
      found.set(String(moved), found.get(String(moved)) ?? moved);
    }
  }
  return [...found.keys()];
}

const MIXED = `grid square
board
..?_
a.A.
pieces
F
2 L4
0..3 V3 rotate
* I2
Q fixed
XX.
.XX
only
a F Q
placed
I2 1,1 1,2`;

test('a text is written as it was read', () => {
  const model = read(MIXED);
  assert.equal(writeTiling(model), MIXED);
  assert.deepEqual(model.entries[4].drawn, [
    [0, 0, 0],
    [0, 0, 1],
    [0, 1, 1],
    [0, 1, 2],
  ]);
  assert.deepEqual(model.placed, [{ name: 'I2', cells: [0, 1] }]);
});

test('comments and places outside the board are read, and written in one way', () => {
  const model = read('# a comment\nboard\n.. .\n.\npieces\nI1');
  assert.equal(writeTiling(model), 'grid square\nboard\n.._.\n.___\npieces\nI1');
});

test('a lone X behind a known piece is the X pentomino, and in a drawing it is a row', () => {
  assert.deepEqual(
    kindsOf(read('board\n.....\npieces\nF\nX')).map(({ name }) => name),
    ['F', 'X'],
  );
  assert.equal(read('board\n...\npieces\nQ\nX\nX').entries[0].drawn?.length, 2);
  const behind = added(read('board\n...\npieces\nQ\nXX'), { name: 'X', low: 1, high: 1, turning: '' });
  assert.deepEqual(read(writeTiling(behind)), behind);
});

for (const [text, what] of [
  ['pieces\nF', 'no board'],
  ['board\n..\npieces\nNothing', 'a piece that is not drawn'],
  ['board\n..\npieces\nF\nF', 'a name twice'],
  ['board\n.!\npieces\nI2', 'an unknown character'],
  ['grid hex\nboard\n..\npieces\nH1.1', 'hexagons of both parities'],
  ['board\n..\npieces\nI2\nplaced\nI2 1,1 1,3', 'a place outside'],
  ['grid cubes\nboard\n..\npieces\nI2', 'an unknown grid'],
  ['6x10 nonsense', 'an unknown set'],
  ['0x10 pentominoes', 'no rows'],
  [`${'9'.repeat(5)}x${'9'.repeat(5)} I1`, 'a board that is too large'],
]) {
  test(`the worker is asked about a text with ${what}`, () => assert.equal(readTiling(text), undefined));
}

test('a line is a board with every cell', () => {
  const model = read('8x8 tetrominoes I2 2xL4 *xI1 0..3xV3');
  assert.deepEqual(sizeOf(model), [1, 8, 8]);
  assert.deepEqual(
    model.entries.map(({ low, high }) => [low, high]),
    [
      [1, 1],
      [1, 1],
      [2, 2],
      [0, Number.POSITIVE_INFINITY],
      [0, 3],
    ],
  );
  assert.deepEqual(sizeOf(read('3x4x5 soma')), [3, 4, 5]);
  const hexes = read('hex 5x6 tetrahexes');
  assert.deepEqual(sizeOf(hexes), [1, 5, 6]);
  assert.equal(sums(hexes).cells, 30);
});

for (const [set, grid, size] of /** @type {const} */ ([
  ['pentominoes', 'square', 12],
  ['one-sided-pentominoes', 'square', 18],
  ['hexominoes', 'square', 35],
  ['heptominoes', 'square', 108],
  ['tetrahexes', 'hex', 7],
  ['pentahexes', 'hex', 22],
  ['hexahexes', 'hex', 82],
  ['hexiamonds', 'triangle', 12],
  ['heptiamonds', 'triangle', 24],
  ['octiamonds', 'triangle', 66],
  ['tetracubes', 'cube', 8],
  ['pentacubes', 'cube', 29],
  ['kanoodle', 'square', 12],
  ['calendar', 'square', 8],
  ['soma', 'cube', 7],
  ['bedlam', 'cube', 13],
])) {
  test(`there are ${size} pieces in the set ${set}, no two alike`, () => {
    const pieces = piecesNamed(set, grid);
    assert.equal(pieces.length, size);
    const least = pieces.map(({ shape, turning }) => directions(grid, shape, turning).sort()[0]);
    assert.equal(new Set(least).size, size);
  });
}

test('a one-sided set has the mirror images of pieces that have one, each with a name of its own', () => {
  for (const [set, grid, size] of /** @type {const} */ ([
    ['one-sided-tetrominoes', 'square', 7], // A000988
    ['one-sided-hexominoes', 'square', 60],
    ['one-sided-pentahexes', 'hex', 33], // A006535
    ['one-sided-heptiamonds', 'triangle', 43], // A006534
  ])) {
    const pieces = piecesNamed(set, grid);
    assert.equal(pieces.length, size, set);
    const least = pieces.map(({ shape }) => directions(grid, shape, 'rotate').sort()[0]);
    assert.equal(new Set(least).size, size, set);
    for (const piece of pieces) assert.deepEqual(piecesNamed(piece.name, grid)[0].shape, piece.shape, piece.name);
  }
  assert.deepEqual(piecesNamed("T'", 'square'), []);
  assert.deepEqual(piecesNamed('one-sided-pentominoes', 'cube'), []);
});

test('every grid offers its smallest pieces, each by a name that stands for it', () => {
  for (const [grid, size] of /** @type {const} */ ([
    ['square', 22],
    ['hex', 12],
    ['triangle', 22],
    ['cube', 13],
  ])) {
    const pieces = singles(grid);
    assert.equal(pieces.length, size, grid);
    for (const { name, shape } of pieces) assert.deepEqual(piecesNamed(name, grid)[0]?.shape, shape, name);
  }
});

for (const [grid, sides] of /** @type {const} */ ([
  ['square', 4],
  ['hex', 6],
  ['triangle', 6],
  ['cube', 4],
])) {
  test(`${sides} turns and two flips of a ${grid} piece lead back to it`, () => {
    const set = { square: 'pentominoes', hex: 'tetrahexes', triangle: 'hexiamonds', cube: 'pentacubes' }[grid];
    for (const { shape, name } of piecesNamed(set, grid)) {
      let moved = shape;
      for (let turn = 0; turn < sides; turn += 1) moved = turned(grid, moved);
      assert.equal(String(moved), String(normal(grid, shape)), name);
      for (let flip = 0; flip < (grid === 'cube' ? 4 : 2); flip += 1) moved = flipped(grid, moved);
      assert.equal(String(moved), String(normal(grid, shape)), name);
    }
  });

  test(`neighbours of a ${grid} cell are mutual and share an edge of the drawing`, () => {
    const line = { square: '4x5 I1', hex: 'hex 4x5 H1.1', triangle: 'triangle 4x5 T1.1', cube: '3x4x5 I1' }[grid];
    const model = read(line);
    for (const [index, cell] of model.cells.entries()) {
      if (cell === '_') continue;
      for (const next of neighbours(model, index)) {
        assert.ok(neighbours(model, next).includes(index));
        const isSameLayer = Math.floor(index / 20) === Math.floor(next / 20);
        if (grid === 'cube' && !isSameLayer) continue;
        const sides = corners(model, index).length + corners(model, next).length;
        const drawn = border([corners(model, index), corners(model, next)]).split('L').length - 1;
        assert.equal(drawn, sides - 2);
      }
    }
  });
}

test('one copy more of a set’s piece gives every piece of the set its own line', () => {
  const model = changed(read('6x10 pentominoes'), 'F', { low: 2, high: 2 });
  assert.equal(model.entries.length, 12);
  assert.match(writeTiling(model), /pieces\n2 F\nI\nL\n/);
  assert.equal(sums(model).most, 65);
  assert.equal(sums(removed(model, 'F')).most, 55);
});

test('a piece of Soma that has the name of another piece is drawn when it gets a line', () => {
  const text = writeTiling(changed(read('3x3x3 soma'), 'A', { low: 2, high: 2 }));
  assert.match(text, /\nV rotate\nXX\nX\.\n/);
  const again = read(text);
  const shapes = (/** @type {any} */ model) => kindsOf(model).map(({ shape }) => String(shape));
  assert.deepEqual(shapes(again), shapes(read('3x3x3 soma')));
  assert.equal(writeTiling(again), text);
});

test('a piece that is added again is one more copy, and a drawn one gets a free name', () => {
  const twice = added(read('6x10 pentominoes'), { name: 'pentominoes', low: 1, high: 1, turning: '' });
  assert.ok(kindsOf(twice).every(({ low, high }) => low === 2 && high === 2));
  const drawn = added(read('2x2 I2'), { name: 'Q1', low: 1, high: 1, turning: '', drawn: [[0, 0, 0]] });
  assert.equal(freeName(drawn), 'Q2');
});

test('a hole takes the piece away that lies on it', () => {
  const model = placedWith(read('2x4 I2'), 'I2', [1, 0]);
  assert.equal(painted(model, [1], '_').placed.length, 0);
  assert.equal(painted(model, [1], '?').placed.length, 1);
});

test('another size keeps what both boards have', () => {
  const model = placedWith(painted(read('4x4 *xI2'), [5], '_'), 'I2', [2, 3]);
  assert.equal(
    writeTiling(resized(model, [1, 3, 5]))
      .split('\n')
      .slice(2, 5)
      .join('|'),
    '.....|._...|.....',
  );
  assert.deepEqual(resized(model, [1, 3, 5]).placed, [{ name: 'I2', cells: [2, 3] }]);
  assert.deepEqual(resized(model, [1, 3, 3]).placed, []);
  assert.equal(sums(resized(read('hex 3x4 H1.1'), [1, 2, 5])).cells, 10);
});

test('a piece is laid so that it fits, if it can', () => {
  const model = read('2x3 I3');
  const [{ shape }] = kindsOf(model);
  assert.deepEqual(laid(model, 'I3', shape, 0), { cells: [0, 1, 2], fits: true });
  assert.equal(laid(model, 'I3', turned('square', shape), 0).fits, false);
  assert.equal(laid(placedWith(model, 'I3', [0, 1, 2]), 'I3', shape, 1).fits, false);
  const lettered = read('board\na..\npieces\nI3\nV3\nonly\na V3');
  assert.equal(laid(lettered, 'I3', shape, 1).fits, false);
});

test('the arrow keys reach every cell of every grid', () => {
  for (const line of ['3x4 I1', 'hex 4x5 H1.1', 'triangle 3x7 T1.1', '2x3x4 I1']) {
    const model = read(line);
    const reached = new Set([0]);
    for (const index of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']) {
        const next = stepFrom(model, index, key);
        if (next !== undefined) reached.add(next);
      }
    }
    assert.equal(reached.size, sums(model).cells, line);
  }
});

test('colours say why some boards cannot be covered, and say nothing of boards that can', () => {
  const mutilated = `board\n_.......\n${'........\n'.repeat(6)}......._\npieces\n* I2`;
  assert.deepEqual(reasonAgainst(read(mutilated)), [30, 32]);
  assert.deepEqual(reasonAgainst(read('14x15 hexominoes')), [105, 105]);
  assert.equal(reasonAgainst(read('6x10 pentominoes')), undefined);
  assert.equal(reasonAgainst(read('8x8 *xI2')), undefined);
  assert.equal(reasonAgainst(read(mutilated.replace('_', '?'))), undefined);
  assert.deepEqual(reasonAgainst(read('4x5 tetrominoes')), [10, 10]);
});

test('neighbours have different colours', () => {
  const model = read('8x8 *xI2');
  const pieces = Array.from({ length: 32 }, (_, i) => ({ name: 'I2', cells: [2 * i, 2 * i + 1] }));
  const hues = huesOf(model, kindsOf(model), pieces);
  for (let i = 0; i < 32; i += 1) {
    if (i % 4 < 3) assert.notEqual(hues[i], hues[i + 1]);
    if (i < 28) assert.notEqual(hues[i], hues[i + 4]);
  }
});

test('the pieces of a solution become placed pieces', () => {
  const text = '2x4 I2 2xI3';
  const solution = 'AAB.\nAAB.\nA I3 1,1 1,2 2,1\nB I2 1,3 2,3';
  assert.deepEqual(readSolution(solution, read(text)), [
    { symbol: 'A', name: 'I3', cells: [0, 1, 4] },
    { symbol: 'B', name: 'I2', cells: [2, 6] },
  ]);
  assert.match(withSolution(text, solution), /placed\nI3 1,1 1,2 2,1\nI2 1,3 2,3$/);
});

test('pieces without a letter of their own get one that is free', () => {
  assert.deepEqual(
    [...symbolsOf(['P6.1', 'A', 'P6.2'])],
    [
      ['P6.1', 'B'],
      ['A', 'A'],
      ['P6.2', 'C'],
    ],
  );
});

test('every day of the year leaves 41 cells, and the open cells are labelled with its month and day', () => {
  const months = Array.from({ length: 12 }, (_, month) => `month ${month}`);
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(2024, 0, 1 + day);
    const model = read(['board', ...calendarRows(date), 'pieces', 'calendar'].join('\n'));
    const label = labelsOf(model, months);
    const open = model.cells.flatMap((cell, index) => (cell === '_' ? [label(index)] : [])).filter(Boolean);
    assert.equal(sums(model).cells, 41);
    assert.deepEqual(open, [`month ${date.getMonth()}`, String(date.getDate())]);
  }
  assert.equal(labelsOf(read('7x7 calendar'), months)(0), undefined);
});
