// Tests the page in WebKitGTK (page.test.js): installs what is missing, builds the site and runs the tests. It is not
// part of `npm test`.
//
//   node tests/webkit/run.js

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildAll } from '../../wasm/tools/build.js';
import { root, runWhenMain } from '../../wasm/tools/run.js';
import { setUp } from '../../wasm/tools/setup.js';

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm', 'webkit');
  await buildAll();
  const tests = join(root, 'tests/webkit/page.test.js');
  const runner = spawn(process.execPath, ['--test', '--test-reporter=spec', tests], { stdio: 'inherit' });
  const [status] = await once(runner, 'close');
  process.exitCode = status ?? 1;
});
