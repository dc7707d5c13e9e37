// What a person fills in on a grid puzzle: it is in the section `filled` of the text, apart from the clues. Only a part
// of a ship whose shape is open is in `cells`, where core knows it.

import {
  besideLines,
  CROSS,
  finished,
  hasCellsToo,
  isFinished,
  LINE,
  statesOf,
  statesOfCells,
  withStates,
} from './edges.js';
import { describe, outsideState, symbolsOf, valuesOf } from './genres.js';
import { latticeOf, sidesOfCell } from './lattice.js';
import { cluesMet } from './met.js';
import { runsOf } from './runs.js';
import { isNonogram } from './setting.js';
import {
  allLines,
  BLANK,
  inRows,
  readGrid,
  sideClues,
  sidesOf,
  tokensOf,
  UNKNOWN,
  withCells,
  withSection,
  writeGrid,
} from './text.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { GridBoard } from './text.js' */

/**
 * A board with other values in its cells.
 * @param {GridBoard} board
 * @param {string[]} values  '' where nothing is filled in
 */
export function withValues(board, values) {
  const clear = withSection(board, 'filled', undefined);
  const open = describe(board).looks?.[UNKNOWN] !== undefined; // a clue of a kind may be `?`, too
  const cells = open ? clear.cells.map((token, cell) => openPart(token, values[cell])) : clear.cells;
  const bare =
    open && cells.some((token, cell) => token !== clear.cells[cell]) ? withCells(clear, 'cells', cells) : clear;
  const given = valuesOf(bare);
  const filled = values.map((value, cell) => (given[cell] === '' && value !== '' ? value : UNKNOWN));
  const isEmpty = filled.every((token) => token === UNKNOWN);
  return isEmpty ? bare : withSection(bare, 'filled', inRows(filled, board.columns));
}

/** @param {string} token @param {string} value */
const openPart = (token, value) => (value === UNKNOWN ? UNKNOWN : token === UNKNOWN ? BLANK : token);

/** Parts by their cells instead of letters: the same part is the same in every answer. @param {string[]} letters */
function parts(letters) {
  /** @type {Map<string, number[]>} */
  const cells = new Map();
  for (const [cell, letter] of letters.entries()) cells.set(letter, [...(cells.get(letter) ?? []), cell]);
  return letters.map((letter) => (letter === '' ? '' : `${cells.get(letter)?.join('+')}`));
}

/**
 * Whether the board may be complete: each island has its bridges, or the clues beside the board are met.
 * @param {GridBoard} board
 * @param {string[]} values
 */
function satisfiesClues(board, values) {
  const { counts, hasIslands } = describe(board);
  if (!hasIslands) return counts !== undefined && satisfiesSides(board, values);
  const { met } = cluesMet(board, values);
  return board.cells.every((token, cell) => !/^\d+$/.test(token) || met.has(cell));
}

/**
 * Whether the clues beside the board, and the number of stars, are as they should be.
 * @param {GridBoard} board
 * @param {string[]} values
 */
function satisfiesSides(board, values) {
  if (isNonogram(board)) {
    return allLines(board).every((line, at) => {
      const clues =
        (at < board.rows ? board.sections.get('rows')?.[at] : board.sections.get('columns')?.[at - board.rows]) ?? [];
      return (runsOf(line.map((cell) => values[cell])).join(' ') || '0') === clues.join(' ');
    });
  }
  const stars = board.sections.get('stars')?.[0][0];
  if (stars && values.filter((value) => value === '*').length !== Number(stars) * board.rows) return false;
  return sidesOf(board).every((side) =>
    sideClues(board, side).every(
      (clue, line) => !/^\d+$/.test(clue) || outsideState(board, values, side, line) === 'met',
    ),
  );
}

/**
 * What cells have besides the line of a finished loop: open cells off the loop have what a person may leave out.
 * @param {import('./text.js').GridBoard} board
 * @param {import('./edges.js').State[]} states
 */
function besideLoop(board, states) {
  const lattice = /** @type {import('./lattice.js').Lattice} */ (latticeOf(board));
  const { rest = BLANK } = describe(board);
  return valuesOf(board).map((value, cell) => {
    const isOn = sidesOfCell(lattice, board, cell).some((edge) => edge !== undefined && states[edge] === '-');
    return value || (isOn || rest === BLANK ? '' : rest);
  });
}

/** A board that a person has solved, with the shaded cells that its loop has left open. @param {string} text */
export function atEnd(text) {
  const board = readGrid(text);
  if (!latticeOf(board) || !hasCellsToo(board)) return text;
  const states = statesOf(board);
  return isFinished(board, states) ? edgeFilling.write(text, [...states, ...besideLoop(board, states)]) : text;
}

/**
 * What is filled in where lines go along edges: the states of the edges, then what cells have besides.
 * @type {Omit<Filling, 'write' | 'symbols'> & {write: (text: string, values: any[]) => string}}
 */
const edgeFilling = {
  read(text) {
    const board = readGrid(text);
    const beside = hasCellsToo(board) ? valuesOf(board).map((value) => (/^[nsew]+$/.test(value) ? '' : value)) : [];
    return [...statesOf(board), ...beside];
  },
  write(text, values) {
    const board = readGrid(text);
    const count = statesOf(board).length;
    // The text of a link may have any token in any cell.
    const isOfEdge = (/** @type {string} */ value) => value === LINE || value === CROSS;
    const own = values.map((value, place) => {
      if (place < count) return isOfEdge(value) ? value : '';
      return isOfEdge(value) && !besideLines(board).includes(value) ? '' : value;
    });
    const cells = hasCellsToo(board) ? withValues(board, own.slice(count)) : withSection(board, 'filled', undefined);
    return writeGrid(withStates(cells, own.slice(0, count)));
  },
  rested(text) {
    const board = readGrid(text);
    const states = statesOf(board);
    if (!isFinished(board, states)) return undefined;
    return edgeFilling.write(text, [...finished(states), ...(hasCellsToo(board) ? besideLoop(board, states) : [])]);
  },
  solved(text, solution) {
    const board = readGrid(text);
    const tokens = tokensOf(solution) ?? [];
    return [...statesOfCells(board, tokens), ...(hasCellsToo(board) ? tokens : [])];
  },
};

/** @type {Filling} */
export const filling = {
  read(text) {
    const board = readGrid(text);
    if (latticeOf(board)) return edgeFilling.read(text);
    const values = valuesOf(board);
    return describe(board).isOfParts ? parts(values) : values;
  },
  write(text, values) {
    const board = readGrid(text);
    if (latticeOf(board)) return edgeFilling.write(text, values);
    if (!describe(board).isOfParts) return writeGrid(withValues(board, values));
    const names = [...new Set(values.filter(Boolean))];
    const nameOf = (/** @type {string} */ value, /** @type {number} */ cell) =>
      board.cells[cell] === '#' ? '#' : value && `p${names.indexOf(value) + 1}`;
    return writeGrid(withValues(board, values.map(nameOf)));
  },
  symbols(text) {
    const board = readGrid(text);
    if (latticeOf(board))
      return ['-', 'x', ...(hasCellsToo(board) ? [...(describe(board).beside ?? ['#']), BLANK] : [])];
    // The parts of an answer are not known before somebody has drawn them.
    return describe(board).isOfParts ? [...new Set(filling.read(text).filter(Boolean))] : symbolsOf(board);
  },
  rested(text) {
    const board = readGrid(text);
    if (latticeOf(board)) return edgeFilling.rested?.(text);
    const { rest, isText } = describe(board);
    const values = valuesOf(board);
    const full = rest ? values.map((value) => value || rest) : values;
    if (!rest || !values.includes('')) return undefined;
    if (!isText && !satisfiesClues(board, full)) return undefined;
    return writeGrid(withValues(board, full));
  },
  solved(text, solution) {
    const board = readGrid(text);
    if (latticeOf(board)) return edgeFilling.solved(text, solution);
    const tokens = tokensOf(solution) ?? [];
    if (describe(board).isOfParts) return parts(tokens);
    const values = valuesOf(board);
    return tokens.map((token, cell) => (values[cell] === UNKNOWN && token !== '~' ? UNKNOWN : token));
  },
};

/** The cells that cannot have the same value as a cell. @param {string} text @param {number} cell */
export function peers(text, cell) {
  const board = readGrid(text);
  const near =
    describe(board)
      .units?.(board)
      .filter((unit) => unit.includes(cell)) ?? [];
  return [...new Set(near.flat())].filter((each) => each !== cell);
}

/** The board without what is filled in. @param {string} text */
export function cleared(text) {
  const board = readGrid(text);
  const own = ['filled', 'horizontal', 'vertical'].filter((name) => board.sections.has(name));
  return own.length > 0 ? writeGrid(own.reduce((left, name) => withSection(left, name, undefined), board)) : text;
}
