// Colours, lines and crosses in the text of the marks (web/session/paint.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarks, toggleMark, writeMarks } from '../../web/session/marks.js';
import { edgeOf, has, lineOf, readPaint, set, sidesWith, wipe, withPaint } from '../../web/session/paint.js';

const board = { rows: 3, columns: 4 };

test('paint passes through a change of pencil marks, and marks through a change of paint', () => {
  const text = '3:12 5:7_9 c5:3 l0:r';
  const marks = readMarks(text);
  assert.deepEqual(
    [...marks],
    [
      [3, '12'],
      [5, '7_9'],
    ],
  );
  toggleMark(marks, [3], '4');
  assert.equal(writeMarks(marks), '3:124 5:7_9 c5:3 l0:r');
  const painted = readPaint(text);
  painted.c.set(0, '8');
  assert.equal(withPaint(text, painted), '3:12 5:7_9 c0:8 c5:3 l0:r');
});

test('what is no paint is left out', () => {
  const painted = readPaint('c1:9 c2:0 c3:33 l1:t e1:x x1:q y1:c c:1 cc1:1 c4:4');
  assert.deepEqual(
    Object.values(painted).map((cells) => [...cells]),
    [[[4, '4']], [], [], []],
  );
});

test('an edge and a line have one name from both sides', () => {
  assert.deepEqual(edgeOf(board, 0, 'b'), edgeOf(board, 4, 't'));
  assert.deepEqual(edgeOf(board, 0, 'r'), edgeOf(board, 1, 'l'));
  assert.deepEqual(edgeOf(board, 11, 'r'), [11, 'r']);
  assert.deepEqual(edgeOf(board, 11, 'b'), [11, 'b']);
  assert.deepEqual(lineOf(board, 0, 'b'), lineOf(board, 4, 't'));
  assert.equal(lineOf(board, 3, 'r'), undefined);
  assert.equal(lineOf(board, 4, 'l'), undefined);
});

test('what is on the sides of a cell is known, and wiping takes all of it away', () => {
  const painted = readPaint('c5:2 l5:rd l4:r e5:tl e6:l x5:c x9:t');
  assert.deepEqual(sidesWith(board, painted, 'l', 5), ['r', 'b', 'l']);
  assert.deepEqual(sidesWith(board, painted, 'e', 5), ['t', 'r', 'l']);
  assert.deepEqual(sidesWith(board, painted, 'x', 5), ['b']);
  set(painted, 'e', 0, 't', true);
  wipe(board, painted, 5);
  assert.equal(withPaint('', painted), 'e0:t');
  assert.equal(has(painted, 'e', 0, 't'), true);
});
