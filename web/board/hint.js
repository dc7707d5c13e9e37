// Draws a hint under the cells of a board: its unit or rule, the cells that exclude the other candidates or that its
// reasons exclude, and the cell to be filled or the cells that lose candidates.

import { svg } from 'lit';
import { CELL } from './places.js';

/** @import { HintInPart } from '../session/hint-steps.js' */

const INSET = 2.5; // of the rings inside their cells
/** A rule about cells of more rows than this counts as one of the whole board: none of its cells is marked. */
const MOST_ROWS = 4;

/**
 * @param {HintInPart | undefined} hint
 * @param {number} columns
 * @param {number} [width]  of a cell that is not a square
 */
export function hintGround(hint, columns, width = CELL) {
  if (!hint) return '';
  const boxes = (/** @type {number[]} */ cells, /** @type {number} */ inset) => boxesOf(cells, columns, width, inset);
  // What is filled in together.
  const together = (hint.marks ?? []).flatMap(({ cell }) => (hint.because.includes(cell) ? [] : cell));
  const filled = together.length > 0 ? together : [hint.cell ?? []].flat();
  const here = hint.cell === null ? hint.eliminated.map(({ cell }) => cell) : filled;
  const excluded = hint.reasons.flatMap(({ eliminated }) => eliminated.map(({ cell }) => cell));
  // A clue of many cells is their rule, which is marked as such.
  const clues = (hint.clues ?? []).flatMap(({ cells }) => (cells.length === 1 ? cells : []));
  return svg`
    <path class="hint-unit" d=${boxes(unitOf(hint, columns), 0)}></path>
    <path class="hint-because" d=${boxes([...new Set([...hint.because, ...excluded, ...clues])], INSET)}></path>
    <path class="hint-here" d=${boxes(here, INSET)}></path>`;
}

/** The cells of the unit, the rule or the row that a hint is about. @param {HintInPart} hint @param {number} columns */
export function unitOf({ unit, source, inRow }, columns) {
  const about = source?.cells ?? (inRow === undefined ? [] : rowOf(inRow, columns));
  return unit?.cells ?? (about.length > MOST_ROWS * columns ? [] : about);
}

/** The cells that the symmetry of the givens asks for. @param {number[]} cells @param {number} columns */
export const askedGround = (cells, columns) =>
  cells.length > 0 ? svg`<path class="hint-because asked" d=${boxesOf(cells, columns, CELL, INSET)}></path>` : '';

/** @param {number} cell @param {number} columns */
const rowOf = (cell, columns) => Array.from({ length: columns }, (_, column) => cell - (cell % columns) + column);

/** @param {number[]} cells @param {number} columns @param {number} width @param {number} inset */
const boxesOf = (cells, columns, width, inset) =>
  cells
    .map((cell) => [(cell % columns) * width, Math.floor(cell / columns) * CELL])
    .map(([x, y]) => `M${x + inset} ${y + inset}h${width - 2 * inset}v${CELL - 2 * inset}h${2 * inset - width}Z`)
    .join('');
