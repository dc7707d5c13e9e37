// The examples of genres are as hard as the page says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { ratings, texts } from '../../web/puzzles/grid.examples.js';

test('each example of a genre has the rating that its name has', async () => {
  const quadrille = await Quadrille.start();
  for (const [genre, all] of Object.entries(texts)) {
    assert.equal(ratings[genre].length, all.length, genre);
    for (const [at, text] of all.entries()) {
      if (ratings[genre][at] === '-') continue; // it takes long, or more than one supposition
      const { rating } = await quadrille.grade('grid', text);
      assert.equal(String(rating), ratings[genre][at], `${genre} ${at}`);
    }
  }
  quadrille.close();
});
