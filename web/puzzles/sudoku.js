// Sudoku on the page: boards of n²×n² with n×n boxes, n = 2…6. The canonical notation is `line`: one symbol a cell,
// row by row. A blank is '.', and the values are 1–9, A–Z and a.

import { svg } from 'lit';
import { BLANK } from '../board/digit-cell.js';
import { gridView } from '../board/grid.js';
import { placeOn } from '../board/places.js';
import { cells, conflicts, houses, read, rules, SYMBOLS } from './sudoku-board.js';

/** @import { Cursor, GridPuzzle } from '../board/grid.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Puzzle } from './catalog.js' */
/** @import { SudokuBoard } from './sudoku-board.js' */

/** @param {number} value  from 1 */
const symbolOfValue = (value) => SYMBOLS[value - 1];
const BOXES = [2, 3, 4, 5, 6];

/** @param {string} text */
const symbolsOf = (text) => [...SYMBOLS.slice(0, read(text).side)];

/** @param {number} side */
const sizeName = (side) => `${side}×${side}`;

/** The cells of the row, column and box of a cell, with itself. @param {SudokuBoard} board @param {number} index */
const near = (board, index) => [
  ...new Set(
    houses(board)
      .filter((house) => house.includes(index))
      .flat(),
  ),
];

/** @param {SudokuBoard} board @param {number} index */
function related(board, index) {
  const symbol = board.text[index];
  const same = symbol === BLANK ? [] : Array.from(board.text, (_, cell) => cell);
  return { near: near(board, index), same: same.filter((cell) => board.text[cell] === symbol) };
}

/** @param {SudokuBoard} board @param {Cursor} cursor @param {string} key */
function type({ text, side }, { index }, key) {
  const symbol = ERASE.has(key) ? BLANK : symbolOfKey(key, side);
  return symbol && text.slice(0, index) + symbol + text.slice(index + 1);
}

/** @param {SudokuBoard} board @param {number} index @param {string} key @param {boolean} marking */
function mark({ text, side }, index, key, marking) {
  const symbol = marking ? symbolOfKey(key, side) : undefined;
  return symbol && (text[index] === BLANK ? symbol : '');
}

const ERASE = new Set(['Delete', 'Backspace', ' ', '0', '.', '-']);

// Only 36×36 boards distinguish 'a' from 'A'. On the others small letters count as capitals.
/** @param {string} key @param {number} side */
function symbolOfKey(key, side) {
  const symbols = SYMBOLS.slice(0, side);
  return [key, key.toUpperCase()].find((symbol) => symbol.length === 1 && symbols.includes(symbol));
}

/** @type {GridPuzzle} */
const grid = {
  read,
  cells,
  ground: ({ columns }, { annotations }) => svg`${annotations?.ground(columns)}`,
  rules,
  type,
  mark,
  related,
  cellName: ({ words }, row, column, what) => words.cell(row, column, what),
};

const place = placeOn(read);

/** @param {BoardStrings} words @returns {Puzzle} */
export const sudoku = (words) => ({
  id: 'sudoku',
  name: words.puzzles.sudoku,
  notation: 'line',
  sizes: BOXES.map((box) => sizeName(box * box)),
  usual: '9×9',
  size: (text) => sizeName(read(text).side),
  blank: (size) => BLANK.repeat(Number.parseInt(size, 10) ** 2),
  clear: (text) => BLANK.repeat(text.length),
  accepts(text) {
    const { side, box } = read(text);
    return BOXES.includes(box) && Array.from(text).every((symbol) => (SYMBOLS.slice(0, side) + BLANK).includes(symbol));
  },
  keys: (text) => symbolsOf(text).map((key) => ({ key, label: key, name: key })),
  symbol: symbolOfValue,
  place,
  describe: (text, cell, value) => words.hintDigit(...place(text, cell), symbolOfValue(value)),
  scale: 12,
  isMade: true,
  fill: (text, cell, value) => text.slice(0, cell) + symbolOfValue(value) + text.slice(cell + 1),
  filling: {
    read: (text) => Array.from(text, (symbol) => (symbol === BLANK ? '' : symbol)),
    write: (_, values) => values.map((value) => value || BLANK).join(''),
    symbols: symbolsOf,
    times: (text) => read(text).side,
    solved: (_, solution) => [...solution],
    peers: (text, cell) => near(read(text), cell).filter((each) => each !== cell),
  },
  clashes: (text) => conflicts(read(text)).size > 0,
  view: gridView(grid, words),
});
