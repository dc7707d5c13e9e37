// The page's store and its two ways of using a board, without a page around them.

import assert from 'node:assert/strict';
import test from 'node:test';
import { convertedSheet } from '../../web/session/converted-sheet.js';
import { Game } from '../../web/session/game.js';
import { SavedBoards } from '../../web/session/saved-boards.js';
import { Store } from '../../web/session/store.js';
import { TextStorage } from '../../web/session/text-storage.js';
import { storage } from './storage.js';

Object.assign(globalThis, { window: globalThis });

/** A puzzle of nine places. A dot is an empty one. */
const nine = {
  id: 'nine',
  usual: '9',
  size: (text) => String(text.length),
  blank: (size) => '.'.repeat(Number(size)),
  clear: (text) => '.'.repeat(text.length),
  accepts: (text) => /^[1-9.]{9}$/.test(text),
  clashes: () => false,
  filling: {
    read: (text) => Array.from(text, (symbol) => (symbol === '.' ? '' : symbol)),
    write: (_, values) => values.map((value) => value || '.').join(''),
    symbols: () => [...'123456789'],
  },
};

/** A session with as much as a game needs. */
function opened(text) {
  const store = new Store();
  const session = {
    store,
    get puzzle() {
      return store.puzzle;
    },
    get text() {
      return store.text;
    },
    edited() {},
    changed() {},
  };
  const game = new Game(session, () => {});
  store.open(nine, text);
  return { store, game };
}

test('from Play to Set and back every entry and every mark is there again', () => {
  const { store, game } = opened('5........');
  store.edit('534......', '4:12 5:7');
  const before = store.position;
  game.choose('set');
  assert.equal(store.text, '5........');
  assert.equal(game.entriesAside, 2);
  game.choose('play');
  assert.deepEqual(store.position, { ...before, way: 'play' });
  assert.equal(game.entriesAside, 0);
});

test('entries come back around givens that were set meanwhile', () => {
  const { store, game } = opened('5........');
  store.edit('534......', '4:12');
  game.choose('set');
  store.edit('.7......9', '', '.7......9');
  game.choose('play');
  assert.equal(store.text, '.74.....9');
  assert.equal(store.position.givens, '.7......9');
  assert.equal(store.position.marks, '4:12');
});

test('a game that was set several times keeps its entries', () => {
  const { store, game } = opened('5........');
  store.edit('53.......');
  for (const text of ['5.......1', '5......21']) {
    game.choose('set');
    store.edit(text, '', text);
    game.choose('play');
  }
  assert.equal(store.text, '53.....21');
  assert.deepEqual(game.entries, [1]);
});

test('undo and redo lead through every change of the way', () => {
  const { store, game } = opened('5........');
  store.edit('53.......');
  game.choose('set');
  store.edit('5.......1', '', '5.......1');
  game.choose('play');
  const steps = [];
  while (store.canUndo) {
    store.undo();
    steps.push(`${game.way} ${store.text} ${game.entriesAside}`);
  }
  assert.deepEqual(steps, ['set 5.......1 1', 'set 5........ 1', 'play 53....... 0', 'play 5........ 0']);
  while (store.canRedo) store.redo();
  assert.equal(store.text, '53......1');
  assert.equal(game.way, 'play');
});

test('the hints of a game are counted with its board, and of another game nobody knows them', () => {
  const { store } = opened('5........');
  assert.equal(store.hints, 0);
  ++store.hints;
  store.edit('53.......');
  assert.equal(store.hints, 1);
  store.start('6........');
  assert.equal(store.hints, 0);
  store.undo(); // to the game before
  assert.equal(store.hints, undefined);
  store.undo(); // to its beginning
  assert.equal(store.hints, 0);
});

test('time and hints of a board are saved, but of one that was only looked at nothing is', () => {
  const storages = [new TextStorage(() => storage()), new TextStorage(() => storage())];
  const store = new Store(new SavedBoards(...storages));
  store.open(nine);
  store.elapsed = 5000;
  store.save();
  assert.equal(storages[1].read('quadrille.board.nine'), null);
  store.edit('53.......', '', '5........');
  store.elapsed = 6000;
  store.hints = 2;
  store.save();
  const other = new Store(new SavedBoards(...storages));
  other.open(nine);
  assert.deepEqual([other.elapsed, other.hints], [6000, 2]);
});

test('a board is as old as its last change, however long it is looked at', (context) => {
  context.mock.timers.enable({ apis: ['Date', 'setTimeout'] });
  const saved = new SavedBoards(new TextStorage(() => storage()), new TextStorage(() => storage()));
  const store = new Store(saved);
  store.open(nine);
  store.edit('53.......', '', '5........');
  store.save();
  context.mock.timers.tick(1000);
  store.elapsed = 1000;
  store.save();
  const other = new Store(saved).sheetOf(nine);
  assert.deepEqual([other.elapsed, other.saved], [1000, 0]);
  store.edit('534......', '', '5........');
  context.mock.timers.setTime(5000); // the page has been frozen
  store.save();
  assert.equal(new Store(saved).sheetOf(nine).saved, 1000);
});

test('a sheet goes on as one of another puzzle, with its history from where it can be converted', () => {
  const at = (/** @type {string} */ text) => ({ text, givens: '....', marks: '' });
  const sheet = { board: '', past: [at('a'), at('never'), at('b')], now: at('c'), future: [at('d')] };
  const convert = (/** @type {string} */ text) => (text === 'never' ? undefined : text.toUpperCase());
  assert.deepEqual(convertedSheet(sheet, convert), { past: [at('B')], now: at('C'), future: [at('D')] });
  assert.equal(convertedSheet({ ...sheet, now: at('never') }, convert), undefined);
});
