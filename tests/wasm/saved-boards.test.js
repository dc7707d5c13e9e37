// What the page keeps of its boards: several tabs, a full or forbidden storage, and records that are damaged.
// Everything is played on storages of this file, without a browser.

import assert from 'node:assert/strict';
import test from 'node:test';
import { isCheckpoint } from '../../web/session/counts-database.js';
import { SavedBoards } from '../../web/session/saved-boards.js';
import { MOST_SAVED_WHILE_SHOWN, Store } from '../../web/session/store.js';
import { TextStorage } from '../../web/session/text-storage.js';

Object.assign(globalThis, { window: globalThis });

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = '.'.repeat(81);

/** @param {string} text @param {number} index @param {string} digit */
const put = (text, index, digit) => text.slice(0, index) + digit + text.slice(index + 1);

const sudoku = {
  id: 'sudoku',
  usual: '9×9',
  size: () => '9×9',
  blank: () => EMPTY,
  clear: () => EMPTY,
  accepts: (text) => /^[1-9.]{81}$/.test(text),
};

const queens = {
  id: 'queens',
  usual: '4×4',
  size: () => '4×4',
  blank: () => '4 0 0 0 0',
  clear: () => '4 0 0 0 0',
  accepts: (text) => /^4( [0-4]){4}$/.test(text),
};

/** Keeps texts of any length. */
const cover = { id: 'cover', usual: '', size: () => '', blank: () => '', clear: () => '', accepts: () => true };

/** A storage with room for this many characters. */
function storageOf(records = {}, room = 5_000_000) {
  const map = new Map(Object.entries(records));
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, text) {
      const used = [...map].reduce((sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length), 0);
      if (used + key.length + text.length > room) throw new Error('QuotaExceededError');
      map.set(key, text);
    },
    removeItem: (key) => map.delete(key),
  };
}

/** A tab of a browser, with its first puzzle open. */
function openTab(browser, { tab = storageOf(), puzzle = sudoku } = {}) {
  const storages = [new TextStorage(() => tab), new TextStorage(() => browser)];
  const saved = new SavedBoards(...storages);
  const store = new Store(saved, ({ id, blank }) => (id === 'sudoku' ? PUZZLE : blank()));
  store.open(puzzle);
  return store;
}

test('a tab that is closed brings back no old board of another tab', () => {
  const browser = storageOf();
  const [a, b] = [openTab(browser), openTab(browser)];
  a.edit(put(PUZZLE, 2, '4'));
  a.save();
  b.save(); // it is left, and never was changed
  assert.equal(openTab(browser).text, put(PUZZLE, 2, '4'));
});

test('a tab saves the puzzles that it has changed, and no others', () => {
  const browser = storageOf();
  const [a, b] = [openTab(browser), openTab(browser)];
  a.edit(put(PUZZLE, 2, '4'));
  a.save();
  b.open(queens);
  b.edit('4 2 0 0 0');
  b.save();
  const c = openTab(browser);
  assert.equal(c.text, put(PUZZLE, 2, '4'));
  c.open(queens);
  assert.equal(c.text, '4 2 0 0 0');
});

test('a short board is saved soon after a change, a long one when the page is hidden', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const browser = storageOf();
  const tab = openTab(browser);
  const long = 'a b\n'.repeat(MOST_SAVED_WHILE_SHOWN / 4 + 1);
  tab.edit(put(PUZZLE, 2, '4'));
  tab.open(cover);
  tab.edit(long);
  context.mock.timers.tick(10_000);
  assert.equal(openTab(browser).text, put(PUZZLE, 2, '4'));
  assert.equal(openTab(browser, { puzzle: cover }).text, '');
  tab.save();
  assert.equal(openTab(browser, { puzzle: cover }).text, long);
});

test('tabs with the same board follow each other, with its history', () => {
  const browser = storageOf();
  const [a, b] = [openTab(browser), openTab(browser)];
  a.edit(put(PUZZLE, 2, '4'));
  a.save();
  b.refresh();
  assert.equal(b.text, put(PUZZLE, 2, '4'));
  b.edit(put(b.text, 3, '6'));
  b.save();
  a.refresh();
  assert.equal(a.text, put(put(PUZZLE, 2, '4'), 3, '6'));
  a.undo();
  a.undo();
  assert.equal(a.text, PUZZLE);
});

test('a tab with another board keeps it, and the board that it writes over becomes a savepoint', () => {
  const browser = storageOf();
  const tabs = { a: storageOf(), b: storageOf() };
  const [a, b] = [openTab(browser, { tab: tabs.a }), openTab(browser, { tab: tabs.b })];
  b.start(EMPTY);
  a.edit(put(PUZZLE, 2, '4'));
  a.save();
  b.refresh();
  assert.equal(b.text, EMPTY);
  let rescues = 0;
  b.addEventListener('rescue', () => {
    rescues += 1;
  });
  b.edit(put(EMPTY, 80, '9'));
  b.save();
  assert.deepEqual(
    b.savepoints.map(({ position }) => position.text),
    [put(PUZZLE, 2, '4')],
  );
  a.refresh();
  assert.equal(a.text, put(PUZZLE, 2, '4'));
  assert.equal(a.savepoints.length, 1); // savepoints are those of all tabs
  // Both go on, and each finds its own board again after a reload.
  a.edit(put(a.text, 3, '6'));
  a.save();
  b.edit(put(b.text, 79, '8'));
  b.save();
  assert.equal(openTab(browser, { tab: tabs.a }).text, put(put(PUZZLE, 2, '4'), 3, '6'));
  assert.equal(openTab(browser, { tab: tabs.b }).text, put(put(EMPTY, 80, '9'), 79, '8'));
  assert.equal(rescues, 1); // the same board is kept once, as it was last
  assert.deepEqual(
    openTab(browser)
      .savepoints.map(({ position }) => position.text)
      .sort(),
    [put(EMPTY, 80, '9'), put(put(PUZZLE, 2, '4'), 3, '6')].sort(),
  );
});

test('a page that hears of another tab before its first puzzle is open only takes what is wanted', () => {
  const browser = storageOf();
  const store = new Store(new SavedBoards(new TextStorage(() => storageOf()), new TextStorage(() => browser)));
  const heard = [];
  store.addEventListener('change', () => heard.push(store.puzzle?.id));
  openTab(browser).want('timer', true);
  store.refresh();
  assert.deepEqual(heard, []);
  assert.equal(store.wants('timer'), true);
  store.open(sudoku);
  assert.deepEqual(heard, ['sudoku']);
});

test('where two tabs change the same board before they hear of each other, neither change is lost', () => {
  const browser = storageOf();
  const [a, b] = [openTab(browser), openTab(browser)];
  a.edit(put(PUZZLE, 2, '4'));
  b.edit(put(PUZZLE, 3, '6'));
  a.save();
  b.save();
  const c = openTab(browser);
  const all = [c.text, ...c.savepoints.map(({ position }) => position.text)];
  assert.deepEqual(all, [put(PUZZLE, 3, '6'), put(PUZZLE, 2, '4')]);
});

test('how long a board was played in a tab does not write over what another has entered', () => {
  const browser = storageOf();
  const [a, b] = [openTab(browser), openTab(browser)];
  a.edit(put(PUZZLE, 2, '4'));
  a.save();
  b.elapsed = 5000;
  b.save();
  assert.equal(openTab(browser).text, put(PUZZLE, 2, '4'));
});

test('what a person wants, and savepoints, are the same in all tabs', () => {
  const browser = storageOf();
  const [a, b] = [openTab(browser), openTab(browser)];
  a.want('timer', true);
  a.keep('One');
  b.refresh();
  b.want('advance', true);
  b.keep('Two');
  a.refresh();
  assert.deepEqual([a.wants('timer'), a.wants('advance')], [true, true]);
  assert.deepEqual(
    a.savepoints.map(({ name }) => name),
    ['One', 'Two'],
  );
  a.forget(a.savepoints[0]);
  b.refresh();
  assert.deepEqual(
    b.savepoints.map(({ name }) => name),
    ['Two'],
  );
});

test('a board that is too large is said to be, and all others are saved', () => {
  const browser = storageOf({}, 1_000_000);
  const store = openTab(browser, { puzzle: cover });
  store.start('a b\n'.repeat(300_000));
  store.save();
  assert.equal(store.isUnsaved, true);
  store.open(sudoku);
  assert.equal(store.isUnsaved, false);
  store.edit(put(PUZZLE, 2, '4'));
  store.save();
  assert.equal(store.isUnsaved, false);
  assert.equal(openTab(browser).text, put(PUZZLE, 2, '4'));
  store.open(cover);
  store.start('a b\n');
  store.save();
  assert.equal(store.isUnsaved, false);
});

test('a board that fits is saved once, and without its history where that does not fit', () => {
  const browser = storageOf({}, 1_000_000);
  const store = openTab(browser, { puzzle: cover });
  const texts = [1, 2, 3].map((number) => `${number}\n`.repeat(60_000));
  for (const text of texts) store.start(text);
  store.start('a b '.repeat(200_000)); // 800,000 characters of a million
  store.save();
  assert.equal(store.isUnsaved, false);
  assert.equal(openTab(browser, { puzzle: cover }).text, 'a b '.repeat(200_000));
});

test('a storage that throws, or is forbidden, or full, does no harm', () => {
  const broken = () => {
    throw new Error('SecurityError');
  };
  const throwing = { getItem: broken, setItem: broken, removeItem: broken };
  for (const find of [broken, () => throwing, () => undefined, () => storageOf({}, 0)]) {
    const storages = [new TextStorage(find), new TextStorage(find)];
    const store = new Store(new SavedBoards(...storages), () => PUZZLE);
    store.open(sudoku);
    store.edit(put(PUZZLE, 2, '4'));
    store.keep('One');
    store.save();
    store.refresh();
    assert.equal(store.text, put(PUZZLE, 2, '4'));
    assert.equal(store.savepoints.length, 1);
  }
});

/** Every puzzle can be opened, nothing that was found is gone, and it is said that something was not read. */
function assertOpens(records, why) {
  const browser = storageOf(records);
  const store = openTab(browser);
  store.open(queens);
  store.save();
  const left = [...browser.map.values()];
  for (const [key, record] of Object.entries(records)) {
    if (key === 'quadrille.open' || left.includes(record)) continue;
    assert.fail(`${why}: ${key} is gone: ${record.slice(0, 60)}`);
  }
  assert.ok(store.unread.length > 0, `${why}: nothing is said`);
  // The next visit finds a page that works and that has nothing to say.
  assert.deepEqual(openTab(browser).unread, [], why);
}

test('every truncation of each record is put aside, and the others are read', () => {
  const browser = storageOf();
  const store = openTab(browser);
  store.edit(put(PUZZLE, 2, '4'), '3:26');
  store.keep('Before');
  store.want('timer', true);
  store.save();
  const records = Object.fromEntries(browser.map);
  const keys = Object.keys(records).filter((key) => key !== 'quadrille.open');
  assert.deepEqual(keys.sort(), ['quadrille.board.sudoku', 'quadrille.savepoints.sudoku', 'quadrille.wants']);
  for (const key of keys) {
    for (let length = 1; length < records[key].length; length += 1)
      assertOpens({ ...records, [key]: records[key].slice(0, length) }, `${key} cut to ${length}`);
  }
  for (const open of ['', 'su', 'nothing', '{"'])
    assert.equal(openTab(storageOf({ 'quadrille.open': open })).text, PUZZLE);
});

test('whatever stands in a record, the page opens, and what it held is kept', () => {
  const position = { text: PUZZLE };
  const values = [null, true, 5, '', 'x', [], [null], {}, { now: null }, { now: 5 }, { now: {} }, { now: { text: 5 } }];
  const boards = [
    ...values,
    { now: { text: 'x' } },
    { now: { ...position, givens: null } },
    { now: { ...position, aside: { text: 7 } } },
    { now: position, past: [null] },
    { now: position, past: 5 },
    { now: position, future: [position, { text: '' }] },
  ];
  for (const board of boards) assertOpens({ 'quadrille.board.sudoku': JSON.stringify(board) }, JSON.stringify(board));
  const lists = values.filter((value) => !(Array.isArray(value) && value.length === 0));
  for (const list of [...lists, [{ name: 5, position }], [{ name: 'a' }], [{ name: 'a', position: null }]])
    assertOpens({ 'quadrille.savepoints.sudoku': JSON.stringify(list) }, `savepoints ${JSON.stringify(list)}`);
  const wants = values.filter((value) => typeof value !== 'object' || value === null || Array.isArray(value));
  for (const wanted of wants)
    assertOpens({ 'quadrille.wants': JSON.stringify(wanted) }, `wants ${JSON.stringify(wanted)}`);
});

test('a record that cannot be read stays where it is when there is no room beside it', () => {
  const damaged = `{"now":${' '.repeat(500)}`;
  const browser = storageOf({ 'quadrille.board.sudoku': damaged }, 530);
  const store = openTab(browser);
  store.edit(put(PUZZLE, 2, '4'));
  store.save();
  assert.equal(store.isUnsaved, true);
  assert.ok([...browser.map.values()].includes(damaged));
});

test('a saved count that is damaged is not offered', () => {
  /** @type {any} */
  const whole = { puzzle: 'queens', part: '', count: '12', nodes: 5, deadEnds: 1, depth: 3, parts: ['a'] };
  assert.equal(isCheckpoint(whole), false); // of a version without check sums
  whole.check = '01234567';
  assert.equal(isCheckpoint(whole), true);
  assert.equal(isCheckpoint({ ...whole, count: '25/2' }), true);
  for (const value of [undefined, null, 5, 'x', {}, { fraction: 0.5 }]) assert.equal(isCheckpoint(value), false);
  for (const key of ['count', 'nodes', 'deadEnds', 'depth', 'parts'])
    for (const value of [undefined, null, Number.NaN, '', '1/0', [null]])
      assert.equal(isCheckpoint({ ...whole, [key]: value }), false, `${key}: ${value}`);
});
