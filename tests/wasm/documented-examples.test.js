// The examples of the pages about notations, as they stand there, are read and have the answers that are known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { read } from './sources.js';

const quadrille = await load();

/** The block of code of a page that begins with this. @param {string} page @param {string} start */
function block(page, start) {
  const found = read(page)
    .split('```\n')
    .find((each) => each.startsWith(start));
  assert.ok(found, start);
  return found;
}

test('the star battle on the page of grids has one solution', () => {
  assert.equal(quadrille.check('grid', block('core/text/grids.md', 'starbattle\n')).verdict, 'unique');
});

test('the model on the page of notations has the only solution of SEND + MORE = MONEY', () => {
  const { verdict, solutions } = quadrille.check('model', block('core/text/notations.md', '# SEND + MORE'));
  assert.equal(verdict, 'unique');
  assert.equal(solutions[0], 's = 9\ne = 5\nn = 6\nd = 7\nm = 1\no = 0\nr = 8\ny = 2');
});

test('the tiling and the variant on the page of notations have a solution', () => {
  assert.equal(quadrille.solve('tiling', block('core/text/notations.md', 'grid square')).verdict, 'solved');
  assert.equal(quadrille.solve('variant', block('core/text/notations.md', '# The snakes')).verdict, 'solved');
});
