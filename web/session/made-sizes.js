// What the page makes new puzzles of, in which sizes, grades and densities. Core makes more of them
// (core/puzzles/grid/making). Kinds and genres that are texts say their sizes on their line `made`.

import { kindSizes } from '../../wasm/bindings/kind-sizes.js';

/**
 * The sizes that are made fast enough for a person to wait, by puzzle or by kind of a variant; the first is the usual
 * one.
 */
export const madeSizes = /** @type {Record<string, string[]>} */ ({
  sudoku: ['9', '4', '16'],
  kakuro: ['8', '6', '10', '12'],
  queens: ['8', '10', '12', '20', '30'],
  rules: ['9', '6', '8', '4'],
  jigsaw: ['9', '6', '7', '8', '5', '4', '12'],
  killer: ['9', '6', '8', '4'],
  starbattle: ['8', '6', '7', '9', '10', '12'],
  nonogram: ['10', '5', '8', '15', '20', '25'],
  kenken: ['6', '4', '5', '7', '8'],
  skyscrapers: ['5', '4', '6'],
  tents: ['8', '6', '10', '12', '15'],
  battleships: ['8', '6', '10'],
  akari: ['8', '6', '10', '12'],
  minesweeper: ['9', '8', '12', '16'],
  nurikabe: ['8', '6', '10'],
  hitori: ['8', '6', '10', '12'],
  fillomino: ['7', '5', '6', '8'],
  galaxies: ['7', '5', '9', '12'],
  numberlink: ['7', '5', '8', '10'],
  hashi: ['9', '7', '11', '13'],
  shikaku: ['8', '6', '10', '12'],
  dominosa: ['6', '5', '7'],
  thermometers: ['6', '5', '8', '10'],
  aquarium: ['6', '5', '8', '10'],
  abcendview: ['5', '4', '6', '7'],
  tenner: ['5', '3', '4', '6'],
  multisudoku: ['15', '12', '21'],
  lits: ['7', '6', '8'],
  own: ['6', '5', '8', '4', '10'],
  ...kindSizes,
});

const NAMED = ['Easy', 'Medium', 'Hard', 'Expert', 'Extreme'];

/**
 * The grades that can be wished for and come within seconds. Those of Sudoku are by techniques; of the others by how
 * many clues have to be looked at together.
 * @param {string} made  as in `madeSizes`
 * @param {string} size
 * @returns {string[]}
 */
export function madeGrades(made, size) {
  const side = Number(size);
  if (made === 'sudoku') return side === 4 || side === 9 ? NAMED : [];
  if (made === 'queens' || made === 'rules') return [];
  if (made !== 'jigsaw' && made !== 'killer') return NAMED.slice(0, 3);
  return side > 9 ? [] : NAMED.slice(side > 6 ? 1 : 0, 3);
}

/**
 * The densities to choose from, for some puzzles: a low and a high percentage of white cells (Kakuro), black cells
 * (nonogram, mosaic), walls, mines or tents. The usual density is between the two.
 */
export const madeDensities = /** @type {Record<string, {few: number, many: number}>} */ ({
  kakuro: { few: 48, many: 64 },
  nonogram: { few: 45, many: 65 },
  tents: { few: 13, many: 24 },
  akari: { few: 14, many: 32 },
  mosaic: { few: 35, many: 65 },
  minesweeper: { few: 13, many: 28 },
});
