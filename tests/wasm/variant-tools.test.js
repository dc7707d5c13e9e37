// Drawing the rules of a Sudoku variant without a document: what points and keys make of each tool.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVariant, writeVariant } from '../../wasm/iss/text.js';
import { Editor } from '../../web/variant/tools/editor.js';
import { pressKey } from '../../web/variant/tools/keys.js';
import { Strokes } from '../../web/variant/tools/strokes.js';

/** An editor of a text whose edits come back to it, as on the page. @param {string} tool */
function editorOf(text = '.', tool = '') {
  const edits = /** @type {string[]} */ ([]);
  const editor = new Editor((board) => {
    edits.push(writeVariant(board));
    editor.setText(edits[edits.length - 1]);
  });
  editor.setText(text);
  if (tool) editor.take(tool);
  return { editor, edits, text: () => edits.at(-1) ?? text };
}

/**
 * Presses the pointer at the first point, moves it along the others and releases it.
 * @param {Editor} editor
 * @param {...[x: number, y: number]} points
 */
function stroke(editor, ...points) {
  const [first, ...others] = points.map(([x, y]) => ({ x, y }));
  const strokes = new Strokes(editor);
  strokes.down(first);
  for (const point of others) strokes.move(point);
  strokes.up(others.at(-1) ?? first);
}

/** @param {Editor} editor @param {...[key: string, cursor: number]} keys */
const press = (editor, ...keys) => keys.map(([key, cursor]) => pressKey(editor, key, cursor));

test('a drag over cells is a cage, which is then selected and gets its sum', () => {
  const { editor, text, edits } = editorOf('.', 'Cage');
  stroke(editor, [0.5, 0.5], [1.5, 0.6], [1.4, 1.5]);
  assert.equal(text(), '.Cage~0~R1C1~R1C2~R2C2');
  assert.equal(editor.figure?.kind, 'Cage');
  assert.ok(editor.setValue('15'));
  assert.equal(text(), '.Cage~15~R1C1~R1C2~R2C2');
  assert.ok(!editor.setValue('many'));
  assert.deepEqual(editor.note, { what: 'wrong', kind: 'Cage' });
  assert.ok(editor.setValue('15'));
  assert.notEqual(editor.note?.what, 'wrong');
  assert.equal(edits.length, 2);
});

test('cells are also added one by one, and one is taken out again', () => {
  const { editor, text, edits } = editorOf('.', 'AllDifferent');
  for (const x of [0.5, 3.5, 7.5, 3.5]) stroke(editor, [x, 0.5]);
  assert.deepEqual(editor.draft?.cells, [0, 7]);
  assert.deepEqual(edits, []);
  editor.finish();
  assert.equal(text(), '.AllDifferent~R1C1~R1C8');
});

test('a line follows the pointer near the middle of cells, so it can go diagonally, and back', () => {
  const { editor, text } = editorOf('.', 'Thermo');
  stroke(editor, [0.5, 0.5], [0.95, 0.9], [1.05, 0.95], [1.5, 1.5], [2.5, 1.5], [1.5, 1.5], [1.5, 2.5]);
  assert.equal(text(), '.Thermo~R1C1~R2C2~R3C2');
});

test('a line follows a pointer that skips cells', () => {
  const { editor, text } = editorOf('.', 'Renban');
  stroke(editor, [0.5, 0.5], [4.5, 2.5]);
  assert.equal(text(), '.Renban~R1C1~R2C2~R3C3~R3C4~R3C5');
});

test('a line of one cell is too short and draws nothing', () => {
  const { editor, edits } = editorOf('.', 'Thermo');
  press(editor, [' ', 0], ['Enter', 0]);
  assert.equal(editor.note?.what, 'short');
  assert.deepEqual(edits, []);
});

test('keys draw a thermometer: Space adds the cell, Enter at the last one ends it', () => {
  const { editor, text } = editorOf('.', 'Thermo');
  assert.deepEqual(press(editor, [' ', 0], ['ArrowRight', 0], [' ', 1], ['Enter', 2], ['Enter', 2]), [
    true,
    false, // the board moves its cursor
    true,
    true,
    true,
  ]);
  assert.equal(text(), '.Thermo~R1C1~R1C2~R1C3');
});

test('Delete takes back the last cell, Escape ends what is under way, then the tool, then the selection', () => {
  const { editor, edits } = editorOf('.Cage~5~R9C8~R9C9', 'Thermo');
  press(editor, [' ', 0], [' ', 1], ['Delete', 1]);
  assert.deepEqual(editor.draft?.cells, [0]);
  press(editor, ['Escape', 1]);
  assert.equal(editor.draft, undefined);
  press(editor, ['Escape', 1]);
  assert.equal(editor.tool, '');
  editor.pick({ x: 8.5, y: 8.5 });
  assert.equal(editor.figure?.kind, 'Cage');
  assert.deepEqual(press(editor, ['Escape', 1], ['Escape', 1]), [true, false]);
  assert.deepEqual(edits, []);
});

test('Delete removes the selected figure, but not while the cursor is on a digit', () => {
  const { editor, text } = editorOf('.Cage~5~R1C1~R1C2.~R1C1_2');
  editor.pick({ x: 0.5, y: 0.5 });
  assert.deepEqual(press(editor, ['Delete', 0]), [false]);
  assert.deepEqual(press(editor, ['Delete', 1]), [true]);
  assert.equal(text(), '.~R1C1_2');
});

test('a point near a border is a dot there, also by dragging over it or by two cells', () => {
  for (const draw of [
    (/** @type {Editor} */ editor) => stroke(editor, [1.1, 0.5]),
    (/** @type {Editor} */ editor) => stroke(editor, [0.5, 0.5], [1.5, 0.5]),
    (/** @type {Editor} */ editor) => press(editor, [' ', 0], [' ', 1]),
  ]) {
    const { editor, text } = editorOf('.', 'WhiteDot');
    draw(editor);
    assert.equal(text(), '.WhiteDot~R1C1~R1C2');
    assert.ok(editor.setValue('3'));
    assert.match(text(), /^\.Pair~\w+~R1C1~R1C2$/);
  }
});

test('a quad waits for its values, and without them it is not drawn', () => {
  const { editor, text, edits } = editorOf('.', 'Quad');
  stroke(editor, [1.1, 0.9]);
  assert.ok(editor.draft?.isWaiting);
  assert.ok(!editor.setValue(''));
  assert.deepEqual(edits, []);
  assert.ok(editor.setValue('52'));
  assert.equal(text(), '.Quad~R1C1~2~5');
  stroke(editor, [4.1, 3.9]);
  editor.cancel();
  assert.equal(edits.length, 1);
});

test('a place in the margin is a clue of its row, column or diagonal', () => {
  const { editor, text } = editorOf('.', 'Skyscraper');
  stroke(editor, [9.5, 2.5]);
  editor.setValue('3');
  assert.equal(text(), '.Skyscraper~R3~~3');
  editor.take('LittleKiller');
  stroke(editor, [6.5, -0.5]);
  editor.setValue('40');
  assert.equal(text(), '.Skyscraper~R3~~3.LittleKiller~40~R1C6');
  stroke(editor, [6.5, -0.5]);
  assert.equal(editor.figure?.value, '40', 'the clue that is there is selected');
  stroke(editor, [3.5, 3.5]);
  assert.equal(editor.note?.what, 'nowhere');
});

test('arrows lead into the margin and along it, where Space begins a clue', () => {
  const { editor, text } = editorOf('.', 'Sandwich');
  assert.deepEqual(press(editor, ['ArrowRight', 0], ['ArrowLeft', 0], ['ArrowDown', 0], [' ', 0]), [
    false,
    true,
    true,
    true,
  ]);
  editor.setValue('12');
  assert.equal(text(), '.Sandwich~12~R2');
  press(editor, ['ArrowRight', 0]);
  assert.equal(editor.landing, 9, 'back on the board, in the second row');
  assert.equal(editor.spot, undefined);
});

test('single cells are painted, and painted again they are as before', () => {
  const { editor, text } = editorOf('.', 'Odd');
  stroke(editor, [0.5, 0.5], [1.5, 0.5]);
  assert.equal(text(), '.~R1C1_1_3_5_7_9~R1C2_1_3_5_7_9');
  stroke(editor, [1.5, 0.5], [0.5, 0.5]);
  assert.equal(text(), '.Shape~9x9');
  editor.take('Minimum');
  stroke(editor, [0.5, 0.5]);
  assert.equal(text(), '.GreaterThan~R1C2~R2C1~R1C1');
  stroke(editor, [0.5, 0.5]);
  assert.equal(text(), '.Shape~9x9');
});

test('a clone is drawn and then put somewhere else, where it fits', () => {
  const { editor, edits } = editorOf('.', 'Clone');
  stroke(editor, [0.5, 0.5], [1.5, 0.5]);
  assert.deepEqual(editor.draft?.original, [0, 1]);
  stroke(editor, [8.5, 4.5]);
  assert.equal(editor.note?.what, 'nowhere', 'half of the copy would be outside');
  stroke(editor, [7.5, 4.5]);
  assert.equal(edits.length, 1);
  assert.deepEqual(editor.figure?.cells, [0, 1, 43, 44]);
});

test('a region is drawn by cells', () => {
  const { editor, text } = editorOf('.Shape~4x4', 'Region');
  stroke(editor, [0.5, 0.5], [1.5, 0.5], [2.5, 0.5], [3.5, 0.5]);
  assert.equal(text(), '.Shape~4x4.Jigsaw~0000111122332233.NoBoxes');
});

test('a point selects what is on top, and again what is below', () => {
  const { editor } = editorOf('.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C1.WhiteDot~R1C1~R1C2.Sandwich~9~R1');
  const kinds = [0, 1, 2].map(() => {
    editor.pick({ x: 0.5, y: 0.5 });
    return editor.figure?.kind;
  });
  assert.deepEqual(kinds, ['Thermo', 'Cage', 'Thermo']);
  editor.pick({ x: 1, y: 0.5 });
  assert.equal(editor.figure?.kind, 'WhiteDot');
  editor.pick({ x: -0.5, y: 0.5 });
  assert.equal(editor.figure?.kind, 'Sandwich');
  editor.pick({ x: 5.5, y: 5.5 });
  assert.equal(editor.figure, undefined);
});

test('an inequality and a line can be turned around and stay selected', () => {
  const { editor, text } = editorOf('.', 'GreaterThan');
  stroke(editor, [1.1, 0.5]);
  assert.equal(text(), '.GreaterThan~R1C1~R1C2');
  editor.reverse();
  assert.equal(text(), '.GreaterThan~R1C2~R1C1');
  assert.equal(editor.figure?.kind, 'GreaterThan');
});

test('the selection survives an undo that brings its figure back, and ends when it is gone', () => {
  const { editor } = editorOf('.Cage~5~R1C1~R1C2');
  editor.pick({ x: 0.5, y: 0.5 });
  editor.setText('.Cage~7~R1C1~R1C2');
  assert.equal(editor.figure?.value, '7');
  editor.setText('.Shape~9x9');
  assert.equal(editor.figure, undefined);
  assert.ok(readVariant('.Shape~9x9'));
});

test('sets are dragged one after the other, and drawn when there are two', () => {
  const { editor, text, edits } = editorOf('.', 'EqualSum');
  stroke(editor, [0.5, 0.5], [1.5, 0.5]);
  assert.deepEqual(editor.draft, { cells: [], sets: [[0, 1]] });
  editor.finish();
  assert.equal(editor.note?.what, 'nowhere', 'one set is no rule');
  stroke(editor, [0.5, 0.5], [1.5, 0.5]);
  stroke(editor, [4.5, 4.5]); // touched one by one
  stroke(editor, [6.5, 6.5]);
  editor.finish();
  assert.deepEqual(edits, []);
  editor.finish();
  assert.equal(text(), '.EqualSum~R1C1~R1C2~-~R5C5~R7C7');
  editor.remove();
  assert.equal(text(), '.Shape~9x9');
});

test('keys draw sets: Enter ends a set, and again the rule; Delete takes the last set back', () => {
  const { editor, text } = editorOf('.', 'SameValues');
  press(editor, [' ', 0], [' ', 1], ['Enter', 1], [' ', 9], [' ', 10], ['Enter', 10]);
  assert.deepEqual(editor.draft?.sets?.length, 2);
  press(editor, ['Delete', 10]);
  assert.deepEqual(editor.draft, { cells: [9, 10], sets: [[0, 1]] });
  press(editor, ['Enter', 10], ['Enter', 20]);
  assert.equal(text(), '.SameValues~2~R1C1~R1C2~R2C1~R2C2');
});

test('cells that cannot have a rule do not get it', () => {
  for (const [tool, ...points] of /** @type {[string, ...[number, number][]][]} */ ([
    ['EqualityCage', [0.5, 0.5], [1.5, 0.5], [2.5, 0.5]], // as many odd digits as even ones
    ['PillArrow', [1.5, 0.5], [0.5, 1.5], [0.5, 2.5]], // no order of reading for the pill
  ])) {
    const { editor, edits } = editorOf('.', tool);
    stroke(editor, ...points);
    assert.deepEqual([editor.note?.what, edits], ['nowhere', []], tool);
  }
  const { editor, text } = editorOf('.', 'PillArrow');
  stroke(editor, [1.5, 1.5], [1.5, 0.5], [2.5, 0.5], [3.5, 0.5]);
  assert.equal(text(), '.PillArrow~2~R2C2~R1C2~R1C3~R1C4');
  assert.ok(!editor.setValue('3'), 'the third cell is beside the first two');
});

test('a pattern waits for its text', () => {
  const { editor, text } = editorOf('.', 'Regex');
  stroke(editor, [0.5, 0.5], [1.5, 0.5]);
  assert.ok(editor.draft?.isWaiting);
  assert.ok(editor.setValue('12?'));
  assert.equal(text(), '.Regex~MTI_~R1C1~R1C2');
  assert.equal(editor.figure?.value, '12?');
});

test('indexing cells of one rule are taken away one by one', () => {
  const { editor, text } = editorOf('.Indexing~C~R1C1~R2C1', 'ColumnIndexing');
  stroke(editor, [0.5, 0.5]);
  assert.equal(text(), '.Indexing~C~R2C1');
});

test('rules in words are edited, and what is only drawn is taken away with what is said of it', () => {
  const { editor, text } = editorOf(
    '# A snake.\n# drawn without a rule: 1 line\n#~ line #ff0000 0.2 0,0 1,1\n.AntiKing',
  );
  editor.setWords(' A snake hides.\n\n# It is long.\ndrawn without a rule: 1 line');
  assert.equal(
    text(),
    '# A snake hides.\n# # It is long.\n# drawn without a rule: 1 line\n#~ line #ff0000 0.2 0,0 1,1\n.AntiKing',
  );
  editor.removeDecoration();
  assert.equal(text(), '# A snake hides.\n# # It is long.\n.AntiKing');
  editor.setWords('');
  assert.equal(text(), '.AntiKing');
});
