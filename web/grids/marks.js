// How values and clues are drawn in a cell, by name. Shapes differ, not only colours.

import { svg } from 'lit';
import { digit } from '../board/digit-cell.js';
import { CELL } from '../board/places.js';

/** @import { SVGTemplateResult } from 'lit' */

const HALF = CELL / 2;

/** @param {string} d */
const piece = (d) => svg`<path class="piece" d=${d}></path>`;

/** @param {number} x @param {number} y @param {number} r */
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The corners of a star around the middle of a cell. */
const starPath = `M${Array.from({ length: 10 }, (_, i) => {
  const [radius, angle] = [i % 2 ? 5.6 : 13.5, (i * Math.PI) / 5];
  return `${(HALF + radius * Math.sin(angle)).toFixed(1)} ${(HALF + 1 - radius * Math.cos(angle)).toFixed(1)}`;
}).join('L')}Z`;

const rays = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)];
  const at = (/** @type {number} */ r) => `${(HALF + r * x).toFixed(1)} ${(HALF + r * y).toFixed(1)}`;
  return `M${at(11)}L${at(15)}`;
}).join('');

/** What a line goes to from the middle of a cell. @type {Record<string, string>} */
const ways = { n: 'V-.5', s: 'V40.5', e: 'H40.5', w: 'H-.5' };

/** A line through a cell, or its end there. @param {string} sides */
const line = (sides) => svg`<path class="path" d=${[...sides].map((way) => `M20 20${ways[way]}`).join('')}></path>
  ${sides.length === 1 ? svg`<circle class="path-end" cx="20" cy="20" r="4.5"></circle>` : ''}`;

/** An arrow, turned from upwards. @param {number} degrees */
const arrow = (degrees) =>
  svg`<path class="piece" transform=${`rotate(${degrees} 20 20)`} d="M20 6.5 31 18.5H24V33.5H16V18.5H9Z"></path>`;

/** The ground of cells that lines pass: it is drawn under them. @type {Record<string, SVGTemplateResult>} */
export const grounds = {
  ice: svg`<rect class="pale" width=${CELL} height=${CELL}></rect><path class="glint" d="M7 15 15 7M7 22 22 7"></path>`,
  lake: svg`<rect class="pale" width=${CELL} height=${CELL}></rect>
    <path class="wave" d="M10 33q2.5-3.5 5 0t5 0 5 0 5 0"></path>`,
};

/** @type {Record<string, SVGTemplateResult>} */
export const marks = {
  shade: svg`<rect class="shaded" x="1.5" y="1.5" width=${CELL - 3} height=${CELL - 3} rx="1.5"></rect>`,
  dot: svg`<circle class="dot" cx=${HALF} cy=${HALF} r="2.2"></circle>`,
  under: svg`<circle class="dot" cx=${HALF} cy="35.5" r="2.2"></circle>`, // a dot below a number
  cross: svg`<path class="cross" d="M14.5 14.5l11 11m0-11-11 11"></path>`,
  star: piece(starPath),
  swatch: svg`<rect class="shaded" x="9" y="9" width="22" height="22" rx="2"></rect>`,
  filled: svg``, // its thermometer is drawn under the cells
  lamp: svg`${piece(circle(HALF, HALF, 7.5))}<path class="ray" d=${rays}></path>`,
  mine: svg`${piece(circle(HALF, HALF, 9))}<path class="ray" d="M20 6v28M6 20h28M10 10l20 20M30 10 10 30"></path>`,
  tent: piece('M20 8 34 32H24L20 24 16 32H6Z'),
  tree: svg`<path class="trunk" d="M18 27h4v7h-4Z"></path>
    <path class="tree" d=${`${circle(20, 14, 8)}${circle(13.5, 21, 7)}${circle(26.5, 21, 7)}`}></path>`,
  water: svg`<path class="wave" d="M10 20q2.5-3.5 5 0t5 0 5 0 5 0"></path>`,
  submarine: piece(circle(HALF, HALF, 12)),
  middle: piece('M7 7h26v26H7Z'),
  west: piece('M33 7v26H20a13 13 0 0 1 0-26Z'),
  east: piece('M7 7v26h13a13 13 0 0 0 0-26Z'),
  north: piece('M7 33h26V20a13 13 0 0 0-26 0Z'),
  south: piece('M7 7h26v13a13 13 0 0 1-26 0Z'),
  part: piece(circle(HALF, HALF, 7)),
  plus: svg`<path class="pole plus" d="M20 10v20M10 20h20"></path>`,
  minus: svg`<path class="pole" d="M10 20h20"></path>`,
  disc: piece(circle(HALF, HALF, 11.5)),
  ring: svg`<path class="ring" d=${circle(HALF, HALF, 10.5)}></path>`,
  zero: svg`<path class="ring" d=${circle(HALF, HALF, 10.5)}></path>`,
  one: piece(circle(HALF, HALF, 11.5)),
  circle: svg`<path class="ring" d=${circle(HALF, HALF, 11)}></path>`,
  triangle: svg`<path class="ring" d="M20 8.5 32 29.5H8Z"></path>`,
  square: svg`<path class="ring" d="M10 10h20v20H10Z"></path>`,
  balloon: svg`<path class="ring" d=${circle(HALF, HALF, 12)}></path>`,
  ball: piece(circle(HALF, HALF, 11.5)),
  uprightBar: svg`<path class="path" d="M20 8v24"></path>`,
  levelBar: svg`<path class="path" d="M8 20h24"></path>`,
  upArrow: arrow(0),
  downArrow: arrow(180),
  leftArrow: arrow(270),
  rightArrow: arrow(90),
  sun: svg`${piece(circle(HALF, HALF, 7))}<path class="ray" d=${rays}></path>`,
  moon: svg`<path class="ring" d="M24.5 9a11.5 11.5 0 1 0 7 16.5A10.5 10.5 0 0 1 24.5 9Z"></path>`,
  black: svg`<path class="stone black-stone" d=${circle(HALF, HALF, 11.5)}></path>`,
  white: svg`<path class="stone" d=${circle(HALF, HALF, 11.5)}></path>`,
  halfNw: svg`<path class="shaded" d="M0 0H40L0 40Z"></path>`,
  halfNe: svg`<path class="shaded" d="M0 0H40V40Z"></path>`,
  halfSw: svg`<path class="shaded" d="M0 0V40H40Z"></path>`,
  halfSe: svg`<path class="shaded" d="M40 0V40H0Z"></path>`,
  rising: svg`<path class="slash-mark" d="M4 36 36 4"></path>`,
  falling: svg`<path class="slash-mark" d="M4 4 36 36"></path>`,
  inside: svg`<rect class="inside" width=${CELL} height=${CELL}></rect>`,
  bridge: svg`<path class="path" d="M-.5 20h41"></path>`,
  bridges: svg`<path class="path" d="M-.5 15h41M-.5 25h41"></path>`,
  upright: svg`<path class="path" d="M20-.5v41"></path>`,
  uprights: svg`<path class="path" d="M15-.5v41M25-.5v41"></path>`,
  outside: svg`<circle class="dot" cx="34" cy="34" r="2"></circle>`,
  ...Object.fromEntries(['ns', 'ew', 'ne', 'nw', 'se', 'sw', 'nsew'].map((sides) => [`line-${sides}`, line(sides)])),
  ...Object.fromEntries(['n', 'e', 's', 'w'].map((side) => [`end-${side}`, line(side)])),
};

/** How tokens are drawn that a genre does not draw in its own way. @type {Record<string, string>} */
const usual = { '#': 'shade', '.': 'dot', '*': 'star', '/': 'rising', '\\': 'falling' };

/** A value as it is drawn. @param {string} token @param {Record<string, string>} [looks] */
export const drawn = (token, looks = {}) => marks[looks[token] ?? usual[token]] ?? digit(token);

/** The class of a nonogram's colour. @param {string} letter */
export const colourClass = (letter) => (letter === '#' ? '' : `colour-${letter.charCodeAt(0) % 6}`);
