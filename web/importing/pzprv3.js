// Files of puzz.link and its relatives: `pzprv3`, the kind, the size, the rows of the puzzle, and those of what has
// been filled in. Lines end with a break, or with `/` where a file is written in one line.
// The format: `FileData.js` of robx/pzprjs. Tested by tests/wasm/imports.test.js.

import { writeMarks } from '../session/marks.js';
import { SYMBOLS } from './symbols.js';

/** @import { Reading } from './recognise.js' */

const FORMAT = 'puzz.link';
const LARGEST = 36;

/** @param {string} text  plain @returns {Reading | undefined} */
export function readPzprv3(text) {
  const [head = '', kind, ...rest] = text.trim().split(/\s*[\n/]\s*/);
  if (!/^pzprv3(\.\d)?$/.test(head)) return undefined;
  if (kind === 'sudoku') return sudoku(rest);
  return kind === 'kakuro' ? kakuro(rest) : undefined;
}

/** @param {string[]} lines @returns {Reading | undefined} */
function sudoku([size, ...lines]) {
  const side = Number(size);
  const [given, filled] = [rowsOf(lines, side, side), rowsOf(lines.slice(side), side, side)];
  if (!(side <= LARGEST) || !given) return undefined;
  /** @param {string} cell */
  const symbolOf = (cell) => (/^\d+$/.test(cell) ? (SYMBOLS[Number(cell)] ?? '.') : '.');
  const text = given.flat().map(symbolOf).join('');
  return withEntries({ puzzle: 'sudoku', format: FORMAT, text }, filled?.flat().map(symbolOf) ?? []);
}

/**
 * The first row and column of a Kakuro have sums down and across; a black cell has `across,down`, and 0 for none.
 * @param {string[]} lines
 * @returns {Reading | undefined}
 */
function kakuro([height, width, ...lines]) {
  const [rows, columns] = [Number(height) + 1, Number(width) + 1];
  const board = rowsOf(lines, rows, columns);
  if (!board) return undefined;
  const cells = board.map((row, y) =>
    row.map((cell, x) => {
      if (x > 0 && y > 0 && cell === '.') return '.';
      const [across, down] = cell.includes(',') ? cell.split(',') : y === 0 ? ['0', cell] : [cell, '0'];
      const [beside, below] = [across, down].map((sum) => (Number(sum) > 0 ? Number(sum) : ''));
      return x + y > 0 && (beside || below) ? `${below}\\${beside}` : '#';
    }),
  );
  const filled = rowsOf(lines.slice(rows), rows - 1, columns - 1) ?? [];
  const inBoard = [Array(columns).fill('.'), ...filled.map((row) => ['.', ...row])];
  const text = cells.map((row) => row.join(' ')).join('\n');
  return withEntries({ puzzle: 'kakuro', format: FORMAT, text }, inBoard.flat());
}

/** @param {string[]} lines @param {number} rows @param {number} columns */
function rowsOf(lines, rows, columns) {
  const all = lines.slice(0, rows).map((line) => line.split(/\s+/));
  return all.length === rows && all.every((row) => row.length === columns) ? all : undefined;
}

/** @param {Reading} reading @param {string[]} filled  by cell; anything but a symbol is a sign for oneself */
function withEntries(reading, filled) {
  const entries = new Map([...filled.entries()].filter(([, symbol]) => /^[1-9A-Za]$/.test(symbol)));
  if (entries.size === 0) return reading;
  return { ...reading, game: { way: /** @type {const} */ ('play'), entries: writeMarks(entries), marks: '' } };
}
