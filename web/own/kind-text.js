// The board of a kind when the kind's text changes: what still fits stays. Tested by tests/wasm/own-kinds.test.js.

import { blankText } from '../grids/blank-text.js';
import { describe } from '../grids/genres.js';
import { isOfForm } from '../grids/kinds.js';
import { BLANK, readGrid, writeGrid } from '../grids/text.js';

/** @import { GridBoard } from '../grids/text.js' */

/** The text of a board's kind. @param {string} text */
export const kindTextOf = (text) => readGrid(text).kind?.source ?? '';

/**
 * The text of a kind as it stands before a board: without empty lines, which would end it.
 * @param {string} typed
 */
export const asKind = (typed) =>
  typed
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');

/**
 * The board with another kind: sections that both have stay, with the clues and values that the new kind has too.
 * @param {string} text
 * @param {string} source  of the new kind
 */
export function withKind(text, source) {
  const before = readGrid(text);
  const board = readGrid(blankText(source, before.rows, before.columns));
  const sections = new Map(
    [...board.sections].map(([name, rows]) => {
      const old = before.sections.get(name);
      const isSame = old && (old.length === rows.length || !SHAPED.has(name));
      return [name, isSame ? (name === 'cells' ? fitting(before, board, old) : old) : rows];
    }),
  );
  return writeGrid({ ...board, sections });
}

/** The sections that have as many rows as the board. */
const SHAPED = new Set(['cells', 'regions', 'rows', 'columns', 'top', 'bottom', 'left', 'right']);

/**
 * The tokens of cells that are on another board what they were: clues, or values.
 * @param {GridBoard} before
 * @param {GridBoard} board
 * @param {string[][]} rows
 */
const fitting = (before, board, rows) =>
  rows.map((row) =>
    row.map((token) => {
      const meaning = meaningOf(board, token);
      return meaning && meaning === meaningOf(before, token) ? token : BLANK;
    }),
  );

/** @param {GridBoard} board @param {string} token */
function meaningOf(board, token) {
  if (isOfForm(board.kind?.sections.get('cells') ?? [], token)) return 'clue';
  return describe(board).values(board).includes(token) ? 'value' : '';
}

/**
 * A rule as it is offered, with a value of the kind of a board in place of `*`.
 * @param {string} rule
 * @param {string} text
 */
export function withValue(rule, text) {
  const [first = '', ...others] = readGrid(text).kind?.values ?? [];
  if (first === 'loop') return rule.replaceAll('*', 'line');
  const value = first.includes('..') ? first.split('..')[0] : [first, ...others].find((each) => each !== BLANK);
  return rule.replaceAll('*', () => value ?? '*');
}
