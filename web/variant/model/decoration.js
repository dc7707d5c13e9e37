// What a setter drew on a board without a rule that is known here, as its link says: which figures are behind the
// digits and which are signs between them, and the space that they need around the board.
// Tested by tests/wasm/variant-model.test.js.

import { readFigure } from './figure-lines.js';

/** @import { Variant } from '../../../wasm/iss/text.js' */

/** @typedef {import('./figure-lines.js').Figure} Figure */

/** A larger shape is behind digits. A smaller one is a sign, such as a dot or a label. In square cells. */
const LARGEST_SIGN = 0.4;
/** How far from the middle of a cell a sign is between cells, and over the grid. */
const BETWEEN = 0.25;
/** What is outside has room up to this many cells from the board. */
const MOST_OUTSIDE = 3;
/** Less than this part of a cell may lie outside without room of its own. */
const OVERHANG = 0.3;

/**
 * @typedef {{form: 'cage', cells: number[], label: string, colour: string}} DrawnCage
 * @typedef {{under: Figure[], over: Figure[], cages: DrawnCage[]}} Decoration
 */

/** @param {Variant} board @returns {Decoration} */
export function decorationOf({ decoration, rows, columns }) {
  const all = decoration.map(readFigure).filter((figure) => figure !== undefined);
  const figures = all.filter(({ kind }) => kind !== 'cage');
  /** @type {DrawnCage[]} */
  const cages = all
    .filter(({ kind }) => kind === 'cage')
    .map(({ points, text, colours: [colour] }) => {
      const inside = points.filter(([x, y]) => x > 0 && x < columns && y > 0 && y < rows);
      const cells = inside.map(([x, y]) => Math.floor(y) * columns + Math.floor(x));
      return { form: 'cage', cells, label: text, colour };
    });
  return {
    under: figures.filter((figure) => !isSign(figure)),
    over: figures.filter(isSign),
    cages: cages.filter(({ cells }) => cells.length > 0),
  };
}

/** Whether a shape or text is a sign. @param {Figure} figure */
export const isSmall = ({ sizes: [width, height = width] }) => width * height <= LARGEST_SIGN;

/** Whether a figure is small and not in the middle of a cell. @param {Figure} figure */
const isSign = (figure) =>
  figure.kind !== 'line' &&
  figure.kind !== 'arrow' &&
  isSmall(figure) &&
  figure.points[0].some((at) => Math.abs(at - Math.floor(at) - 0.5) > BETWEEN);

/**
 * How many cells of space the figures need on each side of the board.
 * @param {Decoration} decoration
 * @param {{rows: number, columns: number}} board
 */
export function spaceFor({ under, over }, { rows, columns }) {
  const space = { above: 0, before: 0, below: 0, after: 0 };
  const most = (/** @type {number} */ had, /** @type {number} */ needed) =>
    Math.max(had, Math.min(Math.ceil(needed - OVERHANG), MOST_OUTSIDE));
  for (const { kind, points, sizes } of [...under, ...over]) {
    const [width, height] = kind === 'box' || kind === 'round' ? sizes : [sizes[0], sizes[0]];
    for (const [x, y] of points) {
      space.above = most(space.above, height / 2 - y);
      space.below = most(space.below, y + height / 2 - rows);
      space.before = most(space.before, width / 2 - x);
      space.after = most(space.after, x + width / 2 - columns);
    }
  }
  return space;
}
