// How the clues of lines stand: the numbers of slitherlink, and circles on a line. Tested by
// tests/wasm/grid-edges.test.js.

import { countAt, LINE } from './edges.js';
import { describe, isBroken } from './genres.js';
import { latticeOf, sidesOfCell } from './lattice.js';
import { BLANK } from './text.js';

/** @import { State } from './edges.js' */
/** @import { Lattice } from './lattice.js' */
/** @import { GridBoard } from './text.js' */

/**
 * length: how far a line goes straight on from a cell; isTurned: whether it turns then
 * @typedef {{length: number, isTurned: boolean}} Arm
 */

/** @param {GridBoard} board */
const latticeIn = (board) => /** @type {Lattice} */ (latticeOf(board));

/**
 * What the clue of a cell has: met, wrong, or neither yet.
 * @param {GridBoard} board
 * @param {State[]} states
 * @param {number} cell
 * @returns {'met' | 'clash' | ''}
 */
export function clueState(board, states, cell) {
  const clue = board.cells[cell];
  const { countsFence, hasCircles } = describe(board);
  const sides = sidesOfCell(latticeIn(board), board, cell);
  const [count, open] = [countAt(board, states, cell, LINE), countAt(board, states, cell, '')];
  if (countsFence && /^\d$/.test(clue)) {
    if (isBroken(board, Number(clue), { has: count, open })) return 'clash';
    return count === Number(clue) && (count > 0 || open === 0) ? 'met' : '';
  }
  if (!hasCircles || clue === BLANK || count !== 2) return '';
  const [up, left, right, down] = sides.map((edge) => edge !== undefined && states[edge] === LINE);
  const isStraight = Boolean((up && down) || (left && right));
  const isRight = isStraight === (clue[0] === 'o');
  const arms = [up, left, right, down].flatMap((isOn, side) => (isOn ? armOf(board, states, cell, side) : []));
  const state = isRight ? pearlState(board, clue, arms) : 'clash';
  return state === 'clash' && board.isQuiet ? '' : state;
}

/**
 * What the clue of a circle has: met when the line goes through it as the rule says. In masyu the line is straight
 * beside a black one and turns beside a white one; in shingoki the number is the length of both straight ways together.
 * @param {GridBoard} board
 * @param {string} clue
 * @param {Arm[]} arms  of its line
 */
function pearlState({ genre }, clue, arms) {
  const isEnded = arms.every(({ isTurned }) => isTurned);
  if (genre === 'shingoki') {
    const [number, length] = [Number(clue.slice(1)), arms.reduce((sum, arm) => sum + arm.length, 0)];
    if (clue.length === 1) return 'met';
    return length > number || (isEnded && length < number) ? 'clash' : isEnded ? 'met' : '';
  }
  const turns = arms.filter(({ length, isTurned }) => length === 1 && isTurned).length;
  const isLong = arms.every(({ length }) => length > 1);
  if (clue[0] === 'o') return turns > 0 ? 'met' : isLong ? 'clash' : '';
  return turns > 0 ? 'clash' : isLong ? 'met' : '';
}

/** @param {GridBoard} board @param {State[]} states @param {number} cell @param {number} side @returns {Arm} */
function armOf(board, states, cell, side) {
  const lattice = latticeIn(board);
  const step = [-board.columns, -1, 1, board.columns][side];
  const isOn = (/** @type {number} */ at) => {
    const edge = sidesOfCell(lattice, board, at)[side];
    return edge !== undefined && states[edge] === LINE;
  };
  let length = 0;
  while (isOn(cell + length * step)) ++length;
  return { length, isTurned: countAt(board, states, cell + length * step, LINE) === 2 };
}
