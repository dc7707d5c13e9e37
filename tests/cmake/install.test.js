// What `cmake --install` gives: the command, and the library for C++ programs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} command @param {string[]} args @param {string} [input] what it prints */
const run = (command, args, input) => execFileSync(command, args, { input, encoding: 'utf8', stdio: 'pipe' });

const prefix = join(folder, 'installed');
run('cmake', ['--install', join(root, 'build/native'), '--prefix', prefix]);

test('the installed command answers, and has the version of the package', () => {
  const command = join(prefix, 'bin/quadrille');
  assert.equal(run(command, ['count', 'queens'], '8 0 0 0 0 0 0 0 0\n'), '92\n');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.equal(run(command, ['--version']), `${version}\n`);
});

test('a C++ program finds the installed library, and is linked with it', () => {
  const tree = join(folder, 'example');
  const source = join(root, 'tests/cmake');
  run('cmake', ['-S', source, '-B', tree, '-G', 'Ninja', `-DCMAKE_PREFIX_PATH=${prefix}`]);
  run('cmake', ['--build', tree]);
  assert.match(run(join(tree, 'example'), []), /^A.* 2 92\n$/); // 8 queens have 92 solutions
});
