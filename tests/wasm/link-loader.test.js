// What reads links is a file of its own, which is loaded with the first link, from `linksUrl` if that is given.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
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
const linksUrl = pathToFileURL(join(folder, 'link-codecs.js'));
const missing = { code: 'not-loaded', message: /what reads links could not be loaded from file:.*link-codecs\.js/ };

const sync = await load({ puzzles: ['sudoku'] });
const link = sync.convert('sudoku', BOARD, { to: 'fpuzzles' }).text;

test('without the file that reads links a link is an error, and every other text is answered', async () => {
  const quadrille = await Quadrille.start({ workers: 1, linksUrl });
  after(() => quadrille.close());
  assert.equal((await quadrille.solve('sudoku', BOARD)).solution, SOLUTION);
  await assert.rejects(quadrille.solve('sudoku', link), missing);
  await assert.rejects(quadrille.convert('sudoku', BOARD, { to: 'sudokupad' }), missing);
  const watch = await quadrille.watch('sudoku', link);
  await assert.rejects(watch.step(1), missing);
  watch.close();
  const [error] = await quadrille.batch('sudoku', 'check', [link, link]);
  assert.equal(error.code, 'not-loaded');
  assert.equal((await quadrille.solve('sudoku', BOARD)).solution, SOLUTION);
});

test('the file is loaded with the first link, not before', async () => {
  const quadrille = await Quadrille.start({ workers: 1, linksUrl });
  after(() => quadrille.close());
  await quadrille.solve('sudoku', BOARD);
  copyFileSync(join(root, 'dist/package/link-codecs.js'), join(folder, 'link-codecs.js'));
  const { text } = await quadrille.convert('sudoku', link, { to: 'line' });
  assert.equal(text, BOARD);
  const watch = await quadrille.watch('sudoku', link);
  assert.equal((await watch.step(1000)).solution, SOLUTION);
  watch.close();
});

test('in the calling thread, a missing file is told with the first link, and other texts are answered', async () => {
  const nowhere = new URL('nowhere/link-codecs.js', linksUrl);
  const quadrille = await load({ puzzles: ['sudoku', 'queens'], linksUrl: nowhere });
  for (let times = 0; times < 2; ++times) {
    assert.throws(() => quadrille.solve('sudoku', link), missing);
    assert.equal(quadrille.solve('sudoku', BOARD).solution, SOLUTION);
  }
});
