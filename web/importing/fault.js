// What is wrong with a text that is almost a board of digits: the first row that is too short, a missing row, a symbol
// that is no value, with its place. Tested by tests/wasm/importing.test.js.

import { isLabel, isProse, isRule, linesOf, plain } from './lines.js';
import { isBlank, isSide, valuesOf } from './symbols.js';

/** @import { Line } from './lines.js' */

/** @typedef {{symbol: string, column: number}} Cell  column: from 1 */

/**
 * @typedef {object} Fault
 * @property {'row-length' | 'row-count' | 'cell-count' | 'symbol'} code
 * @property {number} line  from 1
 * @property {number} column  from 1
 * @property {string} quoted  what is wrong there
 * @property {number} found  the number of cells or rows
 * @property {number} side  the number of rows and columns that the board seems to have
 */

/** Fewer cells are no board. */
const [FEWEST_CELLS, FEWEST_ROWS] = [40, 3];
const LONGEST_QUOTE = 24;

/** A longer text is no single board. */
const LONGEST = 20_000;

/** The boards that a single line of this many symbols may be meant to be. @param {number} cells */
const sideNear = (cells) => [9, 16, 25].find((side) => Math.abs(side * side - cells) <= side) ?? 0;

/**
 * @param {string} text
 * @returns {Fault | undefined}  undefined when the text is no board, or when nothing is wrong with it
 */
export function faultOf(text) {
  if (text.length > LONGEST) return undefined;
  const lines = linesOf(plain(text)).filter(
    ({ text: line }) => !/^[\s[\]{}(),;]*$/.test(line) && !isLabel(line) && !isProse(line) && !isRule(line, false),
  );
  const split = splitter(lines);
  const rows = lines.map((line) => ({ line, cells: split(line.text) }));
  const cells = rows.flatMap((row) => row.cells);
  const likely = cells.filter(({ symbol }) => /^\d+$/.test(symbol) || isBlank(symbol));
  if (cells.length === 0 || 5 * likely.length < 4 * cells.length) return undefined;
  if (rows.length === 1) return faultInLine(rows[0]);
  const side = mostFrequent(rows.map((row) => row.cells.length));
  if (rows.length < FEWEST_ROWS || !isSide(side)) return undefined;
  const odd = rows.find((row) => row.cells.length !== side);
  if (odd) return faultAt(odd, 'row-length', odd.cells.length, side);
  if (rows.length !== side) return faultAt(rows[rows.length - 1], 'row-count', rows.length, side);
  return faultySymbol(cells, side, rows);
}

/** @typedef {{line: Line, cells: Cell[]}} Row */

/** @param {Row} row @returns {Fault | undefined} */
function faultInLine(row) {
  const { length } = row.cells;
  const side = sideNear(length);
  if (length < FEWEST_CELLS || side === 0) return undefined;
  return length === side * side ? faultySymbol(row.cells, side, [row]) : faultAt(row, 'cell-count', length, side);
}

/** @param {Row} row @param {Fault['code']} code @param {number} found @param {number} side @returns {Fault} */
function faultAt({ line, cells }, code, found, side) {
  const quoted = line.text.trim();
  return { code, line: line.number, column: cells[0]?.column ?? 1, quoted: shortened(quoted), found, side };
}

/** @param {Cell[]} cells @param {number} side @param {Row[]} rows @returns {Fault | undefined} */
function faultySymbol(cells, side, rows) {
  const values = valuesOf(
    cells.map(({ symbol }) => symbol),
    side,
  );
  if (Array.isArray(values)) return undefined;
  const wrong = cells[values.at];
  const row = rows.find((each) => each.cells.includes(wrong)) ?? rows[0];
  const quoted = shortened(wrong.symbol);
  return { code: 'symbol', line: row.line.number, column: wrong.column, quoted, found: 1, side };
}

/**
 * Finds the cells of a line in the layout of most lines: between commas, between spaces, or each character.
 * @param {Line[]} lines
 * @returns {(text: string) => Cell[]}
 */
function splitter(lines) {
  const isMost = (/** @type {RegExp} */ form) => 2 * lines.filter((line) => form.test(line.text)).length > lines.length;
  const delimiter = [/,/, /;/, /\t/].find(isMost);
  if (delimiter) return (text) => fieldsIn(text, delimiter);
  const isSpaced = isMost(/^[\s|]*\S{1,2}([\s|]+\S{1,2}){3,}[\s|]*$/);
  const cell = isSpaced ? /[^\s|]+/gu : /[^\s|]/gu;
  return (text) => Array.from(text.matchAll(cell), ({ 0: symbol, index }) => ({ symbol, column: index + 1 }));
}

/** @param {string} text @param {RegExp} delimiter @returns {Cell[]} */
function fieldsIn(text, delimiter) {
  let column = 1;
  const cells = text.split(delimiter).map((field) => {
    const cell = { symbol: field.replaceAll(/["'\s[\]{}]/g, ''), column };
    column += field.length + 1;
    return cell;
  });
  return /[\]}]\s*,\s*$/.test(text) ? cells.slice(0, -1) : cells; // what follows the last comma is no cell
}

/** @param {number[]} numbers */
function mostFrequent(numbers) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/** @param {string} text */
export const shortened = (text) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
