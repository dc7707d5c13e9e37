// Draws a tiling: the cells, the pieces on them with outlines and letters, and what the pointer is about to do.

import { html, svg } from 'lit';
import { HOLE, MAYBE, parityOf, placeOf } from './model/board.js';
import { facesOf } from './model/faces.js';
import { area, border, corners, isPlace, letterScale, middleOf, SIDE } from './model/grids.js';
import { onlyAt } from './model/pieces.js';

/** @import { Point } from './model/grids.js' */
/** @import { Coordinates, Grid, Model } from './model/board.js' */
/** @import { TilingWords } from '../strings/tiling-strings.js' */

/**
 * A piece as it is drawn.
 * @typedef {{name: string, symbol: string, cells: number[], hue: number, state: 'placed' | 'found' | 'tried', other?:
 *   string}} Drawn  other: whether the other solution has something else there
 */

/** By place, its polygon; undefined where no cell can be. @param {Model} model @returns {(Point[] | undefined)[]} */
export function polygonsOf(model) {
  const parity = parityOf(model);
  return model.cells.map((_, index) => (isPlace(model, index, parity) ? corners(model, index) : undefined));
}

/** @param {Point[]} points */
const written = (points) => points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/**
 * What a cell is called.
 * @param {Model} model
 * @param {number} index
 * @param {{label?: string, pieces: string[]}} on  the cell's label, and the pieces on it
 * @param {TilingWords} words
 */
export function nameOf(model, index, { label, pieces }, words) {
  const cell = model.cells[index];
  const [layer, row, column] = placeOf(model, index).map((part) => part + 1);
  const only = onlyAt(model, index);
  const kind = cell === HOLE ? words.hole : cell === MAYBE || /[A-Z]/.test(cell) ? words.maybe : words.cover;
  const what = [label, ...(pieces.length > 0 ? pieces : [kind]), only && words.onlyBy(only)];
  return words.cell(model.grid === 'cube' ? layer : 0, row, column, what.filter(Boolean).join(', '));
}

/**
 * @param {Model} model
 * @param {Point[]} points
 * @param {number} index
 * @param {{name: string, isCurrent: boolean, label?: string, held: boolean}} cell  held: a placed piece is on it
 */
export function cellView(model, points, index, { name, isCurrent, label, held }) {
  const cell = model.cells[index];
  const kind = cell === HOLE ? 'hole' : cell === MAYBE ? 'maybe' : /[a-z]/i.test(cell) ? 'letter' : 'cover';
  const [x, y] = middleOf(points);
  const mark =
    label ?? (cell === MAYBE ? '?' : kind === 'letter' ? cell.toLowerCase() + (cell < 'a' ? '?' : '') : undefined);
  return svg`<g
    role="gridcell"
    class=${held ? `${kind} held` : kind}
    data-index=${index}
    tabindex=${isCurrent ? 0 : -1}
    aria-colindex=${placeOf(model, index)[2] + 1}
    aria-label=${name}
  ><polygon class="square" points=${written(points)}></polygon>${
    mark && svg`<text class=${label ? 'label' : 'mark'} x=${x} y=${y + 5}>${mark}</text>`
  }</g>`;
}

/** Patterns for those who cannot tell colours: lines and dots, in the colours of the text. */
const PATTERNS = [
  'M0 10L10 0',
  'M0 0L10 10',
  'M0 5H10',
  'M5 0V10',
  'M0 0L10 10M0 10L10 0',
  'M0 5H10M5 0V10',
  'M4 5h2',
  'M2 2h1M7 7h1',
  'M0 3H10M0 7H10',
  'M3 0V10M7 0V10',
  'M0 5L5 0L10 5',
  '',
];

export const patterns = svg`<defs>
  ${PATTERNS.map((path, hue) => {
    return svg`<pattern id="pattern-${hue}" width="10" height="10" patternUnits="userSpaceOnUse">
      <path class="hatch" d=${path}></path>
    </pattern>`;
  })}
</defs>`;

/** @param {Model} model @param {(Point[] | undefined)[]} polygons @param {Drawn} piece */
export function pieceView(model, polygons, { symbol, cells, hue, state, other }) {
  const own = cells.map((index) => polygons[index]).filter((points) => points !== undefined);
  const filled = area(own);
  return svg`<g class="laid ${state}">
    <path class="fill hue-${hue}" d=${filled}></path>
    <path class="texture" fill="url(#pattern-${hue})" d=${filled}></path>
    <path class="edge" d=${border(own)}></path>
    ${letters(model, own, symbol, other)}
  </g>`;
}

/**
 * The letter is in the cell that is nearest to the piece's middle; in a cube once in each layer.
 * @param {Model} model
 * @param {Point[][]} polygons
 * @param {string} symbol
 * @param {string} [other]
 */
function letters(model, polygons, symbol, other) {
  const middles = polygons.map(middleOf);
  const groups = model.grid === 'cube' ? clusters(middles) : [middles];
  return groups.map((group) => {
    const [mx, my] = middleOf(group);
    const [x, y] = group.reduce((a, b) =>
      Math.hypot(b[0] - mx, b[1] - my) < Math.hypot(a[0] - mx, a[1] - my) ? b : a,
    );
    const size = 21 * letterScale(model.grid);
    return svg`<text class="symbol${other === undefined ? '' : ' differs'}" font-size=${size} x=${x}
      y=${y + size * 0.36}>${symbol}</text>`;
  });
}

/** Middles that are in one layer, that is, next to each other. @param {Point[]} middles @returns {Point[][]} */
function clusters(middles) {
  /** @type {Point[][]} */
  const groups = [];
  for (const point of middles) {
    const near = groups.filter((group) =>
      group.some(([x, y]) => Math.abs(x - point[0]) + Math.abs(y - point[1]) <= SIDE + 1),
    );
    const joined = [point, ...near.flat()];
    groups.splice(0, groups.length, ...groups.filter((group) => !near.includes(group)), joined);
  }
  return groups;
}

/** The frame of the board. @param {Model} model @param {(Point[] | undefined)[]} polygons */
export function rulesView(model, polygons) {
  const own = polygons.filter((_, index) => model.cells[index] !== HOLE).filter((points) => points !== undefined);
  return svg`<path class="frame" d=${border(own)}></path>`;
}

/** @param {(Point[] | undefined)[]} polygons @param {number[]} cells @param {string} classes */
export function outlineView(polygons, cells, classes) {
  const own = cells.map((index) => polygons[index]).filter((points) => points !== undefined);
  return svg`<path class=${classes} d=${border(own)}></path>`;
}

/** The place where a shape is drawn. @param {Grid} grid @param {Coordinates[]} shape */
function shapePolygons(grid, shape) {
  const sizes = [0, 1, 2].map((axis) => Math.max(...shape.map((place) => place[axis])) + 1);
  const [layers, rows, columns] = sizes;
  /** @type {Model} */
  const model = { grid, layers, rows, columns, cells: [], entries: [], only: [], placed: [] };
  return shape.map(([layer, row, column]) => corners(model, (layer * rows + row) * columns + column));
}

/** The shape of a piece as a small picture. @param {Grid} grid @param {Coordinates[]} shape @param {number} [hue] */
export function shapeView(grid, shape, hue) {
  const faces = grid === 'cube' ? facesOf(shape) : [];
  const polygons = grid === 'cube' ? faces.map(({ points }) => points) : shapePolygons(grid, shape);
  const xs = polygons.flat().map(([x]) => x);
  const ys = polygons.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height, 140);
  const box = [left - (side - width) / 2 - 4, top - (side - height) / 2 - 4, side + 8, side + 8];
  return html`<svg class="shape" viewBox=${box.join(' ')} aria-hidden="true">
    ${
      grid === 'cube'
        ? faces.map(
            ({ points, side }) => svg`<path class="fill hue-${hue ?? 'none'}" d=${area([points])}></path>
              <path class="lines shade-${side}" d=${area([points])}></path>`,
          )
        : svg`<path class="fill hue-${hue ?? 'none'}" d=${area(polygons)}></path>
          <path class="lines" d=${area(polygons)}></path><path class="edge" d=${border(polygons)}></path>`
    }
  </svg>`;
}
