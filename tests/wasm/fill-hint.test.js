// What a hint enters on the page's board (web/session/fill-hint.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillHint, isShown } from '../../web/session/fill-hint.js';

/** A board of three cells, of which the last is given; '.' is empty. */
function sessionOf(hint, { marks = '', takesHints = true, eliminate, puzzle = {} } = {}) {
  const edits = [];
  const session = {
    text: '..3',
    puzzle: { fill: (text, cell, value) => text.slice(0, cell) + value + text.slice(cell + 1), eliminate, ...puzzle },
    store: { position: { marks } },
    query: { state: { answer: { hint: { cell: null, value: null, eliminated: [], ...hint } } } },
    isCurrent: true,
    game: { takesHints },
    edit: (board) => edits.push(board),
  };
  fillHint(session);
  return { edits, isShown: isShown(session) };
}

test('a value is entered, and the marks of its cell go', () => {
  const { edits, isShown } = sessionOf({ cell: 1, value: 2 }, { marks: '0:1 1:12' });
  assert.deepEqual(edits, [{ text: '.23', marks: '0:1' }]);
  assert.equal(isShown, false);
});

test('a value that the board has already is not entered, and the page can say so', () => {
  assert.deepEqual(sessionOf({ cell: 2, value: 3 }), { edits: [], isShown: true });
});

test('where candidates cannot be struck out, a hint about them enters nothing', () => {
  assert.deepEqual(sessionOf({ eliminated: [{ cell: 0, value: 1 }] }), { edits: [], isShown: false });
});

test('candidates are struck out where a board has them', () => {
  const { edits } = sessionOf({ eliminated: [{ cell: 0, value: 1 }] }, { eliminate: (text) => `${text}-` });
  assert.deepEqual(edits, [{ text: '..3-', marks: '' }]);
});

test('edges are drawn, also beside a value, and are not entered again', () => {
  const draw = (text, edges) => text.replaceAll('.', edges.length > 0 ? '-' : '.');
  const edges = [{ row: 1, column: 1, side: 'above', line: true }];
  const puzzle = { draw };
  assert.deepEqual(sessionOf({ edges }, { puzzle }), { edits: [{ text: '--3', marks: '' }], isShown: false });
  assert.deepEqual(sessionOf({ edges, cell: 0, value: 2 }, { puzzle }).edits, [{ text: '2-3', marks: '' }]);
  assert.deepEqual(sessionOf({ edges: [] }, { puzzle }), { edits: [], isShown: true });
});

test('nothing is entered while a board is set', () => {
  assert.deepEqual(sessionOf({ cell: 1, value: 2 }, { takesHints: false }), { edits: [], isShown: false });
});

test('all values that follow together are entered, and the marks of their cells go', () => {
  const marks = [
    { cell: 0, value: 1 },
    { cell: 1, value: 2 },
  ];
  const { edits } = sessionOf({ cell: 0, value: 1, marks }, { marks: '0:1 1:12' });
  assert.deepEqual(edits, [{ text: '123', marks: '' }]);
});
