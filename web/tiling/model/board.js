// The board of a tiling: its cells and pieces. A cell’s index counts the places of the drawing, layer by layer and row
// by row. Places off the board hold HOLE.

export const COVER = '.';
export const MAYBE = '?';
export const HOLE = '_';

/** @typedef {'square' | 'hex' | 'triangle' | 'cube'} Grid */
/** @typedef {'' | 'fixed' | 'rotate' | 'free'} Turning  how a piece may be turned; '' as the piece's default */
/** @typedef {[layer: number, row: number, column: number]} Coordinates */

/**
 * A line of the pieces: one piece, or a set of them.
 * @typedef {{name: string, low: number, high: number, turning: Turning, drawn?: Coordinates[]}} Entry
 */

/** @typedef {{name: string, cells: number[]}} Placed */

/**
 * @typedef {object} Model
 * @property {Grid} grid
 * @property {number} layers
 * @property {number} rows
 * @property {number} columns
 * @property {string[]} cells  by index: COVER, MAYBE, HOLE or a letter
 * @property {Entry[]} entries
 * @property {{letter: string, names: string[]}[]} only
 * @property {Placed[]} placed
 */

/**
 * On a hexagonal board the parity of row + column that all cells share; undefined when they do not.
 * @param {{columns: number, cells: string[]}} model
 * @returns {0 | 1 | undefined}
 */
export function parityOf({ columns, cells }) {
  const found = new Set();
  for (const [index, cell] of cells.entries())
    if (cell !== HOLE) found.add((Math.floor(index / columns) + (index % columns)) % 2);
  return found.size > 1 ? undefined : ([...found][0] ?? 0);
}

/** @param {Model} model @param {number} index @returns {Coordinates} */
export function placeOf({ rows, columns }, index) {
  const line = Math.floor(index / columns);
  return [Math.floor(line / rows), line % rows, index % columns];
}

/**
 * A board with every cell, by its number of layers, rows, and cells in a row.
 * @param {Grid} grid
 * @param {number} layers
 * @param {number} rows
 * @param {number} width
 */
export function fullBoard(grid, layers, rows, width) {
  const columns = grid === 'hex' ? 2 * width - 1 + (rows > 1 ? 1 : 0) : width;
  const cells = Array.from({ length: layers * rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return grid === 'hex' && (row + (index % columns)) % 2 === 1 ? HOLE : COVER;
  });
  return { grid, layers, rows, columns, cells };
}
