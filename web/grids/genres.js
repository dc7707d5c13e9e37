// What the page knows of each genre: its values, what is a clue, and what is drawn beside the cells. A genre that is
// not here is drawn from its sections. Rules are core's: only what contradicts itself at first sight is known here.

import { arrowClue, circleClue, runsClues } from './composing.js';
import { kindOf } from './kinds.js';
import { between } from './signs.js';
import { allLines, around, BLANK, beside, cellNamed, lineCells, regionsOf, sideClues, UNKNOWN } from './text.js';

/** @import { Sign } from './signs.js' */
/** @import { GridBoard, Side } from './text.js' */

/**
 * @typedef {object} Description
 * @property {(board: GridBoard) => string[]} values  the tokens of answers in the order of core
 * @property {(board: GridBoard) => string[]} [symbols]  what a person fills in, in the order of the keypad, and in that
 *   in which clicks go on; the values where left out
 * @property {string} [rest]  the value of all cells that a person leaves out
 * @property {boolean} [isPainted]  whether clicks and strokes fill cells in
 * @property {boolean} [isPlaced]  whether a click places a thing, and a stroke rules cells out
 * @property {boolean} [isOfParts]  whether an answer is parts of the board, which are drawn from corner to corner
 * @property {boolean} [isDrawn]  whether a value is a line through its cell, which a stroke draws
 * @property {boolean} [hasFence]  whether a line is drawn around the cells with the value `#`
 * @property {boolean} [hasIslands]  whether clues are islands, and values bridges between them
 * @property {boolean} [hasCentres]  whether regions are drawn around centres
 * @property {boolean} [hasSizes]  whether there is a border between different values
 * @property {boolean} [hasCircles]  whether clues are circles: black `#` and white `o`, perhaps with numbers
 * @property {string[]} [clues]  the tokens of clues that are typed in cells; where cells are painted, a click puts the
 *   first one there
 * @property {boolean} [hasNumbers]  whether clues in cells are numbers
 * @property {(now: string, isOn: boolean, key: string) => string | undefined} [composed]  the clue of a cell after a
 *   key, where it has several parts (composing.js)
 * @property {boolean} [hasRuns]  whether a clue is several digits, each a number of its own
 * @property {string[]} [arrows]  the keys that say where a clue points
 * @property {boolean} [isOfRegion]  whether a clue in a cell is that of its region
 * @property {'plain' | 'waves' | 'body'} [joins]  how shaded cells join into one shape (looks/shading.js)
 * @property {'patterned' | 'quiet'} [inks]  how regions have inks (looks/regions.js); quiet where cells are filled, too
 * @property {boolean} [hasLight]  whether lamps light cells (looks/lights.js)
 * @property {boolean} [hasShips]  whether parts of ships join (looks/ships.js)
 * @property {boolean} [hasWalls]  whether a black cell may have a digit
 * @property {string} [counted]  the parameter that a digit changes
 * @property {Sign[]} [signs]  that may stand between two cells
 * @property {(board: GridBoard, cell: number) => boolean} [isClosed]  whether nothing is filled in there
 * @property {(board: GridBoard) => number[][]} [units]  groups of cells with different values
 * @property {Set<string>} [apart]  values of which no two touch, not even by a corner
 * @property {boolean} [isApart]  the same of any two equal values
 * @property {string} [single]  the value of which no two share an edge
 * @property {(board: GridBoard) => Limit[]} [limits]  how often a value may be in some cells
 * @property {(token: string, side: Side) => number} [counts]  what a value counts for a clue outside
 * @property {(line: string[]) => string} [says]  what a clue outside says of a line that is full, seen from there
 * @property {boolean} [hasWeights]  whether a cell counts as its place in the line, which is written beside it
 * @property {(board: GridBoard) => string[][]} [pairs]  a cell, a sign and the cell beside it, as a text has them
 * @property {boolean} [hasCages]  whether regions are drawn as cages, with a target in the first cell
 * @property {number} [box]  the side of boxes that are ruled
 * @property {(board: GridBoard) => Set<number>[]} [boxes]  that are ruled bold where there are no regions
 * @property {boolean} [hasHoles]  whether `#` in cells is no cell of the board; elsewhere it is a black one
 * @property {boolean} [hasBlocks]  whether what is no cell is a block on the board: elsewhere the board ends there
 * @property {import('./kinds.js').Count[]} [counting]  of a kind that is a text: what its clues in cells count
 * @property {boolean} [hasOnlyClues]  whether what stands in `cells` is always a clue, also where it could be a value
 * @property {boolean} [isText]  whether its kind is a text (kinds.js): then only core knows its rules
 * @property {string} [tubes]  the section of lines of cells that are drawn, each from its first cell on
 * @property {'touching cells' | 'neighbours'} [trail]  where the next number is: a line joins them
 * @property {string[]} [beside]  values of cells that are on no line, where a value is a line
 * @property {string} blank  the sections of an empty board, as `blankText` reads them
 * @property {boolean} [marksDigits]  whether pencil marks are values
 * @property {Record<string, string>} [looks]  how tokens are drawn, by names of marks.js, where it is not by themselves
 */

/** @typedef {{cells: number[], value: string, most: number}} Limit */

/** @param {number} from @param {number} to */
const numbers = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i));

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
const latin = {
  blank: '',
  values: ({ rows }) => numbers(1, rows),
  units: allLines,
  marksDigits: true,
};

/** Cells are shaded, or not. @type {Description} */
const shading = {
  blank: '',
  values: () => [BLANK, '#'],
  symbols: () => ['#', BLANK],
  rest: BLANK,
  isPainted: true,
  joins: 'plain',
  counts: (token) => oneIf(token, '#'),
  isClosed: isHole,
};

/** Things stand in cells. @param {string} thing @param {string} look @returns {Description} */
const placing = (thing, look) => ({
  blank: '',
  values: () => [BLANK, thing],
  symbols: () => [thing, BLANK],
  rest: BLANK,
  isPainted: true,
  isPlaced: true,
  counts: (token) => oneIf(token, thing),
  looks: { [thing]: look },
  isClosed: isHole,
});

/** Halves of a cell, by the corner that is shaded. */
const halves = ['nw', 'ne', 'sw', 'se'];

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

/** @param {GridBoard} board */
const largest = (board) => Math.max(1, ...regions(board).map((cells) => cells.length));

const SHAPES = ['ns', 'ew', 'ne', 'nw', 'se', 'sw'];
const ENDS = ['n', 'e', 's', 'w'];

/** A line goes through the middles of cells. @type {Description} */
const line = {
  blank: 'cells',
  values: () => [...SHAPES, BLANK],
  rest: BLANK,
  isPainted: true,
  isDrawn: true,
  looks: {
    ...Object.fromEntries(SHAPES.map((shape) => [shape, `line-${shape}`])),
    ...Object.fromEntries(ENDS.map((end) => [end, `end-${end}`])),
  },
};

/** Islands are closed: their bridges are beside them. @param {GridBoard} board @param {number} cell */
export const isIsland = ({ cells }, cell) => cells[cell] === UNKNOWN || isNumber(cells[cell]);

/** The numbers of a fillomino in the order of core: those that have a value each. @param {GridBoard} board */
function sizesOf({ cells }) {
  const large = [...new Set(cells.filter((token) => Number(token) > 63))].sort((a, b) => Number(a) - Number(b));
  return [...numbers(1, Math.min(cells.length, 63 - large.length)), ...large];
}

/** No more stars than there are to be in a row, a column and a region. @param {GridBoard} board @returns {Limit[]} */
function starLimits(board) {
  const most = Number(parameter(board, 'stars')?.[0] ?? 1);
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
    values: () => ['0', '1'],
    isPainted: true,
    limits: halfLimits,
    pairs: pairsOf,
    signs: [...between('=', '=', '"'), ...between('x', 'x', '%')],
    clues: ['0', '1'],
    looks: { 0: 'zero', 1: 'one' },
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
    ...latin,
    blank: 'cells regions',
    values: (board) => numbers(1, largest(board)),
    units: regions,
    isApart: true,
  },
  ripple: { ...latin, blank: 'cells regions', values: (board) => numbers(1, largest(board)), units: regions },
  akari: { ...placing('*', 'lamp'), blank: 'cells', units: lit, clues: ['#'], hasWalls: true, hasLight: true },
  norinori: { ...shading, blank: 'regions', inks: 'patterned' },
  kakurasu: { ...shading, blank: 'top left', hasWeights: true },
  thermometers: { ...shading, joins: undefined, blank: 'top left lines', tubes: 'lines', looks: { '#': 'filled' } },
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
    values: () => ['+', '-', BLANK],
    isPainted: true,
    counts: (token, side) => oneIf(token, side === 'top' || side === 'left' ? '+' : '-'),
    looks: { '+': 'plus', '-': 'minus', x: 'dot' },
    isClosed: isHole,
    clues: ['+', '-', 'x'],
  },
  tenner: {
    ...latin,
    says: (line) => String(line.reduce((sum, token) => sum + Number(token), 0)),
    blank: 'cells bottom',
    values: () => numbers(0, 9),
    units: (board) => numbers(0, board.rows - 1).map((row) => lineCells(board, 'row', Number(row))),
    isApart: true,
  },
  multisudoku: {
    ...latin,
    blank: 'cells',
    hasHoles: true,
    values: () => numbers(1, 9),
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
  lits: { ...shading, blank: 'regions', inks: 'patterned' },
  yinyang: {
    blank: 'cells',
    values: () => ['o', '#'],
    isPainted: true,
    looks: { o: 'white', '#': 'black' },
    clues: ['o', '#'],
  },
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
    values: () => [BLANK, ...halves],
    symbols: () => [...halves, BLANK],
    rest: BLANK,
    isPainted: true,
    looks: { nw: 'halfNw', ne: 'halfNe', sw: 'halfSw', se: 'halfSe' },
    isClosed: isHole,
    clues: ['#'],
    hasWalls: true,
  },
  slitherlink: {
    blank: 'cells',
    values: () => [BLANK, '#'],
    symbols: () => ['#', BLANK],
    rest: BLANK,
    isPainted: true,
    hasFence: true,
    looks: { '#': 'inside', [BLANK]: 'outside' },
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
  numberlink: { ...line, values: () => [...SHAPES, BLANK, ...ENDS], hasNumbers: true },
  gokigen: { blank: 'corners', values: () => ['/', '\\'], isPainted: true },
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
    values: () => [BLANK, '-', '=', '|', '"'],
    symbols: () => ['-', '=', '|', '"', BLANK],
    rest: BLANK,
    isPainted: true,
    hasIslands: true,
    hasNumbers: true,
    isClosed: isIsland,
    clues: ['?'],
    looks: { '-': 'bridge', '=': 'bridges', '|': 'upright', '"': 'uprights' },
  },
};

/** What a genre without a description has: its answer's tokens are not known, so nothing is filled in. */
const unknown = /** @type {Description} */ ({ blank: 'cells', values: () => [], isClosed: () => true });

/** @param {GridBoard} board @returns {Description} */
export const describe = ({ genre, kind }) => kind?.description ?? genres[genre] ?? unknown;

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
    // What is no cell has no value either, also where a black cell is one.
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
 * Whether a number that counts something can no longer be met, where that is to be seen.
 * @param {GridBoard} board
 * @param {number} number
 * @param {{has: number, open: number}} found
 */
export const isBroken = ({ isQuiet }, number, { has, open }) => !isQuiet && (has > number || has + open < number);

/** The cells that contradict each other at first sight. @param {GridBoard} board @param {string[]} values */
export function conflictsIn(board, values) {
  const { units, apart, isApart, single, rest, isClosed, limits } = describe(board);
  /** @type {Set<number>} */
  const clashing = new Set();
  const counted = values.map((value, cell) => (value === rest || isClosed?.(board, cell) ? '' : value));
  for (const unit of units?.(board) ?? []) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (const cell of unit) {
      const value = counted[cell];
      if (value === '' || (board.genre === 'skyscrapers' && value === '0') || value === BLANK) continue;
      const twin = seen.get(value);
      if (twin !== undefined) clashing.add(twin).add(cell);
      seen.set(value, cell);
    }
  }
  for (const { cells, value, most } of limits?.(board) ?? []) {
    const own = cells.filter((cell) => counted[cell] === value);
    if (own.length > most) for (const cell of own) clashing.add(cell);
  }
  for (const [cell, value] of counted.entries()) {
    if (value === '') continue;
    const near = isApart || apart?.has(value) ? around(board, cell) : value === single ? beside(board, cell) : [];
    if (near.some((other) => counted[other] === value)) clashing.add(cell);
  }
  return clashing;
}

/**
 * Whether a clue outside says what is on its line, or can no longer, as far as that is known here.
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

/**
 * An empty board: each section of `blank` with its usual tokens.
 * @param {string} genre  or the text of a kind
 * @param {number} rows
 * @param {number} columns
 */
export function blankText(genre, rows, columns) {
  const kind = kindOf(genre);
  const { blank } = kind?.description ?? genres[genre] ?? unknown;
  const lines = genre.startsWith('kind ') ? [genre, ''] : [genre];
  for (const [name, usual = BLANK] of blank.split(' ').map((part) => part.split('='))) {
    const [height, width] = heightAndWidth(name, rows, columns);
    if (name === 'size') lines.push(`size ${rows} ${columns}`);
    else if (usual === 'list') lines.push(name, 'r1c1');
    else if (name === 'centres') lines.push(name, `r${(rows + 1) / 2}c${(columns + 1) / 2}`);
    else if (height === 0) lines.push(`${name} ${usual.replaceAll(',', ' ')}`);
    else lines.push(name, ...numbers(0, height - 1).map((row) => blankRow(name, usual, Number(row), width)));
  }
  return lines.join('\n');
}

/**
 * The rows and tokens of a section; 0 of a parameter.
 * @param {string} name
 * @param {number} rows
 * @param {number} columns
 */
function heightAndWidth(name, rows, columns) {
  if (name === 'cells' || name === 'regions') return [rows, columns];
  if (name === 'corners') return [rows + 1, columns + 1];
  if (name === 'rows' || name === 'columns') return [name === 'rows' ? rows : columns, 1];
  if (name === 'top' || name === 'bottom') return [1, columns];
  if (name === 'left' || name === 'right') return [1, rows];
  if (name === 'corners') return [rows + 1, columns + 1];
  return name === 'lines' ? [1, 1] : [0, 0];
}

/** @param {string} name @param {string} usual @param {number} row @param {number} width */
function blankRow(name, usual, row, width) {
  const fixed = /** @type {Record<string, string>} */ ({ rows: '0', columns: '0', lines: 'r1c1' })[name];
  const region = name === 'regions' && usual === BLANK ? 'A' : usual;
  const tokens = numbers(row * width, (row + 1) * width - 1).map((cell) => {
    if (usual === 'each') return String(Number(cell) + 1);
    return usual === 'dominoes' ? String(Math.floor(Number(cell) / 2) + 1) : (fixed ?? region);
  });
  return tokens.join(' ');
}
