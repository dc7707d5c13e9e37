// The rules that can be drawn: for each kind what a person draws (its gesture), its number, and how `iss` writes it.
// A kind is often a rule of `iss`. Some are a special case of one: a white dot with another difference and a slow
// thermometer are a `Pair` with a table, a minimum is a `GreaterThan` between a cell and all its neighbours, and an odd
// cell is a list of candidates. Tested by tests/wasm/variant-rules.test.js.

/** @import { Variant } from './text.js' */

/**
 * What is drawn: cells in order, cells in any order, two neighbours, four cells around a corner, one cell, a place
 * beside a row or column, a place at the end of a diagonal, cells and where their copy begins, cells of one region.
 * @typedef {'path' | 'set' | 'edge' | 'corner' | 'cell' | 'side' | 'diagonal' | 'clone' | 'region'} Gesture
 *
 * @typedef {'cells' | 'areas' | 'lines' | 'dots' | 'outside'} Family
 *
 * The number of a rule. `usual` is what a new one has; '' when it may have none. A list is several values of cells.
 * @typedef {{word: 'sum' | 'difference' | 'ratio' | 'modulus' | 'clue' | 'values', usual: string, least?: number,
 *   most?: number, isOptional?: boolean}} Value
 *
 * @typedef {object} Kind
 * @property {string} id
 * @property {Family} family
 * @property {Gesture} gesture
 * @property {number} [least]  cells
 * @property {Value} [value]
 * @property {'square' | 'nine'} [needs]  a square board, or nine values
 */

/** @type {Value} */
const SUM = { word: 'sum', usual: '', least: 0, most: 999 };
/** @type {Value} */
const CLUE = { word: 'clue', usual: '', least: 0, most: 999 };

/** @param {string} id @param {Partial<Kind>} [more] @returns {Kind} */
const line = (id, more) => ({ id, family: 'lines', gesture: 'path', least: 2, ...more });
/** @param {string} id @param {Partial<Kind>} [more] @returns {Kind} */
const area = (id, more) => ({ id, family: 'areas', gesture: 'set', least: 1, ...more });
/** @param {string} id @param {Partial<Kind>} [more] @returns {Kind} */
const dot = (id, more) => ({ id, family: 'dots', gesture: 'edge', least: 2, ...more });
/** @param {string} id @returns {Kind} */
const cell = (id) => ({ id, family: 'cells', gesture: 'cell', least: 1 });
/** @param {string} id @param {Partial<Kind>} [more] @returns {Kind} */
const outside = (id, more) => ({ id, family: 'outside', gesture: 'side', least: 2, value: CLUE, ...more });

/** In the order in which they are offered. @type {Kind[]} */
export const kinds = [
  area('Cage', { value: { ...SUM, isOptional: true } }),
  area('AllDifferent', { least: 2 }),
  area('Clone', { gesture: 'clone' }),
  area('Region', { gesture: 'region' }),
  area('Sum', { value: { ...SUM, least: -999 } }),
  area('RellikCage', { value: SUM }),
  area('EqualityCage', { least: 2 }),
  area('Lunchbox', { gesture: 'path', least: 3, value: SUM }),
  area('CountingCircles'),
  line('Thermo'),
  line('SlowThermo'),
  line('Whisper', { value: { word: 'difference', usual: '5', least: 1, most: 15 } }),
  line('Renban'),
  line('Palindrome'),
  line('Arrow'),
  line('DoubleArrow', { least: 3 }),
  line('Between', { least: 3 }),
  line('Lockout', { least: 3, value: { word: 'difference', usual: '4', least: 1, most: 15 } }),
  line('RegionSumLine'),
  line('Zipper', { least: 2 }),
  line('SumLine', { value: { word: 'sum', usual: '10', least: 1, most: 999 } }),
  line('Entropic', { needs: 'nine' }),
  line('Modular', { value: { word: 'modulus', usual: '3', least: 2, most: 15 } }),
  dot('WhiteDot', { value: { word: 'difference', usual: '1', least: 1, most: 15 } }),
  dot('BlackDot', { value: { word: 'ratio', usual: '2', least: 2, most: 16 } }),
  dot('X'),
  dot('V'),
  dot('GreaterThan'),
  dot('Quad', { gesture: 'corner', least: 4, value: { word: 'values', usual: '' } }),
  cell('Odd'),
  cell('Even'),
  cell('Minimum'),
  cell('Maximum'),
  outside('LittleKiller', { gesture: 'diagonal' }),
  outside('Sandwich'),
  outside('XSum'),
  outside('Skyscraper'),
  outside('HiddenSkyscraper'),
  outside('NumberedRoom'),
  outside('FullRank', { needs: 'square' }),
];

/** @type {Map<string, Kind>} */
const byId = new Map(kinds.map((kind) => [kind.id, kind]));

/** The kinds with two clues in one rule, one for each end of a row or column. */
export const sideClues = new Set(['XSum', 'Skyscraper', 'HiddenSkyscraper', 'NumberedRoom', 'FullRank']);

/** @param {string} id */
export const kindOf = (id) => byId.get(id);

/** @type {Family[]} */
export const families = ['areas', 'lines', 'dots', 'cells', 'outside'];

/**
 * The rules that hold on the whole board, each a switch.
 * @typedef {{id: string, kind: string, arg?: string, needs?: 'square' | 'nine'}} Global
 */

/** @type {Global[]} */
export const globals = [
  { id: 'DiagonalDown', kind: 'Diagonal', arg: '-1', needs: 'square' },
  { id: 'DiagonalUp', kind: 'Diagonal', arg: '1', needs: 'square' },
  { id: 'AntiKnight', kind: 'AntiKnight' },
  { id: 'AntiKing', kind: 'AntiKing' },
  { id: 'AntiTaxicab', kind: 'AntiTaxicab' },
  { id: 'AntiConsecutive', kind: 'AntiConsecutive' },
  { id: 'Windoku', kind: 'Windoku', needs: 'square' },
  { id: 'DisjointSets', kind: 'DisjointSets', needs: 'square' },
  { id: 'NoBoxes', kind: 'NoBoxes' },
  { id: 'GlobalEntropy', kind: 'GlobalEntropy', needs: 'nine' },
  { id: 'GlobalMod', kind: 'GlobalMod', needs: 'nine' },
  { id: 'StrictKropki', kind: 'StrictKropki' },
  { id: 'StrictXV', kind: 'StrictXV' },
];

/**
 * Whether a rule makes sense on a board of this shape.
 * @param {{needs?: 'square' | 'nine'}} rule
 * @param {Variant} board
 */
export function fits({ needs }, { rows, columns, values }) {
  if (needs === 'square') return rows === columns;
  return needs !== 'nine' || values === 9;
}
