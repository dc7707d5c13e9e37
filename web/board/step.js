// Draws a step of a hint: of a Sudoku the candidates that its technique looks at, and those that it removes, each small
// at its own place: the pattern on discs, those that go crossed out. links.js draws its chain.

import { svg } from 'lit';
import { stepsStrings } from '../strings/steps-strings.js';
import { pencilMarks } from './digit-cell.js';
import { drawnLinks, INSET } from './links.js';
import { CELL } from './places.js';

/** @import { Hint } from 'quadrille' */
/** @import { Symbols } from './digit-cell.js' */
/** @import { Cell } from './grid.js' */

/** @typedef {Hint['steps'][number]} Step */

/**
 * What is drawn of a reason, in the form of a hint.
 * @param {Hint} hint
 * @param {Hint['reasons'][number]} reason
 * @returns {Hint}
 */
export function hintOfReason(hint, { unit, because, eliminated, clues = [] }) {
  const shown = { ...hint, kind: 'elimination', cell: null, value: null, eliminated, clues, reasons: [] };
  // Without a unit, the cells are those of a rule.
  const where = unit ? { unit, because } : { unit: null, because: [], source: { cells: because } };
  return /** @type {Hint} */ ({ ...shown, ...where });
}

/** The cells of a house of a classic board. @param {Step['houses'][number]} house @param {number} side */
function cellsOf({ kind, number }, side) {
  const [box, at] = [Math.sqrt(side), number - 1];
  return Array.from({ length: side }, (_, i) => {
    if (kind === 'row') return at * side + i;
    if (kind === 'column') return i * side + at;
    return (Math.floor(at / box) * box + Math.floor(i / box)) * side + (at % box) * box + (i % box);
  });
}

/**
 * Locked candidates that leave one place for their value in a third house: that house is drawn too, with the open cells
 * in which the value cannot be any more.
 * @param {Hint} hint
 * @param {Step['houses']} houses
 * @param {number[]} filled
 */
function withLeft(hint, [, line, third], filled) {
  const { unit } = hint;
  if (!unit || !third) return hint;
  const side = unit.cells.length;
  const [crossing, left] = [line, third].map((house) => cellsOf(house, side));
  const because = left.filter((cell) => crossing.includes(cell) && !filled.includes(cell));
  return { ...hint, unit: { ...unit, cells: [...unit.cells, ...left] }, because };
}

/**
 * What is drawn of a step under the cells, in the form of a hint.
 * @param {Hint} hint
 * @param {Step} step
 * @param {number[]} [filled]  the cells with digits
 * @returns {Hint}
 */
export function hintOfStep(hint, { placed, eliminated, pattern, chain, houses }, filled = []) {
  if (placed && placed.cell === hint.cell)
    return pattern.length > 0 && chain.length === 0 ? withLeft(hint, houses, filled) : hint;
  // The candidates of a chain have rings of their own.
  const because = chain.length > 0 ? [] : [...new Set(pattern.map(({ cell }) => cell))];
  return { ...hint, verdict: 'found', kind: 'elimination', cell: null, value: null, unit: null, because, eliminated };
}

/**
 * The chain of a step, under the cells.
 * @param {Step} step
 * @param {Step['chain']} links  that are drawn
 * @param {number} columns  of the board; it has as many values
 * @param {number[]} [filled]  the cells with digits
 */
export const stepGround = (step, links, columns, filled) =>
  links.length > 0 ? drawnLinks(step, links, columns, filled) : '';

/**
 * A cell with what a step shows in it: the value that is placed, unless the chain goes through the cell, or candidates.
 * @param {Cell | undefined} placed  the cell with the value, if it is this one
 * @param {Step} step
 * @param {Step['chain']} links  that are drawn
 * @param {number} index
 * @param {Symbols} alphabet
 * @returns {Cell | undefined}
 */
export function shownCell(placed, step, links, index, alphabet) {
  const own = stepCell(step, links, index, alphabet);
  const isLinked = links.some(({ from, to }) => from.cell === index || to.cell === index);
  return placed && own && isLinked ? { ...own, name: placed.name } : (placed ?? own);
}

/**
 * The candidates of a step in a cell; undefined where it has none.
 * @param {Step} step
 * @param {Step['chain']} links  that are drawn
 * @param {number} index
 * @param {Symbols} alphabet
 * @returns {Cell | undefined}
 */
function stepCell({ pattern, eliminated }, links, index, alphabet) {
  /** @param {Step['pattern']} candidates */
  const here = (candidates) => candidates.filter(({ cell }) => cell === index).map(({ value }) => alphabet[value - 1]);
  const gone = here(eliminated);
  const ends = links.flatMap(({ from, to }) => [from, to]);
  const shown = [...new Set(here([...pattern, ...ends]))].filter((symbol) => !gone.includes(symbol));
  if (shown.length + gone.length === 0) return undefined;
  const perRow = Math.ceil(Math.sqrt(alphabet.length));
  const side = (CELL - 2 * INSET) / perRow;
  /** The middle of a symbol's place. @param {string} symbol */
  const middle = (symbol) => {
    const place = alphabet.indexOf(symbol);
    return [(place % perRow) + 0.5, Math.floor(place / perRow) + 0.5].map((at) => INSET + at * side);
  };
  const arm = side * 0.34;
  const strikes = gone.map((symbol) => {
    const [x, y] = middle(symbol);
    return `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  });
  const linked = new Set(ends.filter(({ cell }) => cell === index).map(({ value }) => alphabet[value - 1]));
  const discs = shown
    .filter((symbol) => !linked.has(symbol)) // a chain has rings
    .map((symbol) => {
      const [x, y] = middle(symbol);
      return svg`<circle class="disc" cx=${x} cy=${y} r=${side * 0.48}></circle>`;
    });
  return {
    index,
    name: stepsStrings().candidates(shown, gone),
    classes: links.length > 0 ? 'empty step linked' : 'empty step',
    mark: svg`<g class="pattern">${discs}${pencilMarks(shown, alphabet)}</g>
      <g class="gone">${pencilMarks(gone, alphabet)}<path d=${strikes.join('')}></path></g>`,
  };
}
