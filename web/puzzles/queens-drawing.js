// Drawings of a queens board: pieces, the ground with attacked lines and annotations, and the lines between squares.

import { svg } from 'lit';
import { CELL } from '../board/grid.js';

/** @import { SVGTemplateResult } from 'lit' */
/** @import { Annotations } from '../board/annotations.js' */
/** @import { Layers } from './catalog.js' */
/** @import { QueensBoard } from './queens.js' */

// Up to this size every square is a cell. On larger boards only the queens' squares and the cursor's are cells, and
// attacks are drawn as lines, so the time to draw depends on the number of queens only.
export const MAX_SQUARES = 50;

/** The squares of each count step, adjacent ones joined. @param {Annotations} annotations @param {number} size */
function shades(annotations, size) {
  /** @type {string[]} */
  const paths = [];
  for (let index = 0; index < size * size; ) {
    const from = index;
    const step = annotations.stepAt(from);
    do index += 1;
    while (index % size !== 0 && annotations.stepAt(index) === step);
    if (step === undefined) continue;
    paths[step] ??= '';
    const [x, y, width] = [(from % size) * CELL, Math.floor(from / size) * CELL, (index - from) * CELL];
    paths[step] += `M${x} ${y}h${width}v${CELL}h${-width}Z`;
  }
  return paths.map((path, step) => svg`<path class="shade step-${step}" d=${path}></path>`);
}

const crown = svg`<path class="piece" d="M9 31 6.5 14.5l7.3 6.3L20 9l6.2 11.8 7.3-6.300L31 31Z"></path>`;
export const cross = svg`<path class="cross" d="M14 14 26 26M26 14 14 26"></path>`;
export const dot = svg`<circle class="dot" cx=${CELL / 2} cy=${CELL / 2} r="2.5"></circle>`;

/**
 * A queen. On the largest boards it is a full circle that is larger than its square, so that it can be seen.
 * @param {number} size
 */
export function piece(size) {
  if (size <= MAX_SQUARES) return crown;
  const radius = Math.max(CELL * 0.4, size * 0.24);
  return svg`<circle class="piece disc" cx=${CELL / 2} cy=${CELL / 2} r=${radius}></circle>`;
}

/** @param {QueensBoard} board @param {Layers} layers @returns {SVGTemplateResult} */
export function ground({ rows: size, queens }, { found, annotations, newest }) {
  if (annotations?.candidates) return svg`${shades(annotations, size)}`;
  if (size > 2 * MAX_SQUARES) return svg`${attackLines(queens, found !== undefined)}${annotations?.ground(size)}`;
  return svg`
    <pattern id="chequers" width=${2 * CELL} height=${2 * CELL} patternUnits="userSpaceOnUse">
      <path class="dark" d="M${CELL} 0h${CELL}v${CELL}H0v${CELL}h${CELL}Z"></path>
    </pattern>
    <rect width=${size * CELL} height=${size * CELL} fill="url(#chequers)"></rect>
    ${size > MAX_SQUARES ? attackLines(queens, found !== undefined) : ''}
    ${found === undefined ? attackedPairs(queens) : ''}
    ${newest == null || found !== undefined ? '' : attackLines(oneQueen(newest, size), false, 'link fresh')}
    ${annotations?.ground(size)}`;
}

/** A line between each two queens that attack each other. @param {number[]} queens */
function attackedPairs(queens) {
  const placed = queens.map((column, row) => ({ row, column })).filter(({ column }) => column >= 0);
  const path = placed
    .flatMap((one, i) =>
      placed
        .slice(i + 1)
        .filter(({ row, column }) => [0, row - one.row].includes(Math.abs(column - one.column)))
        .map(({ row, column }) => `M${middle(one.column)} ${middle(one.row)}L${middle(column)} ${middle(row)}`),
    )
    .join('');
  return svg`<path class="attacking" d=${path}></path>`;
}

/** @param {number} at */
const middle = (at) => (at + 0.5) * CELL;

/** The column in each row, as of a board with one queen. @param {number} square @param {number} size */
const oneQueen = (square, size) =>
  Array.from({ length: size }, (_, row) => (row === Math.floor(square / size) ? square % size : -1));

/** @param {number[]} queens @param {boolean} solved @param {string} [classes] */
function attackLines(queens, solved, classes = 'attack') {
  if (solved) return svg``;
  const end = queens.length - 1;
  let path = '';
  for (const [row, column] of queens.entries()) {
    if (column < 0) continue;
    const [back, ahead] = [Math.min(row, column), end - Math.max(row, column)];
    const [down, up] = [Math.min(end - row, column), Math.min(row, end - column)];
    path += `M0 ${middle(row)}H${(end + 1) * CELL}M${middle(column)} 0V${(end + 1) * CELL}`;
    path += `M${middle(column - back)} ${middle(row - back)}L${middle(column + ahead)} ${middle(row + ahead)}`;
    path += `M${middle(column - down)} ${middle(row + down)}L${middle(column + up)} ${middle(row - up)}`;
  }
  return svg`<path class=${classes} d=${path}></path>`;
}

/** @param {QueensBoard} board */
export function rules({ rows: size }) {
  const length = size * CELL;
  let path = '';
  if (size <= MAX_SQUARES) for (let at = CELL; at < length; at += CELL) path += `M${at} 0V${length}M0 ${at}H${length}`;
  return svg`<path class="fine" d=${path}></path><rect class="frame" width=${length} height=${length}></rect>`;
}
