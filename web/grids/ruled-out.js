// What is impossible by what is on the board: cells beside a star or beside a shaded one that stands alone, those
// of a line or a number that has all it asks for, and edges beside a met number or where two lines meet. It is drawn
// faintly for a person who wants that, and is no entry: when the star is taken away, the cells are open again.
// Tested by tests/wasm/ruled-out.test.js.

import { CROSS, LINE, linesOf, statesOf } from './edges.js';
import { withValues } from './filling.js';
import { describe, outsideState, valuesOf } from './genres.js';
import { degrees, edgesAt, latticeOf, sidesOfCell } from './lattice.js';
import { cellsOfClue, cluesMet } from './met.js';
import { runsMet } from './outside.js';
import { allLines, around, BLANK, beside, lineCells, sideClues, sidesOf } from './text.js';

/** @import { State } from './edges.js' */
/** @import { Lattice } from './lattice.js' */
/** @import { GridBoard } from './text.js' */

/**
 * Whether anything can be ruled out so on such a board: where things are placed or cells shaded, or lines drawn.
 * @param {GridBoard} board
 */
export const canRuleOut = (board) =>
  latticeOf(board) !== undefined || (Boolean(describe(board).isPainted) && restOf(board) !== undefined);

/** The value that rules a cell out. @param {GridBoard} board */
function restOf(board) {
  const { rest, hasIslands } = describe(board);
  return hasIslands ? undefined : rest;
}

/** The open cells that can no longer have anything but the rest. @param {GridBoard} board */
export function cellsRuledOut(board) {
  /** @type {Set<number>} */
  const found = new Set();
  const rest = restOf(board);
  if (rest === undefined || latticeOf(board)) return found;
  const values = valuesOf(board);
  const { apart, single, isPlaced, limits, counts } = describe(board);
  const ruleOut = (/** @type {number[]} */ cells) => {
    for (const cell of cells) if (values[cell] === '') found.add(cell);
  };
  for (const [cell, value] of values.entries()) {
    if (apart?.has(value)) ruleOut(around(board, cell));
    if (value === single) ruleOut(beside(board, cell));
  }
  for (const { cells, value, most } of (isPlaced && limits?.(board)) || [])
    if (cells.filter((cell) => values[cell] === value).length === most) ruleOut(cells);
  for (const side of sidesOf(board))
    for (const [line, clue] of sideClues(board, side).entries()) {
      const isColumn = side === 'top' || side === 'bottom';
      if (!counts || counts(rest, side) > 0) continue; // the clue counts what is left out
      if (clue === '0' || outsideState(board, values, side, line) === 'met')
        ruleOut(lineCells(board, isColumn ? 'column' : 'row', line));
    }
  const runs = ['rows', 'columns'].flatMap((name) => board.sections.get(name) ?? []);
  if (board.genre === 'nonogram')
    for (const [at, line] of allLines(board).entries())
      if (`${runs[at]}` === '0' || runsMet(board)[at].every(Boolean)) ruleOut(line);
  const { met } = cluesMet(board, values);
  for (const [cell, clue] of board.cells.entries())
    if (met.has(cell) || /^\D*0$/.test(clue)) ruleOut(cellsOfClue(board, cell));
  return found;
}

/**
 * How many cells or edges a person has ruled out that would be ruled out without that.
 * @param {GridBoard} board
 */
export function ruledOutByHand(board) {
  if (!latticeOf(board)) {
    const values = valuesOf(board);
    const rest = restOf(board);
    const bare = withValues(
      board,
      values.map((value) => (value === rest ? '' : value)),
    );
    return [...cellsRuledOut(bare)].filter((cell) => values[cell] === rest).length;
  }
  const states = statesOf(board);
  const bare = states.map((state) => (state === CROSS ? '' : state));
  return edgesRuledOut(board, bare).filter((edge) => states[edge] === CROSS).length;
}

/** The open edges that can have no line any more. @param {GridBoard} board @param {State[]} states */
export function edgesRuledOut(board, states) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  /** @type {Set<number>} */
  const found = new Set();
  const ruleOut = (/** @type {(number | undefined)[]} */ edges) => {
    for (const edge of edges) if (edge !== undefined && states[edge] === '') found.add(edge);
  };
  const { hasFence, values } = describe(board);
  const isEnd = (/** @type {number} */ point) => board.genre === 'numberlink' && board.cells[point] !== BLANK;
  if (!values(board).includes('+'))
    for (const [point, lines] of degrees(lattice, linesOf(states)).entries())
      if (lines >= (isEnd(point) ? 1 : 2)) ruleOut(edgesAt(lattice, point));
  for (const [cell, clue] of hasFence ? board.cells.entries() : []) {
    const sides = sidesOfCell(lattice, board, cell);
    const lines = sides.filter((edge) => edge !== undefined && states[edge] === LINE).length;
    if (clue === `${lines}`) ruleOut(sides);
  }
  return [...found];
}
