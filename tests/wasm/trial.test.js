// A trial: what is filled in since it began is kept or taken back as a whole, and Undo leads over both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, until } from './page-session.js';

const { beginTrial, keepTrial, placesOnTrial, takeBackTrial, trialOf } = await import('../../web/session/trial.js');
const { gameNotes } = await import('../../web/parts/game-notes.js');
const { convertedSheet } = await import('../../web/session/converted-sheet.js');
const { findMistakes } = await import('../../web/session/play-tools.js');
const { validSheet, writeSheet } = await import('../../web/session/sheet.js');

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const put = (text, place, digit) => text.slice(0, place) + digit + text.slice(place + 1);

/** A Sudoku with one entry, and a trial of two more with marks. */
async function onTrial() {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  session.edit({ text: put(PUZZLE, 2, '4'), marks: '4:1' });
  beginTrial(session);
  session.edit({ text: put(session.text, 3, '6'), marks: '' });
  session.edit({ text: put(session.text, 11, '2') });
  return session;
}

test('a trial has what was filled in since it began', async () => {
  const session = await onTrial();
  assert.deepEqual([...(placesOnTrial(session) ?? [])], [3, 11]);
  assert.match(gameNotes(session).live?.[0] ?? '', /^On trial/);
  assert.deepEqual([...(gameNotes(session).layer?.places ?? [])], [3, 11]);
});

test('what is kept is no trial any more, and is no step of Undo by itself', async () => {
  const session = await onTrial();
  const { text } = session;
  const steps = session.store.past.length;
  keepTrial(session);
  assert.equal(session.text, text);
  assert.equal(session.store.past.length, steps);
  assert.equal(placesOnTrial(session), undefined);
  assert.deepEqual(gameNotes(session), {});
});

test('what is taken back goes at one step, with its marks, and Undo brings it again', async () => {
  const session = await onTrial();
  const { text } = session;
  takeBackTrial(session);
  assert.equal(session.text, put(PUZZLE, 2, '4'));
  assert.equal(session.store.position.marks, '4:1');
  assert.equal(placesOnTrial(session), undefined);
  session.undo();
  assert.equal(session.text, text);
  assert.deepEqual([...(placesOnTrial(session) ?? [])], [3, 11]);
  session.redo();
  assert.equal(placesOnTrial(session), undefined);
});

test('Undo leads out of a trial, and Redo into it', async () => {
  const session = await onTrial();
  for (let step = 0; step < 2; ++step) session.undo();
  assert.deepEqual([...(placesOnTrial(session) ?? [])], [], 'on trial, with nothing in it');
  session.undo();
  assert.equal(placesOnTrial(session), undefined);
  for (let step = 0; step < 3; ++step) session.redo();
  assert.deepEqual([...(placesOnTrial(session) ?? [])], [3, 11]);
});

test('a trial is saved with the board and with its history', async () => {
  const session = await onTrial();
  const { store, puzzle } = session;
  const now = store.position;
  const saved = JSON.parse(writeSheet({ board: 'a', past: [...store.past], now, future: [] }, true));
  const { sheet, isWhole } = validSheet(puzzle, saved);
  assert.ok(isWhole);
  assert.deepEqual(sheet?.now.trial, { text: put(PUZZLE, 2, '4'), givens: PUZZLE, marks: '4:1' });
  assert.deepEqual(sheet?.past, [...store.past]);
  const damaged = validSheet(puzzle, { ...saved, now: { ...saved.now, trial: { text: 'no board' } } });
  assert.equal(damaged.isWhole, false);
});

test('a trial ends with another board, in another way, and where something else is given', async () => {
  const session = await onTrial();
  session.game.choose('set');
  assert.equal(placesOnTrial(session), undefined);
  session.undo();
  assert.deepEqual([...(placesOnTrial(session) ?? [])], [3, 11]);
  session.fix();
  assert.equal(trialOf(session.store.position), undefined);
  session.undo();
  session.startBoard(PUZZLE);
  assert.equal(trialOf(session.store.position), undefined);
});

test('a board that goes on as another puzzle takes its trial along', () => {
  const board = (text) => ({ text, givens: 'g', marks: '' });
  const now = { ...board('b'), trial: board('a') };
  const { now: next } = convertedSheet({ board: '', past: [], now, future: [] }, (text) => `${text}!`) ?? {};
  assert.deepEqual(next, { text: 'b!', givens: 'g!', marks: '', trial: { text: 'a!', givens: 'g!', marks: '' } });
});

test('mistakes are found in a trial as elsewhere', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  beginTrial(session);
  session.edit({ text: put(PUZZLE, 2, '1') });
  assert.deepEqual(await findMistakes(session), { wrong: 1 });
});

test('the places of a loop on trial are its edges', async () => {
  const session = await openPage(`#slitherlink=${encodeURIComponent('slitherlink\ncells\n3 .\n. .')}`);
  await until(session, () => session.puzzle.id === 'slitherlink');
  beginTrial(session);
  session.edit({ text: 'slitherlink\ncells\n3 .\n. .\nhorizontal\n- .\n. .\n. .\nvertical\n. . .\n. . .' });
  assert.deepEqual([...(placesOnTrial(session) ?? [])], [0]);
});
