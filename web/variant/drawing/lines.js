// Draws lines through cells: thermometers, arrows, lines with a colour, lines with something at their ends, diagonals.
// The class of a line is its kind; lines.css gives it its colour.

import { svg } from 'lit';
import { CELL } from '../../board/grid.js';
import { centre, middle, pathThrough, round, towards } from './places.js';

/** @import { Element } from '../model/elements.js' */
/** @import { Point } from './places.js' */

const BULB = 14;
const CIRCLE = 15.5;
const HEAD = 7; // the length of an arrow's head

/** @param {Element} element @param {number} columns */
const pointsOf = ({ cells }, columns) => cells.map((cell) => middle(cell, columns));

/** @param {Point} point @param {number} radius @param {string} classes */
const circle = ([x, y], radius, classes) => svg`<circle class=${classes} cx=${x} cy=${y} r=${radius}></circle>`;

/** @param {Element} element @param {number} columns */
export function thermo(element, columns) {
  const points = pointsOf(element, columns);
  const path = pathThrough(points);
  if (element.kind !== 'SlowThermo') return svg`${circle(points[0], BULB, 'bulb')}<path class="tube" d=${path}></path>`;
  return svg`${circle(points[0], BULB, 'bulb')}<path class="tube" d=${path}></path>
    ${circle(points[0], BULB - 4, 'bulb inner')}<path class="tube inner" d=${path}></path>`;
}

/** A line with a colour. A line through one cell is a spot. @param {Element} element @param {number} columns */
export function line(element, columns) {
  const points = pointsOf(element, columns);
  const classes = `line ${element.kind} ${variety(element)}`;
  const path = pathThrough(points.length === 1 ? [points[0], points[0]] : points) + (element.isLoop ? 'Z' : '');
  return svg`<path class=${classes} d=${path}></path>
    ${element.name === undefined ? '' : svg`${circle(points[0], 3, 'start')}<path class="spine" d=${path}></path>`}
    ${element.kind === 'ValueIndexing' ? shaft(points, 0) : ''}`;
}

/** Whispers of a difference of five are German, those of four Dutch. @param {Element} element */
const variety = ({ kind, number }) => (kind === 'Whisper' && number === 4 ? 'dutch' : '');

/** @param {Element} element @param {number} columns */
export function arrow(element, columns) {
  const points = pointsOf(element, columns);
  return svg`${circle(points[0], CIRCLE, 'ring')}${shaft(points, CIRCLE)}`;
}

/** The line of an arrow, from the edge of its circle to its head. @param {Point[]} points @param {number} from */
function shaft(points, from) {
  if (points.length < 2) return '';
  const start = towards(points[0], points[1], from);
  const [before, last] = points.slice(-2);
  const end = towards(last, before, -4);
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const wing = (/** @type {number} */ turn) =>
    `${round(end[0] - HEAD * Math.cos(angle + turn))} ${round(end[1] - HEAD * Math.sin(angle + turn))}`;
  return svg`<path class="shaft" d=${pathThrough([start, ...points.slice(1, -1), end])}></path>
    <path class="shaft" d="M${wing(0.6)}L${round(end[0])} ${round(end[1])}L${wing(-0.6)}"></path>`;
}

/**
 * A number of several digits in a pill, which is the sum along the arrow.
 * @param {Element} element
 * @param {number} columns
 */
export function pill(element, columns) {
  const points = pointsOf(element, columns);
  const { size = 2 } = element;
  const [first, last] = [points[0], points[size - 1] ?? points[0]];
  const [x, y] = centre(element.cells.slice(0, size), columns);
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) + 2 * CIRCLE;
  const angle = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI;
  return svg`<rect class="ring" x=${x - length / 2} y=${y - CIRCLE} width=${length} height=${2 * CIRCLE} rx=${CIRCLE}
      transform="rotate(${round(angle)} ${x} ${y})"></rect>${shaft(points.slice(size - 1), CIRCLE)}`;
}

/** A line with a circle or a diamond at each end. @param {Element} element @param {number} columns */
export function ends(element, columns) {
  const points = pointsOf(element, columns);
  const [first, last] = [points[0], points[points.length - 1]];
  const classes = `line ${element.kind} ${element.mark ?? ''}`;
  const isThin = element.kind === 'DoubleArrow';
  const shown = isThin
    ? [towards(first, points[1] ?? first, CIRCLE), ...points.slice(1, -1), towards(last, points.at(-2) ?? last, CIRCLE)]
    : points;
  const mark = element.mark === 'diamond' ? diamond : ring;
  const marks = [first, last].map((point) => mark(point, element.kind));
  return svg`<path class=${classes} d=${pathThrough(shown)}></path>${marks}`;
}

/** @param {Point} point @param {string} kind */
const ring = (point, kind) => circle(point, CIRCLE - (kind === 'Between' ? 0.5 : 0), `ring ${kind}`);

/** @param {Point} point @param {string} kind */
const diamond = ([x, y], kind) =>
  svg`<path class="ring ${kind} diamond" d="M${x} ${y - 18}L${x + 18} ${y}L${x} ${y + 18}L${x - 18} ${y}Z"></path>`;

/** @param {Element} element @param {number} columns */
export function diagonal({ cells }, columns) {
  const [first, last] = [middle(cells[0], columns), middle(cells[cells.length - 1], columns)];
  const out = (/** @type {Point} */ a, /** @type {Point} */ b) => towards(a, b, -CELL * Math.SQRT1_2);
  return svg`<path class="diagonal" d=${pathThrough([out(first, last), out(last, first)])}></path>`;
}
