// The line from each number to the next one, in kinds whose numbers make a path. Tested by
// tests/wasm/kind-boards.test.js.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';

/**
 * The line as the `d` of a path, where two numbers that follow each other touch.
 * @param {string[]} tokens  by cell
 * @param {number} columns
 */
export function trailOf(tokens, columns) {
  const places = new Map(tokens.flatMap((token, cell) => (/^\d+$/.test(token) ? [[Number(token), cell]] : [])));
  const lines = [...places].map(([number, from]) => {
    const to = places.get(number + 1) ?? from;
    const [row, column] = [Math.floor(from / columns), from % columns];
    const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column];
    const isTouching = to !== from && Math.max(Math.abs(down), Math.abs(right)) === 1;
    return isTouching ? `M${(column + 0.5) * CELL} ${(row + 0.5) * CELL}l${right * CELL} ${down * CELL}` : '';
  });
  return lines.join('');
}

/** @param {string[]} tokens @param {number} columns */
export const trail = (tokens, columns) => svg`<path class="trail" d=${trailOf(tokens, columns)}></path>`;
