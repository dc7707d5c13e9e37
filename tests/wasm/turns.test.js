// What the page does with long texts and with many puzzles is divided among turns of the event loop. Counted in
// characters and results, not in milliseconds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Collection } from '../../web/session/collection.js';
import { inTurns, MOST_CHARACTERS, MOST_RESULTS, piecesOf } from '../../web/session/turns.js';

/** Counts turns of the event loop until it is stopped. */
function turnCounter() {
  const counter = { turn: 0, stop: () => clearImmediate(next) };
  const count = () => {
    counter.turn += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return counter;
}

/** The largest sum of the sizes in a turn. */
async function mostInTurn(parts, sizeOf) {
  const counter = turnCounter();
  const sums = new Map();
  for await (const part of parts) sums.set(counter.turn, (sums.get(counter.turn) ?? 0) + sizeOf(part));
  counter.stop();
  return Math.max(...sums.values());
}

/** As a solver whose answers have all come already. */
async function* groups(count, size, make) {
  for (let at = 0; at < count; at += 1) yield Array.from({ length: size }, (_, index) => make(at * size + index));
}

test('a long text is encoded in pieces, a bounded number of characters a turn', async () => {
  const text = 'a\u00e9\u{1f600}\n'.repeat(80_000);
  assert.equal(
    await mostInTurn(piecesOf(text), ({ bytes }) => new TextDecoder().decode(bytes).length <= MOST_CHARACTERS),
    1,
  );
  const pieces = [];
  for await (const piece of piecesOf(text)) pieces.push(piece);
  assert.equal(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString(), text);
  assert.deepEqual(pieces.map(({ last }) => last).slice(-2), [false, true]);
});

test('a text without characters is one piece, the last', async () => {
  const pieces = [];
  for await (const piece of piecesOf('')) pieces.push(piece);
  assert.deepEqual(pieces, [{ bytes: new Uint8Array(), last: true }]);
});

for (const [count, size] of [
  [2, 5_000],
  [5_000, 2],
]) {
  test(`a turn takes a bounded number of results of ${count} groups of ${size}, and none is lost`, async () => {
    const seen = [];
    const most = await mostInTurn(inTurns(groups(count, size, (number) => number)), (part) => {
      seen.push(...part);
      return part.length;
    });
    assert.ok(most <= MOST_RESULTS, `${most} in a turn`);
    assert.deepEqual(seen, [...Array(count * size).keys()]);
  });
}

const puzzle = { id: 'sudoku', notation: 'line' };

/** A collection of what a solver reads, and the most rows that it got in a turn. */
async function collectionOf(each) {
  const collection = new Collection(puzzle, '');
  const counter = turnCounter();
  const rows = new Map();
  const { push } = collection.rows;
  collection.rows.push = (...added) => {
    rows.set(counter.turn, (rows.get(counter.turn) ?? 0) + 1);
    return push.apply(collection.rows, added);
  };
  await collection.read({ each }, new AbortController().signal);
  counter.stop();
  return { collection, most: Math.max(...rows.values()) };
}

test('a collection gets a bounded number of rows in a turn', async () => {
  const { collection, most } = await collectionOf(() =>
    groups(3, 4_000, (number) => (number % 2 === 0 ? { text: `${number}` } : new Error('unreadable'))),
  );
  assert.ok(most <= MOST_RESULTS, `${most} in a turn`);
  assert.equal(collection.rows.length, 12_000);
  assert.equal(collection.readable, 6_000);
  assert.equal(collection.firstReadable.text, '0');
  assert.deepEqual(collection.tally, { error: 6_000 });
});

test('a text that begins with a thousand lines that are no puzzles is read no further', async () => {
  let isLeft = false;
  const { collection } = await collectionOf(async function* () {
    try {
      for (;;) yield* groups(1, 100, () => new Error('unreadable'));
    } finally {
      isLeft = true;
    }
  });
  assert.equal(collection.rows.length, 1000);
  assert.equal(collection.readable, 0);
  assert.ok(isLeft, 'the solver knows');
});
