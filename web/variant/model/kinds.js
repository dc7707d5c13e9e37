// The rules that can be drawn: for each kind what a person draws (its gesture), its number, and how `iss` writes it.
// A kind is often a rule of `iss`. Some are a special case of one: a white dot with another difference and a slow
// thermometer are a `Pair` with a table, a minimum is a `GreaterThan` between a cell and all its neighbours, and an odd
// cell is a list of candidates. Tested by tests/wasm/variant-rules.test.js.

/** @import { Variant } from '../../../wasm/iss/text.js' */

/**
 * What is drawn: cells in order, cells in any order, two neighbours, four cells around a corner, one cell, a place
 * beside a row or column, a place at the end of a diagonal, cells and where their copy begins, cells of one region,
 * several sets of cells.
 * @typedef {'path' | 'set' | 'edge' | 'corner' | 'cell' | 'side' | 'diagonal' | 'clone' | 'region' | 'sets'} Gesture
 *
 * @typedef {'cells' | 'areas' | 'lines' | 'dots' | 'outside'} Family
 *
 * The number of a rule, or what it has instead: `values` are several values of cells, at most `most` of them; `counts`
 * is a clue such as 1223, one 2 and two 3s; a `pattern` is a regular expression; a `code` is written by a program.
 * `usual` is what a new one has; '' when it may have none.
 * @typedef {{word: 'sum' | 'difference' | 'ratio' | 'modulus' | 'clue' | 'length' | 'values' | 'counts' | 'pattern' |
 *   'code', usual: string, least?: number, most?: number, isOptional?: boolean}} Value
 *
 * What a rule needs of a board: as many rows as columns, also as many values, nine values, the values 1 to 9, the
 * lowest value 1, or one value from 0 on that each row misses.
 * @typedef {'square' | 'latin' | 'nine' | 'one-to-nine' | 'from-one' | 'missing'} Need
 *
 * @typedef {object} Kind
 * @property {string} id
 * @property {Family} family
 * @property {Gesture} gesture
 * @property {number} [least]  cells
 * @property {Value} [value]
 * @property {Need} [needs]
 * @property {(sets: number[][], value: string, board: Variant) => boolean} [accepts]  whether these cells can have the
 *   rule; the cells of most kinds are one set
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

/** @param {number[][]} sets */
const isEven = ([cells]) => cells.length % 2 === 0;
/** @param {number[][]} sets */
const areSeveral = (sets) => sets.length > 1;
/** Two sets of one cell are a clone. @param {number[][]} sets */
const areEqual = (sets) => areSeveral(sets) && sets.every(({ length }) => length > 1 && length === sets[0].length);

/**
 * Whether the pill at the beginning of a line can be read as a number, from left to right and from top to bottom.
 * @type {NonNullable<Kind['accepts']>}
 */
function hasPill([cells], length, { columns }) {
  const pill = cells.slice(0, Number(length)).sort((a, b) => a - b);
  const isNext = (/** @type {number} */ cell, /** @type {number} */ before) => {
    const [down, right] = [
      Math.floor(cell / columns) - Math.floor(before / columns),
      (cell % columns) - (before % columns),
    ];
    return down <= 1 && (right === 0 || right === 1);
  };
  return cells.length > pill.length && pill.every((cell, i) => i === 0 || isNext(cell, pill[i - 1]));
}

/** In the order in which they are offered. @type {Kind[]} */
export const kinds = [
  area('Cage', { value: { ...SUM, isOptional: true } }),
  area('AllDifferent', { least: 2 }),
  area('Clone', { gesture: 'clone' }),
  area('Region', { gesture: 'region' }),
  area('Sum', { value: { ...SUM, least: -999 } }),
  area('RellikCage', { value: SUM }),
  area('EqualityCage', { least: 2, accepts: isEven }),
  area('Lunchbox', { gesture: 'path', least: 3, value: SUM }),
  area('CountingCircles'),
  area('ContainAtLeast', { value: { word: 'values', usual: '', most: 16 } }),
  area('ContainExact', { value: { word: 'values', usual: '', most: 16 } }),
  area('LookAndSay', { value: { word: 'counts', usual: '' } }),
  area('CountDistinct', { least: 2 }),
  area('EqualSum', { gesture: 'sets', least: 2, accepts: areSeveral }),
  area('SameValues', { gesture: 'sets', least: 2, accepts: areEqual }),
  line('Thermo'),
  line('SlowThermo'),
  line('Whisper', { value: { word: 'difference', usual: '5', least: 1, most: 15 } }),
  line('Renban'),
  line('Palindrome'),
  line('Arrow'),
  line('DoubleArrow', { least: 3 }),
  line('PillArrow', { least: 3, value: { word: 'length', usual: '2', least: 2, most: 3 }, accepts: hasPill }),
  line('Between', { least: 3 }),
  line('Lockout', { least: 3, value: { word: 'difference', usual: '4', least: 1, most: 15 } }),
  line('RegionSumLine'),
  line('Zipper', { least: 2 }),
  line('SumLine', { value: { word: 'sum', usual: '10', least: 1, most: 999 } }),
  line('Entropic', { needs: 'one-to-nine' }),
  line('Modular', { value: { word: 'modulus', usual: '3', least: 2, most: 15 } }),
  line('ValueIndexing', { least: 3 }),
  line('Regex', { least: 1, value: { word: 'pattern', usual: '' } }),
  line('NFA', { least: 1, value: { word: 'code', usual: '' } }),
  dot('WhiteDot', { value: { word: 'difference', usual: '1', least: 1, most: 15 } }),
  dot('BlackDot', { value: { word: 'ratio', usual: '2', least: 2, most: 16 } }),
  dot('X'),
  dot('V'),
  dot('GreaterThan'),
  dot('Quad', { gesture: 'corner', least: 4, value: { word: 'values', usual: '', most: 4 } }),
  cell('Odd'),
  cell('Even'),
  cell('Minimum'),
  cell('Maximum'),
  cell('ColumnIndexing'),
  cell('RowIndexing'),
  outside('LittleKiller', { gesture: 'diagonal' }),
  outside('Sandwich'),
  outside('XSum'),
  outside('Skyscraper'),
  outside('HiddenSkyscraper'),
  outside('NumberedRoom'),
  outside('FullRank', { needs: 'latin' }),
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
 * The rules that hold on the whole board, each a switch. Of those that exclude each other only one is on.
 * @typedef {{id: string, kind: string, arg?: string, needs?: Need, isExclusive?: boolean}} Global
 */

/** @type {Global[]} */
export const globals = [
  { id: 'DiagonalDown', kind: 'Diagonal', arg: '-1', needs: 'square' },
  { id: 'DiagonalUp', kind: 'Diagonal', arg: '1', needs: 'square' },
  { id: 'AntiKnight', kind: 'AntiKnight' },
  { id: 'AntiKing', kind: 'AntiKing' },
  { id: 'AntiTaxicab', kind: 'AntiTaxicab', needs: 'from-one' },
  { id: 'AntiConsecutive', kind: 'AntiConsecutive' },
  { id: 'Windoku', kind: 'Windoku', needs: 'square' },
  { id: 'DisjointSets', kind: 'DisjointSets', needs: 'square' },
  { id: 'NoBoxes', kind: 'NoBoxes' },
  { id: 'GlobalEntropy', kind: 'GlobalEntropy', needs: 'one-to-nine' },
  { id: 'GlobalMod', kind: 'GlobalMod', needs: 'nine' },
  { id: 'StrictKropki', kind: 'StrictKropki' },
  { id: 'StrictXV', kind: 'StrictXV' },
  { id: 'RegionSameValues', kind: 'RegionSameValues' },
  { id: 'DutchFlatmates', kind: 'DutchFlatmates', needs: 'one-to-nine' },
  { id: 'Doppelganger', kind: 'Doppelganger', needs: 'missing' },
  { id: 'RankTiesNone', kind: 'FullRankTies', arg: 'none', needs: 'latin', isExclusive: true },
  { id: 'RankTiesAny', kind: 'FullRankTies', arg: 'any', needs: 'latin', isExclusive: true },
];

/** @type {Record<Need, (board: Variant) => boolean>} */
const meets = {
  square: ({ rows, columns }) => rows === columns,
  latin: ({ rows, columns, values }) => rows === columns && rows === values,
  nine: ({ values }) => values === 9,
  'one-to-nine': ({ values, lowest }) => values === 9 && lowest === 1,
  'from-one': ({ lowest }) => lowest === 1,
  missing: ({ rows, columns, values, lowest }) => rows === columns && lowest === 0 && values === rows + 1,
};

/**
 * Whether a rule makes sense on a board of this shape.
 * @param {{needs?: Need}} rule
 * @param {Variant} board
 */
export const fits = ({ needs }, board) => !needs || meets[needs](board);
