// Puzzles as data: boards as arrays of numbers, exact covers as items and options. What goes in as data comes out as
// data; core is given their texts. This module is imported with the first such puzzle.
import { QuadrilleError } from '../transport/protocol.js';

/**
 * @typedef {readonly (readonly (number | null)[])[]} Board a Sudoku row by row, values from 1, and 0 or null where a
 *   cell is blank
 * @typedef {readonly (number | null)[]} Queens by row the column of its queen, from 1, and 0 or null where a row has
 *   none
 * @typedef {readonly (readonly (number | null | readonly [down: number, across: number])[])[]} KakuroBoard row by row:
 *   null is black, an array has the sums of the runs that begin there (0: none), 0 is blank, and other numbers are
 *   digits
 *
 * @typedef {string | number} ItemName without white space, `|` and `:`
 *
 * @typedef {object} CoverProblem an exact cover
 * @property {readonly (ItemName | { name: ItemName, low?: number, high: number })[]} [items] the primary items, each of
 *   which is covered exactly once, or `low` to `high` times; `low` is `high` when left out. Without `items`: all that
 *   options name
 * @property {readonly ItemName[]} [secondary] items that are covered at most once, or by any number of options in one
 *   colour
 * @property {readonly (readonly (ItemName | { item: ItemName, colour: ItemName })[])[]} options the items of each
 *
 * @typedef {Board | Queens | KakuroBoard | CoverProblem | import('./model.js').Model} Data a puzzle that is no text
 */

/**
 * The form of the solutions of a puzzle that is given like this: of a text, texts; of an exact cover, the indices of
 * the chosen options; of a model, numbers by name; of numbers, numbers.
 * @template T
 * @typedef {T extends string | Uint8Array ? string : T extends { options: readonly unknown[] } ? number[]
 *   : T extends import('./model.js').Model ? Record<string, import('./model.js').Shown> : Filled<T>} SolutionOf
 */

/**
 * Numbers of the same form, also of those that are declared `as const`.
 * @template T
 * @typedef {T extends number ? number : T extends readonly [infer Down, infer Across] ? [Filled<Down>, Filled<Across>]
 *   : T extends readonly (infer Each)[] ? Filled<Each>[] : T} Filled
 */

/**
 * A puzzle that is given as data, as core gets it.
 * @typedef {object} Form
 * @property {string} text
 * @property {import('../bindings/catalog.js').NotationName} format of the text and of the solutions
 * @property {(solution: string) => any} read makes a solution of the same form as the puzzle
 */

/** The symbols of values in the notation `line`. */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** @type {Record<string, (given: any, fail: (message: string) => never) => Form>} */
const forms = { sudoku: sudokuForm, queens: queensForm, kakuro: kakuroForm, cover: coverForm, model: modelForm };

/**
 * @param {string} puzzle
 * @param {unknown} given no text
 * @returns {Form}
 */
export function formOf(puzzle, given) {
  /** @param {string} message @returns {never} */
  const fail = (message) => {
    throw new QuadrilleError('bad-input', message);
  };
  if (!Object.hasOwn(forms, puzzle)) return fail(`text: a puzzle of the kind ${puzzle} is a string or a Uint8Array`);
  return forms[puzzle](given, fail);
}

/**
 * The same for the puzzles of a batch.
 * @param {string} puzzle
 * @param {unknown[]} given
 * @returns {Form}
 */
export function formOfAll(puzzle, given) {
  if (puzzle !== 'sudoku' && puzzle !== 'queens')
    throw new QuadrilleError('bad-input', `text: many puzzles of the kind ${puzzle} are texts, a line each`);
  const all = given.map((each) => formOf(puzzle, each));
  return { ...all[0], text: all.map(({ text }) => text).join('\n') };
}

/**
 * A result with its solutions in this form.
 * @param {any} result
 * @param {Form} form
 */
export function readResult(result, { read }) {
  if (result instanceof Error) return result;
  if (typeof result.solution === 'string') result.solution = read(result.solution);
  if (Array.isArray(result.solutions)) result.solutions = result.solutions.map(read);
  return result;
}

/** @param {unknown} rows @param {(message: string) => never} fail @returns {any[][]} */
function checkRows(rows, fail) {
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every((row) => Array.isArray(row)))
    return fail('text: a board is an array of rows, each an array of numbers');
  const other = rows.findIndex((row) => row.length !== rows[0].length);
  return other < 0 ? rows : fail(`row ${other + 1} has ${rows[other].length} cells, the first has ${rows[0].length}`);
}

/**
 * A cell's value, 0 if it is blank.
 * @param {unknown} value
 * @param {number} most
 * @param {string} place
 * @param {(message: string) => never} fail
 */
function checkValue(value, most, place, fail) {
  const number = /** @type {number} */ (value ?? 0);
  return Number.isInteger(number) && number >= 0 && number <= most
    ? number
    : fail(`${place}: ${JSON.stringify(value)} is not a whole number from 0 to ${most}`);
}

/** @param {unknown} given @param {(message: string) => never} fail @returns {Form} */
function sudokuForm(given, fail) {
  const rows = checkRows(given, fail);
  const size = rows.length;
  if (rows[0].length !== size || !Number.isInteger(Math.sqrt(size)) || size >= SYMBOLS.length)
    return fail(`text: a Sudoku has 4, 9, 16, 25 or 36 rows and columns; this has ${size} × ${rows[0].length}`);
  const text = rows.map((row, r) =>
    row.map((value, c) => SYMBOLS[checkValue(value, size, `row ${r + 1}, column ${c + 1}`, fail)]).join(''),
  );
  return {
    text: text.join(''),
    format: 'line',
    read: (solution) =>
      rows.map((_, r) => [...solution].slice(r * size, (r + 1) * size).map((s) => SYMBOLS.indexOf(s))),
  };
}

/** @param {unknown} given @param {(message: string) => never} fail @returns {Form} */
function queensForm(given, fail) {
  if (!Array.isArray(given)) return fail('text: a board of queens is an array of columns');
  const columns = given.map((column, r) => checkValue(column, given.length, `row ${r + 1}`, fail));
  return {
    text: [given.length, ...columns].join(' '),
    format: 'spoj1771',
    read: (solution) => solution.split(' ').map(Number),
  };
}

/** @param {unknown} given @param {(message: string) => never} fail @returns {Form} */
function kakuroForm(given, fail) {
  /** @param {unknown} cell @param {string} place */
  const word = (cell, place) => {
    if (cell === null) return '#';
    if (!Array.isArray(cell)) return checkValue(cell, 9, place, fail) || '.';
    return cell.map((sum) => checkValue(sum, 45, place, fail) || '').join('\\');
  };
  /** @param {string} written */
  const cellOf = (written) => {
    if (written === '#') return null;
    return written.includes('\\') ? written.split('\\').map(Number) : Number(written);
  };
  const rows = checkRows(given, fail);
  return {
    text: rows.map((row, r) => row.map((cell, c) => word(cell, `row ${r + 1}, column ${c + 1}`)).join(' ')).join('\n'),
    format: 'grid',
    read: (solution) => solution.split('\n').map((row) => row.trim().split(/\s+/).map(cellOf)),
  };
}

/**
 * Knuth's text of the problem, with its own names, which messages and hints have.
 * @param {CoverProblem} given
 * @param {(message: string) => never} fail
 * @returns {Form}
 */
function coverForm(given, fail) {
  const { items, secondary = [], options } = given;
  if (!Array.isArray(options) || !options.every((option) => Array.isArray(option)))
    return fail('options: an exact cover has an array of options, each an array of items');
  /** @param {unknown} name @param {string} place */
  const checkName = (name, place) =>
    /^[^\s|:]+$/.test(String(name)) && ['string', 'number'].includes(typeof name)
      ? String(name)
      : fail(`${place}: ${JSON.stringify(name)} is no name of an item: a text without white space, "|" and ":"`);
  const others = secondary.map((name, i) => checkName(name, `secondary[${i}]`));
  const known = new Set(others);
  const primary = (items ?? [...named(options)].filter((name) => !known.has(String(name)))).map((item, i) => {
    const { name, low, high } =
      typeof item === 'object' ? { low: item.high, ...item } : { name: item, low: 1, high: 1 };
    const written = checkName(name, `items[${i}]`);
    if (known.has(written)) return fail(`items[${i}]: ${JSON.stringify(name)} is an item already`);
    known.add(written);
    const most = checkValue(high, Number.MAX_SAFE_INTEGER, `items[${i}].high`, fail);
    const least = checkValue(low, most, `items[${i}].low`, fail);
    return least === 1 && most === 1 ? written : `${least}:${most}|${written}`;
  });
  if (primary.length === 0) return fail('items: there is none that has to be covered');
  const lines = options.map((option, i) => {
    if (option.length === 0) return fail(`options[${i}]: it has no item`);
    return option.map((entry) => {
      const { item, colour } = typeof entry === 'object' ? entry : { item: entry, colour: undefined };
      if (!known.has(String(item))) return fail(`options[${i}]: ${JSON.stringify(item)} is none of the items`);
      return colour === undefined ? String(item) : `${item}:${checkName(colour, `options[${i}]`)}`;
    });
  });
  return {
    text: [
      primary.join(' ') + (others.length > 0 ? ` | ${others.join(' ')}` : ''),
      ...lines.map((line) => line.join(' ')),
    ].join('\n'),
    format: 'dlx',
    read: (solution) => (solution === '' ? [] : solution.split('\n').map((line) => Number.parseInt(line, 10) - 1)),
  };
}

/** @param {unknown} given of `quadrille/model` @param {(message: string) => never} fail @returns {Form} */
function modelForm(given, fail) {
  const { read } = /** @type {Partial<import('./model.js').Model>} */ (given);
  if (typeof read !== 'function') return fail('text: a model is a text, or made by model() of quadrille/model');
  return { text: String(given), format: 'model', read: (solution) => read.call(given, solution) };
}

/** The items that options name, in order. @param {CoverProblem['options']} options @returns {Set<ItemName>} */
function named(options) {
  return new Set(options.flat().map((entry) => (typeof entry === 'object' ? entry.item : entry)));
}
