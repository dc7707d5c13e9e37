// Draws what fills or surrounds cells: cages with their sums, shaded regions, circles and squares in cells, and the
// small labels in their corners.

import { svg } from 'lit';
import { CELL } from '../../board/grid.js';
import { regionsFound } from '../model/found.js';
import { jointsOf } from '../model/joints.js';
import { outline, regionBorders } from '../model/outline.js';
import { ruleOf } from '../rules/rules.js';
import { middle, round } from './places.js';

/** @import { Element } from '../model/elements.js' */

const CAGE_INSET = 3.2;
const AREA_INSET = 1.6;
const JOINT_INSET = 7.5; // how far into a cell the lines between parts reach
const LABEL = 10; // height of a label's line
/** Rules of the same kind have different tints, such as clones. */
const TINTS = 4;

/** @param {Element} element @param {number} columns */
export const cage = ({ cells, label }, columns) =>
  svg`<path
    class=${label ? 'cage' : 'cage open'}
    d=${outline(cells, columns, CELL, CAGE_INSET) + joints(cells, columns)}
  ></path>`;

/** Lines between the parts of a group of cells. @param {number[]} cells @param {number} columns */
function joints(cells, columns) {
  return jointsOf(cells, columns)
    .map(([from, to]) => {
      const [[x, y], [u, v]] = [middle(from, columns), middle(to, columns)];
      const part = (CELL / 2 - JOINT_INSET) / Math.max(Math.abs(u - x), Math.abs(v - y));
      const at = (/** @type {number} */ by) => `${round(x + (u - x) * by)} ${round(y + (v - y) * by)}`;
      return `M${at(part)}L${at(1 - part)}`;
    })
    .join('');
}

/**
 * @param {Element} element
 * @param {number} columns
 * @param {number} rank  of its rule among those of its kind
 */
export function area(element, columns, rank) {
  const { kind, cells, name = '' } = element;
  const { border } = ruleOf(kind);
  const path = outline(cells, columns, CELL, border ? AREA_INSET : 0);
  const between = border ? joints(cells, columns) : '';
  const fill = `area ${kind} ${name} tint-${rank % TINTS} ${between ? 'scattered' : ''}`;
  return svg`<path class=${fill} d=${path}></path>
    ${kind === 'EqualityCage' ? svg`<path class="stripes" d=${stripes(cells, columns)}></path>` : ''}
    ${border ? svg`<path class="border ${kind}" d=${path + (border === 'joined' ? between : '')}></path>` : ''}`;
}

/**
 * The regions that a solution has found, in colours.
 * @param {{rows: number, columns: number}} board
 * @param {Readonly<Record<string, number>>} [variables]  of the solution
 */
export const foundAreas = (board, variables) =>
  regionsFound(board, variables).map(
    ({ cells, tint }) => svg`<path class="area tint-${tint}" d=${outline(cells, board.columns, CELL)}></path>`,
  );

/**
 * The borders of these, which go over the lines between cells.
 * @param {{rows: number, columns: number}} board
 * @param {Readonly<Record<string, number>>} [variables]
 */
export function foundBorders(board, variables) {
  const regions = regionsFound(board, variables).map(({ cells }) => cells);
  return regions.length > 0 ? svg`<path class="bold" d=${regionBorders(board, regions, CELL)}></path>` : '';
}

/** Lines across cells, which show without colour. @param {number[]} cells @param {number} columns */
const stripes = (cells, columns) =>
  cells
    .map((cell) => {
      const [x, y] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
      return [6, 13, 20, 27, 34].map((down) => `M${x + 3} ${y + down}h${CELL - 6}`).join('');
    })
    .join('');

/** The circles of a counting rule. @param {Element} element @param {number} columns */
export const circles = ({ cells }, columns) =>
  cells.map((cell) => {
    const [x, y] = middle(cell, columns);
    return svg`<circle class="counter" cx=${x} cy=${y} r="16.5"></circle>`;
  });

/** @param {number} cell @param {'odd' | 'even'} parity @param {number} columns */
export function paritySign(cell, parity, columns) {
  const [x, y] = middle(cell, columns);
  return parity === 'odd'
    ? svg`<circle class="parity" cx=${x} cy=${y} r="15.5"></circle>`
    : svg`<rect class="parity" x=${x - 15} y=${y - 15} width="30" height="30"></rect>`;
}

/** Forms whose label is written in the corner of a cell. */
const labelled = new Set(['area', 'cage', 'line']);

/** @typedef {Pick<Element, 'cells' | 'label' | 'form'>} Labelled */

/** The cell with an element's label, if it has one. @param {Labelled} element @returns {number | undefined} */
export function cellOfLabel({ cells, label, form }) {
  if (!label || !labelled.has(form)) return undefined;
  return form === 'line' ? cells[0] : Math.min(...cells);
}

/**
 * The labels of areas, cages and lines, in the upper left corner of their first cell, one below the other.
 * @param {Labelled[]} elements
 * @param {number} columns
 */
export function labels(elements, columns) {
  /** @type {Map<number, number>} */
  const taken = new Map();
  return elements.map((element) => {
    const { label } = element;
    const cell = cellOfLabel(element);
    if (cell === undefined) return '';
    const line = taken.get(cell) ?? 0;
    taken.set(cell, line + 1);
    const [x, y] = [(cell % columns) * CELL + 1.5, Math.floor(cell / columns) * CELL + 1.5 + line * LABEL];
    return svg`<g class="tag">
      <rect class="patch" x=${x} y=${y} width=${label.length * 5.6 + 3} height=${LABEL + 0.5}></rect>
      <text class="label" x=${x + 1.5} y=${y + 8.6}>${label}</text>
    </g>`;
  });
}
