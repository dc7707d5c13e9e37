// Centres of galaxies, and regions around them: what is drawn in a cell is drawn in the one opposite, too.

import { inRows, withSection, writeGrid } from './text.js';

/** @import { GridBoard } from './text.js' */

/** Row and column of a centre, in cells from the first one's middle. @typedef {{row: number, column: number}} Centre */

/** @param {GridBoard} board @returns {Centre[]} */
export const centresOf = ({ sections }) =>
  (sections.get('centres') ?? []).flat().flatMap((name) => {
    const [, row, column] = /^r([\d.]+)c([\d.]+)$/.exec(name) ?? [];
    return row ? { row: Number(row) - 1, column: Number(column) - 1 } : [];
  });

/** @param {Centre} centre */
const nameOfCentre = ({ row, column }) => `r${row + 1}c${column + 1}`;

/** The cells that a centre lies in. @param {GridBoard} board @param {Centre} centre */
export function coreOf({ columns }, { row, column }) {
  const rows = [...new Set([Math.floor(row), Math.ceil(row)])];
  return rows.flatMap((r) => [...new Set([Math.floor(column), Math.ceil(column)])].map((c) => r * columns + c));
}

/** @param {GridBoard} board @param {Centre} centre @param {number} cell */
export function opposite({ rows, columns }, centre, cell) {
  const row = 2 * centre.row - Math.floor(cell / columns);
  const column = 2 * centre.column - (cell % columns);
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : undefined;
}

/**
 * The regions after a stroke: its cells join the region in which it began. A click on a cell of a region takes the cell
 * out of it.
 * @param {GridBoard} board
 * @param {string[]} values  names of regions
 * @param {number[]} stroke
 */
export function withRegion(board, values, stroke) {
  const drawn = [...values];
  const [first] = stroke;
  const isTakenAway = stroke.length === 1 && values[first] !== '';
  const centres = centresOf(board);
  const own = centres.filter((centre) =>
    coreOf(board, centre).some((cell) => cell === first || (values[first] !== '' && values[cell] === values[first])),
  );
  const fresh = Array.from({ length: values.length + 1 }, (_, i) => `p${i + 1}`).find((name) => !values.includes(name));
  const name = isTakenAway ? '' : values[first] || (fresh ?? 'p');
  const others = own.length === 1 ? stroke.map((cell) => opposite(board, own[0], cell)) : [];
  const core = own.length === 1 && !isTakenAway ? coreOf(board, own[0]) : [];
  for (const cell of [...stroke, ...others, ...core]) if (cell !== undefined) drawn[cell] = name;
  return drawn;
}

/**
 * The cells of a stroke, with its first cell in a region in front; without a region, its first cell in a centre.
 * @param {GridBoard} board
 * @param {string[]} values  names of regions
 * @param {number[]} cells
 */
export function fromRegion(board, values, cells) {
  const cores = new Set(centresOf(board).flatMap((centre) => coreOf(board, centre)));
  const first = cells.find((cell) => values[cell] !== '') ?? cells.find((cell) => cores.has(cell));
  return first === undefined ? cells : [first, ...cells.filter((cell) => cell !== first)];
}

/**
 * The text with one more centre at a place, or without the centre that is there.
 * @param {GridBoard} board
 * @param {Centre} centre
 */
export function withCentre(board, centre) {
  const name = nameOfCentre(centre);
  const names = (board.sections.get('centres') ?? []).flat();
  const changed = names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
  return changed.length > 0 ? writeGrid(withSection(board, 'centres', inRows(changed, 1))) : undefined;
}

/**
 * The place for a centre that is nearest to a point in cells.
 * @param {GridBoard} board
 * @param {number} x
 * @param {number} y
 */
export function centreNear({ rows, columns }, x, y) {
  const near = (/** @type {number} */ place, /** @type {number} */ length) =>
    Math.max(0, Math.min(length - 1, Math.round(2 * place - 1) / 2));
  return { row: near(y, rows), column: near(x, columns) };
}

/** What a key puts a centre on: the middle of a cell, its right or lower border, or its lower right corner. */
export const CENTRE_KEYS = /** @type {Record<string, [down: number, right: number]>} */ ({
  o: [0, 0],
  '>': [0, 0.5],
  v: [0.5, 0],
  x: [0.5, 0.5],
});
