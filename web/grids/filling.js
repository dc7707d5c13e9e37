// What a person fills in on a grid puzzle: it is in the section `filled` of the text, apart from the clues. Only a part
// of a ship whose shape is open is in `cells`, where core knows it.

import { besideWrong, readEdges } from './edges.js';
import { describe, outsideState, symbolsOf, valuesOf } from './genres.js';
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
  const open = UNKNOWN in (describe(board).looks ?? {});
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

/** @type {Filling} */
export const filling = {
  read(text) {
    const board = readGrid(text);
    const values = valuesOf(board);
    return describe(board).isOfParts ? parts(values) : values;
  },
  write(text, values) {
    const board = readGrid(text);
    if (!describe(board).isOfParts) return writeGrid(withValues(board, values));
    const names = [...new Set(values.filter(Boolean))];
    return writeGrid(
      withValues(
        board,
        values.map((value) => value && `p${names.indexOf(value) + 1}`),
      ),
    );
  },
  symbols(text) {
    const board = readGrid(text);
    // The parts of an answer are not known before somebody has drawn them.
    return describe(board).isOfParts ? [...new Set(filling.read(text).filter(Boolean))] : symbolsOf(board);
  },
  rested(text) {
    const board = readGrid(text);
    const { rest, counts } = describe(board);
    const values = valuesOf(board);
    const full = rest ? values.map((value) => value || rest) : values;
    if (!rest || !counts || !values.includes('') || !satisfiesSides(board, full)) return undefined;
    return writeGrid(withValues(board, full));
  },
  wrongMarks(text, marks, solution) {
    const board = readGrid(text);
    if (!describe(board).hasFence) return [];
    return besideWrong(board, readEdges(board, marks), tokensOf(solution) ?? []);
  },
  solved(text, solution) {
    const board = readGrid(text);
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
  return board.sections.has('filled') ? writeGrid(withSection(board, 'filled', undefined)) : text;
}
