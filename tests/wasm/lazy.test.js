// A file of the page that is fetched when it is first needed (web/session/lazy.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileFor, lazy } from '../../web/session/lazy.js';

/** A file that can be let come or fail. */
function heldFile() {
  /** @type {{resolve: (file: string) => void, reject: (error: Error) => void}[]} */
  const loads = [];
  const part = lazy(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
  return { part, loads };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a file is fetched once, however often it is needed meanwhile, and is there from then on', async () => {
  const { part, loads } = heldFile();
  const heard = [];
  for (let i = 0; i < 3; ++i)
    assert.equal(
      part.need((file) => heard.push(file)),
      undefined,
    );
  loads[0].resolve('file');
  await settled();
  assert.deepEqual([loads.length, heard, part.file, part.need(assert.fail)], [1, ['file'], 'file', 'file']);
  assert.equal(await part.fetch(), 'file');
  assert.equal(loads.length, 1);
});

test('after a failure the next need tries again, and only who asks hears of a failure', async () => {
  const { part, loads } = heldFile();
  part.need(assert.fail);
  const asked = assert.rejects(part.fetch(), /no network/);
  loads[0].reject(new Error('no network'));
  await asked;
  const heard = [];
  part.need(assert.fail, ({ message }) => heard.push(message));
  loads[1].reject(new Error('none again'));
  await settled();
  assert.deepEqual([loads.length, heard, part.file], [2, ['none again'], undefined]);
});

test('an answer that needs a file fails with it; without an answer nothing is said', async () => {
  const { part, loads } = heldFile();
  const heard = [];
  const session = (answer) => ({
    changed: () => heard.push('changed'),
    query: { state: { answer }, fail: ({ message }) => heard.push(message) },
  });
  fileFor(session(undefined), part);
  loads[0].reject(new Error('unsaid'));
  await settled();
  fileFor(session({}), part);
  loads[1].reject(new Error('said'));
  await settled();
  fileFor(session({}), part);
  loads[2].resolve('file');
  await settled();
  assert.deepEqual(heard, ['said', 'changed']);
});
