// What reads links is a module of its own, and what writes them a file of its own, found by `linksUrl` if that is
// given: each is loaded when it is first needed.
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
const places = { wasmUrl: pathToFileURL(`${folder}/`), linksUrl: pathToFileURL(join(folder, 'link-codecs.js')) };

const noReader = { code: 'not-loaded', message: /could not be loaded from file:.*reading\.wasm/ };
const noWriter = { code: 'not-loaded', message: /what writes links could not be loaded from file:.*link-codecs\.js/ };

const sync = await load({ puzzles: ['sudoku'] });
const link = sync.convert('sudoku', BOARD, { to: 'fpuzzles' }).text;

test('without them a link is an error, and every other text is answered; each is loaded when it is there', async () => {
  const quadrille = await Quadrille.start({ workers: 1, ...places });
  after(() => quadrille.close());
  assert.equal((await quadrille.solve('sudoku', BOARD)).solution, SOLUTION);
  await assert.rejects(quadrille.solve('sudoku', link), noReader);
  await assert.rejects(quadrille.convert('sudoku', BOARD, { to: 'sudokupad' }), noWriter);
  const watch = await quadrille.watch('sudoku', link);
  await assert.rejects(watch.step(1), noReader);
  watch.close();
  const [error] = await quadrille.batch('sudoku', 'check', [link, link]);
  assert.equal(error.code, 'not-loaded');
  assert.equal((await quadrille.solve('sudoku', BOARD)).solution, SOLUTION);

  bring('reading.wasm');
  assert.equal((await quadrille.convert('sudoku', link, { to: 'line' })).text, BOARD);
  await assert.rejects(quadrille.solve('sudoku', link), noWriter);
  bring('link-codecs.js');
  assert.match((await quadrille.solve('sudoku', link)).solution ?? '', /^https:\/\/www\.f-puzzles\.com\/\?load=/);
  const other = await quadrille.watch('sudoku', link);
  assert.equal((await other.step(1000)).solution, SOLUTION);
  other.close();
});

test('in the calling thread, the first link reports a missing file, and other texts are answered', async () => {
  const nowhere = new URL('nowhere/link-codecs.js', places.linksUrl);
  const { wasmUrl } = places;
  const modules = Object.fromEntries(['grading', 'queens'].map((id) => [id, compiled(id)]));
  const quadrille = await load({ puzzles: ['sudoku', 'queens'], linksUrl: nowhere, wasmUrl });
  const other = await load({ puzzles: ['sudoku'], wasmUrl: new URL('nowhere/', wasmUrl), wasmModules: modules });
  for (let times = 0; times < 2; ++times) {
    assert.throws(() => quadrille.solve('sudoku', link), noWriter);
    assert.equal(quadrille.convert('sudoku', link, { to: 'line' }).text, BOARD);
    assert.throws(() => other.convert('sudoku', link, { to: 'line' }), noReader);
    for (const each of [quadrille, other]) assert.equal(each.solve('sudoku', BOARD).solution, SOLUTION);
  }
});

/** @param {string} id */
const compiled = (id) => new WebAssembly.Module(readFileSync(join(root, 'dist/package', `${id}.wasm`)));
