// The arithmetic of parts: their texts, their shares, what a search keeps, and sums of counts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CountSum, isPart, keptParts, shareOf } from '../../wasm/transport/parts.js';

const puzzle = '9f86d081884c';

/** @param {string[]} steps */
const inBits = (...steps) => [puzzle, 'bits', ...steps].join('.');

test('a part is a puzzle, values on its board, and choices in the tree of an engine', () => {
  for (const text of [puzzle, `${puzzle}.105-1of8`, inBits('2of5', '1of2')]) assert.ok(isPart(text), text);
  assert.ok(isPart(`${puzzle}.105-1of8.233+4-3of3.bits.2of5.1of2`));
  for (const other of [
    7,
    '',
    '9f86',
    `${puzzle}.1of2`,
    `${puzzle}.bits`,
    `${puzzle}.dlx.0of2`,
    `${puzzle}.dlx.02of3`,
    `${puzzle}.dlx.3of2`,
    `${puzzle}.dlx.1of4294967296`,
    `${puzzle}.dlx.7-1of2`,
    `${puzzle}.+-1of2`,
    `${puzzle}.dlx.1of2.bits.1of2`,
  ])
    assert.ok(!isPart(other), String(other));
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
  assert.deepEqual(keptParts(puzzle, inBits('2of3')), { parts: [inBits('1of3')], nodes: 1 });
  assert.deepEqual(keptParts(inBits('2of3'), inBits('2of3', '2of2')), { parts: [inBits('2of3', '1of2')], nodes: 1 });
});

test('counts that are fractions add up exactly', () => {
  const sum = new CountSum();
  for (const count of ['105/840', '12345678901234567890', '1/7']) sum.add(count);
  assert.equal(String(sum), `${12345678901234567890n * 840n + 105n + 120n}/840`);
  sum.add('615/840');
  assert.equal(String(sum), '12345678901234567891');
  assert.equal(sum.floor, 12345678901234567891n);
});
