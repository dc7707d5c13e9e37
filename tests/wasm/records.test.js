// The games that a person has finished on this device, and what is said about them.

import assert from 'node:assert/strict';
import test from 'node:test';
import {
  bestBefore,
  dayOf,
  figuresOf,
  fingerprint,
  KEY,
  mergedGames,
  Records,
  readGames,
  streaksOf,
  weekOf,
} from '../../web/records/records.js';
import { TextStorage } from '../../web/session/text-storage.js';
import { storage } from './storage.js';

const game = (day, more = {}) => ({ kind: 'sudoku', size: '9×9', board: 'a', day, ms: 60_000, hints: 0, ...more });

test('a day is that of the clock on the wall', () => {
  assert.equal(dayOf(new Date(2026, 10, 9, 23, 59)), '2026-11-09');
  assert.equal(dayOf(new Date(2026, 0, 1, 0, 0)), '2026-01-01');
});

test('a fingerprint is FNV-1a, and distinguishes texts that differ in one letter', () => {
  // From the tables of http://www.isthe.com/chongo/tech/comp/fnv/: 0x811c9dc5 of '', 0xe40c292c of 'a', 0xbf9cf968 of
  // 'foobar'.
  const hash = (text) => Number.parseInt(fingerprint(text).split('.')[0], 36);
  assert.deepEqual(['', 'a', 'foobar'].map(hash), [0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test('a game is kept once, however often its last entry is made, and its grade may come later', () => {
  const records = new Records(new TextStorage(() => storage()));
  records.add(game('2026-11-29'));
  records.add(game('2026-11-29', { ms: 61_000, grade: 'Easy' }));
  records.add(game('2026-11-29', { board: 'b' }));
  records.add(game('2026-11-30'));
  assert.deepEqual(records.games, [
    game('2026-11-29', { grade: 'Easy' }),
    game('2026-11-29', { board: 'b' }),
    game('2026-11-30'),
  ]);
});

test('what cannot be read of the games is put aside before they are written', () => {
  const kept = storage({ [KEY]: JSON.stringify([game('2026-11-29'), { kind: 7 }, game('yesterday')]) });
  const before = kept.getItem(KEY);
  const records = new Records(new TextStorage(() => kept));
  assert.equal(records.games.length, 1);
  records.add(game('2026-11-30'));
  assert.deepEqual(
    records.games.map(({ day }) => day),
    ['2026-11-29', '2026-11-30'],
  );
  assert.equal(kept.getItem('quadrille.aside.1'), before);
  assert.deepEqual(readGames('no JSON'), { games: [], isWhole: false });
});

test('the best time is of the same kind and size, and without the game itself', () => {
  const games = [
    game('2026-11-27', { board: 'c', ms: 50_000 }),
    game('2026-11-28', { board: 'b', ms: 70_000 }),
    game('2026-11-28', { board: 'd', size: '4×4', ms: 5000 }),
    game('2026-11-28', { board: 'e', kind: 'kakuro', ms: 4000 }),
    game('2026-11-28', { board: 'f', ms: undefined }),
    game('2026-11-29', { ms: 40_000 }),
  ];
  assert.equal(bestBefore(games, games[5]), 50_000);
  assert.equal(bestBefore([games[5]], games[5]), undefined);
  // Whoever plays the same board on another day has played it before.
  assert.equal(bestBefore(games, game('2026-11-30')), 40_000);
});

test('the week ends today, also over the end of a month', () => {
  const week = weekOf([game('2026-11-28'), game('2026-12-01'), game('2026-11-20')], '2026-12-02');
  assert.deepEqual(
    week.map(({ day, isPlayed }) => day.slice(5) + (isPlayed ? ' played' : '')),
    ['11-26', '11-27', '11-28 played', '11-29', '11-30', '12-01 played', '12-02'],
  );
});

test('a streak outlives a day off, not two, and today as long as it lasts', () => {
  const days = (...all) => all.map((day) => game(`2026-11-${day}`));
  const at = (today, ...all) => streaksOf(days(...all), `2026-11-${today}`);
  assert.deepEqual(streaksOf([], '2026-11-29'), { now: 0, longest: 0 });
  assert.deepEqual(at(29, 29), { now: 1, longest: 1 });
  assert.deepEqual(at(29, 26, 27, 29), { now: 3, longest: 3 }); // the 28th is forgiven
  assert.deepEqual(at(29, 25, 26, 29), { now: 1, longest: 2 }); // two in a row are not
  assert.deepEqual(at(29, 26, 27), { now: 2, longest: 2 }); // today can still be played
  assert.deepEqual(at(29, 25, 26), { now: 0, longest: 2 });
  assert.deepEqual(at(29, 27, 27, 27), { now: 1, longest: 1 }); // three games of one day
});

test('figures are by kind and size, those that were finished most often first', () => {
  const games = [
    game('2026-11-27', { kind: 'kakuro', size: '8×8', ms: undefined, hints: undefined }),
    game('2026-11-27', { ms: 30_000, hints: 2 }),
    game('2026-11-28', { ms: 50_000 }),
  ];
  assert.deepEqual(figuresOf(games), [
    { kind: 'sudoku', size: '9×9', finished: 2, withoutHints: 1, best: 30_000, mean: 40_000 },
    { kind: 'kakuro', size: '8×8', finished: 1, withoutHints: 0, best: undefined, mean: undefined },
  ]);
});

test('two lists of games make one, in which each game is once', () => {
  const [one, two, three] = ['2026-11-27', '2026-11-28', '2026-11-29'].map((day) => game(day));
  assert.deepEqual(mergedGames([one, three], [two, { ...three, ms: 1 }]), [one, two, three]);
});
