// Every tool of the panel of rules: by pointer and by keys it draws the same figure, which is found at a point, gets
// another value, is said at its cells in each language, and is deleted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';
import { boardStrings, fetchLanguage } from '../../web/strings/board-strings.js';
import { variantWords } from '../../web/strings/variant-strings.js';
import { elementsOf } from '../../web/variant/model/elements.js';
import { figureKey, setsOf } from '../../web/variant/model/figures.js';
import { kinds } from '../../web/variant/model/kinds.js';
import { wordsOfCells } from '../../web/variant/names.js';
import { Editor } from '../../web/variant/tools/editor.js';
import { centreOf, spotOf } from '../../web/variant/tools/figures-at.js';
import { cellMiddle } from '../../web/variant/tools/gestures.js';
import { pressKey } from '../../web/variant/tools/keys.js';
import { Strokes } from '../../web/variant/tools/strokes.js';
import { sampleFigure } from './variant_figures.js';

/** @import { Figure } from '../../web/variant/model/figures.js' */
/** @import { Kind } from '../../web/variant/model/kinds.js' */
/** @import { Point } from '../../web/variant/tools/gestures.js' */

const board = blankBoard(9, 9);

/** @param {Kind} kind */
function editorOf({ id }) {
  const editor = new Editor((edited) => editor.setText(writeVariant(edited)));
  editor.setText('.');
  editor.take(id);
  return editor;
}

/** The middle of the place in the margin where a clue stands. @param {Figure} figure @returns {Point} */
function marginOf(figure) {
  const spot = spotOf(board, figure);
  assert.ok(spot, figure.kind);
  return { x: spot.column + 0.5, y: spot.row + 0.5 };
}

/** The cell that a sign about one cell and its neighbours stands in. @param {Figure} figure */
const ownCell = ({ kind, cells }) => (kind === 'Minimum' ? cells[cells.length - 1] : cells[0]);

/** The points of the strokes that draw a figure. @param {Kind} kind @param {Figure} figure @returns {Point[][]} */
function strokesOf({ gesture }, figure) {
  const { cells } = figure;
  const points = (/** @type {number[]} */ some) => some.map((cell) => cellMiddle(board, cell));
  if (gesture === 'side' || gesture === 'diagonal') return [[marginOf(figure)]];
  if (gesture === 'corner' || gesture === 'edge') return [[centreOf(board, cells)]];
  if (gesture === 'cell') return [[cellMiddle(board, ownCell(figure))]];
  if (gesture === 'clone') return [points(cells.slice(0, 2)), points(cells.slice(2, 3))];
  return gesture === 'sets' ? setsOf(figure).map(points) : [points(cells)];
}

/** @param {Editor} editor @param {Point[]} points */
function stroke(editor, points) {
  const strokes = new Strokes(editor);
  strokes.down(points[0]);
  for (const point of points.slice(1)) strokes.move(point);
  strokes.up(points[points.length - 1]);
}

/** @param {Editor} editor @param {Kind} kind @param {Figure} figure */
function drawByPointer(editor, kind, figure) {
  for (const points of strokesOf(kind, figure)) stroke(editor, points);
  if (kind.gesture === 'sets') editor.finish();
}

/** Leads the cursor in the margin from the corner above and left of the board to a place. @param {Editor} editor */
function walk(editor, /** @type {{row: number, column: number}} */ { row, column }) {
  pressKey(editor, 'ArrowUp', 0);
  pressKey(editor, 'ArrowLeft', 0);
  const moves = [...Array(row + 1).fill('ArrowDown'), ...Array(column + 1).fill('ArrowRight')];
  // The way to the right side leads along the upper one.
  for (const key of column === board.columns ? moves.reverse() : moves) pressKey(editor, key, 0);
}

/** @param {Editor} editor @param {Kind} kind @param {Figure} figure */
function drawByKeys(editor, { gesture }, figure) {
  const { cells } = figure;
  const spaces = (/** @type {number[]} */ some) => {
    for (const cell of some) pressKey(editor, ' ', cell);
  };
  const enter = (/** @type {number} */ cell) => pressKey(editor, 'Enter', cell);
  if (gesture === 'side' || gesture === 'diagonal') {
    const spot = spotOf(board, figure);
    assert.ok(spot);
    walk(editor, spot);
    enter(0);
  } else if (gesture === 'corner') enter(cells[0]);
  else if (gesture === 'cell') spaces([ownCell(figure)]);
  else if (gesture === 'clone') {
    spaces(cells.slice(0, 2));
    enter(cells[1]);
    enter(cells[2]);
  } else if (gesture === 'sets') {
    for (const set of setsOf(figure)) {
      spaces(set);
      enter(set[set.length - 1]);
    }
    enter(80);
  } else {
    spaces(cells);
    if (gesture !== 'edge') enter(cells[cells.length - 1]);
  }
}

/** Gives a figure the value that it waits for. @param {Editor} editor @param {Figure} figure */
const fillIn = (editor, { value }) => !editor.draft?.isWaiting || editor.setValue(value);

/** Another value for each kind of value. @type {Record<string, string>} */
const others = { values: '3', counts: '23', pattern: '[45]*', code: 'BBBB', length: '3' };

const drawable = kinds.filter(({ gesture }) => gesture !== 'region');

test('every tool draws its figure by pointer and by keys, and a point finds it', () => {
  for (const kind of drawable) {
    const figure = sampleFigure(kind, board);
    for (const draw of [drawByPointer, drawByKeys]) {
      const editor = editorOf(kind);
      draw(editor, kind, figure);
      assert.ok(fillIn(editor, figure), kind.id);
      const found = editor.figures.map(({ kind: id, cells }) => [id, cells.join()]);
      assert.deepEqual(found, [[kind.id, figure.cells.join()]], `${kind.id} ${draw.name}`);
      editor.take('');
      const point = kind.family === 'outside' ? marginOf(figure) : undefined;
      const inside = kind.family === 'dots' ? centreOf(board, figure.cells) : cellMiddle(board, ownCell(figure));
      editor.pick(point ?? inside);
      assert.equal(editor.selected, figureKey(figure), `${kind.id} is selected`);
    }
  }
});

test('every figure with a value gets another one, and every figure is deleted by a key', () => {
  for (const kind of drawable) {
    const editor = editorOf(kind);
    drawByPointer(editor, kind, sampleFigure(kind, board));
    fillIn(editor, sampleFigure(kind, board));
    if (kind.value) {
      const other = others[kind.value.word] ?? '7';
      if (kind.id !== 'PillArrow') assert.ok(editor.setValue(other), `${kind.id} ${other}`);
      if (kind.id !== 'PillArrow') assert.equal(editor.figures[0].value, other, kind.id);
    }
    editor.take('');
    editor.select(figureKey(editor.figures[0]));
    assert.ok(pressKey(editor, 'Delete', 80), kind.id);
    assert.equal(writeVariant(editor.board), '.Shape~9x9', kind.id);
  }
});

/** @param {Variant} model */
const spokenWords = (model, language = 'en') =>
  wordsOfCells(
    /** @type {any} */ ({
      ...{ ...model, model },
      elements: elementsOf(model),
      words: variantWords(boardStrings(language)),
    }),
  );

test('every figure is said at its cells, in words of each language', async () => {
  await fetchLanguage('zh');
  for (const language of ['en', 'zh']) {
    for (const kind of drawable) {
      const editor = editorOf(kind);
      drawByPointer(editor, kind, sampleFigure(kind, board));
      fillIn(editor, sampleFigure(kind, board));
      const model = readVariant(writeVariant(editor.board));
      assert.ok(model);
      const words = spokenWords(model, language);
      const [first] = editor.figures[0].cells;
      assert.ok(words[first].length > 0, `${language} ${kind.id}`);
      assert.doesNotMatch(words[first].join(), /[a-z][A-Z]|undefined/, `${language} ${kind.id}: ${words[first]}`);
    }
  }
});

test('the words of a cell have no signs, no lone cell is counted, and what rules have in common is said once', () => {
  const cases = {
    '.Sum~12~R1C1~R1C2~R1C3': ['sum 12 of 3 cells'],
    '.RellikCage~9~R1C1~R1C2': ['rellik cage of 2 cells with 9'],
    '.ContainAtLeast~1_2~R1C1~R1C2': ['containing cage of 2 cells with 1 2'],
    '.EqualSum~R1C1~R1C2~-~R2C1~R2C2': ['equal sum of 2 cells'],
    '.CountDistinct~R1C1~R1C2~R1C3': ['counts different digits'],
    '.GreaterThan~R1C1~R1C2.GreaterThan~R1C1~R2C1': [
      'greater than the cell on the right',
      'greater than the cell below',
    ],
    '.Renban~R1C1~R1C2.Renban~R1C1~R2C1': ['renban line, cell 1 of 2 (2 times)'],
  };
  for (const [text, expected] of Object.entries(cases)) {
    const model = readVariant(text);
    assert.ok(model, text);
    const words = spokenWords(model);
    assert.deepEqual(words[0], expected, text);
  }
  const model = readVariant('.GreaterThan~R5C5~R5C6~R5C4~R4C5~R6C5');
  assert.ok(model);
  const words = spokenWords(model);
  assert.equal(words[40][0], 'greatest cell');
});
