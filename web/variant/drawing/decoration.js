// Draws the decoration of a board (model/decoration.js). Colours are the setter's; in the dark, large shapes are toned
// down so that digits on them stay legible (decoration.css).

import { svg } from 'lit';
import { CELL } from '../../board/grid.js';
import { isSmall } from '../model/decoration.js';
import { outline } from '../model/outline.js';
import { pathThrough, round } from './places.js';

/** @import { Decoration, Figure } from '../model/decoration.js' */

/** A thinner line is drawn like a border. */
const THICK = 0.08;
/** The height of letters without a scale, and how far their line is below the middle. */
const [LETTERS, BELOW] = [25, 8.8];
const CAGE_INSET = 3.2;
const HEAD = 9;

/** What is under the digits. @param {Decoration} decoration @param {number} columns */
export const shapes = ({ under, over, cages }, columns) => svg`
  ${under.map((figure) => drawFigure(figure, [...under, ...over]))}
  ${cages.map(
    ({ cells, colour }) =>
      svg`<path
        class="cage own ${toneOf(colour)}"
        color=${colour}
        d=${outline(cells, columns, CELL, CAGE_INSET)}
      ></path>`,
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
