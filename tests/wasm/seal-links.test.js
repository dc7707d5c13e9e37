// Certificates in links: how they are packed, and what a link of a stranger may have.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { packed, unpacked } from '../../web/seal/packed.js';
import { readFragment } from '../../web/session/address.js';

test('a certificate is the same behind a link', async () => {
  const lines = Array.from({ length: 500 }, (_, at) => `${at + 1} ${at % 7} -3 0 4:-2`);
  const proof = `proof 1\n${lines.join('\n')}\nend unique 1\n`;
  const seal = String(await packed(proof));
  assert.match(seal, /^[\w-]+$/);
  assert.equal(await unpacked(seal), proof);
  assert.deepEqual(readFragment(`#sudoku=1...&seal=${seal}`), { ...readFragment('#sudoku=1...'), seal });
  assert.deepEqual(readFragment(`#sudoku=1...&play=r1c1=2&marks=&seal=${seal}`), {
    ...readFragment('#sudoku=1...&play=r1c1=2&marks='),
    seal,
  });
  assert.equal(readFragment('#sudoku=1...')?.seal, undefined);
});

test('a certificate that is too long is in no link, and no link makes a long text', async () => {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state % 10;
  };
  const noise = Array.from({ length: 100_000 }, next).join('');
  assert.ok((await packed(noise)) === undefined);
  const bomb = deflateRawSync(Buffer.alloc(9_000_000, '1 ')).toString('base64url');
  assert.ok(bomb.length < 30_000);
  await assert.rejects(unpacked(bomb), RangeError);
  await assert.rejects(unpacked('A'.repeat(30_001)), RangeError);
});

test('a certificate that was damaged on its way is refused', async () => {
  const seal = String(await packed('proof 1\nend none 0\n'));
  await assert.rejects(unpacked(seal.slice(0, -6)));
  await assert.rejects(unpacked('_'.repeat(40)));
});
