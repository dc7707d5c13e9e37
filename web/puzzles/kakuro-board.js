// A Kakuro board: reading and writing its text (kakuro.js), its runs, and what contradicts or fits into them.
// Tested by tests/web/kakuro.test.js.

/** @import { Board } from '../board/grid-puzzle.js' */

const BLANK = '.';
export const BLACK = '#';
export const DIGITS = '123456789';

/** @typedef {Board & {cells: string[]}} KakuroBoard  row by row, as in the text */

/** @param {string} text @returns {KakuroBoard} */
export function read(text) {
  const rows = text.split('\n').map((row) => row.trim().split(/ +/));
  return { rows: rows.length, columns: rows[0].length, cells: rows.flat() };
}

/** @param {KakuroBoard} board */
export function write({ columns, cells }) {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(' '),
  ).join('\n');
}

/** @param {string} cell */
export const isWhite = (cell) => cell === BLANK || /^[1-9]$/.test(cell);

/** The sums of a black cell; '' for a missing one. @param {string} cell @returns {{down: string, across: string}} */
export function sums(cell) {
  const [down, across = ''] = cell === BLACK ? [''] : cell.split('\\');
  return { down, across };
}

/**
 * The runs: their cells and their sums, '' for a missing sum.
 * @param {KakuroBoard} board
 * @returns {{sum: string, cells: number[]}[]}
 */
export function runs({ rows, columns, cells }) {
  /** @type {{sum: string, cells: number[]}[]} */
  const all = [];
  /** @param {number} start @param {number} step @param {number} length @param {'down' | 'across'} direction */
  const scan = (start, step, length, direction) => {
    let run = { sum: '', cells: /** @type {number[]} */ ([]) };
    for (let index = start; index < start + step * length; index += step) {
      if (isWhite(cells[index])) {
        run.cells.push(index);
        continue;
      }
      all.push(run);
      run = { sum: sums(cells[index])[direction], cells: [] };
    }
    all.push(run);
  };
  for (let row = 0; row < rows; row += 1) scan(row * columns, 1, columns, 'across');
  for (let column = 0; column < columns; column += 1) scan(column, columns, rows, 'down');
  return all.filter((run) => run.cells.length > 0);
}

/**
 * The filled cells of runs with a repeated digit, and of full runs with a wrong sum.
 * @param {KakuroBoard} board
 * @returns {Set<number>}
 */
export function conflicts(board) {
  /** @type {Set<number>} */
  const clashing = new Set();
  for (const { sum, cells } of runs(board)) {
    const given = cells.filter((index) => board.cells[index] !== BLANK);
    const digits = given.map((index) => Number(board.cells[index]));
    const isSumWrong = sum !== '' && given.length === cells.length && digits.reduce((a, b) => a + b) !== Number(sum);
    for (const [i, index] of given.entries()) {
      if (isSumWrong || digits.indexOf(digits[i]) !== digits.lastIndexOf(digits[i])) clashing.add(index);
    }
  }
  return clashing;
}

/**
 * By cell, the digits with which each of its runs can still have its sum; none for a cell that is not empty.
 * @param {KakuroBoard} board
 * @returns {string[][]}
 */
export function fitting(board) {
  const fits = board.cells.map((cell) => (cell === BLANK ? [...DIGITS] : []));
  for (const { sum, cells } of runs(board)) {
    const taken = cells.map((index) => board.cells[index]).filter((cell) => cell !== BLANK);
    const free = [...DIGITS].filter((digit) => !taken.includes(digit));
    const rest = Number(sum) - taken.reduce((total, digit) => total + Number(digit), 0);
    const open = cells.length - taken.length;
    const possible = free.filter((digit) => {
      const others = free.filter((each) => each !== digit).map(Number);
      return sum === '' || canSum(others, open - 1, rest - Number(digit));
    });
    for (const index of cells) fits[index] = fits[index].filter((digit) => possible.includes(digit));
  }
  return fits;
}

/**
 * Whether some of the numbers have the sum.
 * @param {number[]} numbers
 * @param {number} count  of those that are added
 * @param {number} sum
 * @returns {boolean}
 */
function canSum([first, ...others], count, sum) {
  if (count === 0) return sum === 0;
  if (first === undefined || sum < 0) return false;
  return canSum(others, count - 1, sum - first) || canSum(others, count, sum);
}
