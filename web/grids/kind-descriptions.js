// How boards of kinds that are texts are drawn and filled in: it follows from the lines of the kind.
// Tested by tests/wasm/kind-boards.test.js.

import { compassClues, formsClue, runsClues } from './composing.js';
import { countsOf } from './kind-counts.js';
import { isOfForm, numbers, PLACES } from './kinds.js';
import { between } from './signs.js';
import { BLANK, linesAlong, regionsOf } from './text.js';

/** @import { Description } from './description.js' */
/** @import { Kind } from './kinds.js' */
/** @import { GridBoard } from './text.js' */

/** The numbers of cells, from `1..rows` and its like. @param {GridBoard} board @param {string} range */
function numbersOf(board, range) {
  const { rows, columns, sections } = board;
  const [lowest, most] = range.split('..');
  const [highest, less = '0'] = most.split('-');
  const region = Math.max(1, ...[...regionsOf(board).values()].map(({ length }) => length));
  const named = /** @type {Record<string, number>} */ ({
    rows,
    columns,
    longer: Math.max(rows, columns),
    cells: rows * columns,
    region,
  });
  const said = named[highest] ?? Number(sections.get(highest)?.[0]?.[0] ?? highest);
  return numbers(Number(lowest), said - Number(less));
}

/** @type {WeakMap<Kind, Description>} */
const known = new WeakMap();

/** How boards of a kind are drawn and filled in. @param {Kind} kind */
export function descriptionOf(kind) {
  const description = known.get(kind) ?? described(kind);
  known.set(kind, description);
  return description;
}

/** @param {Kind} kind @returns {Description} */
function described({ sections, parameters, optional, values, looks, text }) {
  const cellForms = sections.get('cells') ?? [];
  const forms = cellForms.filter(({ mark }) => mark !== 'runs' && mark !== 'compass');
  const marks = [...new Set(forms.flatMap(({ mark }) => mark || []))];
  const lists = [...sections.keys()].filter((name) => !PLACES.has(name) && !parameters.has(name));
  const signed = lists.filter((name) => Object.hasOwn(looks, name));
  const tubes = lists.find((name) => !signed.includes(name));
  const walls = forms.filter(({ isWall }) => isWall);
  const hasWalls = walls.length > 0;
  const outer = /^\s*each clue outside: number of (\S+)$/m.exec(text);
  /** @type {Partial<Description>} */
  const shared = {
    isText: true,
    blank: blankOf(
      [...sections.keys()].filter((name) => !optional.has(name) && name !== 'pairs'),
      parameters,
    ),
    isClosed: ({ cells, regions }, cell) => regions[cell] === '#' || isOfForm(walls, cells[cell]),
    clues: [
      ...marks,
      ...(/^(loop|pieces)$/.test(values[0]) || isRange(values) ? [] : values.filter((value) => value !== BLANK)),
    ],
    hasNumbers: forms.some(({ hasNumber }) => hasNumber),
    hasWalls,
    hasBlocks: values[0] !== 'loop' && !values.includes('#'),
    ...(tubes && { tubes }),
    ...(sections.has('centres') && { hasCentres: true }),
    ...(signed.length > 0 && {
      pairs: (board) => signed.flatMap((name) => pairsIn(board, name, looks[name])),
      signs: signsOf(signed, looks, values),
    }),
    ...(sections.has('pairs') && {
      pairs: ({ sections }) => sections.get('pairs') ?? [],
      signs: [...text.matchAll(/\bsign (\S),?/g)].flatMap(([, sign]) => between(sign, sign, sign.toUpperCase())),
    }),
    ...(parameters.size > 0 && { counted: [...parameters][0] }),
    counting: countsOf(text),
    ...(outer && { counts: (token) => Number(token === outer[1]) }),
    ...(forms.length > 0 && { composed: formsClue(forms) }),
    ...(cellForms.some(({ mark }) => mark === 'runs') && {
      ...runsClues,
      isClosed: ({ cells }, cell) => cells[cell] !== BLANK,
    }),
    ...(cellForms.some(({ mark }) => mark === 'compass') && compassClues),
    ...(/^.*\bcells:.*, only\b/m.test(text) && { hasOnlyClues: true }),
    ...(sections.has('regions') && { inks: 'quiet', isOfRegion: /^\s*each region.*\bnumber\b/m.test(text) }),
  };
  const drawn = { ...Object.fromEntries(marks.map((mark) => [mark, CLUES[mark]])), ...looks };
  return /** @type {Description} */ ({ ...shared, ...filledWith(values, drawn, text) });
}

/** Marks of clues that are circles unless a kind says another look. @type {Record<string, string>} */
const CLUES = { o: 'white', x: 'black' };

/**
 * The first and the last cell of each line of a list, and the sign that is drawn in the middle between them.
 * @param {GridBoard} board
 * @param {string} list
 * @param {string} sign
 */
const pairsIn = ({ sections }, list, sign) =>
  (sections.get(list) ?? []).flatMap((line) => (line.length === 0 ? [] : [[line[0], sign, line[line.length - 1]]]));

/**
 * The signs of the lists: each has a letter of its list's name as its key, in capitals for the cell below.
 * @param {string[]} lists
 * @param {Record<string, string>} looks
 * @param {string[]} values
 */
function signsOf(lists, looks, values) {
  const used = new Set(values);
  return lists.flatMap((list) => {
    const key = [...list].find((letter) => /[a-z]/.test(letter) && !used.has(letter)) ?? list;
    used.add(key);
    return between(looks[list], key, key.toUpperCase(), list);
  });
}

/** A rule of rows, columns and regions that says that no number is there twice. */
const DIFFERENT =
  /^\s*each ([a-z, ]+): (?:.*, and )?(?:each value once|different|1 to its size|consecutive)(?:, and .*)?$/gm;

/** The groups of cells with different numbers. @param {string} text @returns {(board: GridBoard) => number[][]} */
function unitsOf(text) {
  const groups = new Set([...text.matchAll(DIFFERENT)].flatMap(([, each]) => each.split(/, and |, | and /)));
  return (board) => [
    ...(groups.has('row') ? linesAlong(board, 'row') : []),
    ...(groups.has('column') ? linesAlong(board, 'column') : []),
    ...(groups.has('region') ? regionsOf(board).values() : []),
  ];
}

/** Whether cells have numbers: `1..9`. @param {string[]} values */
const isRange = ([first = '']) => /^\d+\.\./.test(first);

/** A line through a cell joins two of its sides. */
export const SHAPES = ['ns', 'ew', 'ne', 'nw', 'se', 'sw'];

/**
 * How cells are filled in: with numbers, lines, shading or signs.
 * @param {string[]} values  as a kind has them: `1..rows`, `loop`, `. #`
 * @param {Record<string, string>} [looks]
 * @param {string} [text]  the lines of the kind
 * @returns {Pick<Description, 'values'> & Partial<Description>}
 */
export function filledWith(values, looks = {}, text = '') {
  const [first] = values;
  if (isRange(values)) {
    const isApart = /^\s*touching cells: different\s*$/m.test(text);
    const isRoute = /^\s*the numbers are a path past the clues in order$/m.test(text);
    const [, near] = /^\s*each cell: the next number is in its (touching cells|neighbours)$/m.exec(text) ?? [];
    const trail = isRoute ? 'neighbours' : near;
    const all = (/** @type {GridBoard} */ board) => numbersOf(board, first);
    return {
      values: all,
      looks,
      units: unitsOf(text),
      ...(isRoute ? { isRoute } : { marksDigits: true }),
      ...(isApart && { isApart }),
      ...(trail && { trail: /** @type {Description['trail']} */ (trail) }),
      // A 0 that is a dot is no number, and a person leaves it out.
      ...(looks[0] === 'dot' && {
        rest: '0',
        symbols: (/** @type {GridBoard} */ board) => [...all(board).filter((number) => number !== '0'), '0'],
      }),
    };
  }
  if (first === 'pieces') {
    const isStraight = /^\s*pieces are (?:rectangles|squares|straight lines)\b/m.test(text);
    return { values: () => [], isOfParts: true, hasFreeParts: !isStraight, looks };
  }
  if (first === 'loop') {
    const hasRest = values[1] === 'or';
    const signs = values.slice(hasRest ? 2 : 1);
    const besides = signs.filter((sign) => sign !== '+'); // which is two lines that cross
    return {
      values: () => [...SHAPES, ...(hasRest ? [] : [BLANK]), ...signs],
      rest: hasRest ? signs[0] : BLANK,
      ...(besides.length > 0 && { beside: besides }),
      isPainted: true,
      isDrawn: true,
      looks: {
        ...Object.fromEntries(SHAPES.map((shape) => [shape, `line-${shape}`])),
        ...Object.fromEntries(besides.map((sign) => [sign, 'shade'])),
        ...(signs.includes('+') && { '+': 'line-nsew' }),
        ...looks,
      },
    };
  }
  if (/^\s*the border of # is one loop$/m.test(text))
    return fence(/^\s*each number: number borders of # around it$/m.test(text), looks);
  const isShading = values.includes('#') && values.includes(BLANK);
  const isSingle = /^\s*adjacent cells: not # #$/m.test(text);
  // Numbers beside signs count cells of a row and a column.
  const all = (/** @type {GridBoard} */ { rows, columns }) =>
    values.filter((value) => !/^\d+$/.test(value) || Number(value) < Math.max(10, rows + columns - 1));
  return {
    values: all,
    symbols: (board) => (first === BLANK ? [...all(board).slice(1), BLANK] : all(board)),
    ...(first === BLANK && { rest: BLANK }),
    isPainted: true,
    ...(isShading && { joins: 'plain' }),
    ...(isSingle && { single: '#' }),
    looks: { ...usualLooks(values), ...looks },
  };
}

/**
 * A line is drawn around the cells with the value `#`.
 * @param {boolean} countsFence  whether a number is how many sides of its cell it goes along
 * @param {Record<string, string>} [looks]
 * @returns {Pick<Description, 'values'> & Partial<Description>}
 */
export const fence = (countsFence, looks) => ({
  values: () => [BLANK, '#'],
  symbols: () => ['#', BLANK],
  rest: BLANK,
  isPainted: true,
  looks: { '#': 'inside', [BLANK]: 'outside', ...looks },
  hasFence: true,
  countsFence,
});

/** Signs that stand for themselves elsewhere are things here. @param {string[]} values */
const usualLooks = (values) =>
  Object.fromEntries(
    values.flatMap((value) => {
      const look = /** @type {Record<string, string>} */ ({ o: 'ring', x: 'disc' })[value];
      return look ? [[value, look]] : [];
    }),
  );

/** The sections of an empty board. @param {string[]} names @param {Set<string>} parameters */
const blankOf = (names, parameters) =>
  names.map((name) => (parameters.has(name) ? `${name}=1` : PLACES.has(name) ? name : `${name}=list`)).join(' ');
