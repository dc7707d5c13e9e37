// Reads and writes the notation `iss` as far as the page needs it: the shape, the candidates of each cell, and the
// rules with their arguments as they are written. What is wrong in a text, the worker finds and reports.
//
//     # a rule in words
//     #~ line #ffccaa 0.25 0.5,0.5 1.5,1.5
//     .Shape~6x6.Cage~10~R1C1~R1C2.AntiKnight.~R1C3_5
//
// Cells are numbered row by row, from 0. Tested by tests/wasm/variant-model.test.js.

import {
  cellIndex,
  cellName as nameOfCell,
  shapeArgs,
  shapeOf,
  takeWords,
  wordLines,
} from '../../../wasm/notations/iss-text.js';

/**
 * @typedef {{kind: string, args: string[]}} Rule  one rule as written: `.Cage~10~R1C1` is `Cage` with two arguments
 *
 * @typedef {object} Variant
 * @property {number} rows
 * @property {number} columns
 * @property {number} lowest  the smallest value of a cell
 * @property {number} values  how many values there are, from `lowest` on
 * @property {(number | undefined)[]} digits  by cell, what is filled in
 * @property {(number[] | undefined)[]} candidates  by cell, the only values that it may have, ascending; such as the
 *   odd ones. A cell keeps them when it is filled in
 * @property {Rule[]} rules  in the text's order
 * @property {string[]} words  the rules that exist only in words, a line each
 * @property {string[]} decoration  what is drawn without a rule, a line a figure
 */

const MOST = 16; // rows, columns, values

/**
 * The cell of a name such as R3C5.
 * @param {{rows: number, columns: number}} board
 * @param {string} name
 * @returns {number}  -1 when there is no such cell
 */
export const cellOf = (board, name) => cellIndex(name, /** @type {Variant} */ (board));

/** The name of a cell. @param {Variant} board @param {number} cell */
export const cellName = (board, cell) => nameOfCell(cell, board);

/** The rules of one line. @param {string} line @returns {Rule[] | undefined} */
function rulesOf(line) {
  const compact = line.replace(/\s+/g, '');
  if (compact === '.') return [];
  if (!compact.startsWith('.')) return undefined;
  const rules = compact
    .slice(1)
    .split('.')
    .map((rule) => {
      const [kind, ...args] = rule.split('~');
      return { kind, args };
    });
  return rules.every(({ kind }) => /^[A-Za-z]*$/.test(kind)) ? rules : undefined;
}

/**
 * @param {string} text
 * @returns {Variant | undefined}  undefined when it is not in this notation
 */
export function readVariant(text) {
  const { code, words, decoration } = takeWords(text);
  const rules = rulesOf(code);
  const shape = shapeOf(rules?.find(({ kind }) => kind === 'Shape')?.args ?? []);
  const isDrawable = [shape.rows, shape.columns, shape.values].every((size) => size >= 1 && size <= MOST);
  if (!rules || !isDrawable) return undefined;
  const board = {
    ...shape,
    digits: Array(shape.rows * shape.columns).fill(undefined),
    candidates: Array(shape.rows * shape.columns).fill(undefined),
    rules: rules.filter(({ kind }) => kind !== 'Shape' && kind !== ''),
    words,
    decoration,
  };
  const given = rules.filter(({ kind }) => kind === '').flatMap(({ args }) => args);
  return given.every((arg) => give(board, arg)) ? board : undefined;
}

/**
 * Adds what a cell may have, such as `R1C1_2_5`. Lists of the same cell intersect.
 * @param {Variant} board
 * @param {string} arg
 */
function give(board, arg) {
  const [name, ...values] = arg.split('_');
  const cell = cellOf(board, name);
  const numbers = values.map(Number).sort((a, b) => a - b);
  const isValue = (/** @type {number} */ value) => value >= board.lowest && value < board.lowest + board.values;
  if (cell < 0 || numbers.length === 0 || !numbers.every(isValue)) return false;
  if (numbers.length === 1) board.digits[cell] = numbers[0];
  else board.candidates[cell] = board.candidates[cell]?.filter((value) => numbers.includes(value)) ?? numbers;
  return true;
}

/** @param {Variant} board @returns {string} */
export function writeVariant(board) {
  const { digits, candidates, rules } = board;
  const shape = shapeArgs(board).join('~');
  const given = digits.flatMap((digit, cell) =>
    [candidates[cell], digit === undefined ? undefined : [digit]]
      .filter((list) => list !== undefined)
      .map((list) => `~${[cellName(board, cell), ...list].join('_')}`),
  );
  const text = [
    shape === '9x9' ? '' : `.Shape~${shape}`,
    ...rules.map(({ kind, args }) => `.${[kind, ...args].join('~')}`),
    given.length > 0 ? `.${given.join('')}` : '',
  ].join('');
  return [...wordLines(board), text || '.'].join('\n');
}

/** An empty board without rules. @param {number} rows @param {number} columns @returns {Variant} */
export const blankBoard = (rows, columns) => ({
  rows,
  columns,
  lowest: 1,
  values: Math.max(rows, columns),
  digits: Array(rows * columns).fill(undefined),
  candidates: Array(rows * columns).fill(undefined),
  rules: [],
  words: [],
  decoration: [],
});

/**
 * The values of a solution, row by row: letters where there are values above 9, the first letter for 1.
 * @param {Variant} board
 * @param {string | undefined} solution
 * @returns {(number | undefined)[]}
 */
export function valuesOf({ lowest, values }, solution = '') {
  const isLettered = lowest + values - 1 > 9;
  return Array.from(solution, (symbol) => {
    if (/\d/.test(symbol)) return Number(symbol);
    return isLettered && /[A-P]/.test(symbol) ? symbol.charCodeAt(0) - 64 : undefined;
  });
}
