// The package in the runtimes beside Node.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Miniflare } from 'miniflare';
import { PUZZLE, packageFolder, run, SOLUTION } from '../package/fixtures.js';
import { blockIn } from '../package/readme.js';
import { command, project } from './projects.js';

const solves = (from) => `
  import { Quadrille } from '${from}';
  const quadrille = await Quadrille.start({ workers: 2 });
  const { solution } = await quadrille.solve('sudoku', '${PUZZLE}');
  const { count } = await quadrille.count('queens', '6 0 0 0 0 0 0');
  quadrille.close();
  console.log(solution, count);
`;

const files = {
  'workers.js': solves('quadrille'),
  'inline.js': solves('quadrille/inline'),
  'sync.js': `
    import { load } from 'quadrille/sync';
    const quadrille = await load();
    const { solution } = quadrille.solve('sudoku', '${PUZZLE}');
    console.log(solution, quadrille.count('queens', '6 0 0 0 0 0 0').count);`,
  'element.js': `
    import { QuadrilleBoard } from 'quadrille/element';
    console.log(QuadrilleBoard.name === '' ? 'no class' : '${SOLUTION}', 4n);`,
};

for (const [runtime, words] of [
  ['bun', []],
  ['deno', ['run', '--allow-read', '--allow-env', '--allow-sys']],
]) {
  test(`${runtime} solves in workers and in the calling thread, and imports the element`, async () => {
    const folder = project(files);
    for (const main of Object.keys(files)) {
      assert.equal(await run(folder, command(runtime), ...words, main), `${SOLUTION} 4n\n`, main);
    }
  });
}

test('bun bundles quadrille/inline, also to one program', async () => {
  const folder = project(files);
  const away = mkdtempSync(join(tmpdir(), 'quadrille-bun-')); // with nothing of the package near it
  after(() => rmSync(away, { recursive: true }));
  await run(folder, command('bun'), 'build', 'inline.js', '--target', 'bun', '--outfile', join(away, 'bundle.js'));
  assert.equal(await run(away, command('bun'), 'bundle.js'), `${SOLUTION} 4n\n`);
  await run(folder, command('bun'), 'build', '--compile', 'inline.js', '--outfile', join(away, 'program'));
  assert.equal(await run(away, join(away, 'program')), `${SOLUTION} 4n\n`);
  // What was bundled without its files names what it needs.
  await run(folder, command('bun'), 'build', 'workers.js', '--target', 'bun', '--outfile', join(away, 'workers.js'));
  await assert.rejects(run(away, command('bun'), 'workers.js'), /quadrille\/inline needs no (second|other) file/);
});

test('Jest requires it as it is, without options', async () => {
  const folder = project({
    'package.json': JSON.stringify({ private: true }),
    // as Jest looks for them
    '__tests__/solves.js': `
      const { Quadrille } = require('quadrille');
      const { load } = require('quadrille/sync');
      test('in workers and in the calling thread', async () => {
        const quadrille = await Quadrille.start({ workers: 1 });
        expect((await quadrille.solve('sudoku', '${PUZZLE}')).solution).toBe('${SOLUTION}');
        quadrille.close();
        expect((await load()).count('queens', '6 0 0 0 0 0 0').count).toBe(4n);
      }, 60_000);`,
  });
  await run(folder, command('jest'));
});

// The block of wasm/api/package.md, in the runtime that Cloudflare runs.
test('a Cloudflare Worker solves with the WebAssembly that it is deployed with', async () => {
  const module = (name) => ({ path: name, contents: readFileSync(join(packageFolder, name)) });
  const worker = new Miniflare({
    compatibilityDate: '2026-01-01',
    modules: [
      {
        type: 'ESModule',
        path: 'main.js',
        contents: blockIn('mjs').replaceAll(
          /'quadrille\/(sync|sudoku\.wasm)'/g,
          (_, name) => `'./${name === 'sync' ? 'sync.js' : name}'`,
        ),
      },
      { type: 'ESModule', ...module('sync.js') },
      { type: 'CompiledWasm', ...module('sudoku.wasm') },
    ],
  });
  const response = await worker.dispatchFetch('http://localhost/', { method: 'POST', body: PUZZLE });
  const { verdict, solutions } = await response.json();
  await worker.dispose();
  assert.deepEqual({ verdict, solutions }, { verdict: 'unique', solutions: [SOLUTION] });
});
