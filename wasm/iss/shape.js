// The shape of a board in the notation `iss`: `.Shape~6x6`, and the names of its cells, R1C1 to RgCg. Cells are
// numbered row by row, from 0. Tested by tests/wasm/iss.test.js.

/**
 * Rows, columns, how many values there are, and the lowest of them, which is 0 or 1. isRaw: whether rows, columns and
 * boxes say nothing.
 * @typedef {{ rows: number, columns: number, values: number, lowest: number, isRaw?: boolean }} Shape
 */

/** Rows and columns in names of cells are numbers with this base. */
const BASE = 17;

/** Numbers of one digit may have base 17, and those of two digits have base 10. */
const CELL = /^[Rr](1[0-6]|[1-9A-Ga-g])[Cc](1[0-6]|[1-9A-Ga-g])$/;

/**
 * The name of a cell, such as `R1C1`.
 * @param {Pick<Shape, 'columns'>} shape
 * @param {number} cell
 */
export const cellName = ({ columns }, cell) =>
  `R${(Math.floor(cell / columns) + 1).toString(BASE)}C${((cell % columns) + 1).toString(BASE)}`;

/**
 * The cell with this name; -1 when it is not the name of a cell on the board.
 * @param {Pick<Shape, 'rows' | 'columns'>} shape
 * @param {string} name
 */
export function cellOf({ rows, columns }, name) {
  const match = CELL.exec(name);
  if (!match) return -1;
  const [row, column] = match.slice(1).map((number) => Number.parseInt(number, number.length === 1 ? BASE : 10));
  return row <= rows && column <= columns ? (row - 1) * columns + column - 1 : -1;
}

/**
 * The shape that `.Shape` states with these arguments, such as `6x6` or `9x9` and `0-8`.
 * @param {string[]} args
 * @returns {Shape}
 */
export function shapeOf([size = '', range = '', kind = '']) {
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(size)?.map(Number) ?? [0, 9, 9];
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const lowest = last === undefined ? 1 : Number(first);
  const values = last === undefined ? Number(first ?? Math.max(rows, columns)) : Number(last) - lowest + 1;
  return { rows, columns, values, lowest, ...(kind === 'Raw' && { isRaw: true }) };
}

/**
 * The arguments of `.Shape`.
 * @param {Shape} shape
 */
export function shapeArgs({ rows, columns, values, lowest, isRaw }) {
  const size = `${rows}x${columns}`;
  const range = lowest === 1 ? String(values) : `${lowest}-${lowest + values - 1}`;
  if (isRaw) return [size, range, 'Raw'];
  if (lowest !== 1) return [size, range];
  return values === Math.max(rows, columns) ? [size] : [size, String(values)];
}

/** All values of a cell. @param {Pick<Shape, 'values' | 'lowest'>} shape */
export const valuesOf = ({ values, lowest }) => Array.from({ length: values }, (_, index) => lowest + index);
