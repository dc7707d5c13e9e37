// The package with bundlers, in projects that have nothing else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import * as vite from 'vite';
import webpack from 'webpack';
import { ask, askBoard, askSync, assertSolves, project, root as repository, serve } from './fixtures.js';

const html = '<!doctype html><body><script type="module" src="./main.js"></script>';

/** Two pages: one uses the solver, one a board. */
const files = {
  'main.js': ask('quadrille'),
  'index.html': html,
  'board/main.js': askBoard('quadrille/element'),
  'board/index.html': html,
};

const assertBothSolve = (address) => Promise.all(['', 'board/'].map((path) => assertSolves(`${address}/${path}`)));

test("vite's development server serves it without configuration", async () => {
  const root = project(files);
  const server = await vite.createServer({ root, configFile: false, logLevel: 'error', server: { host: '127.0.0.1' } });
  after(() => server.close());
  await server.listen();
  await assertBothSolve(server.resolvedUrls.local[0].replace(/\/$/, ''));
});

/** webpack warns of files of more than 250 kB, which some modules are; the guide says what to set. */
const [, maxAssetSize] = /maxAssetSize: ([\d_]+)/.exec(readFileSync(join(repository, 'wasm/api/guide.md'), 'utf8'));
const performance = { maxAssetSize: Number(maxAssetSize.replaceAll('_', '')) };

test('vite builds it without a warning', async () => {
  const root = project(files);
  const warnings = [];
  const customLogger = vite.createLogger('warn');
  customLogger.warn = (message) => warnings.push(message);
  const input = ['index.html', 'board/index.html'];
  await vite.build({ root, configFile: false, customLogger, build: { rolldownOptions: { input } } });
  assert.deepEqual(warnings, []);
  await assertBothSolve(await serve(join(root, 'dist')));
});

test('webpack builds it without a warning, with each file once and no path of this machine', async () => {
  const html = '<!doctype html><body><script defer src="/main.js"></script>';
  const context = project({
    ...files,
    'dist/index.html': html,
    'dist/board/index.html': html.replace('main', 'board'),
  });
  const path = join(context, 'dist');
  const entry = { main: './main.js', board: './board/main.js' };
  const compiler = webpack({ mode: 'production', context, entry, output: { path }, performance });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.equal(stats.toString({ all: false, errors: true, warnings: true }), '');
  const built = readdirSync(path).filter((name) => /\.(js|wasm)$/.test(name));
  const texts = built.map((name) => readFileSync(join(path, name), 'latin1'));
  assert.ok(!texts.some((text) => text.includes(context)));
  assert.equal(built.filter((name) => name.endsWith('.wasm')).length, 10);
  assert.equal(texts.filter((text) => text.includes('the puzzle needs more memory')).length, 1, 'workers');
  await assertBothSolve(await serve(path));
});

test('vite and webpack build quadrille/sync, with its WebAssembly and nothing else', async () => {
  const root = project({ 'main.js': askSync('quadrille/sync'), 'index.html': html });
  await vite.build({ root, configFile: false, logLevel: 'error' });
  const names = readdirSync(join(root, 'dist/assets')).map((name) => name.replace(/-[\w-]{8}\./, '.'));
  assert.deepEqual(names.sort(), [
    'cover.wasm',
    'grading.wasm',
    'grid.wasm',
    'index.js',
    'kakuro.wasm',
    'model.wasm',
    'queens.wasm',
    'reading.wasm',
    'sudoku.wasm',
    'tiling.wasm',
    'variant.wasm',
  ]);
  await assertSolves(`${await serve(join(root, 'dist'))}/`);

  const script = '<!doctype html><body><script defer src="/main.js"></script>';
  const context = project({ 'main.js': askSync('quadrille/sync'), 'dist/index.html': script });
  const path = join(context, 'dist');
  const compiler = webpack({ mode: 'production', context, entry: './main.js', output: { path }, performance });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.equal(stats.toString({ all: false, errors: true, warnings: true }), '');
  assert.equal(readdirSync(path).filter((name) => name.endsWith('.js')).length, 1);
  await assertSolves(`${await serve(path)}/`);
});
