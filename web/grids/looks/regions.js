// Regions in pale inks, each with a pattern of its own: they differ on paper and in forced colours, too.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';
import { inksOf } from './inks.js';
import { outlineOf } from './outline.js';

/** By ink, the pattern in one cell of 40×40, which goes on in the next one. The first one has none. */
const PATTERNS = [
  '',
  'm0 10 10 -10m-10 30 30 -30m-20 40 30 -30m-10 30 10 -10', // rising lines
  'm10 8h.01m19.99 0h.01m-20.01 20h.01m19.99 0h.01', // dots
  'm10 0v40m20 -40v40', // upright lines
  'm0 10h40m-40 20h40', // level lines
  'm0 12q5 -7 10 0t10 0 10 0 10 0m-40 20q5 -7 10 0t10 0 10 0 10 0', // waves
  'm0 30 10 10m-10 -30 30 30m-20 -40 30 30m-10 -30 10 10', // falling lines
  'm10 6v8m-4 -4h8m16 16v8m-4 -4h8', // crosses
  'm0 14 10 -8 10 8 10 -8 10 8m-40 20 10 -8 10 8 10 -8 10 8', // zigzags
];

/**
 * @param {string[]} regions  by cell, '' for none
 * @param {number} columns
 * @param {'patterned' | 'quiet'} [look]
 * @param {Set<string>} [met]  the regions that are finished: these are pale, without a pattern
 */
export function inkedRegions(regions, columns, look = 'patterned', met = new Set()) {
  const inks = inksOf(regions, columns);
  return [look, 'paled'].map((shown) => {
    /** @type {number[][]} */
    const cells = PATTERNS.map(() => []);
    for (const [cell, region] of regions.entries())
      if (region !== '' && met.has(region) === (shown === 'paled')) cells[inks.get(region) ?? 0].push(cell);
    return cells.map((own, ink) => (own.length > 0 ? inked(own, ink, columns, shown) : ''));
  });
}

/** @param {number[]} cells @param {number} ink @param {number} columns @param {string} look */
function inked(cells, ink, columns, look) {
  const pattern = cells
    .map((cell) => `M${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL}${PATTERNS[ink]}`)
    .join('');
  return svg`<path class=${`ink-${ink} ${look}`} d=${outlineOf(cells, columns)}></path>
    ${look === 'patterned' ? svg`<path class="ink-pattern" d=${PATTERNS[ink] && pattern}></path>` : ''}`;
}
