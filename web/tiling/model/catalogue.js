// Pieces and sets by name, as core/puzzles/tiling/catalogue.hpp has them. The small squares have the names that all
// know; other polyforms have a letter, their size, and their number in the order of their normal forms:
// P6.1 … hexominoes, H4.1 … polyhexes, T6.1 … polyiamonds, C5.1 … polycubes.

import { directions, flipped, normal, stepsFrom } from './grids.js';

/** @import { Grid, Place } from './board.js' */

/** @typedef {{name: string, shape: Place[], turning: 'fixed' | 'rotate' | 'free'}} Piece */

const SMALL = 'I1=X I2=XX I3=XXX V3=XX/X I4=XXXX L4=XXX/X O4=XX/XX S4=.XX/XX T4=XXX/.X';
const PENTOMINOES = `F=.XX/XX/.X I=XXXXX L=XXXX/X N=.XXX/XX P=XX/XX/X T=XXX/.X/.X U=X.X/XXX V=X/X/XXX W=X/XX/.XX
  X=.X/XXX/.X Y=XXXX/.X Z=XX/.X/.XX O6=XXX/XXX`;

/** @type {Map<string, Place[]>} */
const drawn = new Map(drawings(`${SMALL} ${PENTOMINOES}`));

/** Sets of pieces that have names of their own. @type {Record<string, string>} */
const NAMED = {
  dominoes: 'I2',
  trominoes: 'I3 V3',
  tetrominoes: 'I4 L4 O4 S4 T4',
  pentominoes: 'F I L N P T U V W X Y Z',
};

/** Sets that are sold, with the letters of their pieces. @type {Record<string, string>} */
const SOLD = {
  kanoodle: `A=XXX/X B=XX/XX/X C=XXXX/X D=XXXX/.X E=.XXX/XX F=XX/X G=X/X/XXX H=X/XX/.XX I=X.X/XXX J=XXXX K=XX/XX
    L=.X/XXX/.X`,
  calendar: 'L=XXXX/X N=.XXX/XX P=XX/XX/X U=X.X/XXX V=X/X/XXX Y=XXXX/.X Z=XX/.X/.XX O6=XXX/XXX',
};
/** Those of cubes; their mirror images are other pieces. @type {Record<string, string>} */
const SOLD_SOLID = {
  soma: 'V=XX/X L=XXX/X T=XXX/.X Z=XX/.XX A=XX/X|/X B=XX/X|.X P=XX/X|X',
  bedlam: `A=X/XXX|/X B=X/XX/.X|//.X C=/X|.X/XX|/.X D=/X|X/X/X|/X E=XXX/.X|/.X F=//X|X/XX/X G=/.XX|XX/.X
    H=X/X|/X/X|/X I=..X/..X|XXX J=XX/.X/.X|//.X K=/.X|.X/XXX L=.XX/XX|X M=XX|.X/.X`,
};

/** Families of polyforms, by the letter of their names. @type {Record<string, {grid: Grid, most: number}>} */
const FAMILIES = {
  P: { grid: 'square', most: 7 },
  H: { grid: 'hex', most: 6 },
  T: { grid: 'triangle', most: 8 },
  C: { grid: 'cube', most: 5 },
};

/** @type {Record<string, string>} */
const POLYFORMS = {
  hexominoes: 'P6',
  heptominoes: 'P7',
  trihexes: 'H3',
  tetrahexes: 'H4',
  pentahexes: 'H5',
  hexahexes: 'H6',
  tetriamonds: 'T4',
  pentiamonds: 'T5',
  hexiamonds: 'T6',
  heptiamonds: 'T7',
  octiamonds: 'T8',
  tetracubes: 'C4',
  pentacubes: 'C5',
};

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

/** The single pieces that the page offers on a grid. @param {Grid} grid @returns {Piece[]} */
export function singles(grid) {
  const names = {
    square: [...drawn.keys()],
    cube: ['I1', 'I2', 'I3', 'V3', 'O4'],
    hex: ['H1', 'H2', 'H3', 'H4'],
    triangle: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
  }[grid];
  const isFlat = grid === 'square' || grid === 'cube';
  const pieces = names.flatMap((name) => (isFlat ? piecesNamed(name, grid) : family(name[0], +name[1], grid)));
  return grid === 'cube' ? [...pieces, ...family('C', 4, grid)] : pieces;
}

/** @type {Map<string, Piece[]>} */
const known = new Map();

/**
 * The piece, or the pieces of the set, that has this name on the grid; empty if there is none.
 * @param {string} name
 * @param {Grid} grid
 * @returns {Piece[]}
 */
export function piecesNamed(name, grid) {
  const key = `${grid} ${name}`;
  const found = known.get(key) ?? find(name, grid);
  known.set(key, found);
  return found;
}

/** @param {string} name @param {Grid} grid */
export const isShape = (name, grid) => piecesNamed(name, grid).length > 0;

/** @param {string} name @param {Grid} grid @returns {Piece[]} */
function find(name, grid) {
  const isFlat = grid === 'square' || grid === 'cube';
  const oneSided = /^one-sided-(.+)$/.exec(name)?.[1];
  if (oneSided) return grid === 'cube' ? [] : piecesNamed(oneSided, grid).flatMap((piece) => sidesOf(piece, grid));
  if (name.endsWith("'")) return mirrorNamed(name.slice(0, -1), grid);
  if (isFlat && Object.hasOwn(NAMED, name)) return NAMED[name].split(' ').flatMap((each) => piecesNamed(each, grid));
  if (isFlat && Object.hasOwn(SOLD, name)) return sold(SOLD[name], 'free');
  if (grid === 'cube' && Object.hasOwn(SOLD_SOLID, name)) return sold(SOLD_SOLID[name], 'rotate');
  const shape = isFlat ? drawn.get(name) : undefined;
  if (shape) return [{ name, shape, turning: 'free' }];
  if (Object.hasOwn(POLYFORMS, name)) return family(POLYFORMS[name][0], Number(POLYFORMS[name][1]), grid);
  const [, letter, cells] = /^([PHTC])([1-8])\.\d+$/.exec(name) ?? [];
  return letter ? family(letter, Number(cells), grid).filter((piece) => piece.name === name) : [];
}

/** @param {string} words @param {Piece['turning']} turning @returns {Piece[]} */
const sold = (words, turning) =>
  drawings(words).map(([name, shape]) => ({ name, shape: normal('cube', shape), turning }));

/** @param {Piece} piece @param {Grid} grid @returns {Piece[]}  with its mirror image, if that is another piece */
function sidesOf({ name, shape }, grid) {
  /** @type {Piece} */
  const front = { name, shape, turning: 'rotate' };
  const isSame = directions(grid, shape, 'rotate').some((each) => String(each) === String(flipped(grid, shape)));
  return isSame ? [front] : [front, { name: `${name}'`, shape: flipped(grid, shape), turning: 'rotate' }];
}

/** @param {string} name @param {Grid} grid */
function mirrorNamed(name, grid) {
  const [piece, ...others] = grid === 'cube' ? [] : piecesNamed(name, grid);
  return piece && others.length === 0 && piece.name === name ? sidesOf(piece, grid).slice(1) : [];
}

/**
 * All polyforms of a size, in order.
 * @param {string} letter
 * @param {number} size
 * @param {Grid} on  the board's grid: flat pieces lie in a layer of a cube
 * @returns {Piece[]}
 */
function family(letter, size, on) {
  const { grid, most } = FAMILIES[letter];
  if (size > most || (grid !== on && !(grid === 'square' && on === 'cube'))) return [];
  const turning = grid === 'cube' ? 'rotate' : 'free'; // mirror images of cubes are pieces of their own
  let shapes = [leastOf(grid, [[0, 0, 0]], turning)];
  for (let cells = 1; cells < size; cells += 1) {
    /** @type {Map<string, Place[]>} */
    const larger = new Map();
    for (const shape of shapes) {
      for (const next of around(grid, shape)) {
        const grown = leastOf(grid, [...shape, next], turning);
        larger.set(String(grown), grown);
      }
    }
    shapes = [...larger.values()];
  }
  shapes.sort(compare);
  return shapes.map((shape, i) => ({ name: `${letter}${size}.${i + 1}`, shape: normal(grid, shape), turning }));
}

/** The places beside a shape, some several times. @param {Grid} grid @param {Place[]} shape @returns {Place[]} */
function around(grid, shape) {
  const taken = new Set(shape.map(String));
  return shape.flatMap((place) => stepsFrom(grid, place)).filter((place) => !taken.has(String(place)));
}

/**
 * The direction of a shape whose normal form, with its first cell at the origin, comes first.
 * @param {Grid} grid
 * @param {Place[]} shape
 * @param {'rotate' | 'free'} turning
 * @returns {Place[]}
 */
function leastOf(grid, shape, turning) {
  const all = directions(grid, shape, turning).map((each) => {
    const [first] = each;
    const parity = grid === 'triangle' ? Math.abs(first[1] + first[2]) % 2 : 0;
    return each.map(([l, r, c]) => /** @type {Place} */ ([l - first[0], r - first[1], c - first[2] + parity]));
  });
  return all.sort(compare)[0];
}

/** @param {Place[]} one @param {Place[]} other */
function compare(one, other) {
  for (const [i, place] of one.entries()) {
    for (const axis of [0, 1, 2]) if (place[axis] !== other[i][axis]) return place[axis] - other[i][axis];
  }
  return 0;
}

/** @param {string} words @returns {[name: string, shape: Place[]][]} */
function drawings(words) {
  return words.split(/\s+/).map((word) => {
    const [name, rows] = word.split('=');
    return [name, shapeOf(rows)];
  });
}

/** @param {string} rows  separated by '/', layers by '|' @returns {Place[]} */
function shapeOf(rows) {
  return rows
    .split('|')
    .flatMap((layer, at) =>
      layer
        .split('/')
        .flatMap((line, row) =>
          Array.from(line).flatMap((each, column) => (each === 'X' ? [/** @type {Place} */ ([at, row, column])] : [])),
        ),
    );
}
