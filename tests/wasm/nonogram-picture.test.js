// Nonograms from pictures. The clues are written by hand from the pictures in the tests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nonogramOf, sizeOf, thresholdOf } from '../../web/importing/nonogram-picture.js';

test('the dark cells of a picture are the runs of its nonogram', () => {
  const picture = ['##.#', '....', '#..#'].map((row) => [...row].map((cell) => (cell === '#' ? 90 : 170)));
  assert.equal(nonogramOf(picture), 'nonogram\nrows\n2 1\n0\n1 1\ncolumns\n1 1\n1\n0\n1 1');
});

test('the threshold lies between the two groups of greys, also where both are light or dark', () => {
  assert.equal(thresholdOf([200, 240, 202, 242, 201]), 221);
  assert.equal(thresholdOf([3, 41, 1, 40]), 21.5);
});

test('of one grey alone is no line but the middle', () => {
  assert.equal(nonogramOf([[255, 255]]), 'nonogram\nrows\n0\ncolumns\n0\n0');
  assert.equal(nonogramOf([[0, 0]]), 'nonogram\nrows\n2\ncolumns\n1\n1');
});

test('the size of a nonogram is the number of its lines, without what is filled in', () => {
  assert.deepEqual(sizeOf('nonogram\nrows\n2 1\n0\n1 1\ncolumns\n1\n1\n0\n1 1'), [3, 4]);
  assert.deepEqual(sizeOf('nonogram\nrows\n1\ncolumns\n1\n0\nfilled\n# ?'), [1, 2]);
});
