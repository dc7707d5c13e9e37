// What keys do while rules are edited: Space and Enter draw with the tool at the cursor, arrows lead beyond the border
// where clues stand outside, Delete takes back the last cell or figure, and Escape puts the tool away. Tested by
// tests/wasm/variant-tools.test.js.

import { cornerAt } from './gestures.js';

/** @import { Kind } from '../model/kinds.js' */
/** @import { Draft, Editor, Spot } from './editor.js' */

/** @type {Record<string, Spot>} */
const ARROWS = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * @param {Editor} editor
 * @param {string} key
 * @param {number} cursor  the cell with the cursor
 * @returns {boolean}  whether the key did anything
 */
export function pressKey(editor, key, cursor) {
  const { kind } = editor;
  const isDone =
    (kind && (walk(editor, kind, key, cursor) || draw(editor, kind, key, cursor))) || leave(editor, key, cursor);
  if (isDone) editor.changed();
  return isDone;
}

/** @param {Kind} kind */
const isOutsideTool = ({ gesture }) => gesture === 'side' || gesture === 'diagonal';

/** @param {Editor} editor @param {Kind} kind @param {string} key @param {number} cursor */
function walk(editor, kind, key, cursor) {
  const by = ARROWS[key];
  if (!by || !isOutsideTool(kind)) return false;
  const { rows, columns } = editor.board;
  const { row, column } = editor.spot ?? { row: Math.floor(cursor / columns), column: cursor % columns };
  const next = { row: row + by.row, column: column + by.column };
  if (next.row < -1 || next.column < -1 || next.row > rows || next.column > columns) return true;
  const isOutside = next.row < 0 || next.column < 0 || next.row === rows || next.column === columns;
  if (!isOutside && !editor.spot) return false;
  if (isOutside) editor.note = { what: 'spot', spot: next };
  else editor.landing = next.row * columns + next.column;
  editor.spot = isOutside ? next : undefined;
  return true;
}

/** @param {Draft} draft */
const isBetweenSets = ({ sets, cells }) => sets !== undefined && cells.length === 0;

/** @param {Editor} editor @param {Kind} kind @param {string} key @param {number} cursor */
function draw(editor, kind, key, cursor) {
  if (key !== ' ' && key !== 'Enter') return false;
  const { board, draft } = editor;
  const { columns } = board;
  if (isOutsideTool(kind)) editor.addAt(editor.spot);
  else if (kind.gesture === 'corner')
    editor.add(cornerAt(board, { x: (cursor % columns) + 1, y: Math.floor(cursor / columns) + 1 }));
  else if (kind.gesture === 'cell') editor.paint([cursor]);
  else if (draft?.original) editor.copy(cursor);
  else if (kind.gesture === 'edge') editor.join(cursor);
  else if (draft && key === 'Enter' && (draft.cells.includes(cursor) || isBetweenSets(draft))) editor.finish();
  else editor.tap(cursor);
  return true;
}

/** @param {Editor} editor @param {string} key @param {number} cursor */
function leave(editor, key, cursor) {
  if (key === 'Escape') return editor.cancel();
  if (key !== 'Delete' && key !== 'Backspace') return false;
  const { draft, figure, tool, board } = editor;
  if (draft && !draft.isWaiting && draft.cells.length > 1) {
    editor.draft = { ...draft, cells: draft.cells.slice(0, -1) };
    editor.note = { what: 'cells', kind: tool, count: draft.cells.length - 1 };
    return true;
  }
  if (draft?.sets && isBetweenSets(draft)) {
    editor.draft = { cells: draft.sets.at(-1) ?? [], sets: draft.sets.slice(0, -1) };
    return true;
  }
  if (draft) return editor.cancel();
  // Without a tool, Delete is for the digit at the cursor, if there is one.
  if (!figure || (!tool && board.digits[cursor] !== undefined)) return false;
  editor.remove();
  return true;
}
