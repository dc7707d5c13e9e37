// `npm run test:consumers`: builds the package, installs the frameworks, and runs the tests of this folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWasm } from '../../wasm/tools/build.js';
import { assemblePackage } from '../../wasm/tools/package.js';
import { root, runWhenMain } from '../../wasm/tools/run.js';
import { installModules, setUp } from '../../wasm/tools/setup.js';

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm', 'browsers');
  await buildWasm();
  await assemblePackage();
  await installModules('tests/consumers');
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
  const words = ['--test', '--test-concurrency=1', ...files.map((name) => join(import.meta.dirname, name))];
  const [status] = await once(spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }), 'close');
  process.exitCode = status;
});
