// Draws a step as the page draws a hint, as the text of an SVG: by the same functions, without a browser. Colours come
// from the style sheet of the page that it stands in.

import { svg } from 'lit';
import { digit } from '../board/digit-cell.js';
import { hintGround } from '../board/hint.js';
import { branchesOf, isSplit, showBranch, shownBranch, shownLinks } from '../board/links.js';
import { CELL } from '../board/places.js';
import { hintOfStep, shownCell, stepGround } from '../board/step.js';
import { cells, houses, read, rules } from '../puzzles/sudoku-board.js';
import { boardStrings } from '../strings/board-strings.js';
import { escaped } from './page.js';

/** @import { Hint } from 'quadrille' */
/** @import { Symbols } from '../board/digit-cell.js' */

/** @typedef {Hint['steps'][number]} Step */

const MARGIN = 2; // space for the stroke of the frame

/**
 * @param {string} text  of the board
 * @param {Hint} hint
 * @param {Step} step
 * @param {string} label
 */
export function drawnStep(text, hint, step, label) {
  const shown = hint.steps.length > 0 ? hintOfStep(hint, step) : hint;
  const links = shownLinks(step);
  const board = read(text);
  const filled = [...text].flatMap((symbol, cell) => (symbol === '.' ? [] : cell));
  const annotations = {
    hint: shown,
    /** @param {number} columns */
    ground: (columns) => svg`${hintGround(shown, columns)}${stepGround(step, links, columns, filled)}`,
    /** @param {number} index @param {Symbols} alphabet */
    cell(index, alphabet) {
      const { cell, value } = shown;
      const placed =
        cell === index && value !== null
          ? { index, name: '', classes: 'found', mark: digit(alphabet[value - 1]) }
          : undefined;
      return shownCell(placed, step, links, index, alphabet);
    },
  };
  const drawn = cells({ ...board, words: boardStrings('en') }, { annotations: /** @type {any} */ (annotations) })
    .filter(({ mark }) => mark !== '')
    .map(({ index, classes, mark }) => {
      const [x, y] = [(index % board.side) * CELL, Math.floor(index / board.side) * CELL];
      return svg`<g class=${classes} transform="translate(${x} ${y})">${mark}</g>`;
    });
  const size = board.side * CELL;
  const whole = size + 2 * MARGIN;
  return written(svg`<svg viewBox="${-MARGIN} ${-MARGIN} ${whole} ${whole}" role="img" aria-label=${label}>
    <rect class="paper" width=${size} height=${size}></rect>
    ${annotations.ground(board.side)} ${drawn}
    <g class="rules">${rules(board)}</g>
  </svg>`);
}

/** Shows the longest of the branches of a step, and says what it supposes. @param {Step} step */
export function choosePictured(step) {
  if (!isSplit(step)) return undefined;
  const branches = branchesOf(step);
  const lengths = branches.map(({ length }) => length);
  showBranch(step, lengths.indexOf(Math.max(...lengths)));
  return branches[shownBranch(step)][0].from;
}

/**
 * The cells of a house.
 * @param {string} text
 * @param {{kind: string, number: number}} house  numbers count from 1
 */
export const cellsOf = (text, { kind, number }) =>
  houses(read(text))[3 * (number - 1) + ['row', 'column', 'box'].indexOf(kind)];

/** An attribute that text cannot have: a listener, a property, or one that is there or not. */
const BOUND = / [@.?][\w-]+=$/;

/** @param {unknown} value @returns {string}  of a template: its text, with attributes in quotes */
export function written(value) {
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'symbol') return ''; // Lit's `nothing`
  if (typeof value !== 'object' || value === null) return escaped(String(value ?? ''));
  const { strings, values } = /** @type {{strings: string[], values: unknown[]}} */ (value);
  return strings
    .map((part, i) => {
      const plain = part.replaceAll(/\s+/g, ' ').replaceAll('> ', '>');
      if (BOUND.test(plain)) return plain.replace(BOUND, '');
      if (plain.endsWith('=') && typeof values[i] === 'symbol') return plain.replace(/ [\w-]+=$/, '');
      const filled = i < values.length ? written(values[i]) : '';
      return plain.endsWith('=') ? `${plain}"${filled}"` : plain + filled;
    })
    .join('');
}
