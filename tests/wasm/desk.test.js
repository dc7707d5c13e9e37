// The desk without a browser: the puzzles of a day, the boards that are not finished, all kinds and the search.

import assert from 'node:assert/strict';
import test from 'node:test';
import { allItems } from '../../web/desk/items.js';
import { families } from '../../web/desk/kinds.js';
import { findItems } from '../../web/desk/search.js';
import { similarItems } from '../../web/desk/similar.js';
import { nameOfDay, plansOf, Today, weekTo } from '../../web/desk/today.js';
import { begunBoards, howFar, unfinishedBoards } from '../../web/desk/unfinished.js';
import { TextStorage } from '../../web/session/text-storage.js';
import { catalog, examples, openPage } from './page-session.js';

const DAY = '2026-11-29';

/** From Wikipedia's article on Sudoku: 30 givens. */
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** A slitherlink whose only loop is around the cell in the middle. */
const LOOP = 'slitherlink\ncells\n. 1 .\n1 4 1\n. 1 .';

/** A storage in memory. */
function storage() {
  const map = new Map();
  return new TextStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => map.set(key, text),
    removeItem: (key) => map.delete(key),
  }));
}

test('every kind of the catalog is in one family', () => {
  const kinds = catalog.map(({ id }) => id).filter((id) => id !== 'grid');
  assert.deepEqual(Object.values(families).flat().sort(), [...kinds].sort());
});

test('a search finds kinds and examples by other names, and says by which', async () => {
  for (const id of ['sudoku', 'variant', 'tiling', 'cover', 'queens']) await examples.fetchExamples(id);
  const items = allItems((id) => examples.examplesOf(id));
  const first = (typed) => {
    const [{ item, reason } = { item: { id: '' }, reason: '' }] = findItems(items, typed);
    return [item.id, item.key, reason];
  };
  for (const [typed, id, key, reason] of [
    ['sudoku', 'sudoku', undefined, ''],
    ['数独', 'sudoku', undefined, '数独'],
    ['Killer', 'variant', 'killer', ''],
    ['killer sudoku', 'variant', 'killer', 'Killer Sudoku'],
    ['jigsaw', 'variant', 'jigsaw', ''],
    ['irregular', 'variant', 'jigsaw', 'Irregular Sudoku'],
    ['sandwich', 'variant', 'sandwich', ''],
    ['windoku', 'variant', undefined, 'Windoku'],
    ['thermo', 'thermometers', undefined, ''],
    ['pentomino', 'tiling', 'pentominoes', ''],
    ['soma', 'tiling', 'soma', ''],
    ['eight queens', 'queens', 'eight', ''],
    ['八皇后', 'queens', 'eight', '八皇后'],
    ['zip', 'zip', undefined, ''],
    ['16×16', 'sudoku', 'large', ''],
    ['16x16', 'sudoku', 'large', ''],
    ['linkedin queens', 'starbattle', undefined, 'LinkedIn Queens'],
    ['two not touch', 'starbattle', undefined, 'Two Not Touch'],
    ['tango', 'tango', undefined, ''],
    ['patches', 'shikaku', undefined, 'LinkedIn Patches'],
    ['picross', 'nonogram', undefined, 'Picross'],
    ['calcudoku', 'kenken', undefined, 'Calcudoku'],
    ['帐篷', 'tents', undefined, '帐篷'],
    ['no such puzzle', '', undefined, ''],
    ['  ', '', undefined, ''],
  ])
    assert.deepEqual(first(typed), [id, key, reason], typed);
  const ofLinkedIn = findItems(items, 'linkedin').map(({ item }) => item.key ?? item.id);
  assert.deepEqual(ofLinkedIn.sort(), ['shikaku', 'small', 'starbattle', 'tango', 'zip']);
});

test('a mistyped name finds what is meant, the nearest first, and nonsense finds nothing', () => {
  const items = allItems((id) => examples.examplesOf(id));
  const first = (/** @type {string} */ typed) => similarItems(items, typed).map(({ id }) => id)[0];
  assert.equal(first('minesweper'), 'minesweeper'); // left out
  assert.equal(first('slitherrlink'), 'slitherlink'); // added
  assert.equal(first('nurikade'), 'nurikabe'); // changed
  assert.equal(first('skyscarpers'), 'skyscrapers'); // exchanged
  assert.equal(first('hitroi'), 'hitori');
  assert.equal(first('kakruo'), 'kakuro');
  assert.equal(first('minseweep'), 'minesweeper'); // not typed to its end
  assert.equal(first('sodoku'), 'sudoku');
  for (const [typed, id] of [
    ['hard sudoku', 'sudoku'],
    ['a new slitherlink please', 'slitherlink'],
    ['困难的数独', 'sudoku'],
  ])
    assert.equal(first(typed), id, typed);
  for (const typed of ['', 'xq', 'qqqqqqqqqq', 'table', 'no such puzzle'])
    assert.deepEqual(similarItems(items, typed), []);
});

test('the puzzles of a day are the same on every device, have one solution, and are made once', async () => {
  const session = await openPage();
  const [one, other] = [new Today(storage(), DAY), new Today(storage(), DAY)];
  await one.make(session);
  await other.make(session);
  assert.equal(one.error, undefined);
  assert.deepEqual(one.texts, other.texts);
  assert.equal(new Set(one.texts).size, 5);
  for (const [index, { id }] of one.plans.entries()) {
    const { notation } = await session.fetch(id);
    const { verdict } = await session.solver.ask('check', id, one.texts[index], { format: notation });
    assert.equal(verdict, 'unique', id);
  }
});

test('what has been made is kept for a week; another day has other seeds', async () => {
  const session = await openPage();
  const kept = storage();
  const days = weekTo(new Date(2026, 10, 30)).map(nameOfDay);
  assert.deepEqual([days[0], days.at(-1)], ['2026-11-24', '2026-11-30']);
  const seeds = [];
  const noNetwork = new Error('offline');
  let isOnline = true;
  session.solver.generate = async (id, { seed }) => {
    if (!isOnline) throw noNetwork;
    seeds.push(seed);
    await examples.fetchExamples(id);
    return { puzzles: [examples.examplesOf(id)[0].text] };
  };
  for (const day of ['2026-11-23', ...days]) await new Today(kept, day).make(session);
  assert.equal(new Set(seeds).size, 8 * 5);
  isOnline = false;
  const today = new Today(kept, days[6]);
  assert.ok(await today.made(session, 4));
  assert.equal(today.error, undefined); // nothing had to be made
  assert.deepEqual(today.textsOf(days[0]), new Today(kept, days[0]).texts);
  assert.deepEqual(today.textsOf('2026-11-23'), []);
  const next = new Today(kept, '2026-12-01');
  assert.equal(await next.made(session, 3), '');
  assert.equal(next.error, noNetwork);
});

test('a day that pauses keeps what is made, stops what is being made, and goes on later', async () => {
  const session = await openPage();
  const today = new Today(storage(), DAY);
  const { generate } = session.solver;
  let stopped = 0;
  session.solver.generate = async (id, wishes) => {
    const puzzles = await generate.call(session.solver, id, wishes);
    if (id !== 'variant' || stopped > 0) return puzzles;
    const pausing = today.pause();
    stopped += Number(wishes.signal.aborted);
    pausing.catch(() => {});
    return puzzles;
  };
  await today.make(session);
  assert.equal(stopped, 1);
  assert.deepEqual(
    today.texts.map((text) => text !== ''),
    [true, false, false, false, false],
  );
  await today.make(session);
  assert.ok(today.texts.every((text) => text !== ''));
});

test('slitherlink and masyu are made in turn', () => {
  const loops = ['2026-11-29', '2026-11-30'].map((day) => plansOf(day)[3].id);
  assert.deepEqual(loops, ['masyu', 'slitherlink']);
});

test('how far a board is counts the places to fill in, where each has to be', async () => {
  const session = await openPage();
  const sudoku = await session.fetch('sudoku');
  const text = `534${PUZZLE.slice(3)}`;
  assert.deepEqual(howFar(sudoku, { text, givens: PUZZLE, marks: '' }), { placed: 1, of: 51 });
  const slitherlink = await session.fetch('slitherlink');
  assert.deepEqual(howFar(slitherlink, { text: LOOP, givens: LOOP, marks: '' }), { placed: 0 });
});

test('the records of boards with work in them are found, the latest first', () => {
  const [tab, browser] = [storage(), storage()];
  const record = (id, sheet) => [`quadrille.board.${id}`, JSON.stringify(sheet)];
  browser.write(...record('sudoku', { now: { text: `534${PUZZLE.slice(3)}`, givens: PUZZLE }, saved: 1 }));
  browser.write(...record('queens', { now: { text: '4 0 0 0 0', marks: '1:2' }, saved: 3 }));
  browser.write(...record('kakuro', { now: { text: '# #' }, saved: 4 })); // nothing is filled in
  browser.write('quadrille.board.cover', 'no record');
  const ids = ['sudoku', 'kakuro', 'queens', 'cover', 'tiling'];
  assert.deepEqual(begunBoards(ids, [tab, browser]), [
    { id: 'queens', givens: '4 0 0 0 0', saved: 3 },
    { id: 'sudoku', givens: PUZZLE, saved: 1 },
  ]);
  tab.write(...record('queens', { now: { text: '4 0 0 0 0' }, saved: 2 })); // the board of the tab opens
  assert.deepEqual(
    begunBoards(ids, [tab, browser]).map(({ id }) => id),
    ['sudoku'],
  );
});

test('a board with work in it is unfinished until it is solved', async () => {
  const session = await openPage();
  const { store } = session;
  const sudoku = await session.fetch('sudoku');
  const sheets = new Map();
  Object.assign(store, { sheetOf: ({ id }) => sheets.get(id) });
  const look = async (unfinished = []) => {
    const [tab, browser] = [storage(), storage()];
    for (const [id, sheet] of sheets) browser.write(`quadrille.board.${id}`, JSON.stringify(sheet));
    const found = await unfinishedBoards(session, { unfinished }, [tab, browser]);
    return found.map(({ puzzle, position, isOpen }) => [puzzle.id, position.text, isOpen]);
  };
  const begun = `534${PUZZLE.slice(3)}`;
  sheets.set('sudoku', { now: { text: begun, givens: PUZZLE, marks: '' }, saved: 2 });
  assert.deepEqual(await look(), [['sudoku', begun, true]]);
  // A game that made room for another one comes by its date; the same one is not shown twice.
  const other = { id: 'sudoku', givens: sudoku.blank('4×4'), text: `1${sudoku.blank('4×4').slice(1)}`, saved: 3 };
  const same = { id: 'sudoku', givens: PUZZLE, text: begun, saved: 4 };
  assert.deepEqual(await look([other, same]), [
    ['sudoku', other.text, false],
    ['sudoku', begun, true],
  ]);
  sheets.set('sudoku', { now: { text: SOLUTION, givens: PUZZLE, marks: '' }, saved: 2 });
  assert.deepEqual(await look(), []);
  // All edges of the loop are drawn, the others are open; and then one is missing.
  const drawn = 'horizontal\n. . .\n. - .\n. - .\n. . .\nvertical\n. . . .\n. | | .\n. . . .';
  sheets.clear();
  sheets.set('slitherlink', { now: { text: `${LOOP}\n${drawn}`, givens: LOOP, marks: '' } });
  assert.deepEqual(await look(), []);
  const open = `${LOOP}\n${drawn.replace('| |', '| .')}`;
  sheets.set('slitherlink', { now: { text: open, givens: LOOP, marks: '' } });
  assert.deepEqual(await look(), [['slitherlink', open, true]]);
});

test('a puzzle of the day has the grade by the name that is said everywhere', async () => {
  for (const language of ['en', 'zh']) {
    const desk = (await import(`../../web/strings/${language}/desk.js`)).default;
    const { names } = (await import(`../../web/strings/${language}/grades.js`)).default;
    assert.deepEqual({ ...names, ...desk.grades }, names);
  }
});
