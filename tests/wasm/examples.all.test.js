// The examples of genres are as hard as the page says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { ratings } from '../../web/puzzles/grid.examples.js';

test('each example of a genre has the rating that its name has', async () => {
  const quadrille = await Quadrille.start();
  for (const [text, rating] of ratings) {
    if (rating === '-') continue; // it takes long, or more than one supposition
    assert.equal(String((await quadrille.grade('grid', text)).rating), rating, text);
  }
  quadrille.close();
});
