// Pieces and sets by name, as core/puzzles/tiling/catalogue.hpp has them.

import { pieceSets } from '../../../wasm/bindings/piece-sets.js';
import { normal } from './grids.js';

/** @import { PieceSet } from '../../../wasm/bindings/piece-sets.js' */
/** @import { Coordinates, Grid } from './board.js' */

/** @typedef {{name: string, shape: Coordinates[], turning: 'fixed' | 'rotate' | 'free'}} Piece */

/** The sets that the page offers on each grid. @type {Record<Grid, string[]>} */
export const offered = {
  square: [
    'dominoes',
    'trominoes',
    'tetrominoes',
    'pentominoes',
    'one-sided-pentominoes',
    'hexominoes',
    'calendar',
    'kanoodle',
  ],
  hex: ['trihexes', 'tetrahexes', 'pentahexes'],
  triangle: ['tetriamonds', 'pentiamonds', 'hexiamonds', 'heptiamonds'],
  cube: ['soma', 'bedlam', 'tetracubes', 'pentominoes', 'pentacubes'],
};

/** The names of the single pieces that it offers. @type {Record<Grid, RegExp>} */
const SINGLES = { square: /^\w+$/, hex: /^H[1-4]\./, triangle: /^T[1-6]\./, cube: /^(I[123]|V3|O4|C4\..*)$/ };

/** The single pieces that the page offers on a grid. @param {Grid} grid @returns {Piece[]} */
export const singles = (grid) =>
  setsOn(grid)
    .filter(({ isSold }) => !isSold)
    .flatMap((set) => piecesOf(set).filter(({ name }) => SINGLES[grid].test(name)));

/** @param {string} name @param {Grid} grid */
export const isShape = (name, grid) => piecesNamed(name, grid).length > 0;

/**
 * The piece, or the pieces of the set, that has this name on the grid; empty if there is none.
 * @param {string} name
 * @param {Grid} grid
 */
export const piecesNamed = (name, grid) => piecesOn(grid).get(name) ?? [];

/** @type {Map<Grid, Map<string, Piece[]>>} */
const known = new Map();

/** The pieces by name, and by the names of sets. @param {Grid} grid */
function piecesOn(grid) {
  let byName = known.get(grid);
  if (byName) return byName;
  byName = new Map();
  for (const set of setsOn(grid)) {
    const pieces = piecesOf(set);
    const sides = grid === 'cube' ? [] : sidesOf(set, pieces);
    if (set.name) byName.set(set.name, pieces).set(`one-sided-${set.name}`, sides);
    if (set.isSold) continue;
    for (const piece of pieces) byName.set(piece.name, [piece]);
    for (const piece of sides) if (piece.name.endsWith("'")) byName.set(piece.name, [piece]);
  }
  known.set(grid, byName);
  return byName;
}

/** Flat pieces lie in a layer of a cube. @param {Grid} on */
const setsOn = (on) => pieceSets.filter(({ grid }) => grid === on || (grid === 'square' && on === 'cube'));

/** @param {PieceSet} set @returns {Piece[]} */
const piecesOf = ({ grid, turning, pieces }) =>
  pieces.map(([name, rows]) => ({ name, shape: shapeOf(grid, rows), turning }));

/** The pieces of a one-sided set. @param {PieceSet} set @param {Piece[]} pieces @returns {Piece[]} */
const sidesOf = (set, pieces) =>
  pieces.flatMap(({ name, shape }, i) => {
    const mirror = set.pieces[i][2];
    /** @type {Piece} */
    const front = { name, shape, turning: 'rotate' };
    return mirror ? [front, { name: `${name}'`, shape: shapeOf(set.grid, mirror), turning: 'rotate' }] : [front];
  });

/** @param {Grid} grid @param {string} rows  separated by '/', layers by '|' */
const shapeOf = (grid, rows) =>
  normal(
    grid,
    rows
      .split('|')
      .flatMap((layer, at) =>
        layer
          .split('/')
          .flatMap((line, row) =>
            Array.from(line).flatMap((each, column) =>
              each === 'X' ? [/** @type {Coordinates} */ ([at, row, column])] : [],
            ),
          ),
      ),
  );
