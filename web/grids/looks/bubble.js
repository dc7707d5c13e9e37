// A count beside the finger while it draws.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';

/** @param {number} cell  where the finger is @param {number} columns @param {string} text */
export function bubble(cell, columns, text) {
  const [x, y] = [((cell % columns) + 0.5) * CELL, Math.floor(cell / columns) * CELL - 20];
  const width = 22 + 12 * text.length;
  return svg`<g class="bubble"><rect x=${x - width / 2} y=${y - 17} width=${width} height="34" rx="7"></rect>
    <text x=${x} y=${y + 8}>${text}</text></g>`;
}
