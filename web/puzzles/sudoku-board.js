// The board of a Sudoku: what its text says, which digits contradict each other, and how cells and lines are drawn.

import { svg } from 'lit';
import { BLANK, digitCell, faulty } from '../board/digit-cell.js';
import { CELL } from '../board/places.js';
import { readMarks, splitMarks } from '../session/marks.js';

/** @import { Board, Cell } from '../board/grid-puzzle.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Layers } from './catalog.js' */

export const SYMBOLS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** @typedef {Board & {text: string, side: number, box: number}} SudokuBoard */

/** @param {string} text @returns {SudokuBoard} */
export function read(text) {
  const side = Math.sqrt(text.length);
  return { text, side, box: Math.sqrt(side), rows: side, columns: side };
}

/** The rows, columns and boxes. @param {SudokuBoard} board @returns {number[][]} */
export function houses({ side, box }) {
  const numbers = Array.from({ length: side }, (_, i) => i);
  return numbers.flatMap((i) => {
    const [top, left] = [Math.floor(i / box) * box, (i % box) * box];
    return [
      numbers.map((k) => i * side + k),
      numbers.map((k) => k * side + i),
      numbers.map((k) => (top + Math.floor(k / box)) * side + left + (k % box)),
    ];
  });
}

/** The cells whose symbol occurs twice in a row, column or box. @param {SudokuBoard} board @returns {Set<number>} */
export function conflicts(board) {
  const clashing = new Set();
  for (const house of houses(board)) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (const cell of house) {
      const symbol = board.text[cell];
      const twin = seen.get(symbol);
      if (symbol === BLANK) continue;
      if (twin !== undefined) clashing.add(twin).add(cell);
      seen.set(symbol, cell);
    }
  }
  return clashing;
}

/** @param {SudokuBoard & {words: BoardStrings}} board @param {Layers} layers @returns {Cell[]} */
export function cells(board, { givens, wrong, found, other, tried, marks, annotations }) {
  const struck = faulty(conflicts(board), wrong);
  const marked = readMarks(marks);
  const alphabet = SYMBOLS.slice(0, board.side);
  return Array.from(board.text, (given, index) => {
    const layers = {
      original: givens?.[index],
      found: found?.[index],
      other: other?.[index],
      tried: tried?.[index],
      ...splitMarks(marked.get(index)),
      annotations,
    };
    return digitCell(index, given, struck.has(index), layers, alphabet, board.words);
  });
}

/** @param {SudokuBoard} board */
export function rules({ side, box }) {
  const length = side * CELL;
  /** @param {number} step */
  const lines = (step) => {
    let path = '';
    for (let at = step; at < side; at += step) path += `M${at * CELL} 0V${length}M0 ${at * CELL}H${length}`;
    return path;
  };
  return svg`
    <path class="fine" d=${lines(1)}></path>
    <path class="bold" d=${lines(box)}></path>
    <rect class="frame" width=${length} height=${length}></rect>`;
}
