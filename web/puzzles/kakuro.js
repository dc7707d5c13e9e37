// Kakuro on the page. The canonical notation is `grid`: one row a line, cells separated by spaces. `#` is black, `.`
// blank, 1–9 given. `down\across` is a black cell with the sums of the runs that begin below it and to the right of
// it; either may be missing.

import { svg } from 'lit';
import { BLANK, digitCell, faulty } from '../board/digit-cell.js';
import { CELL, gridView } from '../board/grid.js';
import styles from '../board/pieces.css?inline';
import { placeOn } from '../board/places.js';
import { readMarks, splitMarks } from '../session/marks.js';
import { piecesWords } from '../strings/pieces-strings.js';
import { BLACK, conflicts, DIGITS, fitting, isWhite, read, runs, sums, write } from './kakuro-board.js';
import { sizesFrom, sizeText } from './sizes.js';

/** @import { Cell, Cursor, GridPuzzle } from '../board/grid.js' */
/** @import { PiecesWords } from '../strings/pieces-strings.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Layers, Puzzle } from './catalog.js' */
/** @import { KakuroBoard } from './kakuro-board.js' */

const LARGEST_SUM = 45; // 1 + 2 + … + 9
const LARGEST = 40;
/** A page draws this many cells within two seconds. Core can read larger boards. */
const MAX_DRAWN = 10_000;
const LONGEST_CELL = 6; // two sums with the backslash between them, and the space or line break after them
const SIZES = ['4×4', '6×6', '8×8', '10×10', '10×12', '12×12', '12×20', '14×22', '16×16', '20×20', '30×30'];

/** @param {KakuroBoard & {words: PiecesWords}} board @param {Layers} layers @param {Cursor} cursor @returns {Cell[]} */
function cells(board, layers, cursor) {
  const struck = faulty(conflicts(board), layers.wrong);
  const marks = readMarks(layers.marks);
  const [givens, found, other, tried] = [layers.givens, layers.found, layers.other, layers.tried].map(
    (text) => text && read(text).cells,
  );
  return board.cells.map((cell, index) => {
    if (!isWhite(cell)) {
      const edited = index === cursor.index ? half(cursor, board.columns) : undefined;
      return { index, ...black(cell, edited, board.words) };
    }
    const here = {
      original: givens?.[index],
      found: found?.[index],
      other: other?.[index],
      tried: tried?.[index],
      ...splitMarks(marks.get(index)),
      annotations: layers.annotations,
    };
    return digitCell(index, cell, struck.has(index), here, DIGITS, board.words);
  });
}

/**
 * @param {string} cell
 * @param {Half | undefined} edited  the sum that is being typed
 * @param {PiecesWords} words
 */
function black(cell, edited, words) {
  const { down, across } = sums(cell);
  const clue = down !== '' || across !== '';
  /** @param {Half} which */
  const classes = (which) => (which === edited ? 'sum edited' : 'sum');
  return {
    name: clue ? words.clue(down, across) : words.black,
    classes: 'black',
    mark: svg`${clue ? slash : ''}
      ${edited ? (edited === 'down' ? lower : upper) : ''}
      <text class=${classes('down')} x=${CELL * 0.3} y=${CELL * 0.86}>${down}</text>
      <text class=${classes('across')} x=${CELL * 0.7} y=${CELL * 0.43}>${across}</text>`,
  };
}

const slash = svg`<path class="slash" d="M0 0 ${CELL} ${CELL}"></path>`;
const lower = svg`<path class="half" d="M0 0V${CELL}H${CELL}Z"></path>`;
const upper = svg`<path class="half" d="M0 0H${CELL}V${CELL}Z"></path>`;

/** @param {KakuroBoard} board */
function rules({ rows, columns }) {
  let path = '';
  for (let at = 1; at < columns; at += 1) path += `M${at * CELL} 0V${rows * CELL}`;
  for (let at = 1; at < rows; at += 1) path += `M0 ${at * CELL}H${columns * CELL}`;
  return svg`<path class="fine" d=${path}></path>
    <rect class="frame" width=${columns * CELL} height=${rows * CELL}></rect>`;
}

/** @typedef {'down' | 'across'} Half  which of a black cell's two sums */

/**
 * The sum that typed digits belong to, while the cursor stays: below the top row there are only sums down.
 * @param {Cursor} cursor
 * @param {number} columns
 * @returns {Half}
 */
const half = ({ index, memory }, columns) => memory.half ?? (index < columns ? 'down' : 'across');

const ERASE = new Set(['Delete', 'Backspace', ' ', '.']);
const TOGGLE_BLACK = new Set(['#', 'x', 'X', 'b', 'B']);
const OTHER_HALF = new Set(['\\', '/', 'Enter']);

/** @param {KakuroBoard} board @param {Cursor} cursor @param {string} key */
function type(board, cursor, key) {
  const cell = board.cells[cursor.index];
  /** @param {string} next */
  const replace = (next) => write({ ...board, cells: board.cells.with(cursor.index, next) });
  if (TOGGLE_BLACK.has(key)) return replace(isWhite(cell) ? BLACK : BLANK);
  if (!isWhite(cell)) return typeSum(cell, cursor, half(cursor, board.columns), key, replace);
  if (ERASE.has(key) || key === '0') return replace(BLANK);
  return /^[1-9]$/.test(key) ? replace(key) : undefined;
}

/**
 * Appends a digit to those typed since the cursor came to the cell.
 * @param {string} cell
 * @param {Cursor} cursor
 * @param {Half} which
 * @param {string} key
 * @param {(next: string) => string} replace
 */
function typeSum(cell, cursor, which, key, replace) {
  const { memory } = cursor;
  const current = sums(cell);
  if (OTHER_HALF.has(key)) {
    // In the top row, where a sum is one down anyway, the first press says so too.
    const isFirst = memory.half === undefined && which === 'down';
    cursor.memory = { half: which === 'across' || isFirst ? 'down' : 'across' };
    return replace(cell);
  }
  let sum = memory.typed ? current[which] : '';
  if (/^\d$/.test(key)) {
    sum = Number(sum + key) > LARGEST_SUM ? key : sum + key;
    memory.typed = true;
  } else if (key === 'Backspace') {
    sum = current[which].slice(0, -1);
    memory.typed = true;
  } else if (ERASE.has(key)) {
    sum = '';
  } else {
    return undefined;
  }
  const next = { ...current, [which]: sum.replace(/^0+/, '') };
  return replace(next.down || next.across ? `${next.down}\\${next.across}` : BLACK);
}

/** @param {KakuroBoard} board @param {number} index @param {string} key @param {boolean} marking */
function mark({ cells }, index, key, marking) {
  if (!marking || !isWhite(cells[index]) || !DIGITS.includes(key)) return undefined;
  return cells[index] === BLANK ? key : '';
}

/** A click selects the half of a clue cell that it hits. @param {Cursor} cursor @param {number} x @param {number} y */
function point(cursor, x, y) {
  cursor.memory = { half: y > x ? 'down' : 'across' };
  return undefined;
}

/** The cells of the runs through a cell. @param {KakuroBoard} board @param {number} index */
const inRuns = (board, index) => runs(board).flatMap((run) => (run.cells.includes(index) ? run.cells : []));

/** @type {GridPuzzle} */
const grid = {
  styles,
  read,
  start: ({ cells }) => Math.max(0, cells.findIndex(isWhite)),
  cells,
  ground: ({ columns }, { annotations }) => svg`${annotations?.ground(columns)}`,
  rules,
  type,
  mark,
  point,
  related: (board, index) => ({ near: inRuns(board, index), same: [] }),
  cellName: ({ words }, row, column, what) => words.cell(row, column, what),
};

/** @param {KakuroBoard} board @param {(cell: string, row: number, column: number) => string} change */
const map = (board, change) =>
  write({
    ...board,
    cells: board.cells.map((cell, index) => change(cell, Math.floor(index / board.columns), index % board.columns)),
  });

/** @param {string} size @returns {KakuroBoard} */
function whiteBoard(size) {
  const [rows, columns] = size.split('×').map(Number);
  return { rows, columns, cells: Array(rows * columns).fill(BLANK) };
}

/** @param {string} text */
const size = (text) => sizeText(read(text));

/** All cells are white except the first row and column, which can only hold sums. @param {string} size */
const blank = (size) => map(whiteBoard(size), (_, row, column) => (row === 0 || column === 0 ? BLACK : BLANK));

/** @param {string} text */
function canDraw(text) {
  if (text.length > MAX_DRAWN * LONGEST_CELL) return false;
  const { rows, columns } = read(text);
  return rows * columns <= MAX_DRAWN;
}

const place = placeOn(read);

/** @param {BoardStrings} board @returns {Puzzle} */
export function kakuro(board) {
  const words = piecesWords(board);
  return {
    id: 'kakuro',
    name: words.puzzles.kakuro,
    notation: 'grid',
    scale: 5,
    isMade: true,
    sizes: SIZES,
    usual: '8×8',
    size,
    ...sizesFrom(2, LARGEST),
    blank,
    // Removes the digits. If there are none, removes the sums and the black cells too.
    clear(text) {
      const emptied = map(read(text), (cell) => (isWhite(cell) ? BLANK : cell));
      return emptied === text ? blank(size(text)) : emptied;
    },
    canDraw,
    accepts(text) {
      if (!canDraw(text)) return false;
      const rows = text.split('\n').map((row) => row.split(' '));
      return rows.every(
        (row) => row.length === rows[0].length && row.every((cell) => /^([#.1-9]|\d{0,2}\\\d{0,2})$/.test(cell)),
      );
    },
    keys: () => [
      ...Array.from(DIGITS, (key) => ({ key, label: key, name: key })),
      { key: '0', label: '0', name: '0', isForSetting: true },
      { key: '#', label: '■', name: words.toggleBlack, isForSetting: true },
      { key: '\\', label: '⇄', name: words.otherHalf, isForSetting: true },
    ],
    symbol: String,
    place,
    describe: (text, cell, value) => words.hintDigit(...place(text, cell), String(value)),
    fill: (text, cell, value) =>
      map(read(text), (old, row, column) => (row * read(text).columns + column === cell ? String(value) : old)),
    filling: {
      read: (text) => read(text).cells.map((cell) => (cell === BLANK ? '' : cell)),
      write: (text, values) => write({ ...read(text), cells: values.map((value) => value || BLANK) }),
      symbols: () => [...DIGITS],
      solved: (_, solution) => read(solution).cells,
      fitting: (text) => fitting(read(text)),
      peers: (text, cell) => inRuns(read(text), cell).filter((each) => each !== cell),
    },
    clashes: (text) => conflicts(read(text)).size > 0,
    setting: () => words.setting,
    view: gridView(grid, words),
  };
}
