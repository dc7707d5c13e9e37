// Positions of a Sudoku that is being solved: HoDoKu's library lines, grids of candidates as HoDoKu, Simple Sudoku and
// Sudoku Explainer copy them, and SudokuWiki's `S9B`. They become a board, a person's entries, and pencil marks.
// Tested by tests/wasm/importing.test.js.

import { writeMarks } from '../session/marks.js';
import { isLabel, isRule, linesOf } from './lines.js';
import { issOf, lineOf } from './symbols.js';

/**
 * @typedef {object} Position
 * @property {string} format
 * @property {string} givens  in the notation `line`
 * @property {string} entries  what has been filled in, written as marks are
 * @property {string} marks
 * @property {string} [candidates]  the same candidates as rules, in the notation `iss`
 */

const CELLS = 81;
/** No classic Sudoku with one solution has fewer givens. */
const FEWEST = 17;

/**
 * HoDoKu's line: `:technique:digits:board:deleted candidates:eliminations:…`. In the board a `+` stands before what was
 * filled in; candidates are digit, row and column. Other programs write the board and the deleted candidates alone.
 * @param {string} text  plain
 * @returns {Position[]}
 */
export function readHodoku(text) {
  return linesOf(text).flatMap(({ text: line }) => {
    const isBare = /^[+.\d]{82,}(:[\d ]*)?$/.test(line.trim());
    if (!isBare && !/^:[^:]*:[^:]*:[+.\d]{81,}:/.test(line.trim())) return [];
    const [board, deleted = ''] = line
      .trim()
      .split(':')
      .slice(isBare ? 0 : 3);
    const cells = [...board.matchAll(/(\+?)([.0-9])/g)];
    if (cells.length !== CELLS || (isBare && !board.includes('+'))) return [];
    const filled = cells.map(([, , symbol]) => (symbol === '0' ? '.' : symbol)).join('');
    const givens = cells.map(([, sign, symbol]) => (sign || symbol === '0' ? '.' : symbol)).join('');
    const entries = entriesIn(filled, givens);
    const gone = [...deleted.matchAll(/([1-9])([1-9])([1-9])/g)];
    if (gone.length === 0) return [{ format: 'HoDoKu', givens, entries, marks: '' }];
    const marks = candidatesOf(filled);
    for (const [, digit, row, column] of gone) {
      const cell = 9 * (Number(row) - 1) + Number(column) - 1;
      marks.set(cell, marks.get(cell)?.replace(digit, '') ?? '');
    }
    return [{ format: 'HoDoKu', givens, entries, marks: writeMarks(new Map([...marks].filter(([, left]) => left))) }];
  });
}

/** What is filled in besides the givens. @param {string} filled @param {string} givens */
const entriesIn = (filled, givens) =>
  writeMarks(new Map([...[...filled].entries()].filter(([cell, symbol]) => symbol !== givens[cell])));

/** For each blank cell, the digits that its row, column and box do not have. @param {string} line */
function candidatesOf(line) {
  const boxOf = (/** @type {number} */ cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  /** @type {Map<number, string>} */
  const marks = new Map();
  for (let cell = 0; cell < CELLS; ++cell) {
    if (line[cell] !== '.') continue;
    const seen = [...line].filter(
      (_, other) =>
        other % 9 === cell % 9 || Math.floor(other / 9) === Math.floor(cell / 9) || boxOf(other) === boxOf(cell),
    );
    marks.set(cell, [...'123456789'].filter((digit) => !seen.includes(digit)).join(''));
  }
  return marks;
}

/**
 * SudokuWiki's `S9B`: two digits of base 36 a cell. 1 to 9 is a given, 10 to 18 an entry, and 18 plus a set of bits
 * the candidates.
 * @param {string} code  what follows `S9B`
 * @returns {Position | undefined}
 */
export function readSudokuWiki(code) {
  const numbers = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 36));
  if (code.length !== 2 * CELLS || !numbers.every((number) => number >= 1 && number < 18 + 512)) return undefined;
  const givens = numbers.map((number) => (number <= 9 ? number : '.')).join('');
  const filled = numbers.map((number) => (number <= 9 ? number : number <= 18 ? number - 9 : '.')).join('');
  const marks = new Map(
    [...numbers.entries()].flatMap(([cell, number]) => (number > 18 ? [[cell, digitsOf(number - 18)]] : [])),
  );
  return { format: 'SudokuWiki', givens, entries: entriesIn(filled, givens), marks: writeMarks(marks) };
}

/** @param {number} bits */
const digitsOf = (bits) => [...'123456789'].filter((_, at) => (bits >> at) & 1).join('');

/**
 * A grid of candidates: nine rows of nine lists of digits. A list of one digit is what the cell is.
 * @param {string} text  plain
 * @returns {Position | undefined}
 */
export function readCandidates(text) {
  const rows = linesOf(text)
    .filter(({ text: line }) => line.trim() !== '' && !isRule(line, false) && !isLabel(line))
    .map(({ text: line }) => line.split(/[\s|:*]+/).filter(Boolean));
  const lists = rows.flat();
  if (rows.length !== 9 || lists.length !== CELLS || rows.some((row) => row.length !== 9)) return undefined;
  if (!lists.every((list) => /^[1-9]{1,9}$/.test(list) && new Set(list).size === list.length)) return undefined;
  if (lists.every((list) => list.length === 1)) return undefined; // a board like any other
  const line = lists.map((list) => (list.length === 1 ? list : '.')).join('');
  const candidates = new Map(
    [...lists.entries()].filter(([, list]) => list.length > 1).map(([cell, list]) => [cell, [...list].sort().join('')]),
  );
  const known = { side: 9, cells: [...line].map((symbol) => Number(symbol) || 0) };
  const givens = issOf(known);
  const others = [...candidates].map(
    ([cell, list]) => `~R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}_${[...list].join('_')}`,
  );
  return {
    format: 'candidates',
    givens: lineOf(known),
    entries: '',
    marks: writeMarks(candidates),
    candidates: `${givens === '.' ? '.' : givens}${others.join('')}`,
  };
}

/** Whether a position may be a puzzle by its digits alone. @param {Position} position */
export const isFull = ({ givens }) => [...givens].filter((symbol) => symbol !== '.').length >= FEWEST;
