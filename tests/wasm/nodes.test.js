// The WebAssembly build searches the same tree as the native one: tests/data/nodes.tsv has the nodes of both. Here the
// worker's clock decides the slices.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';

const data = new URL('../data/', import.meta.url);
const rows = readFileSync(new URL('nodes.tsv', data), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('every engine needs the same number of nodes for the samples as natively', async () => {
  assert.ok(rows.length > 0);
  const quadrille = await Quadrille.start();
  try {
    for (const [puzzle, file, question, engine, expected] of rows) {
      const text = readFileSync(new URL(file, data));
      const results = await quadrille.batch(
        puzzle,
        /** @type {import('../../dist/package/quadrille.js').Question} */ (question),
        text,
        { engine: /** @type {'auto' | 'dlx' | 'bits'} */ (engine) },
      );
      const nodes = results.reduce((sum, result) => {
        if (result instanceof QuadrilleError) throw result;
        return sum + result.stats.nodes;
      }, 0);
      assert.equal(nodes, Number(expected), [puzzle, file, question, engine].join(' '));
    }
  } finally {
    quadrille.close();
  }
});
