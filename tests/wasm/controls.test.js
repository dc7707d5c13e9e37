// The layers of the panel beside the board: which controls a person has who plays, enters or sets.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './page-session.js';

const { controls, layerOf } = await import('../../web/parts/controls.js');

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {Awaited<ReturnType<typeof openPage>>} session @param {string} layer */
const namesIn = (session, layer) => Object.keys(controls).filter((name) => layerOf(session, controls[name]) === layer);

test('a player has at most six controls and the drawer beside the keys, whatever the kind', async () => {
  const session = await openPage();
  for (const id of ['sudoku', 'variant', 'kakuro', 'queens', 'tiling', 'cover', 'slitherlink', 'nonogram']) {
    await session.open(id);
    const atHand = [...namesIn(session, 'hand'), ...namesIn(session, 'help')];
    assert.ok(atHand.length <= 6, `${id}: ${atHand}`);
    assert.ok(atHand.includes('undo'), id);
  }
});

test('Hint and Find mistakes help in Play, Check and Hint in Enter and Set, Solve with tilings', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  assert.deepEqual(namesIn(session, 'hand'), ['undo', 'redo', 'marking', 'centred']);
  assert.deepEqual(namesIn(session, 'help'), ['hint', 'findMistakes']);
  assert.deepEqual(namesIn(session, 'ask'), ['solve', 'check', 'count']);
  session.game.choose('enter');
  assert.deepEqual(namesIn(session, 'help'), ['hint', 'check']);
  await session.open('tiling');
  assert.deepEqual(namesIn(session, 'hand'), ['undo', 'redo']);
  assert.deepEqual(namesIn(session, 'help'), ['solve', 'check', 'count']);
});

test('colours are in the hand while they are in use, so that they can be put away', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  assert.equal(layerOf(session, controls.colours), 'play');
  session.mode = { ...session.mode, hand: /** @type {any} */ ({}) };
  assert.equal(layerOf(session, controls.colours), 'hand');
});

test('a board of a link is to be looked into; one of a link with a game is to be played', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  assert.equal(session.isToPlay, false);
  await session.openLink(`#sudoku=${PUZZLE}&play=3:4`);
  assert.equal(session.isToPlay, true);
  session.startBoard(PUZZLE.replace('5', '.'));
  assert.equal(session.isToPlay, false);
});

test('a mistake that is shown does not count as a hint', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  const withEntry = (/** @type {string} */ digit) => PUZZLE.slice(0, 2) + digit + PUZZLE.slice(3);
  session.edit({ text: withEntry('1') }); // the solution has 4 there
  await session.ask('hint');
  assert.equal(session.store.hints, 0);
  session.edit({ text: withEntry('4') });
  await session.ask('hint');
  assert.equal(session.store.hints, 1);
});

test('mistakes are marked at once only where a person wants it, and an entry that is mended is not', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  const withEntry = (/** @type {string} */ digit) => PUZZLE.slice(0, 2) + digit + PUZZLE.slice(3);
  session.edit({ text: withEntry('1') });
  await session.solver.ask('solve', 'sudoku', PUZZLE, {}); // time in which a mistake would have been marked
  assert.equal(session.game.wrong, undefined);
  session.store.want('mistakes', true);
  const marked = async () => {
    while (!session.game.wrong)
      await new Promise((resolve) => session.addEventListener('change', resolve, { once: true }));
    return [...session.game.wrong];
  };
  assert.deepEqual(await marked(), [2]);
  session.edit({ text: withEntry('4') });
  assert.deepEqual(await marked(), []);
});
