// What a key means in a cell of a board that is played.

import { withValues } from './filling.js';
import { describe, symbolsOf, valuesOf } from './genres.js';
import { BLANK, writeGrid } from './text.js';

/** @import { Cursor } from '../board/grid-puzzle.js' */
/** @import { GridBoard } from './text.js' */

/** @param {GridBoard} board @param {number} cell */
export function isOpen(board, cell) {
  const without = withValues(board, []);
  return valuesOf(without)[cell] === '';
}

/** @param {GridBoard} board @param {number[]} where @param {string} value */
export function filledIn(board, where, value) {
  const values = valuesOf(board);
  for (const cell of where) values[cell] = value;
  return writeGrid(withValues(board, values));
}

/**
 * @param {GridBoard} board
 * @param {Cursor} cursor
 * @param {string} key
 * @returns {string | undefined}
 */
export function meaning(board, { index, memory }, key) {
  const symbols = symbolsOf(board);
  const { rest, isPainted } = describe(board);
  if (/^\d$/.test(key)) {
    const longer = memory.typed ? valuesOf(board)[index] + key : key;
    memory.typed = true;
    if (symbols.includes(longer)) return longer;
  }
  const named = [key, key.toLowerCase()].find((each) => symbols.includes(each) && each !== BLANK);
  if (named) return named;
  if (key === 'Delete' || key === 'Backspace') return '';
  if (rest && /^[.xX]$/.test(key)) return rest;
  if (isPainted && (key === 'Enter' || key === ' ')) return next(symbols, valuesOf(board)[index]);
  return /^[0 .-]$/.test(key) ? '' : undefined;
}

/** The value that a click puts in the place of another. @param {string[]} symbols @param {string} value */
export function next(symbols, value) {
  const cycle = symbols.includes('~') ? ['?', '~', ''] : [...symbols, ''];
  return cycle[(cycle.indexOf(value) + 1) % cycle.length];
}
