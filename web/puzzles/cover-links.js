// The links of a small matrix whose search is watched: between the headers of uncovered items, and down each column
// through the options that are not hidden. A link that passes by what is unlinked is drawn around it; links that the
// last move has cut or made stand out. Tested by tests/web/watch.test.js.

import { svg } from 'lit';
import { CELL } from '../board/grid.js';

/** @import { Layers } from './catalog.js' */
/** @import { Matrix } from './cover.js' */

/** In a larger matrix links would be a tangle. */
const MOST_PLACES = 400;

const [TOP, BOTTOM] = [0.16 * CELL, 0.84 * CELL]; // of an item's square in its cell
const HEADER = -0.1 * CELL;

/** @param {Matrix} matrix @param {Layers} layers */
export function links(matrix, { covered, hidden, before }) {
  if (!covered || !hidden || matrix.rows * matrix.columns > MOST_PLACES) return '';
  const now = linksOf(matrix, covered, hidden);
  const old = before ? linksOf(matrix, before.covered, before.hidden) : now;
  const drawn = (/** @type {[string, string][]} */ some) => some.map(([, path]) => path).join('');
  const made = [...now].filter(([ends]) => !old.has(ends));
  const kept = [...now].filter(([ends]) => old.has(ends));
  const cut = [...old].filter(([ends]) => !now.has(ends));
  return svg`<path class="link" d=${drawn(kept)}></path>
    <path class="link fresh cut" stroke-dasharray="4 4" d=${drawn(cut)}></path>
    <path class="link fresh made" d=${drawn(made)}></path>`;
}

/**
 * @param {Matrix} matrix
 * @param {number[]} covered
 * @param {number[]} hidden
 * @returns {Map<string, string>}  a path by the two ends of each link
 */
function linksOf({ columns, primary, options }, covered, hidden) {
  /** @type {Map<string, string>} */
  const paths = new Map();
  const [gone, out] = [new Set(covered), new Set(hidden)];
  let last = -1;
  for (let column = 0; column < columns; column += 1) {
    if (gone.has(column)) continue;
    if (column < primary) {
      if (last >= 0) paths.set(`${last}-${column}`, across(last, column));
      last = column;
    }
    let above = -1;
    for (const [row, { parts }] of options.entries()) {
      if (!parts.has(column) || out.has(row)) continue;
      const isAround = options.slice(above + 1, row).some((option) => option.parts.has(column));
      paths.set(`${column}:${above}-${row}`, down(column, above, row, isAround));
      above = row;
    }
  }
  return paths;
}

/** Between two headers; around those that are between them. @param {number} from @param {number} to */
function across(from, to) {
  const [left, right] = [(from + 0.5) * CELL, (to + 0.5) * CELL];
  const bend = to > from + 1 ? HEADER * 4 : HEADER;
  return `M${left} ${HEADER}C${left} ${bend} ${right} ${bend} ${right} ${HEADER}`;
}

/**
 * @param {number} column
 * @param {number} above  a row, or -1 for the header
 * @param {number} row
 * @param {boolean} isAround  whether there is something unlinked between them
 */
function down(column, above, row, isAround) {
  const x = (column + 0.5) * CELL;
  const [from, to] = [above < 0 ? HEADER : above * CELL + BOTTOM, row * CELL + TOP];
  const side = isAround ? x + 0.55 * CELL : x;
  return `M${x} ${from}C${side} ${from} ${side} ${to} ${x} ${to}`;
}
