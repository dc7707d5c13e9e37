// The pieces on a board as they are drawn: those that a person has placed, and those of a solution or of the running
// search.

import { huesOf } from './model/colours.js';
import { readSolution } from './model/solution.js';

/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { TilingWords } from '../strings/tiling-strings.js' */
/** @import { Drawn } from './drawing.js' */
/** @import { Kind } from './model/pieces.js' */
/** @import { Model } from './model/board.js' */

/**
 * @param {Model} model
 * @param {Kind[]} kinds
 * @param {Map<string, string>} symbols  the letter of each kind
 * @param {Layers} layers
 * @param {TilingWords} words
 * @returns {Drawn[]}
 */
export function drawnPieces(model, kinds, symbols, { found, tried, other }, words) {
  const letter = (/** @type {string} */ name) => symbols.get(name) ?? name[0];
  const covered = new Set(model.placed.flatMap(({ cells }) => cells));
  const others = readSolution(other, model);
  const same = new Set(others.map(({ name, cells }) => `${name} ${cells}`));
  const otherAt = new Map(others.flatMap(({ name, cells }) => cells.map((cell) => [cell, name])));
  /** @type {Omit<Drawn, 'hue'>[]} */
  const pieces = model.placed.map(({ name, cells }) => ({ name, cells, symbol: letter(name), state: 'placed' }));
  for (const { name, cells } of readSolution(found ?? tried, model)) {
    if (covered.has(cells[0])) continue;
    const differs = other !== undefined && !same.has(`${name} ${cells}`);
    pieces.push({
      name,
      cells,
      symbol: letter(name),
      state: found === undefined ? 'tried' : 'found',
      other: differs ? words.other(otherAt.get(cells[0]) ?? '') : undefined,
    });
  }
  const hues = huesOf(model, kinds, pieces);
  return pieces.map((piece, i) => ({ ...piece, hue: hues[i] }));
}
