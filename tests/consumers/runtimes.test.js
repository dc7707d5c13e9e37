// The package in the runtimes beside Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUZZLE, run, SOLUTION } from '../package/fixtures.js';
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
