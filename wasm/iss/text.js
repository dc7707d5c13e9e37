// Reads and writes a board in the notation `iss`, in the form in which core writes it:
//
//     # Title: a name of the puzzle
//     # Author: who made it
//     # a rule in words
//     #~ line #ffccaa 0.25 0.5,0.5 1.5,1.5
//     .Shape~6x6.Cage~10~R1C1~R1C2.AntiKnight.~R1C3_5
//
// What rules mean is not read here. What is wrong in a text, core finds and reports, and it knows the other forms that
// people paste. Tested by tests/wasm/iss.test.js.
import { cellName, cellOf, shapeArgs, shapeOf, valuesOf } from './shape.js';

/** @import { Shape } from './shape.js' */

/**
 * A rule as it is written: `.Cage~10~R1C1~R1C2` is of the kind `Cage` and has three arguments.
 * @typedef {{kind: string, args: string[]}} Rule
 *
 * What a variant has beside its shape.
 * @typedef {object} Contents
 * @property {(number | undefined)[]} digits  by cell, what is filled in
 * @property {(number[] | undefined)[]} candidates  by cell, the only values that it may have, ascending; such as the
 *   odd ones. A cell keeps them when it is filled in. None where a text contradicts itself
 * @property {Rule[]} rules  without the shape and the candidates, in the text's order
 * @property {string} title  what the puzzle is called; empty where nothing says it
 * @property {string} author  who made it, likewise
 * @property {string[]} words  the rules that exist only in words, a line each
 * @property {string[]} decoration  what is drawn without a rule, a line a figure
 *
 * @typedef {Shape & Contents} Variant
 */

/** What core knows has at most so many rows, columns and values. */
export const MOST = 16;

/** Names of what is no rule: the shape, and the candidates of cells. */
const SHAPE = 'Shape';
const CANDIDATES = new Set(['', 'Given']);
/**
 * What is not read here: cells beside the board, rules that have rules in them, and what needs either. Core answers
 * texts with them.
 */
const NOT_READ = new Set(['Var', 'Or', 'And', 'End', 'Replicate', 'ConnectedValues']);

/** An empty board without rules. @param {number} rows @param {number} columns @returns {Variant} */
export const blankBoard = (rows, columns) => ({
  rows,
  columns,
  lowest: 1,
  values: Math.max(rows, columns),
  digits: Array(rows * columns).fill(undefined),
  candidates: Array(rows * columns).fill(undefined),
  rules: [],
  title: '',
  author: '',
  words: [],
  decoration: [],
});

/**
 * @param {string} text
 * @returns {Variant | undefined}  undefined when it is not in this notation, or has what is not read here: rules in
 *   rules, cells beside the board, a raw grid
 */
export function readVariant(text) {
  const { code, title, author, words, decoration } = takeWords(text);
  const rules = rulesIn(code);
  const shapeRule = rules?.find(({ kind }) => kind === SHAPE)?.args ?? [];
  const shape = shapeOf(shapeRule);
  if (shapeRule[2] === 'Raw' || rules?.some(({ kind }) => NOT_READ.has(kind))) return undefined;
  const isPossible = [shape.rows, shape.columns, shape.values].every((size) => size >= 1 && size <= MOST);
  if (!rules || !isPossible) return undefined;
  const board = {
    ...blankBoard(shape.rows, shape.columns),
    ...shape,
    rules: rules.filter(({ kind }) => kind !== SHAPE && !CANDIDATES.has(kind)),
    title,
    author,
    words,
    decoration,
  };
  const given = rules.filter(({ kind }) => CANDIDATES.has(kind)).flatMap(({ args }) => args);
  return given.every((arg) => give(board, arg)) ? board : undefined;
}

/**
 * Writes a board as core does: a line for each of the words and figures, and one for all the rest.
 * @param {Variant} board
 */
export function writeVariant(board) {
  const { digits, candidates, rules, title, author, words, decoration } = board;
  const shape = shapeArgs(board).join('~');
  const given = digits.flatMap((digit, cell) =>
    [candidates[cell], digit === undefined ? undefined : [digit]]
      .filter((list) => list !== undefined)
      .map((list) => `~${[cellName(board, cell), ...list].join('_')}`),
  );
  const code = [
    shape === '9x9' ? '' : `.${SHAPE}~${shape}`,
    ...rules.map(({ kind, args }) => `.${[kind, ...args].join('~')}`),
    given.length > 0 ? `.${given.join('')}` : '',
  ].join('');
  const said = [...(title && [`Title: ${title}`]), ...(author && [`Author: ${author}`]), ...words];
  const before = [...said.map((line) => `# ${line}`), ...decoration.map((line) => `#~ ${line}`)];
  return [...before, code || `.${SHAPE}~9x9`].join('\n');
}

/** What a cell may have by its digit and its candidates. @param {Variant} board @param {number} cell */
export function allowedAt(board, cell) {
  const digit = board.digits[cell];
  const list = board.candidates[cell] ?? valuesOf(board);
  return digit === undefined ? list : list.filter((value) => value === digit);
}

/**
 * Takes the lines that begin with `#` out of a text. The title and the author are the first of them, in this order.
 * @param {string} text one puzzle
 */
function takeWords(text) {
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const decoration = [];
  const code = text.replaceAll(/^[ \t]*#(~?)(.*)$/gm, (_, tilde, line) => {
    (tilde ? decoration : words).push(line.trim());
    return '';
  });
  const [title, author] = ['Title: ', 'Author: '].map((name) =>
    words[0]?.startsWith(name) ? String(words.shift()).slice(name.length) : '',
  );
  return { code, title, author, words, decoration };
}

/** The rules of a text without words. @param {string} code @returns {Rule[] | undefined} */
function rulesIn(code) {
  const compact = code.replaceAll(/\s+/g, '');
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
 * Adds what a cell may have, such as `R1C1_2_5`. Lists of the same cell intersect.
 * @param {Variant} board
 * @param {string} arg
 */
function give(board, arg) {
  const [name, ...values] = arg.split('_');
  const cell = cellOf(board, name);
  const numbers = values.map(Number).sort((a, b) => a - b);
  const isValue = (/** @type {number} */ value) => value >= board.lowest && value < board.lowest + board.values;
  if (cell < 0 || !numbers.every(isValue)) return false;
  if (numbers.length === 1) board.digits[cell] = numbers[0];
  else board.candidates[cell] = board.candidates[cell]?.filter((value) => numbers.includes(value)) ?? numbers;
  return true;
}
