// `npm run test:consumers`: builds the package, installs the frameworks, and runs the tests of this folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from '../../wasm/tools/build.js';
import { root, run, runWhenMain } from '../../wasm/tools/run.js';
import { setUp } from '../../wasm/tools/setup.js';

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm', 'browsers');
  await buildPackage('released');
  // Not `npm ci`: that refuses a lock file without the builds for other platforms, which not every registry has.
  await run('npm', ['install', '--prefix', 'tests/consumers', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
  const words = ['--test', '--test-concurrency=1', ...files.map((name) => join(import.meta.dirname, name))];
  const [status] = await once(spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }), 'close');
  process.exitCode = status;
});
