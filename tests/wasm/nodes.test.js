// The WebAssembly build searches the same tree as the native one: tests/data/nodes.tsv has the nodes of both. Here the
// worker's clock decides the slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { countNodes, readNodes } from '../../wasm/tools/nodes.js';

test('every engine needs the same number of nodes for the samples as natively', async () => {
  const rows = readNodes();
  assert.ok(rows.length > 0);
  const quadrille = await Quadrille.start();
  try {
    for (const row of rows) assert.equal(await countNodes(quadrille, row), row.expected, JSON.stringify(row));
  } finally {
    quadrille.close();
  }
});
