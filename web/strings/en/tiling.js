// English, for tilings only: fetched with that puzzle.

import { counted, grouped } from './boards.js';

export default {
  grids: { square: 'Squares', hex: 'Hexagons', triangle: 'Triangles', cube: 'Cubes' },

  /** @param {number} layer @param {number} row @param {number} column @param {string} what */
  cell: (layer, row, column, what) => `${layer ? `layer ${layer}, ` : ''}row ${row}, column ${column}, ${what}`,
  cover: 'to be covered',
  maybe: 'may stay empty',
  hole: 'hole',
  /** @param {string[]} names */
  onlyBy: (names) => `only for ${names.join(', ')}`,
  /** @param {string} name */
  piece: (name) => `piece ${name}`,
  onePiece: 'a piece, as drawn',
  /** @param {string} name */
  tried: (name) => `trying piece ${name}`,
  /** @param {string} name */
  other: (name) => `in the other solution piece ${name}`,

  tools: 'Board',
  size: 'Size',
  /** @param {string} size */
  sizeIs: (size) => `Size: ${size}`,
  grid: 'Cells',
  layers: 'Layers',
  rows: 'Rows',
  columns: 'Columns',
  brush: 'Brush',
  makeHole: 'Hole',
  makeMaybe: 'Optional',
  rectangle: 'Rectangle',
  about: {
    brush: 'Paint cells that have to be covered. The right button makes holes',
    makeHole: 'Cut cells out of the board',
    makeMaybe: 'Paint cells that may stay empty',
    rectangle: 'Paint a whole rectangle, from corner to corner',
  },

  pieces: 'Pieces',
  /** @param {string} symbol @param {string} name @param {string} copies @param {number} placed */
  tile: (symbol, name, copies, placed) =>
    [symbol === name ? name : `${symbol}: ${name}`, copies, placed && `${grouped.format(placed)} on the board`]
      .filter(Boolean)
      .join(', '),
  /** @param {number} low @param {number} high */
  copies: (low, high) => {
    if (high === Number.POSITIVE_INFINITY) return low ? `at least ${low}` : 'any number';
    return low === high ? counted(low, 'copy', 'copies') : `${low} to ${high} copies`;
  },
  fewer: 'One copy fewer',
  more: 'One copy more',
  anyNumber: 'Any number',
  turnedBy: 'May be',
  turning: { free: 'turned and flipped', rotate: 'turned', fixed: 'neither' },
  solidTurning: { free: 'turned and mirrored', rotate: 'turned', fixed: 'not turned' },
  rotate: 'Rotate',
  flip: 'Flip',
  tip: 'Tip over',
  remove: 'Remove',
  add: 'Add pieces',
  addTitle: 'Add pieces',
  sets: 'Sets',
  /** @type {Record<string, string>} */
  set: {
    dominoes: 'Domino',
    trominoes: '2 trominoes',
    tetrominoes: '5 tetrominoes',
    pentominoes: '12 pentominoes',
    'one-sided-pentominoes': '18 one-sided pentominoes',
    hexominoes: '35 hexominoes',
    trihexes: '3 trihexes',
    tetrahexes: '7 tetrahexes',
    pentahexes: '22 pentahexes',
    tetriamonds: '3 tetriamonds',
    pentiamonds: '4 pentiamonds',
    hexiamonds: '12 hexiamonds',
    heptiamonds: '24 heptiamonds',
    tetracubes: '8 tetracubes',
    pentacubes: '29 pentacubes',
    soma: 'Soma, 7 pieces',
    bedlam: 'Bedlam, 13 pieces',
    kanoodle: 'Kanoodle, 12 pieces',
    calendar: 'Calendar, 8 pieces',
  },
  single: 'Single pieces',
  drawOwn: 'A piece of your own',
  drawHint: 'Choose its cells.',
  /** @param {number} layer @param {number} row @param {number} column @param {boolean} on */
  drawCell: (layer, row, column, on) =>
    `${layer ? `layer ${layer}, ` : ''}row ${row}, column ${column}${on ? ', in the piece' : ''}`,
  addDrawn: 'Add this piece',
  close: 'Close',
  removeAll: 'Remove all pieces',

  /**
   * Why the pieces cannot cover the board, by the number of cells; '' when they can.
   * @param {{cells: number, optional: number, least: number, most: number}} sums
   */
  sums({ cells, optional, least, most }) {
    const board = `${counted(cells, 'cell')}${optional ? `, ${grouped.format(optional)} of them may stay empty` : ''}`;
    if (most === 0) return `${board}. Now add pieces.`;
    if (most < cells - optional) return `${board}; the pieces cover only ${grouped.format(most)}.`;
    if (least > cells) return `${board}; the pieces cover ${grouped.format(least)}, which is too many.`;
    return '';
  },
  /** @param {number} light @param {number} dark */
  chequered: (light, dark) =>
    `There is no solution. Coloured like a chessboard, the board has ${light} light and ${dark} dark cells, ` +
    'and no choice of these pieces covers that many of each.',

  /** @param {string} name */
  chosen: (name) => `${name}: tap the board where it goes.`,
  /** @param {string} name */
  noRoom: (name) => `${name} does not fit there, turned like this.`,
  canFinish: 'Can this be finished?',
  howManyWays: 'In how many ways?',

  flat: 'Layers',
  /** @param {string} label */
  solidOf: (label) => `${label} in 3D: turn it with the arrow keys`,
  spread: 'Spread',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  /** By the keys of the examples. */
  examples: {
    pentominoes: 'Pentominoes, 6×10',
    calendar: 'Calendar, today',
    pentominoHole: 'Pentominoes, 8×8 with a hole',
    kanoodle: 'Kanoodle, 5×11',
    soma: 'Soma cube',
    tetrahexes: 'Tetrahexes',
    hexiamonds: 'Hexiamonds in a rhombus',
    hexominoes: '35 hexominoes',
    mutilated: 'Dominoes, two corners missing',
  },
};
