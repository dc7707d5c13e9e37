// Nonograms from pictures. The clues are written by hand from the pictures in the tests; whether there is
// one solution is found by trying all pictures.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeUnique } from '../../web/importing/few-cells.js';
import { nonogramOf, shapeOf, sizeOf, thresholdOf } from '../../web/importing/nonogram-picture.js';

/** @param {string[]} rows */
const shadedOf = (rows) => rows.flatMap((row) => [...row].map((cell) => cell === '#'));

test('the shaded cells of a picture are the runs of its nonogram', () => {
  const picture = shadedOf(['##.#', '....', '#..#']);
  assert.equal(nonogramOf(picture, 4), 'nonogram\nrows\n2 1\n0\n1 1\ncolumns\n1 1\n1\n0\n1 1');
  assert.equal(nonogramOf([false, false], 2), 'nonogram\nrows\n0\ncolumns\n0\n0');
  assert.equal(nonogramOf([true, true], 2), 'nonogram\nrows\n2\ncolumns\n1\n1');
});

test('the threshold lies between the two groups of greys, also where both are light or dark', () => {
  assert.equal(thresholdOf([200, 240, 202, 242, 201]), 221);
  assert.equal(thresholdOf([3, 41, 1, 40]), 21.5);
});

test('the size of a nonogram is the number of its lines, without what is filled in', () => {
  assert.deepEqual(sizeOf('nonogram\nrows\n2 1\n0\n1 1\ncolumns\n1\n1\n0\n1 1'), [3, 4]);
  assert.deepEqual(sizeOf('nonogram\nrows\n1\ncolumns\n1\n0\nfilled\n# ?'), [1, 2]);
});

test('a board has the shape of its picture, and a line at least', () => {
  assert.deepEqual(shapeOf({ width: 300, height: 200 }, 30), { rows: 20, columns: 30 });
  assert.deepEqual(shapeOf({ width: 200, height: 300 }, 30), { rows: 30, columns: 20 });
  assert.deepEqual(shapeOf({ width: 900, height: 3 }, 20), { rows: 1, columns: 20 });
});

/**
 * All pictures of a size with the same clues as this one, by trying each.
 * @param {boolean[]} picture
 * @param {number} columns
 */
function twinsOf(picture, columns) {
  const clues = nonogramOf(picture, columns);
  const all = Array.from({ length: 2 ** picture.length }, (_, number) =>
    picture.map((_, cell) => Boolean((number >> cell) & 1)),
  );
  return all.filter((other) => nonogramOf(other, columns) === clues);
}

/** What `makeUnique` asks, answered by trying all pictures. @param {number} columns */
const openIn = (columns) => async (/** @type {boolean[]} */ picture) => {
  const twins = twinsOf(picture, columns);
  return [...picture.keys()].filter((cell) => twins.some((twin) => twin[cell] !== picture[cell]));
};

test('a picture is made unique by few cells, those of most doubt first', async () => {
  const { signal } = new AbortController();
  for (const rows of [
    ['#.', '.#'],
    ['#.#', '.#.', '#.#'],
    ['#..', '.#.', '..#'],
    ['.#.#', '#.#.', '.#.#'],
  ]) {
    const [picture, columns] = [shadedOf(rows), rows[0].length];
    const unique = await makeUnique(picture, { openIn: openIn(columns), doubt: () => 0, signal });
    assert.ok(unique);
    assert.equal(twinsOf(unique, columns).length, 1);
    const changed = unique.filter((is, cell) => is !== picture[cell]).length;
    const least = Number(twinsOf(picture, columns).length > 1);
    assert.ok(changed >= least && changed <= 2, `${rows}: ${changed}`);
  }
  const doubted = await makeUnique(shadedOf(['#.', '.#']), {
    openIn: openIn(2),
    doubt: (cell) => Math.abs(cell - 2),
    signal,
  });
  assert.deepEqual(doubted, shadedOf(['#.', '##']));
});

test('the search for cells to change ends when it is stopped, when nothing is known, and after some time', async () => {
  const picture = shadedOf(['#.', '.#']);
  const options = { doubt: () => 0, signal: new AbortController().signal };
  assert.equal(await makeUnique(picture, { ...options, openIn: async () => undefined }), undefined);
  assert.equal(await makeUnique(picture, { ...options, openIn: openIn(2), signal: AbortSignal.abort() }), undefined);
  let judged = 0;
  const never = async () => {
    judged += 1;
    return [...Array(400).keys()];
  };
  assert.equal(await makeUnique(Array(400).fill(false), { ...options, openIn: never }), undefined);
  assert.equal(judged, 160);
});

test('at most 20 cells are changed', async () => {
  let judged = 0;
  const openIn = async () => [judged++]; // another cell each time
  const options = { doubt: () => 0, signal: new AbortController().signal, openIn };
  assert.equal(await makeUnique(Array(400).fill(false), options), undefined);
  assert.equal(judged, 21); // the picture, and one after each change
});
