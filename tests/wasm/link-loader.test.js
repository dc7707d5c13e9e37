// What reads and packs links is a module of its own, which is loaded when it is first needed.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Quadrille } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';
import { root } from '../../wasm/tools/run.js';

/** From Wikipedia's article on Sudoku, as is the solution. */
const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
after(() => rmSync(folder, { recursive: true }));
/** @param {string} name */
const bring = (name) => copyFileSync(join(root, 'dist/package', name), join(folder, name));
for (const module of ['sudoku', 'grading', 'queens']) bring(`${module}.wasm`);
const wasmUrl = pathToFileURL(`${folder}/`);

const noReader = { code: 'not-loaded', message: /could not be loaded from file:.*reading\.wasm/ };

const sync = await load({ puzzles: ['sudoku'] });
const link = sync.convert('sudoku', BOARD, { to: 'fpuzzles' }).text;

test('without it a link is an error, and every other text is answered; it is loaded when it is there', async () => {
  const quadrille = await Quadrille.start({ workers: 1, wasmUrl });
  after(() => quadrille.close());
  assert.equal((await quadrille.solve('sudoku', BOARD)).solution, SOLUTION);
  await assert.rejects(quadrille.solve('sudoku', link), noReader);
  await assert.rejects(quadrille.convert('sudoku', BOARD, { to: 'sudokupad' }), noReader);
  const watch = await quadrille.watch('sudoku', link);
  await assert.rejects(watch.step(1), noReader);
  watch.close();
  const [error] = await quadrille.batch('sudoku', 'check', [link, link]);
  assert.equal(error.code, 'not-loaded');
  assert.equal((await quadrille.solve('sudoku', BOARD)).solution, SOLUTION);

  bring('reading.wasm');
  assert.equal((await quadrille.convert('sudoku', link, { to: 'line' })).text, BOARD);
  assert.match((await quadrille.solve('sudoku', link)).solution ?? '', /^https:\/\/www\.f-puzzles\.com\/\?load=/);
  const other = await quadrille.watch('sudoku', link);
  assert.equal((await other.step(1000)).solution, SOLUTION);
  other.close();
});

test('in the calling thread, the first link reports a missing file, and other texts are answered', async () => {
  const modules = Object.fromEntries(['grading', 'queens'].map((id) => [id, compiled(id)]));
  const quadrille = await load({ puzzles: ['sudoku'], wasmUrl: new URL('nowhere/', wasmUrl), wasmModules: modules });
  for (let times = 0; times < 2; ++times) {
    assert.throws(() => quadrille.convert('sudoku', link, { to: 'line' }), noReader);
    assert.throws(() => quadrille.convert('sudoku', BOARD, { to: 'fpuzzles' }), noReader);
    assert.equal(quadrille.solve('sudoku', BOARD).solution, SOLUTION);
  }
});

/** @param {string} id */
const compiled = (id) => new WebAssembly.Module(readFileSync(join(root, 'dist/package', `${id}.wasm`)));
