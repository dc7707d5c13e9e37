// All that the page keeps as one file, and what such a file adds to another browser.

import assert from 'node:assert/strict';
import test from 'node:test';
import { backupOf, carryOut, planOf, readBackup } from '../../web/records/backup.js';
import { TextStorage } from '../../web/session/text-storage.js';
import { storage } from './storage.js';

const [SUDOKU, POINTS] = ['quadrille.board.sudoku', 'quadrille.savepoints.sudoku'];
const sheet = (text, givens = '5...', board = 'x') =>
  JSON.stringify({ board, now: { text, givens }, past: [], future: [] });
const game = (day) => ({ kind: 'sudoku', size: '4×4', board: 'a', day });
const records = (...days) => JSON.stringify(days.map(game));

/** What is in a storage after a file of another was added to it. */
function added(here, there) {
  const kept = storage(here);
  const texts = new TextStorage(() => kept);
  const read = readBackup(backupOf(storage(there), 7));
  const plan = planOf(texts, read.records, 'file');
  const isWhole = carryOut(texts, plan);
  return { all: readBackup(backupOf(kept, 7)).records, adds: plan.adds, isWhole, plan };
}

test('a file has every record of the page, and none of another', () => {
  const all = { [SUDOKU]: sheet('51..'), 'quadrille-theme': 'dark', 'quadrille-library': '{}', other: 'x' };
  const { saved, records: read } = readBackup(backupOf(storage(all), 7));
  assert.equal(saved, 7);
  const { other, ...ours } = all;
  assert.deepEqual(read, ours);
});

test('a file that is none of ours is not read', () => {
  for (const text of ['', 'null', '[]', '{"quadrille":2,"records":{}}', '{"quadrille":1}', '{"records":{}}'])
    assert.equal(readBackup(text), undefined, text);
});

test('a browser that has nothing has everything afterwards', () => {
  const there = {
    [SUDOKU]: sheet('51..'),
    [POINTS]: '[{"name":"one","position":{"text":"52.."}}]',
    'quadrille.records': records('2026-11-29'),
    'quadrille.wants': '{"timer":true}',
    'quadrille-theme': 'dark',
    'quadrille-library': '{"sudoku 5...":{"isFinished":true}}',
  };
  assert.deepEqual(added({}, there).all, there);
});

test('a board with work on it stays, and that of the file is a savepoint', () => {
  const { all, adds } = added({ [SUDOKU]: sheet('51..') }, { [SUDOKU]: sheet('52..') });
  assert.equal(all[SUDOKU], sheet('51..'));
  assert.deepEqual(JSON.parse(all[POINTS]), [{ name: 'file', position: { text: '52..', givens: '5...' } }]);
  assert.deepEqual(adds, { games: 0, boards: 0, kept: 1, points: 0, others: 0 });
});

test('the board and the savepoints of a file come together', () => {
  const point = { name: 'one', position: { text: '53..' } };
  const { all, adds } = added(
    { [SUDOKU]: sheet('51..'), [POINTS]: JSON.stringify([point]) },
    { [SUDOKU]: sheet('52..'), [POINTS]: JSON.stringify([point, { ...point, name: 'two' }]) },
  );
  assert.deepEqual(
    JSON.parse(all[POINTS]).map(({ name }) => name),
    ['one', 'file', 'two'],
  );
  assert.deepEqual([adds.kept, adds.points], [1, 1]);
});

test('an example that nobody has touched is no work', () => {
  const here = { [SUDOKU]: sheet('51..') };
  assert.deepEqual(added(here, { [SUDOKU]: sheet('5...', '5...', 'first') }).all, here);
});

test('the same file adds nothing a second time', () => {
  const there = { [SUDOKU]: sheet('52..'), 'quadrille.records': records('2026-11-29'), 'quadrille.wants': '{"a":1}' };
  const once = added({ [SUDOKU]: sheet('51..'), 'quadrille.wants': '{"a":2}' }, there);
  const twice = added(once.all, there);
  assert.deepEqual(twice.all, once.all);
  assert.deepEqual(twice.adds, { games: 0, boards: 0, kept: 0, points: 0, others: 0 });
});

test('games of both are there, and what was chosen here stays', () => {
  const { all, adds } = added(
    { 'quadrille.records': records('2026-11-28'), 'quadrille.wants': '{"timer":false}', 'quadrille-theme': 'light' },
    {
      'quadrille.records': records('2026-11-27', '2026-11-28'),
      'quadrille.wants': '{"timer":true,"sound":true}',
      'quadrille-theme': 'dark',
    },
  );
  assert.equal(all['quadrille.records'], records('2026-11-27', '2026-11-28'));
  assert.deepEqual(JSON.parse(all['quadrille.wants']), { timer: false, sound: true });
  assert.equal(all['quadrille-theme'], 'light');
  assert.equal(adds.games, 1);
});

test('a puzzle of the library that was finished there is finished, and its entries here stay', () => {
  const { all } = added(
    { 'quadrille-library': '{"sudoku 5...":{"text":"51.."},"sudoku 6...":{"isFinished":true}}' },
    { 'quadrille-library': '{"sudoku 5...":{"isFinished":true},"sudoku 6...":{"text":"61.."}}' },
  );
  assert.deepEqual(JSON.parse(all['quadrille-library']), {
    'sudoku 5...': { text: '51..', isFinished: true },
    'sudoku 6...': { isFinished: true },
  });
});

test('what cannot be read is put aside, on both sides', () => {
  const { all } = added(
    { 'quadrille.records': 'broken here' },
    { 'quadrille.records': records('2026-11-29'), [SUDOKU]: 'broken', 'quadrille.aside.1': 'old' },
  );
  const unreadable = Object.keys(all).filter((key) => key.startsWith('quadrille.aside.'));
  assert.deepEqual(unreadable.map((key) => all[key]).sort(), ['broken here', 'old']);
  assert.equal(all['quadrille.records'], records('2026-11-29'));
  assert.equal(all[SUDOKU], 'broken'); // the page puts it aside when the puzzle is opened
  const kept = added({ [SUDOKU]: sheet('51..') }, { [SUDOKU]: 'broken' });
  assert.equal(kept.all['quadrille.aside.1'], 'broken');
  assert.equal(kept.all[SUDOKU], sheet('51..'));
});

test('where there is no room, what was here is here still', () => {
  const kept = storage({ 'quadrille.records': records('2026-11-28') });
  const texts = new TextStorage(() => ({
    ...kept,
    getItem: kept.getItem,
    setItem(key, text) {
      if (text.length > 100) throw new Error('full');
      kept.setItem(key, text);
    },
  }));
  const plan = planOf(
    texts,
    { 'quadrille.records': records('2026-11-29', '2026-11-30'), [SUDOKU]: sheet('5') },
    'file',
  );
  assert.equal(carryOut(texts, plan), false);
  assert.equal(kept.getItem('quadrille.records'), records('2026-11-28'));
  assert.equal(kept.getItem(SUDOKU), sheet('5'));
});
