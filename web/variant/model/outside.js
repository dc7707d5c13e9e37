// Clues around the board: on which side they stand, at which distance, and where their arrows point.

/** @import { Variant } from './text.js' */

/**
 * @typedef {object} Place
 * @property {number} row  in cells; -1 is the row above the board
 * @property {number} column
 * @property {[down: number, right: number]} towards  the direction of the line that the clue is about
 */

/**
 * The place of a clue about a row or a column.
 * @param {Variant} board
 * @param {string} name  of the line, such as R1 or Cc
 * @param {boolean} backwards  whether it is read from the other end
 * @returns {(Place & {cells: number[]}) | undefined}
 */
export function lineClue({ rows, columns }, name, backwards) {
  const [, kind, digits] = /^([RC])(\d{1,2}|[a-g])$/i.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const at = (/^\d+$/.test(digits) ? Number(digits) : Number.parseInt(digits, 17)) - 1;
  const isRow = kind.toUpperCase() === 'R';
  if (at < 0 || at >= (isRow ? rows : columns)) return undefined;
  const length = isRow ? columns : rows;
  const forwards = Array.from({ length }, (_, i) => (isRow ? at * columns + i : i * columns + at));
  const outside = backwards ? length : -1;
  const step = backwards ? -1 : 1;
  return {
    row: isRow ? at : outside,
    column: isRow ? outside : at,
    towards: isRow ? [0, step] : [step, 0],
    cells: backwards ? forwards.reverse() : forwards,
  };
}

/**
 * The place of a little killer, which is named by its first cell.
 * @param {Variant} board
 * @param {number} first
 * @returns {Place & {cells: number[]}}
 */
export function diagonalClue({ rows, columns }, first) {
  const [row, column] = [Math.floor(first / columns), first % columns];
  const [down, right] = towardsOf(row, column, rows, columns);
  const cells = [];
  for (let [r, c] = [row, column]; r >= 0 && c >= 0 && r < rows && c < columns; r += down, c += right)
    cells.push(r * columns + c);
  return { row: row - down, column: column - right, towards: [down, right], cells };
}

/**
 * ISS begins the diagonals of each side at these cells, so that each has one name.
 * @param {number} row
 * @param {number} column
 * @param {number} rows
 * @param {number} columns
 * @returns {[number, number]}
 */
function towardsOf(row, column, rows, columns) {
  if (column === 0 && row < rows - 1) return [1, 1];
  if (row === 0) return [1, -1];
  return column === columns - 1 && row < rows - 1 ? [-1, -1] : [-1, 1];
}

/**
 * Moves clues that share a place outwards, one behind the other.
 * @template {Place} T
 * @param {T[]} clues
 * @returns {T[]}
 */
export function spread(clues) {
  const taken = new Set();
  return clues.map((clue) => {
    let [row, column] = [clue.row, clue.column];
    const [down, right] = clue.towards;
    while (taken.has(`${row},${column}`)) [row, column] = [row - down, column - right];
    taken.add(`${row},${column}`);
    return { ...clue, row, column };
  });
}

/** How many cells of space each side of the board needs. @param {Variant} board @param {Place[]} clues */
export function marginsOf({ rows, columns }, clues) {
  const most = (/** @type {number[]} */ sizes) => Math.max(0, ...sizes);
  return {
    above: most(clues.map(({ row }) => -row)),
    before: most(clues.map(({ column }) => -column)),
    below: most(clues.map(({ row }) => row - rows + 1)),
    after: most(clues.map(({ column }) => column - columns + 1)),
  };
}
