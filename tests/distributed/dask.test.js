// Dask with two workers, of which one is killed in the middle.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commandsOf, QUEENS_13, RecipeFolder } from './recipe.js';

const recipe = new RecipeFolder();
after(() => recipe.close());

test('the recipe of Dask gives the exact number, though a worker and the program itself are killed', async () => {
  const page = commandsOf('dask');
  assert.deepEqual(Object.keys(page), ['Split', 'Scheduler', 'Worker', 'Program', 'Run', 'Join']);
  await recipe.type(page.Split);
  // At any port, as others may have the usual one; and without the pages that show what goes on.
  recipe.start(page.Scheduler.replace('dask scheduler', '$& --host 127.0.0.1 --port 0 --no-dashboard'));
  await recipe.until('the scheduler is there', () => existsSync(join(recipe.folder, 'scheduler.json')));
  const [, two] = [page.Worker, page.Worker].map((worker) => recipe.start(worker).child);
  await recipe.type(page.Program);

  const first = recipe.start(page.Run);
  await recipe.until('thirty parts are answered', () => recipe.answers() >= 30);
  recipe.kill(two);
  const answered = recipe.answers();
  await recipe.until('the other worker goes on', () => recipe.answers() >= answered + 30);
  recipe.kill(first.child);
  await first.ended;
  assert.notEqual((await recipe.start(page.Join).ended).status, 0);

  await recipe.type(page.Run);
  assert.equal((await recipe.type(page.Join)).trim(), QUEENS_13);
  assert.ok(recipe.answers() >= 200);
});
