// Lines through the middles of cells: what a stroke from cell to cell draws.

import { BLANK } from './text.js';

/** @import { GridBoard } from './text.js' */

const OPPOSITE = /** @type {Record<string, string>} */ ({ n: 's', s: 'n', e: 'w', w: 'e' });
const SIDES = 'nsew'; // as the names of values have them

/**
 * The cell to one side.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {string} side
 * @returns {number | undefined}
 */
function neighbour({ rows, columns }, cell, side) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (side === 'n') return row > 0 ? cell - columns : undefined;
  if (side === 's') return row + 1 < rows ? cell + columns : undefined;
  if (side === 'w') return column > 0 ? cell - 1 : undefined;
  return column + 1 < columns ? cell + 1 : undefined;
}

/**
 * The side of a cell that another one is at; none if it is not beside it.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {number} other
 */
const sideTo = (board, cell, other) => [...SIDES].find((side) => neighbour(board, cell, side) === other);

/**
 * A stroke that has come to a cell: one step back takes the last one back.
 * @param {GridBoard} board
 * @param {number[]} stroke
 * @param {number} cell
 */
export function extended(board, stroke, cell) {
  if (stroke.at(-1) === cell) return stroke;
  if (stroke.at(-2) === cell) return stroke.slice(0, -1);
  return sideTo(board, /** @type {number} */ (stroke.at(-1)), cell) ? [...stroke, cell] : stroke;
}

/**
 * The values that a stroke draws: cells that it goes through, and ends that lines go on from.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number[]} stroke
 * @param {string[]} symbols  what a cell may have
 */
export function drawnBy(board, values, stroke, symbols) {
  /** @type {Map<number, Set<string>>} */
  const sides = new Map(stroke.map((cell) => [cell, new Set()]));
  for (const [at, cell] of stroke.slice(1).entries()) {
    const side = sideTo(board, stroke[at], cell) ?? '';
    sides.get(stroke[at])?.add(side);
    sides.get(cell)?.add(OPPOSITE[side]);
  }
  const drawn = [...values];
  for (const [cell, ways] of sides) {
    if (ways.size === 1)
      for (const side of SIDES) {
        const other = neighbour(board, cell, side);
        const value = other === undefined || sides.has(other) ? BLANK : values[other];
        if (ways.size === 1 && /^[nsew]+$/.test(value) && value.includes(OPPOSITE[side])) ways.add(side);
      }
    const value = [...SIDES].filter((side) => ways.has(side)).join('');
    const isEnd = value.length === 1 && board.cells[cell] === BLANK;
    if (symbols.includes(value) && !isEnd) drawn[cell] = value;
  }
  return drawn;
}

/**
 * The cells of a loop in their order, if the lines of all cells are one.
 * @param {GridBoard} board
 * @param {string[]} values
 */
export function loopOf(board, values) {
  const drawn = [...values.keys()].filter((cell) => /^[nsew]{1,2}$/.test(values[cell]));
  if (drawn.length === 0 || drawn.some((cell) => values[cell].length === 1)) return [];
  /** @type {number[]} */
  const loop = [];
  let [at, came] = [drawn[0], ''];
  do {
    const leaves = [...values[at]].find((side) => side !== came) ?? '';
    const next = neighbour(board, at, leaves);
    if (next === undefined || !drawn.includes(next) || !values[next].includes(OPPOSITE[leaves])) return [];
    loop.push(at);
    [at, came] = [next, OPPOSITE[leaves]];
  } while (at !== drawn[0] && loop.length < drawn.length);
  return at === drawn[0] && loop.length === drawn.length ? loop : [];
}
