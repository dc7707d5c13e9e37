// Which figures are at a point: what stands between cells or outside before lines, lines before areas.

import { diagonalLines, lineOf, sideLines } from '../model/clue-lines.js';
import { kindOf } from '../model/kinds.js';
import { cellAt, cellMiddle, spotAt } from './gestures.js';

/** @import { Figure } from '../model/figures.js' */
/** @import { Variant } from '../../../wasm/iss/text.js' */
/** @import { Point } from './gestures.js' */

/** How far from a dot or a quad a point may be, in cells. */
const NEAR = 0.28;

const FAMILIES = ['outside', 'dots', 'cells', 'lines', 'areas'];

/** The middle of some cells. @param {Variant} board @param {number[]} cells @returns {Point} */
export function centreOf(board, cells) {
  const points = cells.map((cell) => cellMiddle(board, cell));
  const mean = (/** @type {number[]} */ numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** The place of a clue outside. @param {Variant} board @param {Figure} figure */
export const spotOf = (board, { kind, cells }) =>
  lineOf(kind === 'LittleKiller' ? diagonalLines(board) : sideLines(board), cells)?.spot;

/** The uppermost first. @param {Variant} board @param {Figure[]} figures @param {Point} point @returns {Figure[]} */
export function figuresAt(board, figures, point) {
  const rank = (/** @type {Figure} */ { kind }) => FAMILIES.indexOf(kindOf(kind)?.family ?? 'lines');
  return figures.filter((figure) => isAt(board, figure, point)).sort((a, b) => rank(a) - rank(b));
}

/** @param {Variant} board @param {Figure} figure @param {Point} point */
function isAt(board, figure, point) {
  const family = kindOf(figure.kind)?.family;
  const cell = cellAt(board, point);
  if (family === 'outside') {
    const [spot, here] = [spotOf(board, figure), spotAt(board, point)];
    return cell === undefined && spot?.row === here?.row && spot?.column === here?.column;
  }
  if (cell === undefined) return false;
  if (family === 'dots') {
    const { x, y } = centreOf(board, figure.cells);
    return Math.hypot(point.x - x, point.y - y) < NEAR;
  }
  if (figure.kind === 'Minimum') return figure.cells.at(-1) === cell;
  if (figure.kind === 'Maximum') return figure.cells[0] === cell;
  return figure.cells.includes(cell);
}
