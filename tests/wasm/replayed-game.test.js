// A finished game, move by move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReplayedGame } from '../../web/session/replayed-game.js';

const positions = ['5..', '5..', '53.', '53.', '534'].map((text, at) => ({ text, givens: '5..', marks: String(at) }));

test('a game is followed from what was given to its last move, without its marks', async () => {
  const game = new ReplayedGame(positions);
  assert.deepEqual(
    [game.position.text, game.move, game.moves, game.isDone, game.canGoBack],
    ['5..', 0, 2, false, false],
  );
  assert.equal(await game.back(), false);
  await game.advance(1);
  assert.equal(game.position.text, '53.');
  await game.advance(200);
  assert.deepEqual([game.position.text, game.isDone], ['534', true]);
  assert.equal(await game.advance(1), false);
  await game.back();
  assert.deepEqual([game.position.text, game.isDone], ['53.', false]);
});

test('at full speed every frame shows one move', async () => {
  const game = new ReplayedGame(positions);
  await game.advance(Number.POSITIVE_INFINITY);
  assert.equal(game.move, 1);
});
