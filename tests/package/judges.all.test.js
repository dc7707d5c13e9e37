// The package that would be published: the sizes of its files, and the results of tools that check packages.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { packageFolder, packed, root } from './fixtures.js';

const read = (name) => readFileSync(join(packageFolder, name));

/** The names of a module and of its static imports, without dynamic imports. */
function withImports(name) {
  const names = [
    ...read(name)
      .toString()
      .matchAll(/from\s*["'`]\.\/([^"'`]+)/g),
  ].flatMap(([, path]) => withImports(path));
  return [...new Set([name, ...names])];
}

const gzipped = (...names) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

const [, ...sizes] = readFileSync(join(root, 'tests/data/sizes.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'));

/** The bytes of what the table names. */
function sizeOf(files) {
  if (files === 'tarball') return statSync(packed.tarball).size;
  const names = files.split(' ').flatMap((name) => (name.endsWith('+') ? withImports(name.slice(0, -1)) : [name]));
  return gzipped(...new Set(names));
}

for (const [what, files, most] of sizes) {
  if (files === 'page') continue; // tests/web/loading.test.js
  test(`the size of ${what} is what tests/data/sizes.tsv says: at most ${most} KB`, () => {
    const size = sizeOf(files);
    assert.ok(size <= Number(most) * 1024 && size >= 0.9 * Number(most) * 1024, `${size} bytes`);
  });
}

test('the table of sizes has every module', () => {
  const named = sizes.map(([, files]) => files);
  for (const name of packed.files.filter((file) => file.endsWith('.wasm') && file !== 'command.wasm'))
    assert.ok(named.includes(name), name);
});

test('publint finds no fault', async () => {
  const { messages } = await publint({ pkgDir: packageFolder, strict: true });
  assert.deepEqual(messages, []);
});

test('attw finds no fault', async () => {
  const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)));
  const faults = problems.filter(
    ({ kind, entrypoint }) =>
      // It warns those who require a module, which every Node of `engines` does: node.test.js. And a .wasm is no
      // module that types could describe, but a file whose address is wanted; nor is a classic script.
      kind !== 'CJSResolvesToESM' && !/\.(wasm|iife\.js)$/.test(entrypoint),
  );
  assert.deepEqual(faults, []);
});
