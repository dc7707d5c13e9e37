// The WebAssembly modules against the catalog that the package is built with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as catalog from '../../build/wasm/catalog.js';
import { Quadrille } from '../../dist/package/quadrille.js';
import { askCatalog, instantiateModule, savedCatalog } from '../../wasm/tools/catalog.js';

for (const puzzle of catalog.puzzles) {
  test(`${puzzle.id}.wasm has one puzzle, and describes it as the catalog does`, async () => {
    const { functions } = await instantiateModule(puzzle.id);
    const described = puzzle.id === 'sudoku' ? { ...puzzle, generates: false } : puzzle;
    assert.deepEqual(JSON.parse(functions.catalog()), [described]);
  });
}

test('the catalog that `npm start` begins with is what core says: node wasm/tools/catalog.js updates it', async () => {
  assert.deepEqual(JSON.parse(readFileSync(savedCatalog, 'utf8')), await askCatalog());
});

test('grading.wasm is Sudoku with what the catalog says of it', async () => {
  const { functions } = await instantiateModule('grading');
  const sudoku = catalog.puzzles.find(({ id }) => id === 'sudoku');
  assert.deepEqual(JSON.parse(functions.catalog()), [sudoku]);
});

const nowhere = 'file:///nowhere/';
const cover = await WebAssembly.compile(readFileSync(new URL('../../dist/package/cover.wasm', import.meta.url)));

test('a solver with the WebAssembly of one puzzle has the whole catalog, and answers about that puzzle', async () => {
  const quadrille = await Quadrille.start({ preload: 'cover', wasmUrl: nowhere, wasmModules: { cover } });
  try {
    assert.deepEqual(quadrille.catalog, catalog.puzzles);
    for (let time = 0; time < 2; ++time) {
      await assert.rejects(quadrille.count('queens', '4 0 0 0 0'), { code: 'not-loaded', message: /\/queens\.wasm/ });
      assert.equal((await quadrille.count('cover', 'a\na')).count, 1n);
    }
  } finally {
    quadrille.close();
  }
});

test('a solver cannot start with a puzzle that there is not, or with WebAssembly that is not there', async () => {
  await assert.rejects(Quadrille.start({ preload: 'chess' }), { code: 'unknown-puzzle', message: /"chess"/ });
  const missing = Quadrille.start({ wasmUrl: nowhere });
  await assert.rejects(missing, { code: 'not-loaded', message: /from file:\/\/\/nowhere\/sudoku\.wasm: ENOENT/ });
});

test('the small module of Sudoku answers about one board, and the larger one about a text of many', async () => {
  const sudoku = await WebAssembly.compile(readFileSync(new URL('../../dist/package/sudoku.wasm', import.meta.url)));
  const quadrille = await Quadrille.start({ wasmUrl: nowhere, wasmModules: { sudoku } });
  const board = '1......4..3..2..';
  try {
    for (const question of /** @type {const} */ (['solve', 'check', 'count', 'list']))
      assert.notEqual((await quadrille[question]('sudoku', board)).verdict, 'none');
    await assert.rejects(quadrille.batch('sudoku', 'check', board), /grading\.wasm/);
    await assert.rejects(quadrille.candidates('sudoku', board), /grading\.wasm/);
  } finally {
    quadrille.close();
  }
});
