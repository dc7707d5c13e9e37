// Clues beside a board that are crossed out: as they are kept, and which one a tap is on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clueBeside, clueBox, stepFromClue } from '../../web/grids/beside.js';
import { clueAtPoint, withRoom } from '../../web/grids/outside.js';
import { struckAt, withStrike } from '../../web/grids/struck.js';
import { readGrid } from '../../web/grids/text.js';
import { readPaint, set, withPaint } from '../../web/session/paint.js';

/** A board with the room of its clues. @param {string} text */
const roomy = (text) => withRoom(/** @type {any} */ ({ ...readGrid(text), words: { parameters: {} } }));

test('a clue is crossed out once and taken back once, among pencil marks and paint', () => {
  const one = withStrike('3:12 c4:5', { side: 'top', line: 1, at: 10 });
  const two = withStrike(one, { side: 'top', line: 1, at: 2 });
  assert.deepEqual([...struckAt(two, 'top', 1)], [2, 10]);
  assert.deepEqual([...struckAt(two, 'top', 11)], []); // another line whose name begins alike
  assert.deepEqual([...struckAt(two, 'left', 1)], []);
  assert.equal(
    withStrike(withStrike(two, { side: 'top', line: 1, at: 2 }), { side: 'top', line: 1, at: 10 }),
    '3:12 c4:5',
  );
});

test('paint does not take away what is crossed out', () => {
  const marks = withStrike('', { side: 'left', line: 0, at: 0 });
  const painted = readPaint(marks);
  set(painted, 'c', 4, '5', true);
  const both = withPaint(marks, painted);
  assert.deepEqual([...struckAt(both, 'left', 0)], [0]);
  assert.equal(readPaint(both).c.get(4), '5');
});

test('a tap beside a nonogram is on the nearest number of its line, and there is none elsewhere', () => {
  const board = roomy('nonogram\nrows\n1 1\n3\n0\ncolumns\n1 1\n1\n1 1');
  const at = (/** @type {number} */ x, /** @type {number} */ y) => clueAtPoint(board, x, y);
  assert.deepEqual(at(-0.4, 0.5), { side: 'left', line: 0, at: 1 });
  assert.deepEqual(at(-1.1, 0.5), { side: 'left', line: 0, at: 0 });
  assert.deepEqual(at(-0.05, 1.5), { side: 'left', line: 1, at: 0 });
  assert.equal(at(-1.3, 1.5), undefined); // there is only one number
  assert.deepEqual(at(0.5, -0.9), { side: 'top', line: 0, at: 0 });
  assert.equal(at(0.5, 0.5), undefined);
  assert.equal(at(-0.5, -0.5), undefined);
});

test('a tap beside another board is on its clue, if there is one', () => {
  const board = roomy('skyscrapers\ntop\n3 . 1\nright\n1 2 3\ncells\n. . .\n. . .\n. . .');
  assert.deepEqual(clueAtPoint(board, 0.5, -0.4), { side: 'top', line: 0, at: 0 });
  assert.equal(clueAtPoint(board, 1.5, -0.4), undefined);
  assert.deepEqual(clueAtPoint(board, 3.4, 2.5), { side: 'right', line: 2, at: 0 });
  assert.equal(clueAtPoint(board, -0.4, 2.5), undefined);
});

test('arrow keys lead from the border to clues, from clue to clue, past lines without one, and back', () => {
  const board = roomy('nonogram\nrows\n1 1\n3\n0\ncolumns\n1 1\n.\n1 1');
  const left = (/** @type {number} */ line, /** @type {number} */ at) => ({
    side: /** @type {const} */ ('left'),
    line,
    at,
  });
  assert.deepEqual(clueBeside(board, 0, 'ArrowLeft'), left(0, 1));
  assert.equal(clueBeside(board, 1, 'ArrowLeft'), undefined, 'not at the border');
  assert.equal(clueBeside(board, 1, 'ArrowUp'), undefined, 'no clue');
  assert.deepEqual(stepFromClue(board, left(0, 1), 'ArrowLeft'), left(0, 0));
  assert.deepEqual(stepFromClue(board, left(0, 0), 'ArrowLeft'), left(0, 0));
  assert.deepEqual(stepFromClue(board, left(0, 0), 'ArrowDown'), left(1, 0));
  assert.deepEqual(stepFromClue(board, left(1, 0), 'ArrowUp'), left(0, 1));
  assert.equal(stepFromClue(board, left(1, 0), 'ArrowRight'), 3);
  assert.deepEqual(stepFromClue(board, { side: 'top', line: 0, at: 1 }, 'ArrowRight'), { side: 'top', line: 2, at: 1 });
  assert.equal(stepFromClue(board, left(0, 0), 'h'), undefined);
});

test('the place of a clue is where a tap is on it', () => {
  const nonogram = roomy('nonogram\nrows\n1 1\n3\n0\ncolumns\n1 1\n1\n1 1');
  const towers = roomy('skyscrapers\ntop\n3 . 1\nright\n1 2 3\ncells\n. . .\n. . .\n. . .');
  for (const [board, side, line, at] of /** @type {const} */ ([
    [nonogram, 'left', 0, 0],
    [nonogram, 'left', 1, 0],
    [nonogram, 'top', 2, 1],
    [towers, 'top', 2, 0],
    [towers, 'right', 1, 0],
  ])) {
    const [x, y, width, height] = clueBox(board, { side, line, at });
    assert.deepEqual(clueAtPoint(board, (x + width / 2) / 40, (y + height / 2) / 40), { side, line, at });
  }
});
