// The recipe of core/cli/parallel.md on this machine alone, with fewer parts, and stopped in the middle. All of it, and
// the recipes of Slurm and Dask, are in tests/distributed.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { commandsOf, QUEENS_13, RecipeFolder } from '../distributed/recipe.js';

const recipe = new RecipeFolder();
after(() => recipe.close());

test('GNU parallel counts part by part, goes on after it was killed, and join gives the exact number', async () => {
  const page = commandsOf('parallel');
  const run = page.Run.replace('--sshloginfile hosts.txt --workdir "$PWD" ', '');
  assert.notEqual(run, page.Run);
  await recipe.type(page.Split.replace('--parts 200', '--parts 24'));

  const first = recipe.start(run);
  await recipe.until('five parts are answered', () => recipe.answers() >= 5);
  recipe.kill(first.child);
  await first.ended;
  assert.notEqual((await recipe.start(page.Join).ended).status, 0);

  await recipe.type(run);
  assert.equal((await recipe.type(page.Join)).trim(), QUEENS_13);
  assert.ok(recipe.answers() < 50);
});
