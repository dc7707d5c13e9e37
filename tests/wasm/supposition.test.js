// Suppositions of hints that are played out: on boards whose hints are known, all that happens is one thing after the
// other, and what is drawn is what has happened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintedAt } from '../../web/session/hint-steps.js';
import { hintOfMoment, isPlayed, momentAt, momentsOf, showMoment } from '../../web/session/supposition.js';

const edge = (row, line) => ({ row, column: 1, side: 'above', line });
const reason = { rule: 'look-ahead', eliminated: [], forced: [], choices: [], because: [], clues: [] };
const hint = (...reasons) => /** @type {any} */ ({ steps: [], reasons, eliminated: [], because: [], clues: [] });

test('a supposition of a value goes on with what is forced, and ends with the rule that is broken', () => {
  const supposed = { cell: 5, value: 1 };
  const forced = [
    { cell: 6, value: 2 },
    { cell: 9, value: 1 },
  ];
  const all = hint({
    ...reason,
    eliminated: [supposed],
    forced,
    because: [5, 6, 9],
    clues: [{ text: '3', cells: [2] }],
  });
  const moments = momentsOf(all, 0);
  assert.deepEqual(
    moments.map(({ happenings, isEnd }) => [happenings.map(({ value }) => value), isEnd]),
    [
      [[supposed], false],
      [[supposed, forced[0]], false],
      [[supposed, ...forced], false],
      [[supposed, ...forced], true],
    ],
  );
  const [first, , third, end] = moments.map((moment) => hintOfMoment(all, moment));
  assert.deepEqual([first.cell, first.value], [5, 1]);
  assert.deepEqual(
    [5, 6, 9, 7].map((cell) => hintedAt(third, cell)),
    [1, 2, 1, undefined],
  );
  assert.deepEqual(third.because, [5, 6]);
  assert.equal(third.source, null);
  assert.deepEqual(end.source?.cells, [5, 6, 9]);
  assert.deepEqual(end.clues, [{ text: '3', cells: [2] }]);
});

test('a supposition of an edge begins with the opposite of what follows', () => {
  const all = hint({ ...reason, edges: [edge(1, true)], forcedEdges: [edge(2, false)] });
  const moments = momentsOf(all, 0);
  assert.equal(moments.length, 3);
  assert.deepEqual(hintOfMoment(all, moments[0]).edges, [edge(1, false)]);
  assert.deepEqual(hintOfMoment(all, moments[2]).edges, [edge(1, false), edge(2, false)]);
});

test('a hint is not played out where nothing follows, where several things go, or where it has steps', () => {
  const one = [{ cell: 1, value: 1 }];
  const two = [...one, { cell: 2, value: 1 }];
  assert.deepEqual(momentsOf(hint({ ...reason, eliminated: one }), 0), []);
  assert.deepEqual(momentsOf(hint({ ...reason, eliminated: two, forced: one }), 0), []);
  assert.deepEqual(momentsOf(hint({ ...reason, rule: 'rule', eliminated: one, forced: two }), 0), []);
  const played = { ...hint({ ...reason, eliminated: one, forced: two }), rule: 'look-ahead' };
  assert.ok(isPlayed(played));
  assert.deepEqual(momentsOf({ ...played, steps: [/** @type {any} */ ({})] }, 0), []);
  assert.ok(!isPlayed({ ...played, rule: 'naked-single' }));
  assert.ok(!isPlayed({ ...played, reasons: [...played.reasons, { ...reason, eliminated: two }] }));
});

test('a hint is said as a whole until one moment of it is shown, and again after that', () => {
  const all = hint({ ...reason, eliminated: [{ cell: 1, value: 1 }], forced: [{ cell: 2, value: 1 }] });
  assert.equal(momentAt(all, 0), undefined);
  showMoment(all, 1);
  assert.equal(momentAt(all, 0)?.happenings.length, 2);
  showMoment(all, undefined);
  assert.equal(momentAt(all, 0), undefined);
});
