// Files that do not belong together are refused: a module in the place of another one, and files of different builds.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../../wasm/bindings/catalog.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * A copy of the package in which files were changed.
 * @param {string} name
 * @param {(read: (file: string) => Buffer) => Record<string, Buffer | string>} change the new content by file
 */
async function changed(name, change) {
  const copy = join(folder, name);
  cpSync(fileURLToPath(new URL('../../dist/package', import.meta.url)), copy, { recursive: true });
  const files = change((file) => readFileSync(join(copy, file)));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(copy, file), content);
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(copy, file)).href);
  const [{ Quadrille }, sync] = [await load('quadrille.js'), await load('sync.js')];
  return { Quadrille, sync };
}

/** Another build's file of the same contents: the name of a build occurs as it is. @param {Buffer} file */
const ofOtherBuild = (file) => Buffer.from(file.toString('latin1').replaceAll(build, '01234567'), 'latin1');

/** @param {string} found @param {string} expected each of this build, or with its build */
const wrong = (found, expected) => {
  const [first, second] = [found, expected].map((file) => (/ of /.test(file) ? file : `${file} of build ${build}`));
  return { code: 'not-loaded', message: `a wrong file was loaded: ${first}, not ${second}` };
};

test('a module that is served as another one is an error that names both, and other puzzles are answered', async () => {
  const { Quadrille, sync } = await changed('swapped', (read) => ({
    'sudoku.wasm': read('queens.wasm'),
    'grading.wasm': read('sudoku.wasm'),
  }));
  await assert.rejects(Quadrille.start(), wrong('queens', 'sudoku'));
  const quadrille = await Quadrille.start({ preload: 'queens' });
  await assert.rejects(quadrille.solve('sudoku', '.'.repeat(16)), wrong('queens', 'sudoku'));
  await assert.rejects(quadrille.hint('sudoku', '.'.repeat(16)), wrong('sudoku', 'grading'));
  assert.equal((await quadrille.count('queens', '6 0 0 0 0 0 0')).count, 4n); // OEIS A000170
  quadrille.close();
  const wasmModules = { sudoku: await WebAssembly.compile(readFileSync(join(folder, 'swapped/queens.wasm'))) };
  await assert.rejects(sync.load({ puzzles: ['sudoku'], wasmModules }), wrong('queens', 'sudoku'));
});

test('a module of another build, or of none, is an error', async () => {
  const { Quadrille, sync } = await changed('mixed', (read) => ({
    'queens.wasm': ofOtherBuild(read('queens.wasm')),
    'cover.wasm': Buffer.from('\0asm\x01\0\0\0'), // an empty module
  }));
  await assert.rejects(sync.load({ puzzles: ['queens'] }), wrong('queens of build 01234567', 'queens'));
  await assert.rejects(Quadrille.start({ preload: 'queens' }), wrong('queens of build 01234567', 'queens'));
  await assert.rejects(sync.load({ puzzles: ['cover'] }), wrong(' of build ', 'cover'));
});

test('a worker of another build is an error', async () => {
  const { Quadrille } = await changed('worker', (read) => ({ 'worker.js': ofOtherBuild(read('worker.js')) }));
  await assert.rejects(Quadrille.start(), wrong('worker of build 01234567', 'worker'));
});
