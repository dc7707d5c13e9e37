// New puzzles as they are ordered: for the board, and another one like the one that was finished.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMany, makePuzzle, nextExample, orderLike, playMade, sayMade } from '../../web/session/making.js';
import { openPage, said } from './page-session.js';

test('a puzzle is made as it is ordered, and the same seed makes it again', async () => {
  const session = await openPage('#sudoku');
  const order = { id: 'sudoku', wishes: { size: '4' } };
  const { puzzle, text } = await makePuzzle(session, order, { seed: 7 });
  assert.match(text, /^[1-4.]{16}$/);
  assert.equal((await makePuzzle(session, order, { seed: 7 })).text, text);
  playMade(session, puzzle, text, order);
  assert.equal(session.game.way, 'play');
  assert.equal(session.text, text);
  assert.equal(session.source.givens, text);
});

test('the next puzzle is ordered like the last one', async () => {
  const session = await openPage('#sudoku');
  const order = { id: 'sudoku', wishes: { size: '4', grade: 'Easy', symmetry: 'full' } };
  const { puzzle, text } = await makePuzzle(session, order, { seed: 7 });
  playMade(session, puzzle, text, order);
  assert.deepEqual(orderLike(session, 'Hard'), order);
});

test('the grade that was found is said, also where another one was ordered', async () => {
  const session = await openPage();
  const text = 'akari\ncells\n#1 .';
  const puzzle = await session.fetch('akari');
  const saidOf = async (/** @type {string | undefined} */ grade) => {
    const order = { id: /** @type {const} */ ('akari'), wishes: { size: '2', ...(grade && { grade }) } };
    playMade(session, puzzle, text, order);
    await sayMade(session, order);
    return said(session);
  };
  assert.match(await saidOf('Medium'), /^Easy, 1 of 5, though Medium was asked for\./);
  for (const grade of ['Easy', undefined]) assert.match(await saidOf(grade), /^Easy, 1 of 5\./);
});

test('a puzzle that was not ordered leads to one of its size and grade', async () => {
  const session = await openPage(`#sudoku=${'.'.repeat(81)}`);
  assert.deepEqual(orderLike(session, 'Hard'), { id: 'sudoku', wishes: { size: '9', grade: 'Hard' } });
  assert.deepEqual(orderLike(session), { id: 'sudoku', wishes: { size: '9' } });
  await session.openLink(`#sudoku=${'.'.repeat(625)}`);
  assert.equal(orderLike(session), undefined); // none of 25×25 are made
  await session.openLink('#queens=8 0 0 0 0 0 0 0 0');
  assert.deepEqual(orderLike(session, 'Easy'), { id: 'queens', wishes: { size: '8' } });
  await session.open('cover');
  assert.equal(orderLike(session), undefined);
});

test('another board of a kind that is a text is ordered by its name, or by the text itself', async () => {
  const cells = `cells\n${Array(6).fill('. . . . . .').join('\n')}`;
  const session = await openPage(`#kurotto=${encodeURIComponent(`kurotto\n${cells}`)}`);
  assert.deepEqual(orderLike(session), { id: 'kurotto', wishes: { kind: 'kurotto', size: '6' } });
  const kind = 'kind mine\nvalues . #\nrules\n  no 2x2 of #';
  await session.openLink(`#own=${encodeURIComponent(`${kind}\n\n${cells}`)}`);
  assert.deepEqual(orderLike(session), { id: 'own', wishes: { kind, size: '6' } });
});

test('several puzzles are made, each once, and each is reported as soon as it is made', async () => {
  const session = await openPage('#sudoku');
  const reported = [];
  const { texts } = await makeMany(session, { id: 'sudoku', wishes: { size: '4' } }, 5, {
    signal: new AbortController().signal,
    onMade: (text) => reported.push(text),
    cores: 2,
  });
  assert.equal(new Set(texts).size, 5);
  assert.deepEqual(reported, texts);
  for (const text of texts)
    assert.equal((await session.solver.ask('check', 'sudoku', text, { format: 'line' })).verdict, 'unique');
});

test('making several puzzles can be stopped, and those that are there stay', async () => {
  const session = await openPage('#sudoku');
  const abort = new AbortController();
  const { texts } = await makeMany(session, { id: 'sudoku', wishes: { size: '4' } }, 1000, {
    signal: abort.signal,
    onMade: () => abort.abort(),
    cores: 1,
  });
  assert.equal(texts.length, 1);
});

test('where none are made, the next example that is not finished is played', async () => {
  const session = await openPage('#castle');
  const [first, second, third] = session.examples;
  assert.equal(
    nextExample(session, () => false),
    second,
  );
  assert.equal(
    nextExample(session, (text) => text === second.text),
    third,
  );
  assert.equal(
    nextExample(session, () => true),
    second,
  );
  await session.startExample(third.key);
  assert.deepEqual([session.text, session.game.way], [third.text, 'play']);
  assert.equal(
    nextExample(session, (text) => text === second.text),
    first,
  );
});
