// The package's README: its code runs as it stands there, its numbers are right, and it is short. The blocks for
// frameworks are run by tests/consumers.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { onlyInAll } from '../../wasm/tools/whole.js';
import { assertSolves, packageFolder, packed, project, root, run, serve } from './fixtures.js';
import { blockIn, blocks, readme, solveBoard } from './readme.js';

const KB = 1024;

test('the package has its own README of at most 12 KB, and the project’s has at most 16 KB', () => {
  assert.equal(readFileSync(join(packageFolder, 'README.md'), 'utf8'), readme);
  assert.ok(Buffer.byteLength(readme) <= 12 * KB, `${Buffer.byteLength(readme)}`);
  assert.ok(statSync(join(root, 'README.md')).size <= 16 * KB, `${statSync(join(root, 'README.md')).size}`);
});

test('every block of code has a language in which it is run', () => {
  const languages = blocks.map(({ language }) => language);
  assert.deepEqual(languages.sort(), ['html', 'js', 'js', 'js', 'js', 'jsx', 'mjs', 'sh', 'svelte', 'tsx', 'vue']);
  assert.equal(readme.match(/^```/gm).length, 2 * blocks.length);
});

/** What the comments behind `console.log` say that it prints. */
const expected = (code) => [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output]) => `${output}\n`);

for (const { code } of blocks.filter(({ language }) => language === 'js')) {
  test(`what begins with ${code.split('\n', 1)} prints what its comments say`, async () => {
    assert.ok(expected(code).length > 0);
    assert.equal(await run(project({ 'main.js': code }), process.execPath, 'main.js'), expected(code).join(''));
  });
}

test('the plain page solves its puzzle', async () => {
  const folder = project({
    'index.html': `<!doctype html>${blockIn('html')}<script type="module">${solveBoard}</script>`,
  });
  cpSync(packageFolder, join(folder, 'quadrille'), { recursive: true });
  await assertSolves(`${await serve(folder)}/`);
});

test('the sizes that it states are right', onlyInAll, () => {
  const [, megabytes, kilobytes] = /is (\S+) MB to\s+download[\s\S]* loads (\d+) KB gzipped/.exec(readme);
  assert.ok(Math.abs(statSync(packed.tarball).size / 1e6 - megabytes) <= 0.1, `${statSync(packed.tarball).size}`);
  const loaded = ['quadrille.js', 'worker.js', 'sudoku.wasm'].map((name) => readFileSync(join(packageFolder, name)));
  const size = loaded.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  assert.ok(size <= kilobytes * KB && size > 0.9 * kilobytes * KB, `${size}`);
});
