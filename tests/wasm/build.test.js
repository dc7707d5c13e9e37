// How CMake is called: compiler warnings are errors where the environment has CI, and only there.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { configure } from '../../wasm/tools/build.js';
import { Fault, root } from '../../wasm/tools/run.js';
import { checkFolder } from '../../wasm/tools/setup.js';

const STRICT = '-DCMAKE_COMPILE_WARNING_AS_ERROR=ON';
const { CI } = process.env;
const tree = mkdtempSync(join(tmpdir(), 'quadrille-build-'));
const cmake = join(tree, 'cmake');
// A fake CMake: it records its arguments and writes the cache file.
writeFileSync(
  cmake,
  `#!/bin/sh
echo "$@" > ${tree}/arguments
case "$@" in *=ON*) setting=ON;; *) setting=OFF;; esac
echo "CMAKE_COMPILE_WARNING_AS_ERROR:UNINITIALIZED=$setting" > ${tree}/CMakeCache.txt
touch ${tree}/build.ninja
`,
  { mode: 0o755 },
);

after(() => {
  setCI(CI);
  rmSync(tree, { recursive: true });
});

beforeEach(() => {
  for (const file of ['arguments', 'CMakeCache.txt', 'build.ninja']) rmSync(join(tree, file), { force: true });
});

/** @param {string | undefined} value */
function setCI(value) {
  if (value === undefined) delete process.env.CI;
  else process.env.CI = value;
}

/** Configures the tree; returns CMake's arguments, undefined when it was not called. @param {string | undefined} ci */
async function argumentsWith(ci) {
  setCI(ci);
  const kept = join(tree, 'arguments');
  rmSync(kept, { force: true });
  await configure(relative(root, tree), ['-DOPTION=1'], [cmake]);
  return existsSync(kept) ? readFileSync(kept, 'utf8').trim().split(' ') : undefined;
}

test('warnings are not errors for users', async () => {
  const given = await argumentsWith(undefined);
  assert.ok(given?.includes('-DOPTION=1'));
  assert.ok(!given.includes(STRICT));
  assert.equal(await argumentsWith(undefined), undefined, 'a configured tree is not configured again');
});

test('warnings are errors where the environment has CI, also in an older tree', async () => {
  await argumentsWith(undefined);
  assert.ok((await argumentsWith('true'))?.includes(STRICT));
  assert.equal(await argumentsWith('true'), undefined);
  assert.equal(await argumentsWith(undefined), undefined, 'a strict tree stays strict');
});

test('packages are not installed through a symbolic link', () => {
  mkdirSync(join(tree, 'of-another'));
  const modules = join(tree, 'node_modules');
  symlinkSync('of-another', modules);
  assert.throws(
    () => checkFolder(relative(root, modules)),
    (error) => error instanceof Fault && /node_modules is a symbolic link/.test(error.message),
  );
  assert.doesNotThrow(() => checkFolder(relative(root, join(tree, 'of-another'))));
  assert.doesNotThrow(() => checkFolder(relative(root, join(tree, 'nowhere'))));
});
