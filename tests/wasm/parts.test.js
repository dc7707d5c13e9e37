// The arithmetic of parts, by itself: texts, order, shares, sums of counts, and what is missing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CountSum, keptParts, readPart, shareOf, textOf } from '../../wasm/transport/parts.js';

const puzzle = '9f86d081884c';

/** @param {string[]} steps */
const inBits = (...steps) => [puzzle, 'bits', ...steps].join('.');

test('the text of a part is read and written again, and nothing else is a part', () => {
  const text = `${puzzle}.105-1of8.233+4-3of3.bits.2of5.1of2`;
  const part = readPart(text);
  assert.deepEqual(part, {
    puzzle,
    engine: 'bits',
    steps: [
      { placements: '105', at: 1, of: 8 },
      { placements: '233+4', at: 3, of: 3 },
      { placements: '', at: 2, of: 5 },
      { placements: '', at: 1, of: 2 },
    ],
  });
  assert.ok(part);
  assert.equal(textOf(part), text);
  assert.equal(textOf(/** @type {any} */ (readPart(puzzle))), puzzle);
  for (const other of [
    '',
    '9f86',
    `${puzzle}.1of2`,
    `${puzzle}.dlx.0of2`,
    `${puzzle}.dlx.3of2`,
    `${puzzle}.dlx.7-1of2`,
  ])
    assert.equal(readPart(other), undefined, other);
});

test('a share is the product over all choices', () => {
  assert.equal(shareOf(''), 1);
  assert.equal(shareOf(puzzle), 1);
  assert.equal(shareOf(`${puzzle}.105-1of8.bits.2of5.1of2`), 1 / 80);
});

test('what a search keeps are the choices before the first that it gave away, on all levels', () => {
  assert.deepEqual(keptParts('', inBits('2of3', '1of1', '3of4')), {
    parts: [inBits('1of3'), inBits('2of3', '1of1', '1of4'), inBits('2of3', '1of1', '2of4')],
    nodes: 3,
  });
  assert.deepEqual(keptParts(inBits('2of3'), inBits('2of3', '2of2')), { parts: [inBits('2of3', '1of2')], nodes: 1 });
});

test('counts that are fractions add up exactly', () => {
  const sum = new CountSum();
  for (const count of ['105/840', '12345678901234567890', '1/11']) sum.add(count);
  assert.equal(String(sum), `${12345678901234567890n * 9240n + 1155n + 840n}/9240`);
  sum.add('69/88');
  assert.equal(String(sum), '12345678901234567891');
  assert.equal(sum.floor, 12345678901234567891n);
});
