// The recipe of core/cli/parallel.md on this machine alone, with fewer parts, and stopped in the middle. All of it, and
// the recipes of Slurm and Dask, are in tests/distributed.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { commandsOf, Place, QUEENS_13 } from '../distributed/recipe.js';

const place = new Place();
after(() => place.close());

test('GNU parallel counts part by part, goes on after it was killed, and join gives the exact number', async () => {
  const page = commandsOf('parallel');
  const run = page.Run.replace('--sshloginfile hosts.txt --workdir "$PWD" ', '');
  assert.notEqual(run, page.Run);
  await place.type(page.Split.replace('--parts 200', '--parts 24'));

  const first = place.start(run);
  await place.until('five parts are answered', () => place.answers() >= 5);
  place.kill(first.child);
  await first.ended;
  assert.notEqual((await place.start(page.Join).ended).status, 0);

  await place.type(run);
  assert.equal((await place.type(page.Join)).trim(), QUEENS_13);
  assert.ok(place.answers() < 50);
});
