// Lamps and their light: the cells that they light, and their beams as far as the next wall.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';
import { outlineOf } from './outline.js';

/**
 * The beams of lamps: the cells in each of the four ways as far as the next wall, without the lamp's own.
 * @param {{rows: number, columns: number}} board
 * @param {(cell: number) => boolean} isWall
 * @param {number} lamp
 */
export function beamsOf({ rows, columns }, isWall, lamp) {
  const [row, column] = [Math.floor(lamp / columns), lamp % columns];
  const ways = [
    [columns, rows - 1 - row],
    [-columns, row],
    [1, columns - 1 - column],
    [-1, column],
  ];
  return ways.map(([step, most]) => {
    /** @type {number[]} */
    const beam = [];
    for (let cell = lamp + step; beam.length < most && !isWall(cell); cell += step) beam.push(cell);
    return beam;
  });
}

/**
 * @param {{rows: number, columns: number}} board
 * @param {(cell: number) => boolean} isWall
 * @param {number[]} lamps
 */
export function light(board, isWall, lamps) {
  const { columns } = board;
  const lit = new Set(lamps);
  const middle = (/** @type {number} */ cell) =>
    `${((cell % columns) + 0.5) * CELL} ${(Math.floor(cell / columns) + 0.5) * CELL}`;
  const beams = lamps.flatMap((lamp) =>
    beamsOf(board, isWall, lamp).map((beam) => {
      for (const cell of beam) lit.add(cell);
      return beam.length > 0 ? `M${middle(lamp)}L${middle(beam[beam.length - 1])}` : '';
    }),
  );
  return svg`<path class="lit" d=${outlineOf(lit, columns)}></path><path class="beam" d=${beams.join('')}></path>`;
}
