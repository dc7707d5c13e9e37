// Draws the decoration of a board: what its setter drew without a rule that is known here, as its link says. Colours
// are the setter's; in the dark, large shapes are toned down so that digits on them stay legible (decoration.css).

import { svg } from 'lit';
import { readFigure } from '../../../wasm/notations/decoration.js';
import { CELL } from '../../board/grid.js';
import { outline } from '../model/outline.js';
import { pathThrough, round } from './places.js';

/** @import { Figure } from '../../../wasm/notations/decoration.js' */
/** @import { Variant } from '../model/text.js' */

/** A larger shape is behind digits. A smaller one is a sign, such as a dot or a label. In square cells. */
const LARGEST_SIGN = 0.4;
/** A thinner line is drawn like a border. */
const THICK = 0.08;
/** How far from the middle of a cell a sign is between cells, and over the grid. */
const BETWEEN = 0.25;
/** What is outside has room up to this many cells from the board. */
const MOST_OUTSIDE = 3;
/** Less than this part of a cell may lie outside without room of its own. */
const OVERHANG = 0.3;
/** The height of letters without a scale, and how far their line is below the middle. */
const [LETTERS, BELOW] = [25, 8.8];
const CAGE_INSET = 3.2;
const HEAD = 9;

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

/** @param {Figure} figure */
const isSmall = ({ sizes: [width, height = width] }) => width * height <= LARGEST_SIGN;

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

/** What is under the digits. @param {Decoration} decoration @param {number} columns */
export const shapes = ({ under, over, cages }, columns) => svg`
  ${under.map((figure) => drawFigure(figure, [...under, ...over]))}
  ${cages.map(
    ({ cells, colour }) =>
      svg`<path class="cage own ${toneOf(colour)}" color=${colour} d=${outline(cells, columns, CELL, CAGE_INSET)}></path>`,
  )}`;

/** What is between the digits, over the grid. @param {Decoration} decoration */
export const signs = ({ under, over }) => over.map((figure) => drawFigure(figure, [...under, ...over]));

/** @param {Figure} figure @param {Figure[]} all */
function drawFigure(figure, all) {
  const { kind } = figure;
  if (kind === 'text') return letters(figure, all);
  return kind === 'line' || kind === 'arrow' ? stroke(figure) : shape(figure);
}

/** @param {Figure} figure */
function stroke({ kind, colours: [colour], sizes: [width], points }) {
  const ends = points.map(([x, y]) => /** @type {[number, number]} */ ([x * CELL, y * CELL]));
  const path = pathThrough(ends) + (kind === 'arrow' ? headOf(ends) : '');
  const classes = `own stroke ${width >= THICK ? 'broad' : toneOf(colour)}`;
  return svg`<path class=${classes} color=${colour} stroke-width=${round(width * CELL)} d=${path}></path>`;
}

/** @param {[number, number][]} points */
function headOf(points) {
  const [[ax, ay], [bx, by]] = points.slice(-2);
  const angle = Math.atan2(by - ay, bx - ax);
  const wing = (/** @type {number} */ turn) =>
    `${round(bx - HEAD * Math.cos(angle + turn))} ${round(by - HEAD * Math.sin(angle + turn))}`;
  return `M${wing(0.6)}L${round(bx)} ${round(by)}L${wing(-0.6)}`;
}

/** @param {Figure} figure */
function shape(figure) {
  const { kind, colours, sizes, points, angle } = figure;
  const [inside, around] = colours;
  const [[x, y]] = points;
  const [width, height] = sizes.map((size) => round(size * CELL));
  const rounding = kind === 'round' ? Math.min(width, height) / 2 : 0;
  const at = `translate(${round(x * CELL)} ${round(y * CELL)}) rotate(${round(angle)})`;
  const rect = (/** @type {string} */ classes, /** @type {string} */ colour) =>
    colour === 'none'
      ? ''
      : svg`<rect class="own ${classes}" color=${colour} x=${-width / 2} y=${-height / 2} width=${width}
          height=${height} rx=${rounding} transform=${at}></rect>`;
  const size = isSmall(figure) ? '' : 'broad';
  return svg`${rect(`fill ${size && `${size} ${toneOf(inside)}`}`, inside)}
    ${rect(`rim ${toneOf(around) || size}`, around)}`;
}

/**
 * Letters on a sign keep their colour, as the sign does; others have paper around them.
 * @param {Figure} figure
 * @param {Figure[]} all
 */
function letters({ colours: [colour], sizes: [size], points: [[x, y]], angle, text }, all) {
  const isOnSign = all.some(
    (sign) =>
      (sign.kind === 'box' || sign.kind === 'round') &&
      sign.colours[0] !== 'none' &&
      isSmall(sign) &&
      Math.hypot(sign.points[0][0] - x, sign.points[0][1] - y) < 0.1,
  );
  const scale = round((size * CELL) / LETTERS);
  const at = `translate(${round(x * CELL)} ${round(y * CELL)}) rotate(${round(angle)}) scale(${scale})`;
  const classes = `own letters ${isOnSign ? '' : `free ${toneOf(colour)}`}`;
  return svg`<text class=${classes} color=${colour} y=${BELOW} transform=${at}>${text}</text>`;
}

/** The class of a colour that in the dark becomes that of text or paper. @param {string} colour */
function toneOf(colour) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  if (parts.every((part) => part < 0x70)) return 'ink';
  return parts.every((part) => part > 0xf0) ? 'blank' : '';
}
