// What the page says of patterns of grid puzzles (core/puzzles/grid/patterns), and of parts of the board.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import './page-session.js';
import { spoken } from './spoken.js';

const { hintGround } = await import('../../web/board/hint.js');
const { partName, withPartValue } = await import('../../web/grids/part-values.js');
const { rectangleThat, whatFollows, whyOf } = await import('../../web/parts/hint-patterns.js');
const { default: en } = await import('../../web/strings/en/cell-patterns.js');
const { default: zh } = await import('../../web/strings/zh/cell-patterns.js');

const folder = new URL('../../core/puzzles/grid/patterns/', import.meta.url);
const inCore = readdirSync(folder)
  .filter((name) => name.endsWith('.cpp'))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\{"([\w-]+)",\s*[1-5],/g)])
  .map(([, name]) => name);

test('each pattern of core has a name and a sentence in both languages, and no other has', () => {
  const names = [...new Set(inCore)].sort();
  assert.ok(names.length > 70);
  for (const { patterns } of [en, zh]) assert.deepEqual(Object.keys(patterns).sort(), names);
});

test('a sentence about a pattern is short and names no state of the solver', () => {
  for (const { name, why } of Object.values(en.patterns)) {
    assert.ok(why.length <= 120, why);
    assert.ok(name.length <= 30, name);
    assert.doesNotMatch(`${name} ${why}`, /rule for|is not part|domain|value|candidate/);
  }
});

test('the only rectangle of a number is said by its rows and columns', () => {
  const place = (/** @type {string} */ _, /** @type {number} */ cell) => [Math.floor(cell / 4) + 1, (cell % 4) + 1];
  const hint = { rule: 'only-rectangle', source: { cells: [4, 5, 6, 8, 9, 10] } };
  assert.equal(rectangleThat({ place }, '', hint), 'The rectangle is rows 2–3, columns 1–3');
  assert.equal(zh.rectangle([2, 3], [1, 1]), '矩形是第 2–3 行、第 1 列');
  assert.equal(rectangleThat({ place }, '', { rule: 'common-cells', source: hint.source }), undefined);
});

test('a reason names its row or column, and a region is marked', () => {
  const place = (/** @type {string} */ _, /** @type {number} */ cell) => [Math.floor(cell / 4) + 1, (cell % 4) + 1];
  const puzzle = { place, size: () => '4×4' };
  const why = (/** @type {number[]} */ ...because) => whyOf(puzzle, '', { rule: 'all-stars', because });
  assert.equal(why(8, 9, 10, 11, 8), 'All stars of row 3 are placed.');
  assert.equal(why(1, 5, 9, 13), 'All stars of column 2 are placed.');
  assert.equal(why(8, 9), 'All stars of the marked region are placed.');
  const hint = { rule: 'leaves-none', because: [8], source: { cells: [0, 1, 2, 3] } };
  assert.equal(whyOf(puzzle, '', hint), 'A star here would leave too few places in row 1.');
  assert.equal(whyOf(puzzle, '', { rule: 'around-star', because: [8] }), en.patterns['around-star'].why);
  assert.equal(whyOf(puzzle, '', { rule: 'rule', because: [8] }), undefined);
});

test('a hint says all cells that follow: by their line where they are side by side, else how many are marked', () => {
  const puzzle = {
    place: (/** @type {string} */ _, /** @type {number} */ cell) => [Math.floor(cell / 4) + 1, (cell % 4) + 1],
    symbol: (/** @type {number} */ value) => ['dot', 'star', 'lamp'][value - 1],
    describe: (/** @type {string} */ _, /** @type {number} */ cell) => `cell ${cell}`,
  };
  const said = (/** @type {[cell: number, value: number][]} */ ...marks) => {
    const all = marks.map(([cell, value]) => ({ cell, value }));
    return whatFollows(puzzle, '', { ...all[0], marks: all, rule: 'run-overlap' });
  };
  assert.equal(said([5, 2], [6, 2], [7, 2]), 'Row 2, columns 2–4: star');
  assert.equal(said([2, 1], [6, 1]), 'Rows 1–2, column 3: dot');
  assert.equal(said([4, 2], [6, 2]), 'The 2 marked cells: star'); // not side by side
  assert.equal(said([0, 2], [1, 2], [4, 2], [5, 2]), 'The 4 marked cells: star'); // in no line
  assert.equal(said([0, 2], [1, 3]), 'The 2 marked cells: star; lamp');
  assert.equal(said([0, 1], [1, 2], [2, 3]), 'cell 0'); // a sentence names no three values
  assert.equal(said([3, 2]), 'cell 3');
  assert.equal(whatFollows(puzzle, '', { cell: 3, value: 2, rule: 'run-overlap' }), 'cell 3');
});

test('all cells that a hint fills in are marked alike, but for those that are its reasons', () => {
  const hint = { cell: 4, value: 2, because: [], reasons: [], eliminated: [], unit: null, source: null };
  const marks = [4, 5, 6].map((cell) => ({ cell, value: 2 }));
  const here = (/** @type {object} */ more) =>
    hintGround({ ...hint, ...more }, 4)
      .values.at(-1)
      .match(/M[^h]+/g);
  assert.deepEqual(here({}), ['M2.5 42.5']);
  assert.deepEqual(here({ marks }), ['M2.5 42.5', 'M42.5 42.5', 'M82.5 42.5']);
  assert.deepEqual(here({ marks, because: [4, 5] }), ['M82.5 42.5']);
});

test('a value of a cell says to what it is joined, and is drawn so', () => {
  const dominoes = 'dominosa\ncells\n0 0 1\n1 1 0';
  assert.equal(partName(spoken(dominoes), 0, 3), 'joined to the cell on its right');
  assert.match(withPartValue(dominoes, 0, 3), /filled\n(\w+) \1 \?\n\? \? \?$/);

  const rectangles = 'shikaku\ncells\n4 .\n. .';
  assert.equal(partName(spoken(rectangles), 3, 4), 'joined to the cell above and the one on its left');
  // All values of a rectangle, one after the other, are one part.
  const whole = [1, 2, 3, 4].reduce((text, value, cell) => withPartValue(text, cell, value), rectangles);
  assert.match(whole, /filled\n(\w+) \1\n\1 \1$/);

  // Both centres reach the middle cell; the second one's region is that cell and its own.
  const galaxies = 'galaxies\nsize 1 4\ncentres\nr1c1\nr1c3';
  assert.equal(partName(spoken(galaxies), 1, 1), 'part of the galaxy with its centre at row 1, column 3');
  assert.match(withPartValue(galaxies, 1, 1), /filled\n\? (\w+) \1 \1$/);
});
