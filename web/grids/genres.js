// What the page knows of each genre: its values, what is a clue, and what is drawn beside the cells. A genre that is
// not here is drawn from its sections. Rules are core's: only what contradicts itself at first sight is known here.

import { arrowClue, circleClue, runsClues } from './composing.js';
import { descriptionOf, fence, filledWith, SHAPES } from './kind-descriptions.js';
import { numbers } from './kinds.js';
import { between } from './signs.js';
import { allLines, BLANK, cellNamed, lineCells, linesAlong, regionsOf, sideClues, UNKNOWN } from './text.js';

/** @import { Description, Limit } from './description.js' */
/** @import { GridBoard, Side } from './text.js' */

/** @param {GridBoard} board @param {string} name */
const parameter = ({ sections }, name) => sections.get(name)?.[0];

/** @param {string} token */
const isNumber = (token) => /^\d+$/.test(token);

/** @param {GridBoard} board */
const pairsOf = ({ sections }) => sections.get('pairs') ?? [];

/** @param {GridBoard} board */
const regions = (board) => [...regionsOf(board).values()];

/** Closed are the cells that have a clue, or are not on the board. @param {GridBoard} board @param {number} cell */
const isClue = ({ cells }, cell) => cells[cell] !== BLANK;

/** @param {GridBoard} board @param {number} cell */
const isHole = ({ cells, regions }, cell) => cells[cell][0] === '#' || regions[cell] === '#' || regions[cell] === BLANK;

/** The colours of a nonogram. @param {GridBoard} board */
function colours({ sections }) {
  const runs = ['rows', 'columns'].flatMap((name) => sections.get(name)?.flat() ?? []);
  const all = new Set(runs.filter((run) => run !== '0').map((run) => /[a-z]$/.exec(run)?.[0] ?? '#'));
  return [...all].sort();
}

/** @param {string} token @param {...string} tokens */
const oneIf = (token, ...tokens) => Number(tokens.includes(token));

/** @type {Description} */
const latin = { blank: '', ...filledWith(['1..rows']), units: allLines };

/** Cells are shaded, or not. @type {Description} */
const shading = {
  blank: '',
  ...filledWith([BLANK, '#']),
  counts: (token) => oneIf(token, '#'),
  isClosed: isHole,
};

/** Things stand in cells. @param {string} thing @param {string} look @returns {Description} */
const placing = (thing, look) => ({
  blank: '',
  ...filledWith([BLANK, thing], { [thing]: look }),
  isPlaced: true,
  counts: (token) => oneIf(token, thing),
  isClosed: isHole,
});

/** The corners of the grids of 9×9 cells. @param {GridBoard} board */
function corners(board) {
  const { rows, columns, cells } = board;
  const named = parameter(board, 'grids');
  if (named) return named.map((name) => cellNamed(board, name));
  const found = [];
  for (let row = 0; row + 9 <= rows; row += 3)
    for (let column = 0; column + 9 <= columns; column += 3) {
      const whole = numbers(0, 80).every(
        (i) => cells[(row + Math.floor(+i / 9)) * columns + column + (+i % 9)] !== '#',
      );
      if (whole) found.push(row * columns + column);
    }
  return found;
}

/** The rows, columns and boxes of all grids. @param {GridBoard} board */
function houses(board) {
  const nine = numbers(0, 8).map(Number);
  return corners(board).flatMap((corner) => {
    /** @param {number} row @param {number} column */
    const at = (row, column) => corner + row * board.columns + column;
    return nine.flatMap((i) => [
      nine.map((k) => at(i, k)),
      nine.map((k) => at(k, i)),
      nine.map((k) => at(Math.floor(i / 3) * 3 + Math.floor(k / 3), (i % 3) * 3 + (k % 3))),
    ]);
  });
}

/** Whether a cell is a wall, perhaps with a number. @param {GridBoard} board @param {number} cell */
export const isWall = ({ cells }, cell) => cells[cell][0] === '#';

/** The parts of lines between black cells. @param {GridBoard} board */
const lit = (board) =>
  allLines(board).flatMap((line) => {
    /** @type {number[][]} */
    const parts = [[]];
    for (const cell of line) {
      if (isWall(board, cell)) parts.push([]);
      else parts[parts.length - 1].push(cell);
    }
    return parts;
  });

/** A line goes through the middles of cells. @type {Description} */
const line = { blank: 'cells', ...filledWith(['loop']) };

const ENDS = ['n', 'e', 's', 'w'];

/** Islands are closed: their bridges are beside them. @param {GridBoard} board @param {number} cell */
export const isIsland = ({ cells }, cell) => cells[cell] === UNKNOWN || isNumber(cells[cell]);

/** The numbers of a fillomino in the order of core: those that have a value each. @param {GridBoard} board */
function sizesOf({ cells }) {
  const large = [...new Set(cells.filter((token) => Number(token) > 63))].sort((a, b) => Number(a) - Number(b));
  return [...numbers(1, Math.min(cells.length, 63 - large.length)), ...large];
}

/** How many stars a row, a column and a region has. @param {GridBoard} board */
const starsOf = (board) => Number(parameter(board, 'stars')?.[0] ?? 1);

/** No more stars than there are to be in a row, a column and a region. @param {GridBoard} board @returns {Limit[]} */
function starLimits(board) {
  const most = starsOf(board);
  return [...allLines(board), ...regions(board)].map((cells) => ({ cells, value: '*', most }));
}

/** No three equal values side by side, and half of a line each. @param {GridBoard} board @returns {Limit[]} */
const halfLimits = (board) =>
  allLines(board).flatMap((line) =>
    ['0', '1'].flatMap((value) => [
      { cells: line, value, most: Math.ceil(line.length / 2) },
      ...line.slice(2).map((_, at) => ({ cells: line.slice(at, at + 3), value, most: 2 })),
    ]),
  );

/** How many buildings are seen: those that are higher than all before them. @param {string[]} line */
const buildingsSeen = (line) => {
  const heights = line.map(Number);
  return String(heights.filter((height, at) => height > Math.max(0, ...heights.slice(0, at))).length);
};

/** @type {Record<string, Description>} */
const genres = {
  starbattle: {
    ...placing('*', 'star'),
    blank: 'stars=1 regions',
    looks: { '*': 'star', [BLANK]: 'cross' },
    inks: 'patterned',
    apart: new Set('*'),
    counted: 'stars',
    limits: starLimits,
    quota: (board) => ({ value: '*', count: starsOf(board) }),
  },
  nonogram: {
    ...shading,
    blank: 'rows columns',
    values: (board) => [BLANK, ...colours(board)],
    symbols: (board) => [...colours(board), BLANK],
    box: 5,
  },
  kenken: { ...latin, blank: 'cells regions=each', hasCages: true },
  futoshiki: {
    ...latin,
    blank: 'cells',
    pairs: pairsOf,
    signs: [...between('<', '<', '^'), ...between('>', '>', 'v')],
  },
  skyscrapers: {
    ...latin,
    blank: 'top bottom left right',
    says: buildingsSeen,
    values(board) {
      const parks = parameter(board, 'parks');
      const count = parks ? Number(parks[0] ?? 1) : 0;
      return numbers(count > 0 ? 0 : 1, board.rows - count);
    },
  },
  binairo: {
    blank: 'cells',
    ...filledWith(['0', '1'], { 0: 'zero', 1: 'one' }),
    limits: halfLimits,
    pairs: pairsOf,
    signs: [...between('=', '=', '"'), ...between('x', 'x', '%')],
    clues: ['0', '1'],
  },
  tents: { ...placing('^', 'tent'), blank: 'top left cells', apart: new Set('^'), isClosed: isClue, clues: ['T'] },
  battleships: {
    blank: 'fleet=4,3,3,2,2,2,1,1,1,1 top left',
    values: () => ['~', 'o', '<', '>', '^', 'v', '#'],
    symbols: () => [...'?~o<>^v#'],
    rest: '~',
    hasShips: true,
    isPainted: true,
    counts: (token) => Number(token !== '~' && token !== ''),
    looks: {
      '~': 'water',
      o: 'submarine',
      '<': 'west',
      '>': 'east',
      '^': 'north',
      v: 'south',
      '#': 'middle',
      '?': 'part',
    },
    clues: [...'?~o<>^v#'],
  },
  shikaku: { blank: 'cells', values: () => [], isOfParts: true, hasNumbers: true, clues: ['?'] },
  dominosa: { blank: 'cells=0', values: () => [], isOfParts: true, hasNumbers: true },
  suguru: {
    ...filledWith(['1..region']),
    blank: 'cells regions',
    units: regions,
    isApart: true,
  },
  ripple: { ...filledWith(['1..region']), blank: 'cells regions', units: regions },
  akari: { ...placing('*', 'lamp'), blank: 'cells', units: lit, clues: ['#'], hasWalls: true, hasLight: true },
  norinori: { ...shading, blank: 'regions', inks: 'patterned', quota: () => ({ value: '#', count: 2 }) },
  kakurasu: { ...shading, blank: 'top left', hasWeights: true },
  thermometers: {
    ...shading,
    joins: undefined,
    blank: 'top left lines=list',
    tubes: 'lines',
    looks: { '#': 'filled' },
  },
  aquarium: { ...shading, blank: 'top left regions', looks: { '#': 'wet' }, joins: 'waves', inks: 'quiet' },
  mosaic: { ...shading, blank: 'cells', isClosed: () => false, hasNumbers: true },
  minesweeper: { ...placing('*', 'mine'), blank: 'cells', hasHoles: true, isClosed: isClue, hasNumbers: true },
  str8ts: { ...latin, blank: 'cells', isClosed: isHole, clues: ['#'], hasWalls: true },
  abcendview: {
    ...latin,
    says: (line) => line.find((token) => token !== BLANK) ?? '',
    blank: 'letters=3 top bottom left right',
    values: (board) => [BLANK, ...'abcdefghijklmnopqrstuvwxyz'.slice(0, Number(parameter(board, 'letters')?.[0] ?? 3))],
    symbols: (board) => [...genres.abcendview.values(board).slice(1), BLANK],
  },
  magnets: {
    blank: 'top bottom left right regions=dominoes',
    ...filledWith(['+', '-', BLANK], { '+': 'plus', '-': 'minus', x: 'dot' }),
    counts: (token, side) => oneIf(token, side === 'top' || side === 'left' ? '+' : '-'),
    isClosed: isHole,
    clues: ['+', '-', 'x'],
  },
  tenner: {
    ...filledWith(['0..9']),
    says: (line) => String(line.reduce((sum, token) => sum + Number(token), 0)),
    blank: 'cells bottom',
    units: (board) => linesAlong(board, 'row'),
    isApart: true,
  },
  multisudoku: {
    ...filledWith(['1..9']),
    blank: 'cells',
    hasHoles: true,
    units: houses,
    boxes: (board) =>
      houses(board)
        .filter((_, i) => i % 3 === 2)
        .map((box) => new Set(box)),
    isClosed: isHole,
  },
  nurikabe: { ...shading, joins: 'waves', blank: 'cells', isClosed: isClue, hasNumbers: true, clues: ['?'] },
  hitori: { ...shading, single: '#', blank: 'cells=1', isClosed: () => false, hasNumbers: true },
  heyawake: {
    ...shading,
    single: '#',
    inks: 'quiet',
    blank: 'cells regions',
    isClosed: () => false,
    hasNumbers: true,
    isOfRegion: true,
  },
  kurodoko: { ...shading, single: '#', blank: 'cells', isClosed: isClue, hasNumbers: true, clues: ['?'] },
  lits: {
    ...shading,
    blank: 'regions',
    inks: 'patterned',
    quota: () => ({ value: '#', count: 4, isJoined: true }),
  },
  yinyang: { blank: 'cells', ...filledWith(['o', '#'], { o: 'white', '#': 'black' }), clues: ['o', '#'] },
  cave: { ...shading, blank: 'cells', isClosed: isClue, hasNumbers: true, clues: ['?'] },
  creek: { ...shading, blank: 'size corners', isClosed: () => false },
  snake: {
    ...shading,
    joins: 'body',
    blank: 'top left cells',
    counts: (token) => oneIf(token, '#', 'S', 'o'),
    isClosed: isClue,
    clues: ['S', 'o'],
  },
  tapa: { ...shading, blank: 'cells', isClosed: isClue, ...runsClues },
  shakashaka: {
    blank: 'cells',
    ...filledWith([BLANK, 'nw', 'ne', 'sw', 'se'], { nw: 'halfNw', ne: 'halfNe', sw: 'halfSw', se: 'halfSe' }),
    isClosed: isHole,
    clues: ['#'],
    hasWalls: true,
  },
  slitherlink: {
    blank: 'cells',
    ...fence(true),
    hasNumbers: true,
  },
  masyu: { ...line, hasCircles: true, clues: ['#', 'o'] },
  yajilin: {
    ...line,
    values: () => [...SHAPES, '#'],
    rest: '#',
    beside: ['#'],
    isClosed: isClue,
    composed: arrowClue,
    arrows: ['^', 'v', '<', '>'],
    clues: ['#'],
    hasHoles: true,
    hasBlocks: true,
  },
  country: { ...line, inks: 'quiet', blank: 'cells regions', hasNumbers: true, isOfRegion: true },
  shingoki: { ...line, hasCircles: true, composed: circleClue, clues: ['#', 'o'] },
  numberlink: {
    ...line,
    values: () => [...SHAPES, BLANK, ...ENDS],
    looks: { ...line.looks, ...Object.fromEntries(ENDS.map((end) => [end, `end-${end}`])) },
    hasNumbers: true,
  },
  gokigen: { blank: 'corners', ...filledWith(['/', '\\']) },
  fillomino: {
    blank: 'cells',
    values: sizesOf,
    symbols: ({ cells }) => numbers(1, Math.max(9, ...cells.filter(isNumber).map(Number))),
    hasSizes: true,
    marksDigits: true,
  },
  galaxies: {
    blank: 'size centres',
    values: () => [],
    isOfParts: true,
    hasCentres: true,
    clues: ['o', '>', 'v', 'x'],
    looks: { o: 'centre', '>': 'centreRight', v: 'centreBelow', x: 'centreCorner' },
  },
  hashi: {
    blank: 'cells',
    ...filledWith([BLANK, '-', '=', '|', '"'], { '-': 'bridge', '=': 'bridges', '|': 'upright', '"': 'uprights' }),
    hasIslands: true,
    hasNumbers: true,
    isClosed: isIsland,
    clues: ['?'],
  },
};

/** What a genre without a description has: its answer's tokens are not known, so nothing is filled in. */
const unknown = /** @type {Description} */ ({ blank: 'cells', values: () => [], isClosed: () => true });

/** @param {Pick<GridBoard, 'genre' | 'kind'>} board @returns {Description} */
export const describe = ({ genre, kind }) => (kind ? descriptionOf(kind) : (genres[genre] ?? unknown));

/** What a person can fill in. @param {GridBoard} board */
export function symbolsOf(board) {
  const { symbols, values } = describe(board);
  return (symbols ?? values)(board);
}

/** What is in each cell: '' where something can be filled in. @param {GridBoard} board @returns {string[]} */
export function valuesOf(board) {
  const { isClosed, hasHoles, isOfParts } = describe(board);
  const known = new Set(describe(board).values(board));
  return board.cells.map((token, cell) => {
    const filled = board.filled[cell];
    if (isOfParts) return filled === UNKNOWN ? '' : filled;
    // What is no cell has no value, also in genres in which a black cell is a value.
    if (isClosed?.(board, cell)) return token === BLANK ? '#' : hasHoles && token === '#' ? '~' : token;
    const isGiven = token !== BLANK && known.has(token) && !isOnlyClue(board, cell);
    if (isGiven || (token === 'x' && known.has('-')) || (token === UNKNOWN && known.has('~'))) return token;
    return filled === UNKNOWN ? '' : filled;
  });
}

/** Whether what is in a cell is a clue, though it looks like a value. @param {GridBoard} board @param {number} cell */
const isOnlyClue = (board, cell) => describe(board).hasOnlyClues || (describe(board).hasCages && isTarget(board, cell));

/** Whether a cell is where its region has its target. @param {GridBoard} board @param {number} cell */
export const isTarget = ({ regions }, cell) => regions.indexOf(regions[cell]) === cell;

/** The clue of a cell, apart from its value; '' where there is none. @param {GridBoard} board @param {number} cell */
export function clueAt(board, cell) {
  const token = board.cells[cell];
  if (token === BLANK) return '';
  return !describe(board).values(board).includes(token) || isOnlyClue(board, cell) ? token : '';
}

/**
 * Whether a number that counts something can no longer be met, on a board that shows contradictions.
 * @param {GridBoard} board
 * @param {number} number
 * @param {{has: number, open: number}} found
 */
export const isBroken = ({ isQuiet }, number, { has, open }) => !isQuiet && (has > number || has + open < number);

/**
 * Whether a clue outside is met by its line, or cannot be met any more, as far as its rule is known here.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {Side} side
 * @param {number} line
 * @returns {'met' | 'broken' | ''}
 */
export function outsideState(board, values, side, line) {
  const isColumn = side === 'top' || side === 'bottom';
  const clue = sideClues(board, side)[line];
  const { counts, hasWeights, says } = describe(board);
  const cells = lineCells(board, isColumn ? 'column' : 'row', line);
  if (says && clue !== '') {
    const tokens = cells.map((cell) => values[cell]);
    if (tokens.some((token) => token === '')) return '';
    if (says(side === 'bottom' || side === 'right' ? tokens.reverse() : tokens) === clue) return 'met';
    return board.isQuiet ? '' : 'broken';
  }
  if (!counts || !isNumber(clue)) return '';
  const weighed = cells.map((cell, at) => ({ cell, weight: hasWeights ? at + 1 : 1 }));
  const sum = weighed.reduce((all, { cell, weight }) => all + counts(values[cell], side) * weight, 0);
  const open = weighed.reduce((all, { cell, weight }) => all + (values[cell] === '' ? weight : 0), 0);
  if (isBroken(board, Number(clue), { has: sum, open })) return 'broken';
  return sum === Number(clue) && (sum > 0 || open === 0) ? 'met' : '';
}
