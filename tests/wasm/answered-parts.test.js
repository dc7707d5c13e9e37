// Whether parts make up the whole of a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AnsweredParts } from '../../wasm/transport/answered-parts.js';
import { shareOf } from '../../wasm/transport/parts.js';

const ROOT = 'f464401b8b94';

/**
 * Adds parts, each its own answer, and returns the first fault.
 * @param {AnsweredParts<string>} tree
 * @param {string[]} parts
 */
function add(tree, ...parts) {
  for (const part of parts) {
    const fault = tree.add(ROOT + part, part);
    if (fault) return fault.replaceAll(ROOT, '');
  }
  return undefined;
}

test('parts in any order make up the whole; their answers come in the order of the tree', () => {
  /** @type {AnsweredParts<string>} */
  const tree = new AnsweredParts(ROOT);
  assert.deepEqual(tree.missing(), [ROOT]);
  assert.equal(add(tree, '.28-2of2', '.24-1of2.44-2of2'), undefined);
  assert.deepEqual(tree.missing(), [`choice 1 of 2 below ${ROOT}.24-1of2`]);
  assert.equal(add(tree, '.24-1of2.36-1of2.bits.2of2', '.24-1of2.36-1of2.bits.1of2'), undefined);
  assert.deepEqual(tree.missing(), []);
  assert.deepEqual(tree.answers(), [
    '.24-1of2.36-1of2.bits.1of2',
    '.24-1of2.36-1of2.bits.2of2',
    '.24-1of2.44-2of2',
    '.28-2of2',
  ]);
});

test('a part that was answered, above or below, is refused by name', () => {
  for (const [first, second] of [
    ['.24-1of2', '.24-1of2'],
    ['.24-1of2', '.24-1of2.36-1of2'],
    ['.24-1of2.36-1of2', '.24-1of2'],
    ['', '.24-1of2'],
  ])
    assert.equal(add(new AnsweredParts(ROOT), first, second), `the part ${second} is answered twice`);
});

test('a part of another puzzle or another division is refused by name', () => {
  const tree = new AnsweredParts(ROOT);
  assert.match(tree.add('0123456789ab.24-1of2', '') ?? '', /^the part 0123456789ab\.24-1of2 is not a part of f464/);
  assert.equal(add(tree, '.24-1of2', '.28-2of3'), 'the part .28-2of3 is of another division of the puzzle');
  assert.equal(add(tree, '.25-1of2'), 'the part .25-1of2 is of another division of the puzzle');
  const large = new AnsweredParts(ROOT);
  assert.equal(add(large, '.24-4294967295of4294967295'), undefined);
  assert.equal(large.missing().length, 10);
  const part = new AnsweredParts(`${ROOT}.24-1of2`);
  assert.match(part.add(`${ROOT}.28-2of2`, '') ?? '', /is not a part of f464401b8b94\.24-1of2$/);
  assert.equal(part.add(`${ROOT}.24-1of2.36-1of1`, ''), undefined);
  assert.deepEqual(part.missing(), []);
});

test('what an answer has given away is missing until it is answered', () => {
  /** @type {AnsweredParts<string>} */
  const tree = new AnsweredParts(ROOT);
  const given = ['.bits.1of3.2of2', '.bits.2of3', '.bits.3of3'].map((part) => ROOT + part);
  assert.equal(tree.add(ROOT, 'kept', given), undefined);
  assert.deepEqual(tree.missing(), given);
  assert.equal(add(tree, '.bits.1of3.1of2'), 'the part .bits.1of3.1of2 is answered twice');
  assert.equal(tree.add(given[1], 'second', [`${given[1]}.4of4`]), undefined);
  assert.equal(add(tree, '.bits.2of3.3of4'), 'the part .bits.2of3.3of4 is answered twice');
  assert.equal(add(tree, '.bits.2of3.4of4', '.bits.3of3', '.bits.1of3.2of2'), undefined);
  assert.deepEqual(tree.missing(), []);
  assert.deepEqual(tree.answers(), ['kept', '.bits.1of3.2of2', 'second', '.bits.2of3.4of4', '.bits.3of3']);
});

test('any tree that is divided at random is complete, and without one of its parts it is not', () => {
  const shape = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4 })), { maxLength: 12 });
  fc.assert(
    fc.property(shape, fc.nat(), (cuts, which) => {
      let parts = [ROOT];
      for (const [at, of] of cuts) {
        const place = at % parts.length;
        const cut = parts[place] === ROOT ? `${ROOT}.bits` : parts[place];
        parts = parts.toSpliced(place, 1, ...Array.from({ length: of }, (_, i) => `${cut}.${i + 1}of${of}`));
      }
      /** @type {AnsweredParts<string>} */
      const whole = new AnsweredParts(ROOT);
      for (const part of parts.toReversed()) assert.equal(whole.add(part, part), undefined);
      assert.deepEqual(whole.missing(), []);
      assert.deepEqual(whole.answers(), parts);
      assert.ok(Math.abs(parts.reduce((sum, part) => sum + shareOf(part), 0) - 1) < 1e-9);

      const rest = new AnsweredParts(ROOT);
      for (const part of parts.toSpliced(which % parts.length, 1)) rest.add(part, part);
      assert.equal(rest.missing().length, 1);
    }),
  );
});
