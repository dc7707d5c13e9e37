// A count beside the finger while it draws.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';

/**
 * Above the finger; in the first row beside it, where it hides neither clues nor what stands above the board.
 * @param {number} cell  where the finger is
 * @param {number} columns
 * @param {string} text
 */
export function bubble(cell, columns, text) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const aside = row > 0 ? 0 : column + 2 < columns ? 1.5 : -1.5;
  const [x, y] = [(column + 0.5 + aside) * CELL, row > 0 ? row * CELL - 20 : CELL / 2];
  const width = 22 + 12 * text.length;
  return svg`<g class="bubble"><rect x=${x - width / 2} y=${y - 17} width=${width} height="34" rx="7"></rect>
    <text x=${x} y=${y + 8}>${text}</text></g>`;
}
