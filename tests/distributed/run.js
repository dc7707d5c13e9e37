// `npm run test:distributed`: installs GNU parallel, Slurm and Dask where they are missing, builds the package, and
// runs the tests of this folder one after another. As root, since Slurm's and ssh's servers want that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from '../../wasm/tools/build.js';
import { Fault, root, runWhenMain } from '../../wasm/tools/run.js';
import { setUp } from '../../wasm/tools/setup.js';

await runWhenMain(import.meta.url, async () => {
  if (process.getuid?.() !== 0) throw new Fault('Please run this as root: the servers of Slurm and ssh want that');
  await setUp('wasm', 'clusters');
  await buildPackage('released');
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
  const words = ['--test', '--test-concurrency=1', ...files.map((name) => join(import.meta.dirname, name))];
  const [status] = await once(spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }), 'close');
  process.exitCode = status;
});
