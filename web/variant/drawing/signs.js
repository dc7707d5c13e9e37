// Draws what stands between cells or around the board: dots, X and V, inequality signs, quadruples, and clues outside.

import { svg } from 'lit';
import { CELL } from '../../board/grid.js';
import { centre, middle, pathThrough, round, towards } from './places.js';

/** @import { Element } from '../model/elements.js' */
/** @import { Place } from '../../../wasm/iss/outside.js' */

const DOT = 5.2;
const NUMBERED_DOT = 8;

/** Kinds that are a black or a white dot. @type {Record<string, 'white' | 'black' | undefined>} */
const dots = { WhiteDot: 'white', Difference: 'white', BlackDot: 'black', Ratio: 'black' };

/** A dot or a letter between two neighbours. @param {Element} element @param {number} columns */
export function edge({ kind, cells, label, number }, columns) {
  const [x, y] = centre(cells, columns);
  const colour = dots[kind];
  if (!colour)
    return svg`<circle class="patch" cx=${x} cy=${y} r=${label.length > 1 ? 8 : 6.5}></circle>
      <text class="letter" x=${x} y=${y + 4.6}>${label}</text>`;
  const isUsual = !label || number === (colour === 'white' ? 1 : 2);
  return svg`<circle class="dot ${colour}" cx=${x} cy=${y} r=${isUsual ? DOT : NUMBERED_DOT}></circle>
    ${isUsual ? '' : svg`<text class="letter on-${colour}" x=${x} y=${y + 4}>${label}</text>`}`;
}

/** The sign opens towards the greater cell, the first one. @param {Element} element @param {number} columns */
export function greater({ cells }, columns) {
  const [a, b] = cells.map((cell) => middle(cell, columns));
  const [x, y] = centre(cells, columns);
  const [dx, dy] = [(b[0] - a[0]) / CELL, (b[1] - a[1]) / CELL];
  const [depth, width] = [4, 5.5];
  const wing = (/** @type {number} */ side) =>
    `${x - dx * depth + dy * width * side} ${y - dy * depth + dx * width * side}`;
  const path = `M${wing(1)}L${x + dx * depth} ${y + dy * depth}L${wing(-1)}`;
  return svg`<path class="halo" d=${path}></path><path class="greater" d=${path}></path>`;
}

/** The values of a quadruple, where its four cells meet. @param {Element} element @param {number} columns */
export function corner({ cells, label }, columns) {
  const [x, y] = centre(cells, columns);
  const values = label.split(' ');
  const perLine = values.length > 2 ? Math.ceil(values.length / 2) : values.length;
  const lines = [values.slice(0, perLine), values.slice(perLine)].filter((line) => line.length > 0);
  return svg`<g class="quad">
    <circle class="dot white" cx=${x} cy=${y} r=${values.length > 1 ? 12 : 8.5}></circle>
    ${lines.map((line, i) => {
      const down = lines.length > 1 ? i * 9 - 0.9 : 3.6;
      return svg`<text x=${x} y=${y + down}>${line.join(' ')}</text>`;
    })}
  </g>`;
}

/** A clue outside the board. A little killer has an arrow in the direction of its line. @param {Element} element */
export function outside({ kind, label, place }) {
  const {
    row,
    column,
    towards: [down, right],
  } = /** @type {Place} */ (place);
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  if (kind !== 'LittleKiller') return svg`<text class="clue" x=${x} y=${y + 5.6}>${label}</text>`;
  const [tip, tail] = [17.5, 9].map(
    (length) => /** @type {[number, number]} */ ([x + right * length, y + down * length]),
  );
  const wings = pathThrough([[tip[0] - right * 6, tip[1]], tip, [tip[0], tip[1] - down * 6]]);
  return svg`<text class="clue" x=${round(x - right * 4)} y=${round(y - down * 4 + 5.6)}>${label}</text>
    <path class="pointing" d=${pathThrough([tail, towards(tip, tail, 0)])}></path>
    <path class="pointing" d=${wings}></path>`;
}
