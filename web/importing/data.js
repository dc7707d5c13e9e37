// Boards in data of programs: JSON, and lists as Python, C, Java, Matlab and NumPy write them. Also the JSON of
// f-puzzles and of SudokuPad without the compression of their links. Tested by tests/wasm/importing.test.js.

import { compress } from '../../wasm/notations/lz.js';
import { boardOfRows, readGrids } from './grid.js';
import { isUsual } from './regions.js';
import { isSide, sideOfCells, valuesOf } from './symbols.js';

/** @import { Found } from './grid.js' */

/** Keys under which programs keep the puzzle and not its solution, in the order in which they are looked at. */
const KEYS =
  `puzzle puzzles quiz question sudoku givens given clues unsolved unsolvedSudoku start initial problem mission
  newboard grids board boards grid value values cells data`.split(/\s+/);
const SOLUTION = /^(solutions?|solved|answers?|solvedSudoku)$/i;

const MOST_DEPTH = 8;

/** A longer text is no list that a person pastes. It bounds the time of the expressions that look for comments. */
const LONGEST_LIST = 30_000;

/**
 * The parsed JSON of a text; undefined when it is none.
 * @param {string} text
 * @returns {unknown}
 */
export function jsonIn(text) {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The link of f-puzzles or SudokuPad that holds the same JSON. @param {unknown} json */
export function linkOf(json) {
  if (typeof json !== 'object' || json === null) return undefined;
  const { grid, cells } = /** @type {Record<string, any>} */ (json);
  const isCells = (/** @type {unknown} */ rows) =>
    Array.isArray(rows) && Array.isArray(rows[0]) && rows[0][0] !== null && typeof rows[0][0] === 'object';
  if (isCells(grid)) return { format: 'fpuzzles', text: `fpuz${compress(JSON.stringify(json))}` };
  return isCells(cells) ? { format: 'sudokupad', text: `scl${compress(JSON.stringify(json))}` } : undefined;
}

/** Keys of a list that says where each cell belongs, not what is in it. */
const LAYOUTS = /^(regions?|boxes|blocks|jigsaw|areas)$/i;

/**
 * Why JSON is known not to be read: it is of a program whose format is not known, or has a layout of boxes alone, or
 * one that differs from the usual boxes.
 * @param {unknown} json
 * @returns {import('./link.js').Problem | undefined}
 */
export function problemInJson(json) {
  if (typeof json !== 'object' || json === null) return undefined;
  const { formatVersion, puzzle } = /** @type {Record<string, any>} */ (json);
  if (formatVersion !== undefined && Array.isArray(puzzle?.constraints))
    return { code: 'foreign', name: 'SudokuMaker' };
  const layouts = layoutsIn(json);
  if (layouts.length === 0) return undefined;
  const [board] = boardsInJson(json);
  if (!board) return { code: 'layout', key: layouts[0][0] };
  const irregular = layouts.find(([, layout]) => !isUsual(layout, board.side));
  return irregular && { code: 'irregular', key: irregular[0] };
}

/** The layouts with their keys. @param {unknown} json @param {number} [depth] @returns {[string, unknown][]} */
function layoutsIn(json, depth = 0) {
  if (typeof json !== 'object' || json === null || depth > MOST_DEPTH) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const isLayout = LAYOUTS.test(key) && !Array.isArray(json);
    if (!isLayout) return layoutsIn(value, depth + 1);
    const isEmpty = typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : typeof value !== 'string';
    return isEmpty ? [] : [/** @type {[string, unknown]} */ ([key, value])];
  });
}

/**
 * The boards in parsed JSON.
 * @param {unknown} json
 * @param {number} [depth]
 * @returns {Found[]}
 */
export function boardsInJson(json, depth = 0) {
  if (depth > MOST_DEPTH) return [];
  if (typeof json === 'string') return json.length >= 16 ? readGrids(json).map(named) : [];
  if (Array.isArray(json)) {
    const board = boardInArray(json);
    return board ? [board] : json.flatMap((each) => boardsInJson(each, depth + 1));
  }
  if (typeof json !== 'object' || json === null) return [];
  const entries = Object.entries(json).filter(([key]) => !SOLUTION.test(key) && !LAYOUTS.test(key));
  if (!entries.some(([key]) => KEYS.includes(key)))
    return entries.flatMap(([, value]) => boardsInJson(value, depth + 1));
  const place = (/** @type {[string, unknown]} */ [key]) => (KEYS.indexOf(key) + KEYS.length + 1) % (KEYS.length + 1);
  for (const [, value] of entries.sort((one, other) => place(one) - place(other))) {
    const boards = boardsInJson(value, depth + 1);
    if (boards.length > 0) return boards;
  }
  return [];
}

/** @param {Found} board @returns {Found} */
const named = (board) => ({ ...board, layout: 'JSON' });

/** @param {unknown[]} list @returns {Found | undefined} */
function boardInArray(list) {
  if (list.every(Array.isArray)) {
    const rows = list.map((row) => row.map(symbolOf));
    return rows.flat().every((symbol) => symbol !== undefined)
      ? boardOfRows(/** @type {string[][]} */ (rows), 'JSON')
      : undefined;
  }
  const symbols = list.map(symbolOf);
  if (symbols.some((symbol) => symbol === undefined)) return undefined;
  const rows = isSide(list.length) && symbols.every((row) => /[,;]/.test(row ?? ''));
  const [board] = rows ? readGrids(symbols.join('\n')) : []; // each row is a line of a table
  return board ? named(board) : boardOfSymbols(/** @type {string[]} */ (symbols), 'JSON');
}

/** A cell as text; undefined for what is no cell. @param {unknown} value @returns {string | undefined} */
function symbolOf(value) {
  if (value === null || value === false || value === '') return '';
  if (typeof value === 'number' || typeof value === 'string') return `${value}`.trim();
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const cell = /** @type {Record<string, unknown>} */ (value);
  const names = Object.keys(cell);
  const name = names.find((each) => /^(value|val|digit|number|v)$/i.test(each)) ?? (names.length === 1 && names[0]);
  return name ? symbolOf(cell[name]) : undefined;
}

/** @param {string[]} symbols  of cells, or one a row @param {string} layout @returns {Found | undefined} */
function boardOfSymbols(symbols, layout) {
  if (isSide(symbols.length) && symbols.every((row) => Array.from(row).length === symbols.length))
    return boardOfRows(
      symbols.map((row) => Array.from(row, (symbol) => symbol.trim())),
      layout,
    );
  const side = sideOfCells(symbols.length);
  const cells = side > 0 ? valuesOf(symbols, side) : undefined;
  return Array.isArray(cells) ? { side, cells, layout } : undefined;
}

/**
 * The boards in lists of a program: what stands between brackets or braces, one list of cells after the other.
 * @param {string} text  plain
 * @returns {Found[]}
 */
export function readLists(text) {
  if (text.length > LONGEST_LIST) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|(?<=^|\s)#.*/g, ' ').replaceAll(/(?<=\w)(\[\d*\])+/g, ' ');
  const start = code.search(/[[{(]\s*[[{("'\d.]/);
  if (start < 0 && !/^\s*["']/.test(code)) return [];
  const body = code.slice(Math.max(start, 0)).replaceAll(/\b(null|none|nil|nan|undefined)\b/gi, ' "" ');
  /** @type {string[]} */
  const symbols = [];
  for (const [, , quoted, bare] of body.matchAll(/(["'])(.*?)\1|([\w.*_?-]+)/g)) symbols.push((quoted ?? bare).trim());
  const board = boardOfSymbols(symbols, 'list');
  if (board) return [board];
  const wholes = symbols.filter((symbol) => symbol.length >= 16 && sideOfCells(symbol.length) > 0);
  if (wholes.length > 0)
    return wholes.flatMap((whole) => readGrids(whole)).map((found) => ({ ...found, layout: 'list' }));
  return boardsOfNumbers(symbols);
}

/** Boards of 9×9 one after the other, or one of a size without square boxes. @param {string[]} symbols */
function boardsOfNumbers(symbols) {
  const side = symbols.length % 81 === 0 ? 9 : Math.sqrt(symbols.length);
  if (!isSide(side)) return [];
  const rows = Array.from({ length: symbols.length / side }, (_, row) => symbols.slice(row * side, (row + 1) * side));
  const boards = Array.from({ length: rows.length / side }, (_, at) =>
    boardOfRows(rows.slice(at * side, (at + 1) * side), 'list'),
  );
  return boards.filter((board) => board !== undefined);
}
