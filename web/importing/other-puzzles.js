// The other puzzles than Sudoku by their notations: Kakuro, N-queens, tilings, exact covers, and Sudoku variants. What
// is found here is as strict as the notations are, since a text that fits none may be a Sudoku with a mistake in it.
// Tested by tests/wasm/importing.test.js.

import { gridIds } from '../session/genres.js';
import { readKakuro } from './kakuro.js';
import { linesOf } from './lines.js';
import { readPzprv3 } from './pzprv3.js';

/** @import { Reading } from './recognise.js' */

const MOST_QUEENS = 2000;

/** @typedef {(text: string, json: unknown) => Reading | undefined} Recogniser */

/** The beginning of a line of rules. */
const RULE = /^\s*\.+(~R\d|[A-Z][A-Za-z]*~|[A-Z][A-Za-z]*[a-z][A-Za-z]*(\.|\s|$))/;

/**
 * Lines of rules may be one puzzle or one each. Where some state a shape or givens, core knows which; where none does,
 * a person has to say it.
 * @param {string} text
 * @returns {Reading}
 */
function readRules(text) {
  const [words, rules] = [/^\s*#/, /^\s*[^#\s]/].map((form) => text.split('\n').filter((line) => form.test(line)));
  const begun = rules.filter((line) => !/^[\s~]/.test(line));
  const isOpen =
    begun.length > 1 && begun.every((line) => RULE.test(line)) && !/\.(Shape~|Given~|~)/.test(rules.join('\n'));
  if (!isOpen) return { puzzle: 'variant', format: 'iss', text };
  const lines = { text, count: begun.length };
  return { puzzle: 'variant', format: 'iss', text: [...words, rules.join('')].join('\n'), lines };
}

/** Interactive Sudoku Solver's text: `.Cage~10~R1C1~R1C2`, also after lines of words. @type {Recogniser} */
const variant = (text) => {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  if (RULE.test(first)) return readRules(text);
  const isIss = /^\s*\d+x\d+:[kd\w]*:/.test(first);
  return isIss || isShortForm(text.replaceAll(/\s/g, '')) ? { puzzle: 'variant', format: 'iss', text } : undefined;
};

/** A killer by pointers, a jigsaw by letters, or a list of pencil marks of 9×9. @param {string} compact */
function isShortForm(compact) {
  if (compact.length === 81 && /^[\dA-Za-j<>^v`',.]+$/.test(compact) && /[<>^v`'].*[<>^v`']/.test(compact)) return true;
  if (compact.length === 729)
    return [...compact].every((c, at) => c === '.' || c === '0' || Number(c) === (at % 9) + 1);
  if (compact.length !== 81 && compact.length !== 162) return false;
  const regions = compact.slice(-81);
  // A solved board has each symbol nine times too, but no row of it has a symbol twice.
  const isSolved = new Set(regions.slice(0, 9)).size === 9;
  return (
    new Set(regions).size === 9 &&
    !isSolved &&
    [...new Set(regions)].every((region) => regions.split(region).length === 10)
  );
}

/** BurrTools' files and the notation `tiling`. @type {Recogniser} */
const tiling = (text) => {
  if (/^\s*(<\?xml[^>]*>\s*)?(<!-{2}[\s\S]*?-->\s*)?<puzzle\b/.test(text))
    return { puzzle: 'tiling', format: 'xmpuzzle', text };
  const isLine = /^\s*((square|hex|triangle|cube)\s+)?\d{1,2}x\d{1,2}(x\d{1,2})?\s+[*\d.]*x?\s*[A-Za-z]/.test(text);
  const isText =
    /^\s*(#.*\n\s*)*(grid\s+(square|hex|triangle|cube)|board)\s*(#.*)?\n/.test(text) && /^pieces\b/m.test(text);
  return isLine || isText ? { puzzle: 'tiling', format: 'tiling', text } : undefined;
};

/** Kakuro with `down\across`, or the judge's rectangles. @type {Recogniser} */
const kakuro = (text) => {
  const rows = wordsOf(text);
  const cells = rows.flat();
  const isGrid =
    cells.every((cell) => /^(#|\.|[1-9]|\d*\\\d*)$/.test(cell)) && cells.some((cell) => /\d\\|\\\d/.test(cell));
  if (isGrid) return { puzzle: 'kakuro', format: 'grid', text };
  if (isRectangle(rows)) return { puzzle: 'kakuro', format: 'zsoi', text };
  const board = readKakuro(text);
  if (board !== undefined) return { puzzle: 'kakuro', format: 'grid', text: board };
  // With a few wrong cells it is still a Kakuro, and its reader says which they are.
  const clues = cells.filter((cell) => /^\d*\\\d*$/.test(cell)).length;
  return 4 * clues > cells.length ? { puzzle: 'kakuro', format: 'grid', text } : undefined;
};

/** A grid puzzle begins with its genre, or the text of a kind, after comments. @type {Recogniser} */
const grid = (text) => {
  const body = text.replace(/^\s*grid=/, '').replace(/^(\s*#( .*)?\n)+/, '');
  const [first] = body.trimStart().split('\n', 1);
  return gridIds.some((id) => id === first.trim()) || first.startsWith('kind ')
    ? { puzzle: 'grid', format: 'grid', text: body }
    : undefined;
};

/** A count; then for each board its sides, the sums of its rows and columns, its digits. @param {string[][]} rows */
function isRectangle(rows) {
  const numbers = rows.flat().map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  if (rows.length < 4 || rows[0].length !== 1 || rows[1].length !== 2 || numbers.some(Number.isNaN)) return false;
  let at = 1;
  for (let board = 0; board < numbers[0]; ++board) {
    const [height, width] = numbers.slice(at, at + 2);
    if (!(height > 0 && width > 0)) return false;
    const digits = rows.filter((row) => row.length === 1 && row[0].length === width).length >= height;
    at += 2 + height + width + (digits ? height : height * width);
    if (at > numbers.length) return false;
  }
  return at === numbers.length;
}

/** `N c1 … cN`, a list of columns, or a board with Q for the queens. @type {Recogniser} */
const queens = (text, json) => {
  const rows = wordsOf(text);
  const isBoard = rows.length > 0 && rows.every((row) => isQueensLine(row.map(Number)));
  if (isBoard) return { puzzle: 'queens', format: 'spoj1771', text };
  const columns = columnsIn(json);
  if (columns) return { puzzle: 'queens', format: 'board', text: [columns.length, ...columns].join(' ') };
  const drawn = Array.isArray(json) ? json : rows.map((row) => row.join(''));
  return isDrawn(drawn) ? { puzzle: 'queens', format: 'board', text: drawn.join('\n') } : undefined;
};

/** @param {number[]} numbers */
const isQueensLine = ([side, ...columns]) =>
  side >= 1 &&
  side <= MOST_QUEENS &&
  columns.length === side &&
  columns.every((column) => Number.isInteger(column) && column >= 0 && column <= side);

/** The columns in a list of numbers, which count from 0 or from 1. @param {unknown} json */
function columnsIn(json) {
  if (!Array.isArray(json) || json.length < 4 || !json.every(Number.isInteger)) return undefined;
  const sorted = [...json].sort((one, other) => one - other);
  const [lowest] = sorted;
  const isOrder = (lowest === 0 || lowest === 1) && sorted.every((column, at) => column === at + lowest);
  return isOrder ? json.map((column) => column + 1 - lowest) : undefined;
}

/**
 * Whether rows are a board with queens and without other letters or digits; core says what they mean. Stars are queens
 * where there is one in each row.
 */
const isDrawn = (/** @type {unknown[]} */ rows) =>
  rows.length >= 4 &&
  rows.every((row) => typeof row === 'string' && row.length === rows.length && /^([Q0]|[^\p{L}\p{N}])+$/u.test(row)) &&
  (/[Q♕♛]/.test(rows.join('')) || rows.every((row) => /^\.*\*\.*$/.test(String(row))));

/** Knuth's notation, or a matrix of 0 and 1. @type {Recogniser} */
const cover = (text) => {
  const matrices = text.trim().split(/\n\s*\n/);
  if (isList(text) || matrices.every(isMatrix)) return { puzzle: 'cover', format: 'matrix', text };
  return isKnuths(text) ? { puzzle: 'cover', format: 'dlx', text } : undefined;
};

/** Whether a text is a list of lists of 0 and 1 alone, as JSON and programs have it. @param {string} text */
const isList = (text) =>
  /^\s*[[{(]\s*[[{("']/.test(text) &&
  /[\]})][;,]?$/.test(text.trimEnd()) &&
  !/[^01]/.test(text.replaceAll(/true|false/gi, '0').replaceAll(/[\s,;"'[\](){}]/g, ''));

/**
 * The lines of a matrix without their comments, and without the size that may stand before the rows.
 * @param {string} text
 */
function rowsOf(text) {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const rows = lines.filter((line) => line !== '');
  return rows.length > 1 && /^\d+(\s+\d+)?$/.test(rows[0]) && /[2-9]/.test(rows[0]) ? rows.slice(1) : rows;
}

/** Whether a text is rows of 0 and 1 of the same length, more than one or with commas. @param {string} text */
function isMatrix(text) {
  const rows = rowsOf(text).map((line) =>
    /[,;]/.test(line) || /^[01]\.[0e+-]*(\s|$)/.test(line)
      ? line.split(/[,;\s]+/).map((cell) => cell.replace(/^["']?([01])(\.0*)?(e[+-]?0+)?["']?$/i, '$1'))
      : [...line.replaceAll(/\s/g, '')],
  );
  return (
    (rows.length > 1 || /[,;]/.test(text)) &&
    rows[0].length > 1 &&
    rows.every((row) => row.length === rows[0].length && row.every((cell) => /^[01]$/.test(cell)))
  );
}

/** A matrix whose first line may also be names of items. @param {Reading} matrix @returns {Reading[]} */
export function alsoNames({ puzzle, format, text }) {
  const repeats = (/** @type {string} */ line) => {
    const words = line.trim().split(/\s+/);
    return new Set(words).size < words.length;
  };
  // After a comment of Knuth's notation it is no matrix.
  return puzzle === 'cover' && format === 'matrix' && isKnuths(text) && !text.split('\n').some(repeats)
    ? [{ puzzle, format: 'dlx', text: `| items, then options\n${text.trim()}`, isOther: true, isDoubtful: true }]
    : [];
}

/** Whether the words of each line are items of the first. @param {string} text */
function isKnuths(text) {
  const [names, ...options] = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'));
  if (!names || options.length === 0) return false;
  const words = names
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '|');
  const items = new Set(words.map((word) => word.replace(/^[\d:]+\|/, '')));
  if (items.size < 2 || items.size !== words.length) return false;
  return options.every((option) =>
    option
      .trim()
      .split(/\s+/)
      .every((word) => items.has(word.replace(/:.*/, ''))),
  );
}

/** @param {string} text */
const wordsOf = (text) =>
  linesOf(text)
    .map(({ text: line }) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '');

/** In the order in which they are asked: the strictest first. @type {Recogniser[]} */
export const recognisers = [grid, readPzprv3, variant, tiling, queens, kakuro];

/** These are asked after the boards of digits. @type {Recogniser[]} */
export const lateRecognisers = [cover];
