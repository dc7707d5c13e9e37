// The two parts of the WebAssembly: that both are there, their sizes, and what the build does when the split fails.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { root } from '../../wasm/tools/run.js';
import { splitWasm } from '../../wasm/tools/split.js';

/** In kilobytes of 1024. A part that the split left empty has a few bytes, and the other one is twice as large. */
const LEAST = 30;
const MOST = 60;

for (const part of ['quadrille.wasm', 'more.wasm']) {
  test(`${part} is ${LEAST} to ${MOST} KB gzipped`, () => {
    const size = gzipSync(readFileSync(join(root, 'dist/package', part)), { level: 9 }).length;
    assert.ok(size >= LEAST * 1024 && size <= MOST * 1024, `${size} bytes`);
  });
}

/** @type {string} */
let folder;
const { PATH } = process.env;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-split-'));
});
after(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

/** Puts a Binaryen on the PATH, whose wasm-split is a shell script. @param {string} name @param {string} script */
function pretendBinaryen(name, script) {
  const bin = join(folder, name, 'bin');
  mkdirSync(bin, { recursive: true });
  const commands = { 'em-config': `echo ${join(folder, name)}`, 'wasm-split': script, 'wasm-opt': 'true' };
  for (const [command, body] of Object.entries(commands)) {
    writeFileSync(join(bin, command), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  }
  process.env.PATH = bin + delimiter + PATH;
  copyFileSync(join(root, 'build/wasm/quadrille.wasm'), join(folder, name, 'quadrille.wasm'));
  return join(folder, name);
}

test('a split that leaves the second part empty is an error, also the second time', async () => {
  const tree = join(folder, 'empty');
  pretendBinaryen(
    'empty',
    `cp ${tree}/quadrille.wasm ${tree}/first.wasm; head -c 8 ${tree}/quadrille.wasm > ${tree}/more.wasm`,
  );
  for (let time = 0; time < 2; ++time) {
    await assert.rejects(splitWasm(tree), { message: /more\.wasm of only 8 bytes/ });
  }
});

test('a split that knows the functions by other names is an error', async () => {
  const tree = pretendBinaryen('names', 'echo "warning: function f does not exist" >&2');
  await assert.rejects(splitWasm(tree), { message: /does not know the functions/ });
});
