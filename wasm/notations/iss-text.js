// The syntax of the notation `iss` of Sudoku variants: what is between full stops and tildes, without the meaning of
// any rule. For texts as core writes them: the shape first unless it is 9×9, then rules, then candidates; lines that
// begin with `#` hold rules in words, and those with `#~` what is drawn without a rule (decoration.js). What people
// paste is read by core, which knows the other forms and reports errors. The page uses this file to draw rules and to
// change them; readers of links use it to write what they read.
// Nothing here fails: a part that is not understood is passed over, so a text that is not from core must be checked by
// core first. Tested by tests/wasm/iss-text.test.js.

/**
 * Rows, columns, how many values there are, and the lowest of them, which is 0 or 1.
 * @typedef {{ rows: number, columns: number, values: number, lowest: number }} Shape
 */

/**
 * A rule as it is written: `.Cage~10~R1C1~R1C2` has the name `Cage` and three arguments.
 * @typedef {{ name: string, args: string[] }} IssRule
 */

/**
 * @typedef {object} IssPuzzle
 * @property {Shape} shape
 * @property {Map<number, number[]>} givens  by cell, the values that it may have; one value is a given
 * @property {IssRule[]} rules  without the shape and the givens, in the order of the text
 * @property {string[]} words  the lines that begin with `#`, without it
 * @property {string[]} decoration  those that begin with `#~`, without it: a line a figure
 */

/** @type {Readonly<Shape>} */
export const CLASSIC_SHAPE = { rows: 9, columns: 9, values: 9, lowest: 1 };

/** Rows and columns in names of cells are numbers with this base: R1C1 to RgCg. */
const BASE = 17;

/** Numbers of one digit may have base 17, and those of two digits have base 10. */
const CELL = /^[Rr](1[0-6]|[1-9A-Ga-g])[Cc](1[0-6]|[1-9A-Ga-g])$/;

/**
 * The name of a cell, such as `R1C1`.
 * @param {number} cell row · columns + column, both from 0
 * @param {Shape} shape
 */
export const cellName = (cell, { columns }) =>
  `R${(Math.floor(cell / columns) + 1).toString(BASE)}C${((cell % columns) + 1).toString(BASE)}`;

/**
 * The cell with this name; -1 when it is not the name of a cell on the board.
 * @param {string} name
 * @param {Shape} shape
 */
export function cellIndex(name, { rows, columns }) {
  const match = CELL.exec(name);
  if (!match) return -1;
  const [row, column] = match.slice(1).map((number) => Number.parseInt(number, number.length === 1 ? BASE : 10));
  return row <= rows && column <= columns ? (row - 1) * columns + column - 1 : -1;
}

/**
 * The shape that `.Shape` states with these arguments, such as `6x6` or `9x9` and `0-8`.
 * @param {string[]} args
 * @returns {Shape}
 */
export function shapeOf([size = '', range = '']) {
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(size)?.map(Number) ?? [0, 9, 9];
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const lowest = last === undefined ? 1 : Number(first);
  const values = last === undefined ? Number(first ?? Math.max(rows, columns)) : Number(last) - lowest + 1;
  return { rows, columns, values, lowest };
}

/**
 * The arguments of `.Shape`.
 * @param {Shape} shape
 */
export function shapeArgs({ rows, columns, values, lowest }) {
  const size = `${rows}x${columns}`;
  if (lowest !== 1) return [size, `${lowest}-${lowest + values - 1}`];
  return values === Math.max(rows, columns) ? [size] : [size, String(values)];
}

/** All values of a cell. @param {Shape} shape */
export const valuesOf = ({ values, lowest }) => Array.from({ length: values }, (_, index) => lowest + index);

/**
 * Takes the lines that begin with `#` out of a text.
 * @param {string} text one puzzle
 * @returns {{ code: string, words: string[], decoration: string[] }} `code` is the rest
 */
export function takeWords(text) {
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const decoration = [];
  const code = text.replaceAll(/^[ \t]*#(~?)(.*)$/gm, (_, tilde, line) => {
    (tilde ? decoration : words).push(line.trim());
    return '';
  });
  return { code, words, decoration };
}

/**
 * The lines of words and figures, as they stand before the rules.
 * @param {Pick<IssPuzzle, 'words' | 'decoration'>} puzzle
 */
export const wordLines = ({ words, decoration }) => [
  ...words.map((line) => `# ${line}`),
  ...decoration.map((line) => `#~ ${line}`),
];

/**
 * @param {string} text one puzzle
 * @returns {IssPuzzle}
 */
export function readIssText(text) {
  const { code, words, decoration } = takeWords(text);
  const parts = code.replaceAll(/\s/g, '').split('.').slice(1);
  const all = parts.map((part) => {
    const [name, ...args] = part.split('~');
    return { name, args };
  });
  const shape = shapeOf(all.find(({ name }) => name === 'Shape')?.args ?? []);
  const givens = givensOf(
    all.filter(({ name }) => name === '').flatMap(({ args }) => args),
    shape,
  );
  return { shape, givens, rules: all.filter(({ name }) => name !== '' && name !== 'Shape'), words, decoration };
}

/**
 * @param {string[]} args such as `R1C1_5`
 * @param {Shape} shape
 */
function givensOf(args, shape) {
  /** @type {Map<number, number[]>} */
  const givens = new Map();
  for (const arg of args) {
    const [name, ...digits] = arg.split('_');
    const cell = cellIndex(name, shape);
    if (cell < 0) continue;
    const values = digits.map(Number);
    givens.set(cell, givens.get(cell)?.filter((value) => values.includes(value)) ?? values);
  }
  return givens;
}

/**
 * Writes a puzzle as core does: a line for each of the words and figures, and one for all the rest.
 * @param {IssPuzzle} puzzle
 */
export function writeIssText({ shape, givens, rules, words, decoration }) {
  const isClassic = shapeArgs(shape).join('~') === '9x9';
  const cells = [...givens].sort(([a], [b]) => a - b);
  const parts = [
    ...(isClassic ? [] : [{ name: 'Shape', args: shapeArgs(shape) }]),
    ...rules,
    ...(cells.length === 0
      ? []
      : [{ name: '', args: cells.map(([cell, values]) => [cellName(cell, shape), ...values].join('_')) }]),
  ];
  const code = parts.map(({ name, args }) => `.${[name, ...args].join('~')}`).join('');
  return [...wordLines({ words, decoration }), code || '.Shape~9x9'].join('\n');
}
