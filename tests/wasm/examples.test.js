// The examples of grid puzzles on the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { texts } from '../../web/puzzles/grid.examples.js';

const solver = await load({ puzzles: ['grid'] });

for (const [genre, examples] of Object.entries(texts)) {
  test(`every example of ${genre} has exactly one solution`, () => {
    const verdicts = examples.map((text) => solver.check('grid', text).verdict);
    assert.deepEqual(
      verdicts,
      examples.map(() => 'unique'),
    );
  });
}
