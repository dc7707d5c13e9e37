// The colours of pieces: a kind of piece always has the same colour, unless a neighbour on the board has it.

import { neighbours } from './grids.js';

/** @import { Model } from './board.js' */
/** @import { Kind } from './pieces.js' */

/** How many colours there are: .hue-0 to .hue-11 in tiling-board.css. */
export const HUES = 12;

/** Kinds that follow each other get colours that are far apart. @param {number} kind */
export const hueOf = (kind) => (kind * 5) % HUES;

/**
 * @param {Model} model
 * @param {Kind[]} kinds
 * @param {{name: string, cells: number[]}[]} pieces
 * @returns {number[]}  the colour of each piece
 */
export function huesOf(model, kinds, pieces) {
  const usual = new Map(kinds.map(({ name }, kind) => [name, hueOf(kind)]));
  /** @type {Map<number, number>} */
  const owner = new Map();
  for (const [piece, { cells }] of pieces.entries()) for (const index of cells) owner.set(index, piece);
  /** @type {number[]} */
  const hues = [];
  for (const [piece, { name, cells }] of pieces.entries()) {
    const around = new Set(
      cells
        .flatMap((index) => neighbours(model, index))
        .map((index) => owner.get(index) ?? piece)
        .flatMap((other) => (other < piece ? [hues[other]] : [])),
    );
    const first = usual.get(name) ?? 0;
    const wanted = Array.from({ length: HUES }, (_, step) => (first + step * 5) % HUES);
    hues.push(wanted.find((hue) => !around.has(hue)) ?? first);
  }
  return hues;
}
