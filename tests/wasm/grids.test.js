// Grid puzzles on the page: what is read is written again, and the page knows the genres of core.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles } from '../../build/wasm/catalog.js';
import { filling } from '../../web/grids/filling.js';
import { blankText, conflictsIn, isSatisfied, runsOf, valuesOf } from '../../web/grids/genres.js';
import { readGrid, writeGrid } from '../../web/grids/text.js';
import { texts } from '../../web/puzzles/grid.examples.js';
import { genres } from '../../web/session/genres.js';
import en from '../../web/strings/en.grids.js';
import zh from '../../web/strings/zh.grids.js';

test('the page has every genre of core, with a name in both languages and an example', () => {
  const known = puzzles.find(({ id }) => id === 'grid')?.genres;
  assert.deepEqual([...genres], known, 'web/session/genres.js has the ids of genres');
  for (const genre of genres) {
    assert.ok(en.names[genre], `en.grids.js has a name of ${genre}`);
    assert.ok(zh.names[genre], `zh.grids.js has a name of ${genre}`);
    assert.ok(texts[genre]?.length > 0, `grid.examples.js has an example of ${genre}`);
  }
});

test('a text is written as it was read', () => {
  for (const text of Object.values(texts).flat()) assert.equal(writeGrid(readGrid(text)), text);
  for (const genre of genres) assert.equal(writeGrid(readGrid(blankText(genre, 4, 10))), blankText(genre, 4, 10));
});

test('what is filled in stands apart from the clues, and goes away again', () => {
  const text = 'mosaic\ncells\n. 3\n. .';
  const shaded = filling.write(text, ['', '#', '.', '']);
  assert.equal(shaded, `${text}\nfilled\n? #\n. ?`);
  assert.deepEqual(filling.read(shaded), ['', '#', '.', '']);
  assert.equal(filling.write(shaded, ['', '', '', '']), text);
});

test('a part of a ship whose shape is open is in the cells', () => {
  const text = 'battleships\nfleet 2\ntop\n1 1\nleft\n2\ncells\n. .';
  const begun = filling.write(text, ['?', '']);
  assert.equal(begun, 'battleships\nfleet 2\ntop\n1 1\nleft\n2\ncells\n? .');
  assert.deepEqual(filling.solved(begun, '< >'), ['?', '>']);
  assert.equal(filling.write(begun, ['<', '']), `${text}\nfilled\n< ?`);
});

test('parts are the same whatever letters they have', () => {
  const drawn = filling.write('shikaku\ncells\n2 . 1', ['x', 'x', '']);
  assert.deepEqual(filling.read(drawn), filling.solved(drawn, 'B B A').with(2, ''));
});

test('stars that touch, and equal values of a line, contradict each other', () => {
  const stars = readGrid('starbattle\nstars 1\nregions\nA A B\nA B B\nC C C\nfilled\n* ? ?\n? * ?\n? ? .');
  assert.deepEqual([...conflictsIn(stars, valuesOf(stars))].sort(), [0, 4]);
  const latin = readGrid('futoshiki\ncells\n1 . .\n. . .\n1 . .');
  assert.deepEqual([...conflictsIn(latin, valuesOf(latin))].sort(), [0, 6]);
});

test('runs of a line, and clues outside that are satisfied', () => {
  assert.deepEqual(runsOf(['#', '#', '.', '', '#', 'r', 'r']), ['2', '1', '2r']);
  const board = readGrid('kakurasu\ntop\n3 .\nleft\n1 2\nfilled\n# .\n# .');
  assert.equal(isSatisfied(board, valuesOf(board), 'top', 0), true);
  assert.equal(isSatisfied(board, valuesOf(board), 'left', 0), true);
  assert.equal(isSatisfied(board, valuesOf(board), 'left', 1), false);
});
