// Which clues in cells and at corners are met by what is on the board, and which cannot be met any more. A clue counts
// something near it: how much of that is there, and how much is still open. Tested by tests/wasm/met.test.js.

import { describe, isBroken, isIsland, valuesOf } from './genres.js';
import { partsOf } from './looks/parts.js';
import { around, BLANK, beside, regionsOf } from './text.js';

/** @import { GridBoard } from './text.js' */

/**
 * How a clue stands: what it counts, and how many cells are open that may still count.
 * @typedef {{has: number, open: number, isOpen?: boolean}} Tally  isOpen: whether cells must still be
 *   shaded before the clue is met
 *
 * @typedef {(board: GridBoard, values: string[]) => (cell: number) => Tally | undefined} Counting  what all clues share
 *   is found once
 */

/**
 * @param {string[]} values
 * @param {number[]} cells
 * @param {(value: string) => boolean} counts
 * @returns {Tally}
 */
const tally = (values, cells, counts) => ({
  has: cells.filter((cell) => counts(values[cell])).length,
  open: cells.filter((cell) => values[cell] === '').length,
});

/** @param {string} token */
const isShaded = (token) => token === '#';

/** The cells from a cell to the edge of the board, in the four ways: above, below, left, right. */
const raysOf = (/** @type {GridBoard} */ { rows, columns }, /** @type {number} */ cell) => {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [
    { step: -columns, length: row },
    { step: columns, length: rows - 1 - row },
    { step: -1, length: column },
    { step: 1, length: columns - 1 - column },
  ].map(({ step, length }) => Array.from({ length }, (_, at) => cell + (at + 1) * step));
};

/** The cells of a board that are no clues, among some. @param {GridBoard} board @param {number[]} cells */
const clueless = ({ cells: tokens }, cells) => cells.filter((cell) => tokens[cell] === BLANK);

/**
 * How many cells are seen up to the first one that ends the view.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number} cell
 * @param {string} [end]  the value that ends it
 * @param {number} [own]  1 if the cell itself is counted
 * @returns {Tally}
 */
function seen(board, values, cell, end = '#', own = 1) {
  const rays = raysOf(board, cell).map((ray) => {
    const last = ray.findIndex((other) => values[other] === end);
    return last < 0 ? ray : ray.slice(0, last);
  });
  const sure = rays.map((ray) => {
    const open = ray.findIndex((other) => values[other] === '');
    return open < 0 ? ray.length : open;
  });
  const [has, most] = [sure, rays.map((ray) => ray.length)].map((all) => all.reduce((sum, each) => sum + each, own));
  return between(board, cell, has, most);
}

/**
 * The tally of a clue that has two bounds. If all open cells together are just enough, they count as filled in.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {number} has  with what is filled in
 * @param {number} most  with every open cell
 * @returns {Tally}
 */
function between(board, cell, has, most) {
  const isOpen = most > Number(/\d+/.exec(board.cells[cell])?.[0]);
  return isOpen ? { has, open: most - has, isOpen } : { has: most, open: 0 };
}

/**
 * How large the pieces near a clue are together, or the largest one of its region.
 * @param {string} of  the clues: a cell with a mark of them belongs to no piece
 * @param {string} token  the value of the pieces
 * @param {string} [where]  they are; in its region when left out
 * @returns {Counting}
 */
function sizesOf(of, token, where) {
  const near = { 'beside it': beside, 'at its corners': corners }[where ?? ''];
  /** @type {(board: GridBoard, cell: number, values: string[], isOf: (value: string) => boolean) => number} */
  const size = (board, cell, values, isOf) => {
    const cells = new Set((near ?? places.region)(board, cell));
    const own = values.map((value, at) => (isOf(value) && (near || cells.has(at)) ? token : ''));
    const sizes = areasOf(board, own).flatMap((area) => (area.some((at) => cells.has(at)) ? area.length : []));
    return near ? sizes.reduce((all, each) => all + each, 0) : Math.max(0, ...sizes);
  };
  return (board, values) => {
    const known = values.map((value, cell) => (board.cells[cell].startsWith(of) ? BLANK : value));
    return (cell) => {
      const has = size(board, cell, known, (value) => value === token);
      return between(
        board,
        cell,
        has,
        size(board, cell, known, (value) => value === token || value === ''),
      );
    };
  };
}

/**
 * How large the piece of a clue is. A piece with open cells is not counted, unless with all of them it has its size.
 * @param {(value: string) => boolean} isOfPiece  whether a cell with such a value, perhaps open, belongs to it
 * @param {boolean} [isAlone]  whether a piece has one clue only: with a second one it is not met, whatever its size
 * @returns {Counting}
 */
const pieceOf = (isOfPiece, isAlone) => (board, values) => {
  /** The island of each cell that has been looked at. @type {Map<number, Set<number>>} */
  const islands = new Map();
  /** Those with a cell that may still be sea. */
  const open = new Set();
  return (cell) => {
    const own = islands.get(cell) ?? new Set([cell]);
    if (!islands.has(cell))
      for (const at of own) {
        islands.set(at, own);
        if (values[at] === '' && at !== cell) open.add(own);
        for (const other of beside(board, at)) if (isOfPiece(values[other])) own.add(other);
      }
    const isOfSize = own.size === Number(board.cells[cell]);
    if (isAlone && isOfSize && clueless(board, [...own]).length < own.size - 1) return undefined;
    return isOfSize || !open.has(own) ? { has: own.size, open: 0 } : undefined;
  };
};

const island = pieceOf((value) => value !== '#', true);

/** How many cells of a clue's region count. @param {(value: string) => boolean} counts @returns {Counting} */
const ofRegion = (counts) => (board, values) => {
  const regions = regionsOf(board);
  return (cell) => tally(values, regions.get(board.regions[cell]) ?? [], counts);
};

/**
 * How many cells are shaded where an arrow points.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number} cell
 */
function pointed(board, values, cell) {
  const way = '^v<>'.indexOf(board.cells[cell].slice(-1));
  return way < 0 ? undefined : tally(values, clueless(board, raysOf(board, cell)[way]), isShaded);
}

/** How many bridges an island has. @param {GridBoard} board @param {string[]} values @param {number} cell */
function bridges(board, values, cell) {
  const ends = raysOf(board, cell).map((ray, way) => {
    const bridge = values[ray[0]] ?? BLANK;
    const isPossible = ray.some((other) => isIsland(board, other));
    if (bridge === '') return { has: 0, open: isPossible ? 2 : 0 };
    return { has: (way < 2 ? '|"' : '-=').indexOf(bridge) + 1, open: 0 };
  });
  return ends.reduce((sum, end) => ({ has: sum.has + end.has, open: sum.open + end.open }));
}

/** How large the part with a clue is, if it has only this one. @type {Counting} */
function part({ cells }, values) {
  const parts = partsOf(values);
  const own = new Map(parts.flatMap((part) => part.map((cell) => [cell, part])));
  return (cell) => {
    const part = own.get(cell);
    const isOnly = part?.every((other) => other === cell || cells[other] === BLANK);
    return part && isOnly ? { has: part.length, open: 0 } : undefined;
  };
}

/**
 * What a clue counts that looks at its own cells only.
 * @param {(board: GridBoard, values: string[], cell: number) => Tally | undefined} counting
 * @returns {Counting}
 */
const each = (counting) => (board, values) => (cell) => counting(board, values, cell);

/**
 * How many of the cells beside a clue, or around it, have what it counts.
 * @param {(board: GridBoard, cell: number) => number[]} near
 * @param {(value: string) => boolean} counts
 */
const ofNear = (near, counts) =>
  each((board, values, cell) => tally(values, clueless(board, near(board, cell)), counts));

/** By genre, what a clue with a number counts. @type {Record<string, Counting>} */
const countings = {
  akari: ofNear(beside, (value) => value === '*'),
  shakashaka: ofNear(beside, (value) => value !== '' && value !== BLANK),
  minesweeper: ofNear(around, (value) => value === '*'),
  mosaic: each((board, values, cell) => tally(values, [cell, ...around(board, cell)], isShaded)),
  heyawake: ofRegion(isShaded),
  country: ofRegion((value) => value !== '' && value !== BLANK),
  kurodoko: each((board, values, cell) => seen(board, values, cell)),
  cave: each((board, values, cell) => seen(board, values, cell)),
  nurikabe: island,
  yajilin: each(pointed),
  hashi: each(bridges),
  shikaku: part,
};

/**
 * The cells around a cell in their order, as far as they are on the board.
 * @param {GridBoard} board
 * @param {number} cell
 */
const ringOf = ({ rows, columns }, cell) =>
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
  ].map(([down, right]) => {
    const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
  });

/**
 * The lengths of the runs around a cell, as Tapa counts them.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number} cell
 */
function runsAround(board, values, cell) {
  const shaded = ringOf(board, cell).map((other) => values[other] === '#');
  if (shaded.every(Boolean)) return [8];
  const start = shaded.indexOf(false);
  const turned = [...shaded.slice(start), ...shaded.slice(0, start)].map((is) => (is ? '#' : '.')).join('');
  return turned
    .split(/\.+/)
    .filter(Boolean)
    .map((run) => run.length);
}

/** Whether a clue of Tapa has its runs. @param {GridBoard} board @param {string[]} values @param {number} cell */
function hasRuns(board, values, cell) {
  const runs = runsAround(board, values, cell).sort();
  const wanted = [...board.cells[cell]].map((run) => (run === '?' ? run : Number(run)));
  const known = wanted.filter((run) => run !== '?').sort();
  if (`${wanted}` === '0') return runs.length === 0 && tally(values, ringOf(board, cell), isShaded).open === 0;
  if (runs.length !== wanted.length) return false;
  const left = [...runs];
  return known.every((run) => {
    const at = left.indexOf(Number(run));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a cage has its target. @param {GridBoard} board @param {string[]} values */
function hasTarget(board, values) {
  const regions = regionsOf(board);
  return (/** @type {number} */ cell) => {
    const numbers = (regions.get(board.regions[cell]) ?? []).map((each) => Number(values[each] || NaN));
    return isTarget(board.cells[cell], numbers);
  };
}

/** Whether numbers make a target: with its sign, or with any. @param {string} clue @param {number[]} numbers */
function isTarget(clue, numbers) {
  const [, target, sign] = /^(\d+)(\D?)$/.exec(clue) ?? [];
  const [sum, product, most] = [
    numbers.reduce((a, b) => a + b, 0),
    numbers.reduce((a, b) => a * b, 1),
    Math.max(...numbers),
  ];
  const results = { '+': sum, '*': product, '-': 2 * most - sum, '/': (most * most) / product };
  return Object.entries(results).some(([each, result]) => (!sign || sign === each) && result === Number(target));
}

/** The cells at the corners of a cell. @param {GridBoard} board @param {number} cell */
const corners = (board, cell) => around(board, cell).filter((other) => !beside(board, cell).includes(other));

/**
 * The cells near a clue, by the words of rules.
 * @type {Record<string, (board: GridBoard, cell: number) => number[]>}
 */
const places = {
  neighbours: beside,
  'neighbours and itself': (board, cell) => [cell, ...beside(board, cell)],
  block: (board, cell) => [cell, ...around(board, cell)],
  'touching cells': around,
  corners,
  arrow: (board, cell) => raysOf(board, cell)['^v<>'.indexOf(board.cells[cell].slice(-1))] ?? [],
  region: (board, cell) => regionsOf(board).get(board.regions[cell]) ?? [],
};

/** By genre, the cells some of which a clue counts. @type {Record<string, (typeof places)['']>} */
const counted = { akari: beside, minesweeper: around, mosaic: places.block, heyawake: places.region };

/**
 * The cells among which a clue counts, if once it is met none of the others can be of those that it counts.
 * @param {GridBoard} board
 * @param {number} cell  with the clue
 */
export function cellsOfClue(board, cell) {
  const { counting = [], rest } = describe(board);
  const clue = board.cells[cell];
  const own = counting.find(
    ({ of, value, what, token }) => what === 'number' && token !== rest && value === undefined && isClueOf(of, clue),
  );
  const near = counted[board.genre] ?? (own && places[own.where]);
  return near?.(board, cell) ?? [];
}

/** Whether a clue is one of those that a rule of a kind is about. @param {string} of @param {string} clue */
const isClueOf = (of, clue) => (/^\d/.test(clue) ? of === 'number' || of === 'region' : clue.startsWith(of));

/** What a clue of a kind counts. @param {import('./kind-counts.js').Count} count @returns {Counting} */
function countingOf({ of, what, token = '', where }) {
  if (what === 'piece') return pieceOf((value) => value === token || value === '');
  if (what === 'pieces' || what === 'largest') return sizesOf(of, token, where);
  const end = token === '#' ? BLANK : '#';
  if (what === 'sees') return each((board, values, cell) => seen(board, values, cell, end, where ? 0 : 1));
  const isCounted = (/** @type {string} */ value) => (token === 'turn' ? /^[ns][ew]$/.test(value) : value === token);
  if (what === 'number') return each((board, values, cell) => tally(values, places[where](board, cell), isCounted));
  return each((board, values, cell) => {
    const near = places[where](board, cell).filter((other) => values[other] === '' || /^\d+$/.test(values[other]));
    const numbers = near.flatMap((other) => (values[other] === '' ? [] : Number(values[other])));
    const isOpen = numbers.length < near.length;
    const has =
      what === 'product' ? numbers.reduce((all, each) => all * each, 1) : numbers.reduce((all, each) => all + each, 0);
    return { has, open: isOpen ? Infinity : 0, isOpen };
  });
}

/**
 * What clues count by the rules of a kind.
 * @param {import('./kind-counts.js').Count[]} counts
 * @returns {Counting}
 */
const ofKind = (counts) => (board, values) => {
  const all = counts.map((count) => ({ ...count, counting: countingOf(count)(board, values) }));
  return (cell) =>
    all
      .find(({ of, value }) => isClueOf(of, board.cells[cell]) && (value === undefined || value === values[cell]))
      ?.counting(cell);
};

/** @type {Record<string, (board: GridBoard, values: string[]) => (cell: number) => boolean>} */
const checks = { tapa: (board, values) => (cell) => hasRuns(board, values, cell), kenken: hasTarget };

/** Whether a clue may still be 0, which is met when everything around it is ruled out. @param {Tally} tally */
const isUntouched = ({ has, open }) => has === 0 && open > 0;

/**
 * The cells whose clues are met, and those whose clues can no longer be met.
 * @param {GridBoard} board
 * @param {string[]} [values]
 */
export function cluesMet(board, values = valuesOf(board)) {
  /** @type {Set<number>} */
  const met = new Set();
  /** @type {Set<number>} */
  const broken = new Set();
  const { counting: counts = [] } = describe(board);
  const counting = (countings[board.genre] ?? ofKind(counts))(board, values);
  const check = checks[board.genre]?.(board, values);
  for (const [cell, token] of board.cells.entries()) {
    if (token === BLANK) continue;
    if (check?.(cell)) met.add(cell);
    const [number] = /\d+/.exec(token) ?? [];
    const found = number === undefined ? undefined : counting(cell);
    if (!found) continue;
    if (found.has === Number(number) && !found.isOpen && !isUntouched(found)) met.add(cell);
    if (isBroken(board, Number(number), found)) broken.add(cell);
  }
  return { met, broken };
}

/**
 * The cells of the areas that are complete: of nurikabe islands, of fillomino areas of as many cells as their number.
 * @param {GridBoard} board
 * @param {string[]} values
 */
export function areasMet(board, values) {
  if (board.genre === 'fillomino') return areasOf(board, values).flatMap((area) => (isFull(area, values) ? area : []));
  if (board.genre !== 'nurikabe') return [];
  const cells = cluesMet({ ...board, isQuiet: true }, values).met;
  for (const cell of cells) for (const other of beside(board, cell)) if (values[other] !== '#') cells.add(other);
  return [...cells];
}

/**
 * The regions that have what each region has to have: stars, shaded cells in one piece.
 * @param {GridBoard} board
 * @param {string[]} values
 * @returns {Set<string>}
 */
export function regionsMet(board, values) {
  const { value, count, isJoined } = describe(board).quota?.(board) ?? {};
  if (value === undefined) return new Set();
  const isMet = (/** @type {number[]} */ cells) => {
    const own = cells.filter((cell) => values[cell] === value);
    const piece = new Set(own.slice(0, 1));
    for (const at of piece) for (const other of beside(board, at)) if (own.includes(other)) piece.add(other);
    return own.length === count && (!isJoined || piece.size === count);
  };
  return new Set([...regionsOf(board)].flatMap(([name, cells]) => (isMet(cells) ? name : [])));
}

/** @param {number[]} area @param {string[]} values */
const isFull = (area, values) => area.length === Number(values[area[0]]);

/** The areas of cells that have the same number. @param {GridBoard} board @param {string[]} values */
function areasOf(board, values) {
  /** @type {Set<number>} */
  const known = new Set();
  return values.flatMap((value, cell) => {
    if (value === '' || known.has(cell)) return [];
    const area = new Set([cell]);
    for (const at of area) for (const other of beside(board, at)) if (values[other] === value) area.add(other);
    for (const at of area) known.add(at);
    return [[...area]];
  });
}

/**
 * Whether a clue at a corner is met, or cannot be any more: it counts shaded cells, or slashes that end there.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {number} row  of the corner
 * @param {number} column
 * @returns {'met' | 'broken' | ''}
 */
export function cornerState(board, values, row, column) {
  const { genre, rows, columns, sections } = board;
  const number = Number(sections.get('corners')?.[row][column]);
  const near = [
    [-1, -1, '\\'],
    [-1, 0, '/'],
    [0, -1, '/'],
    [0, 0, '\\'],
  ].flatMap(([down, right, slash]) => {
    const [r, c] = [row + Number(down), column + Number(right)];
    const isInside = r >= 0 && r < rows && c >= 0 && c < columns;
    return isInside ? [{ value: values[r * columns + c], counts: genre === 'gokigen' ? slash : '#' }] : [];
  });
  const has = near.filter(({ value, counts }) => value === counts).length;
  const open = near.filter(({ value }) => value === '').length;
  if (isBroken(board, number, { has, open })) return 'broken';
  return has === number && !isUntouched({ has, open }) ? 'met' : '';
}
