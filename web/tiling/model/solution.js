// Reads the text of a solution: the board drawn, then a line for each piece: its symbol, its name and its cells.

import { indexOfPlace, readTiling, writeTiling } from './text.js';

/** @import { Model } from './board.js' */

/** A name of this length fits into a cell. */
const SHORT = 2;

/** @typedef {{symbol: string, name: string, cells: number[]}} Laid  a piece of a solution */

const PIECE = /^(\S) (\S+)((?: \d+(?:,\d+){1,2})+)$/;

/** @param {string | undefined} text @param {Model} model @returns {Laid[]} */
export function readSolution(text, model) {
  return (text ?? '').split('\n').flatMap((line) => {
    const [, symbol, name, places] = PIECE.exec(line) ?? [];
    if (symbol === undefined) return [];
    const cells = places
      .trim()
      .split(' ')
      .map((place) => indexOfPlace(model, place));
    return cells.includes(-1) ? [] : [{ symbol, name, cells }];
  });
}

/**
 * The text with every piece of a solution placed, for a link that shows it.
 * @param {string} text
 * @param {string} solution
 */
export function withSolution(text, solution) {
  const model = readTiling(text);
  if (!model) return text;
  const found = readSolution(solution, model).map(({ name, cells }) => ({ name, cells }));
  const covered = new Set(found.flatMap(({ cells }) => cells));
  const before = model.placed.filter(({ cells }) => !covered.has(cells[0]));
  return writeTiling({ ...model, placed: [...before, ...found] });
}

/** The letters of pieces: a name that is as short, or else the first letter that is free. @param {string[]} names */
export function symbolsOf(names) {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
  const taken = new Set(names.filter((name) => name.length <= SHORT));
  return new Map(
    names.map((name) => {
      if (name.length <= SHORT) return [name, name];
      const symbol = letters.find((letter) => !taken.has(letter)) ?? letters[taken.size % letters.length];
      taken.add(symbol);
      return [name, symbol];
    }),
  );
}
