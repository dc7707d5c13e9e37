// Counts from the literature, by the WebAssembly build.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

/** OEIS A000170, from N = 1. */
const queens = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596];

for (const [engine, most] of /** @type {const} */ ([
  ['bits', 14],
  ['dlx', 11],
])) {
  test(`the numbers of queens solutions are those of the literature, up to N = ${most} with ${engine}`, async () => {
    for (let n = 1; n <= most; ++n) {
      const { count } = await quadrille.count('queens', [n, ...Array(n).fill(0)].join(' '), { engine });
      assert.equal(count, BigInt(queens[n - 1]), `N = ${n}`);
    }
  });
}

test('a count of more than 64 bits is exact, also with little memory', async () => {
  // Domino tilings of 16×16, by Kasteleyn's formula.
  const side = 16;
  /** @param {number} row @param {number} column */
  const cell = (row, column) => `c${row},${column}`;
  const cells = Array.from({ length: side * side }, (_, i) => [Math.floor(i / side), i % side]);
  const options = cells.flatMap(([row, column]) => [
    ...(column + 1 < side ? [`${cell(row, column)} ${cell(row, column + 1)}`] : []),
    ...(row + 1 < side ? [`${cell(row, column)} ${cell(row + 1, column)}`] : []),
  ]);
  const text = [cells.map(([row, column]) => cell(row, column)).join(' '), ...options].join('\n');
  const nodes = [];
  for (const memory of [200, 4, 1]) {
    const { verdict, count, stats } = await quadrille.count('cover', text, { memory });
    assert.deepEqual([verdict, count, stats.engine], ['counted', 2444888770250892795802079170816n, 'memory']);
    nodes.push(stats.nodes);
  }
  assert.equal(
    new Set(nodes).size,
    1,
    `residues of counts fit where counts do not, so no state is made again: ${nodes}`,
  );
});

test('a count may grow beyond one limb while the options of a state are tried', async () => {
  const text = readFileSync(new URL('../data/cover/grid_matchings.dlx', import.meta.url));
  assert.equal((await quadrille.count('cover', text)).count, 544943854546330104678928837303639296n);
});

test('twelve chosen options may give an item the same colour', async () => {
  const text = readFileSync(new URL('../data/cover/shared_colour.dlx', import.meta.url));
  for (const engine of /** @type {const} */ (['bits', 'dlx', 'auto'])) {
    assert.equal((await quadrille.count('cover', text, { engine })).count, 2n ** 13n - 1n);
  }
});

test('Soma has 11520 packings, by either engine and with memory', async () => {
  const soma = readFileSync(new URL('../data/cover/soma.dlx', import.meta.url));
  for (const engine of /** @type {const} */ (['bits', 'dlx', 'auto'])) {
    assert.equal((await quadrille.count('cover', soma, { engine })).count, 11520n);
  }
});

// Haselgrove 1960 and others; see core/tiling.
for (const [text, classes] of /** @type {const} */ ([
  ['3x20 pentominoes', 2n],
  ['6x10 pentominoes', 2339n],
])) {
  test(`a tiling that is asked about alone has as many classes as in a batch: ${text}`, async () => {
    assert.equal((await quadrille.count('tiling', text, { upToSymmetry: true })).count, classes);
    const [batched] = await quadrille.batch('tiling', 'count', [text], { upToSymmetry: true });
    assert.ok(!(batched instanceof Error));
    assert.equal(BigInt(batched.count ?? 0), classes);
  });
}
