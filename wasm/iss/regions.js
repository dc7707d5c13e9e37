// Which cells of a board belong together: boxes, the pieces of jigsaws, windows; as core has them
// (core/puzzles/variant/geometry.cpp). Tested by tests/wasm/iss.test.js.

/** @import { Variant } from './text.js' */

/** @typedef {Pick<Variant, 'rows' | 'columns' | 'values' | 'rules' | 'isRaw'>} Board */

/**
 * The rows and columns of a box: as close to a square as the board allows, and wide rather than high.
 * @param {Pick<Variant, 'rows' | 'columns'>} board
 * @param {number} size  cells in a box
 * @returns {[rows: number, columns: number] | undefined}
 */
export function boxSize({ rows, columns }, size) {
  for (let small = Math.floor(Math.sqrt(size)); small >= 2; small -= 1) {
    const large = size / small;
    if (!Number.isInteger(large)) continue;
    if (rows % small === 0 && columns % large === 0) return [small, large];
    if (rows % large === 0 && columns % small === 0) return [large, small];
  }
  return undefined;
}

/** What `RegionSize` says. @param {Pick<Board, 'rules'>} board */
function statedSize({ rules }) {
  const [size] = rules.find(({ kind }) => kind === 'RegionSize')?.args ?? [];
  return size === undefined ? undefined : Number(size);
}

/** How many cells a region has. @param {Board} board */
export const regionSize = (board) => statedSize(board) ?? Math.max(board.rows, board.columns);

/** The boxes that tile a board; none when no box of this size does. @param {Board} board */
function tiles(board) {
  const { rows, columns } = board;
  const box = boxSize(board, regionSize(board));
  if (!box) return [];
  const [height, width] = box;
  return groupBy(rows * columns, (cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return Math.floor(row / height) * columns + Math.floor(column / width);
  });
}

/** The cells in groups with the same key. @param {number} count @param {(cell: number) => unknown} key */
function groupBy(count, key) {
  /** @type {Map<unknown, number[]>} */
  const groups = new Map();
  for (let cell = 0; cell < count; cell += 1) {
    const group = groups.get(key(cell));
    if (group) group.push(cell);
    else groups.set(key(cell), [cell]);
  }
  return [...groups.values()];
}

/** The boxes; none when the board has none, or a rule takes them away. @param {Board} board @returns {number[][]} */
export const boxesOf = (board) =>
  board.isRaw || board.rules.some(({ kind }) => kind === 'NoBoxes') ? [] : tiles(board);

/**
 * The parts that a jigsaw's layout divides the board into, also those that are no regions.
 * @param {Board} board
 * @param {Board['rules'][number]} rule
 */
export function partsOfLayout({ rows, columns }, { args }) {
  const layout = args.at(-1) ?? '';
  return layout.length === rows * columns ? groupBy(layout.length, (cell) => layout[cell]) : [];
}

/** The parts of all jigsaws. @param {Board} board @returns {number[][]} */
export const partsOf = (board) =>
  board.rules.filter(({ kind }) => kind === 'Jigsaw').flatMap((rule) => partsOfLayout(board, rule));

/**
 * The regions of all jigsaws: parts that are as large as a row or column.
 * @param {Board} board
 * @returns {number[][]}
 */
export function piecesOf(board) {
  const least = Math.max(board.rows, board.columns);
  return partsOf(board).filter(({ length }) => length >= least && length <= board.values);
}

/** All regions: a board with jigsaws has its boxes too, unless it says otherwise. @param {Board} board */
export const regionsOf = (board) => [...boxesOf(board), ...piecesOf(board)];

/** The extra regions of a windoku: boxes inside the border, one cell apart. @param {Board} board */
export function windowsOf(board) {
  const { rows, columns, values } = board;
  const box = boxSize(board, statedSize(board) ?? values);
  if (!box) return [];
  const [height, width] = box;
  /** @type {number[][]} */
  const windows = [];
  for (let row = 1; row + height < rows; row += height + 1) {
    for (let column = 1; column + width < columns; column += width + 1)
      windows.push(
        Array.from({ length: height * width }, (_, i) => {
          return (row + Math.floor(i / width)) * columns + column + (i % width);
        }),
      );
  }
  return windows;
}
