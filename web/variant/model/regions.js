// The regions of a board: its boxes, the pieces of a jigsaw, or none; and the borders between them.

/** @import { Variant } from './text.js' */

/**
 * The rows and columns of a box, as ISS chooses them: as close to a square as the board allows.
 * @param {number} rows
 * @param {number} columns
 * @param {number} size  cells in a box
 * @returns {[rows: number, columns: number] | undefined}
 */
export function boxSize(rows, columns, size) {
  for (let small = Math.floor(Math.sqrt(size)); small >= 2; small -= 1) {
    const large = size / small;
    if (!Number.isInteger(large)) continue;
    if (rows % small === 0 && columns % large === 0) return [small, large];
    if (rows % large === 0 && columns % small === 0) return [large, small];
  }
  return undefined;
}

/** The boxes; none when the board cannot be divided. @param {Variant} board @returns {number[][]} */
function boxes({ rows, columns, rules }) {
  const size = Number(rules.find(({ kind }) => kind === 'RegionSize')?.args[0] ?? Math.max(rows, columns));
  const box = boxSize(rows, columns, size);
  if (!box) return [];
  return groupBy(
    rows * columns,
    (cell) => Math.floor(Math.floor(cell / columns) / box[0]) * columns + Math.floor((cell % columns) / box[1]),
  );
}

/** The cells in groups with the same key. @param {number} count @param {(cell: number) => unknown} key */
function groupBy(count, key) {
  /** @type {Map<unknown, number[]>} */
  const groups = new Map();
  for (let cell = 0; cell < count; cell += 1) {
    const of = key(cell);
    groups.set(of, [...(groups.get(of) ?? []), cell]);
  }
  return [...groups.values()];
}

/** The pieces of a jigsaw; none when there is no jigsaw. @param {Variant} board @returns {number[][]} */
export function piecesOf({ rows, columns, rules }) {
  const layout = rules.find(({ kind }) => kind === 'Jigsaw')?.args.at(-1) ?? '';
  return layout.length === rows * columns ? groupBy(layout.length, (cell) => layout[cell]) : [];
}

/** The boxes; none when the board has none, or a rule takes them away. @param {Variant} board @returns {number[][]} */
export const boxesOf = (board) => (board.rules.some(({ kind }) => kind === 'NoBoxes') ? [] : boxes(board));

/** All regions of a board: a jigsaw has its boxes too, unless it says otherwise. @param {Variant} board */
export const regionsOf = (board) => [...piecesOf(board), ...boxesOf(board)];

/** The extra regions of a windoku, one cell apart. @param {Variant} board @returns {number[][]} */
export function windows({ rows, columns, values }) {
  const box = boxSize(rows, columns, values);
  if (!box) return [];
  const [height, width] = box;
  const all = [];
  for (let row = 1; row + height < rows; row += height + 1) {
    for (let column = 1; column + width < columns; column += width + 1)
      all.push(
        Array.from({ length: values }, (_, i) => (row + Math.floor(i / width)) * columns + column + (i % width)),
      );
  }
  return all;
}

/**
 * The borders between regions, and between cells with and without one.
 * @param {{rows: number, columns: number}} board
 * @param {number[][]} regions
 * @param {number} side  of a cell
 */
export function regionBorders({ rows, columns }, regions, side) {
  /** @type {number[]} */
  const of = Array(rows * columns).fill(-1);
  for (const [index, region] of regions.entries()) for (const cell of region) of[cell] = index;
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = of[row * columns + column];
      if (column + 1 < columns && of[row * columns + column + 1] !== here)
        path += `M${(column + 1) * side} ${row * side}v${side}`;
      if (row + 1 < rows && of[(row + 1) * columns + column] !== here)
        path += `M${column * side} ${(row + 1) * side}h${side}`;
    }
  }
  return path;
}
