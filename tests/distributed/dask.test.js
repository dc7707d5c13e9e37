// Dask with two workers, of which one is killed in the middle.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commandsOf, Place, QUEENS_13 } from './recipe.js';

const place = new Place();
after(() => place.close());

test('the recipe of Dask gives the exact number, though a worker and the program itself are killed', async () => {
  const page = commandsOf('dask');
  assert.deepEqual(Object.keys(page), ['Split', 'Scheduler', 'Worker', 'Program', 'Run', 'Join']);
  await place.type(page.Split);
  // At any port, as others may have the usual one; and without the pages that show what goes on.
  place.start(page.Scheduler.replace('dask scheduler', '$& --host 127.0.0.1 --port 0 --no-dashboard'));
  await place.until('the scheduler is there', () => existsSync(join(place.folder, 'scheduler.json')));
  const [, two] = [page.Worker, page.Worker].map((worker) => place.start(worker).child);
  await place.type(page.Program);

  const first = place.start(page.Run);
  await place.until('thirty parts are answered', () => place.answers() >= 30);
  place.kill(two);
  const answered = place.answers();
  await place.until('the other worker goes on', () => place.answers() >= answered + 30);
  place.kill(first.child);
  await first.ended;
  assert.notEqual((await place.start(page.Join).ended).status, 0);

  await place.type(page.Run);
  assert.equal((await place.type(page.Join)).trim(), QUEENS_13);
  assert.ok(place.answers() >= 200);
});
