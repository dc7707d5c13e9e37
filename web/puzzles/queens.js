// Queens on the page: an N×N board, N = 1…1000, with some queens given. The task is to place N queens so that none
// attacks another. The canonical notation is `spoj1771`: `N c1 … cN`, the column of the queen in each row, from 1, or
// 0 for an empty row.

import { svg } from 'lit';
import { entry, strike } from '../board/digit-cell.js';
import { CELL, gridView } from '../board/grid.js';
import styles from '../board/pieces.css?inline';
import { placeOn } from '../board/places.js';
import { readMarks } from '../session/marks.js';
import { piecesWords } from '../strings/pieces-strings.js';
import { cross, dot, ground, MAX_SQUARES, piece, rules } from './queens-drawing.js';
import { sizesFrom, sizeText } from './sizes.js';

/** @import { Annotations } from '../board/annotations.js' */
/** @import { Board, Cell, Cursor, GridPuzzle } from '../board/grid.js' */
/** @import { PiecesWords } from '../strings/pieces-strings.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Layers, Puzzle } from './catalog.js' */

const LARGEST = 1000;
const SIZES = [4, 6, 8, 10, 12, 16, 20, 32, 50, 100, 200, 500, 1000];

// Up to this size an attacked square has a dot. On larger boards dots would be noise, and it is only shaded.
const MAX_DOTTED = 20;

/** @typedef {Board & {queens: number[]}} QueensBoard  the column in each row, from 0, or -1 */

/** @param {string} text @returns {QueensBoard} */
function read(text) {
  const [size, ...columns] = text.split(' ').map(Number);
  return { rows: size, columns: size, queens: columns.map((column) => column - 1) };
}

/** @param {QueensBoard} board */
const write = ({ rows, queens }) => [rows, ...queens.map((column) => column + 1)].join(' ');

/**
 * The columns of a solution or of a partial board, with or without N before them.
 * @param {string | undefined} text
 * @param {number} size
 */
const columnsOf = (text, size) =>
  (text ?? '')
    .split(' ')
    .map(Number)
    .slice(-size)
    .map((column) => column - 1);

/** Counts the queens in each column and diagonal, to find attacked squares. @param {number[]} queens */
function lines(queens) {
  const size = queens.length;
  const [columns, falling, rising] = [size, 2 * size, 2 * size].map((length) => new Uint16Array(length));
  for (const [row, column] of queens.entries()) {
    if (column < 0) continue;
    columns[column] += 1;
    falling[row - column + size] += 1;
    rising[row + column] += 1;
  }
  return {
    /**
     * The number of attacks on a square. A queen counts once for each line that it shares with the square.
     * @param {number} row
     * @param {number} column
     */
    attacks: (row, column) =>
      columns[column] + falling[row - column + size] + rising[row + column] + (queens[row] < 0 ? 0 : 1),
  };
}

/**
 * Whether the queen of a row is attacked. It attacks its own square along four lines.
 * @param {number[]} queens
 * @param {ReturnType<typeof lines>} taken
 * @param {number} row
 */
const isClashing = (queens, taken, row) => queens[row] >= 0 && taken.attacks(row, queens[row]) > 4;

/** @param {QueensBoard & {words: PiecesWords}} board @param {Layers} layers @param {Cursor} cursor @returns {Cell[]} */
function cells({ rows: size, queens, words }, layers, cursor) {
  const { givens, wrong, found, other, tried, marks, annotations, newest } = layers;
  const marked = readMarks(marks);
  const original = givens === undefined ? queens : read(givens).queens;
  const placed = columnsOf(found ?? tried, size);
  const taken = lines(newest === undefined ? queens : placed); // who watches a search sees what it cannot use
  const others = columnsOf(other, size);
  /** @param {number} row @param {number} column @returns {Cell} */
  const cell = (row, column) => {
    const index = row * size + column;
    if (queens[row] === column) {
      const clash = wrong?.size ? wrong.has(row) : isClashing(queens, taken, row);
      return {
        index,
        ...entry(words, words.queen, original[row] !== column, clash),
        mark: svg`${piece(size)}${clash ? strike : ''}`,
      };
    }
    if (placed[row] === column) {
      const differs = other !== undefined && others[row] !== column;
      if (found === undefined) return { index, name: words.tried(words.queen), classes: 'tried', mark: piece(size) };
      return {
        index,
        name: words.found(words.queen),
        classes: differs ? 'found differs' : 'found',
        mark: piece(size),
      };
    }
    if (other !== undefined && others[row] === column)
      return { index, name: words.otherQueen, classes: 'differs', mark: '' };
    if (annotations?.hint?.cell === index)
      return { index, name: words.hinted(words.queen), classes: 'found', mark: piece(size) };
    if (annotations?.candidates) return candidate(index, annotations, size, words.queen);
    const attacked = found === undefined && taken.attacks(row, column) > 0;
    if (marked.has(index)) return { index, name: words.crossed, classes: attacked ? 'attacked' : 'empty', mark: cross };
    if (attacked) return { index, name: words.attacked, classes: 'attacked', mark: size <= MAX_DOTTED ? dot : '' };
    return { index, name: words.empty, classes: 'empty', mark: '' };
  };
  if (size <= MAX_SQUARES)
    return Array.from({ length: size * size }, (_, index) => cell(Math.floor(index / size), index % size));
  const shown = new Set([cursor.index]);
  for (const index of marked.keys()) shown.add(index);
  if (annotations?.hint?.cell != null) shown.add(annotations.hint.cell);
  for (const columns of [queens, placed, others]) {
    for (const [row, column] of columns.entries()) if (column >= 0) shown.add(row * size + column);
  }
  return [...shown].sort((a, b) => a - b).map((index) => cell(Math.floor(index / size), index % size));
}

/**
 * A square with the number of solutions that have a queen there.
 * @param {number} index
 * @param {Annotations} annotations
 * @param {number} size
 * @param {string} queen  what a queen is called
 * @returns {Cell}
 */
function candidate(index, annotations, size, queen) {
  const count = size <= MAX_DOTTED ? annotations.countAt(index) : '';
  return {
    index,
    name: annotations.nameAt(index, queen),
    classes: 'candidates',
    mark: count && svg`<text class="count" x=${CELL / 2} y=${CELL * 0.63}>${count}</text>`,
  };
}

const TOGGLE = new Set(['Enter', ' ', 'q', 'Q', '1']);
const CROSS = new Set(['x', 'X']);
const ERASE = new Set(['Delete', 'Backspace', '0', '.']);

/**
 * A row has at most one queen: a second one replaces the first.
 * @param {QueensBoard} board
 * @param {Cursor} cursor
 * @param {string} key
 */
function type(board, { index }, key) {
  const [row, column] = [Math.floor(index / board.columns), index % board.columns];
  const hasQueen = board.queens[row] === column;
  if (!TOGGLE.has(key) && !ERASE.has(key)) return undefined;
  if (ERASE.has(key) && !hasQueen) return write(board);
  return write({ ...board, queens: board.queens.with(row, hasQueen ? -1 : column) });
}

/**
 * The pencil mark of queens is a cross: no queen can be on this square.
 * @param {QueensBoard} board
 * @param {number} index
 * @param {string} key
 * @param {boolean} marking
 */
function mark({ columns, queens }, index, key, marking) {
  if (!CROSS.has(key) && !(marking && TOGGLE.has(key))) return undefined;
  return queens[Math.floor(index / columns)] === index % columns ? '' : 'x';
}

/** @type {GridPuzzle} */
const grid = {
  styles,
  read,
  cells,
  ground,
  rules,
  type,
  mark,
  point: () => 'Enter',
  cellName: ({ words }, row, column, what) => words.cell(row, column, what),
};

/** @param {string} text */
const size = (text) => sizeText(read(text));

/** @param {string} size */
const blank = (size) => {
  const rows = Number.parseInt(size, 10);
  return write({ rows, columns: rows, queens: Array(rows).fill(-1) });
};

/** The row and column of a square, from 1. */
const squareOf = placeOn(read);

/** @param {number[]} columns  from 0, or -1 */
const columnNames = (columns) => columns.map((column) => (column < 0 ? '' : String(column + 1)));

/** @param {BoardStrings} board @returns {Puzzle} */
export function queens(board) {
  const words = piecesWords(board);
  const { extent, readSize } = sizesFrom(1, LARGEST);
  return {
    id: 'queens',
    name: words.puzzles.queens,
    notation: 'spoj1771',
    symmetry: true,
    isMade: true,
    sizes: SIZES.map((side) => `${side}×${side}`),
    usual: '8×8',
    size,
    extent,
    readSize(typed) {
      const [rows, columns] = readSize(typed)?.split('×') ?? [];
      return rows === columns ? readSize(typed) : undefined;
    },
    blank,
    clear: (text) => blank(size(text)),
    accepts(text) {
      if (!/^\d{1,4}( \d{1,4})+$/.test(text)) return false;
      const { rows, queens: columns } = read(text);
      return rows <= LARGEST && columns.length === rows && columns.every((column) => column < rows);
    },
    keys: () => [
      ...['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'].map((key, i) => ({
        key,
        label: '←↑↓→'[i],
        name: words.arrows[i],
      })),
      { key: 'Enter', label: '♛', name: words.placeQueen },
    ],
    symbol: () => words.queen,
    place: squareOf,
    describe: (text, cell) => words.hintQueen(...squareOf(text, cell)),
    fill(text, cell) {
      const [row, column] = squareOf(text, cell);
      const board = read(text);
      return write({ ...board, queens: board.queens.with(row - 1, column - 1) });
    },
    // Each row has one queen: its place is the row, and what is in it is the queen's column.
    filling: {
      read: (text) => columnNames(read(text).queens),
      write: (_, columns) =>
        write({ rows: columns.length, columns: columns.length, queens: columns.map((c) => +c - 1) }),
      symbols: (text) => columnNames([...read(text).queens.keys()]),
      solved: (text, solution) => columnNames(columnsOf(solution, read(text).rows)),
    },
    clashes(text) {
      const { queens: columns } = read(text);
      const taken = lines(columns);
      return columns.some((_, row) => isClashing(columns, taken, row));
    },
    view: gridView(grid, words),
  };
}
