// Kinds of grid puzzles that a text brings itself, or that are known by name: how they are drawn and filled in follows
// from the lines `board`, `values` and `look` of the kind, which core has read before. Tested by
// tests/wasm/kind-boards.test.js.

import { kinds } from '../../wasm/bindings/kinds.js';
import { compassClues, formsClue, runsClues } from './composing.js';
import { between } from './signs.js';

/** @import { Description } from './genres.js' */
/** @import { GridBoard } from './text.js' */

/**
 * What may stand in a cell or outside: a mark, such as `o`, a number, or both.
 * @typedef {{mark: string, hasNumber: boolean, isWall: boolean}} Form
 *
 * @typedef {object} Kind
 * @property {string} source  its lines; of a named kind its name alone
 * @property {Map<string, Form[]>} sections  of its boards, by name
 * @property {Set<string>} parameters  those of them that are one number
 * @property {Set<string>} optional  those of them that may be missing
 * @property {string[]} values  the words of that line
 * @property {string[]} rules  its rules, a line each
 * @property {{en?: string, zh?: string}} says  its first note, or its name
 * @property {Description} description
 */

/** The id of a board whose kind stands in its text. */
export const OWN = 'own';

const SHAPES = ['ns', 'ew', 'ne', 'nw', 'se', 'sw'];
const BLANK = '.';

/** @type {Map<string, Kind>} */
const read = new Map();

/**
 * The kind of a name, or of a text that begins with `kind`.
 * @param {string} source
 * @returns {Kind | undefined}
 */
export function kindOf(source) {
  const isOwn = /^kind\s/.test(source);
  if (!isOwn && !Object.hasOwn(kinds, source)) return undefined;
  let kind = read.get(source);
  if (!kind) {
    kind = readKind(source, (isOwn ? source : kinds[source]).split('\n'));
    read.set(source, kind);
    if (read.size > 64) for (const [oldest] of [...read].slice(0, 32)) read.delete(oldest);
  }
  return kind;
}

/** @param {string} source @param {string[]} lines @returns {Kind} */
function readKind(source, lines) {
  /** @type {Map<string, Form[]>} */
  const sections = new Map();
  /** @type {Set<string>} */
  const parameters = new Set();
  /** @type {Set<string>} */
  const optional = new Set();
  /** @type {string[]} */
  let values = [];
  /** @type {string[]} */
  const rules = [];
  /** @type {Record<string, string>} */
  const looks = {};
  let part = '';
  for (const line of lines.slice(1)) {
    const [word = '', ...words] = line.trim().split(/\s+/);
    if (word === 'values') values = words.length > 1 ? words.flatMap(expanded) : words;
    else if (word === 'look') looks[words[0]] = words[1];
    else if (word === 'board' || word === 'rules') part = word;
    const rule = part === 'rules' ? line.trim().replace(/^rules\b\s*/, '') : '';
    if (rule) rules.push(rule);
    if (part !== 'board' || /^(name|also|note|look|link|values)$/.test(word)) continue;
    const said = line.trim().replace(/^board\b/, '');
    const [names, forms = ''] = said.split(':');
    for (const name of names.split(',').map((each) => each.trim())) {
      if (!name) continue;
      sections.set(name, formsOf(forms));
      if (/\boptional$/.test(forms)) optional.add(name);
      if (!PLACES.has(name) && forms.trim() === 'number') parameters.add(name);
    }
  }
  if (!sections.has('cells')) sections.set('cells', []);
  const kind = { source, sections, parameters, optional, values, rules, says: saidOf(lines) };
  return { ...kind, description: described(kind, looks, lines.join('\n')) };
}

/** What a kind says of itself. @param {string[]} lines */
function saidOf(lines) {
  const said = lines.flatMap((line) => /^\s*(name|note)\s+(\S.*)/.exec(line)?.slice(1) ?? []);
  const of = (/** @type {string} */ word) => said.flatMap((each, at) => (said[at - 1] === word ? each : []));
  const [notes, [name]] = [of('note'), of('name')];
  const [en, zh] = [false, true].map((isChinese) => notes.find((note) => note.startsWith('zh ') === isChinese));
  return { en: en ?? name?.split(/\s+zh /)[0], zh: zh?.slice(3) ?? en ?? name?.split(/\s+zh /).at(-1) };
}

/** The sections that every kind knows. */
const PLACES = new Set('regions cells corners centres size top bottom left right rows columns pairs'.split(' '));

/** Words that say something of a whole section, and stand for no clue. */
const OF_SECTION = new Set('needed optional fixed only closed unknown square complete dominoes any'.split(' '));

/** @param {string} text  `o, o<number>, wall #` @returns {Form[]} */
const formsOf = (text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !OF_SECTION.has(each))
    .map((each) => {
      const token = each.replace(/^wall\s+/, '');
      const hasNumber = /^numbers?$|^arrow$|<(?:number|arrow)>$/.test(token);
      const mark = token.replace(/^numbers?$|^arrow$|<(?:number|arrow)>$/, '');
      return { mark, hasNumber, isWall: token !== each };
    });

/** Whether a token is a clue of some form. @param {Form[]} forms @param {string} token */
export const isOfForm = (forms, token) =>
  forms.some(({ mark, hasNumber }) => {
    if (!hasNumber) return token === mark;
    const number = token.startsWith(mark) ? token.slice(mark.length) : '';
    return /^\d+[\^v<>]?$|^\?[\^v<>]$/.test(number) || (mark !== '' && number === '?');
  });

/** @param {number} from @param {number} to */
const numbers = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i));

/** A range of numbers beside signs. @param {string} word */
function expanded(word) {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(word) ?? [];
  return from === undefined ? [word] : numbers(Number(from), Number(to));
}

/** The numbers of cells, from `1..rows` and its like. @param {GridBoard} board @param {string} range */
function numbersOf({ rows, columns, regions, sections }, range) {
  const [lowest, most] = range.split('..');
  const [highest, less = '0'] = most.split('-');
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const name of regions)
    if (name !== '' && name !== '#' && name !== BLANK) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  const region = Math.max(1, ...sizes.values());
  const named = /** @type {Record<string, number>} */ ({ rows, columns, cells: rows * columns, region });
  const said = named[highest] ?? Number(sections.get(highest)?.[0]?.[0] ?? highest);
  return numbers(Number(lowest), said - Number(less));
}

/**
 * @param {Omit<Kind, 'description'>} kind
 * @param {Record<string, string>} looks
 * @param {string} text
 * @returns {Description}
 */
function described({ sections, parameters, optional, values }, looks, text) {
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
 * The first and the last cell of each line of a list, with its sign, which is in the middle of them.
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
  return ({ cells, columns, regions }) => {
    /** @type {Map<string, number[]>} */
    const units = new Map();
    /** @param {string} name @param {number} cell */
    const add = (name, cell) => units.set(name, [...(units.get(name) ?? []), cell]);
    for (const cell of cells.keys()) {
      if (groups.has('row')) add(`row ${Math.floor(cell / columns)}`, cell);
      if (groups.has('column')) add(`column ${cell % columns}`, cell);
      if (groups.has('region') && !['', '#', BLANK].includes(regions[cell])) add(regions[cell], cell);
    }
    return [...units.values()];
  };
}

/**
 * What a clue of a kind counts, as far as its rules say that in one of these ways.
 * @typedef {object} Count
 * @property {string} of  the clues: `region`, `number`, or a mark
 * @property {string} [value]  that the cell of the clue has, if it counts only then
 * @property {'number' | 'piece' | 'pieces' | 'largest' | 'sees' | 'sum' | 'product'} what  is counted: cells with a
 *   value, those that hang together with the clue's, those of all pieces near it, those of the largest one, those that
 *   it sees, or numbers
 * @property {string} [token]  the value that is counted
 * @property {string} where  the cells
 */

const COUNTING = /^\s*each (region|number|\S+ with number): (.*)$/gm;
const NEAR = ['neighbours and itself', 'neighbours', 'touching cells', 'block', 'corners', 'arrow'];
/** @type {[Count['what'], RegExp][]} */
const FORMS = [
  ['number', new RegExp(`^number of (?<token>\\S+)(?: in its (?<where>${NEAR.join('|')}))?$`)],
  ['piece', /^its piece of (?<token>\S+) has number cells$/],
  ['pieces', /^pieces of (?<token>\S+) (?<where>beside it|at its corners) have number cells$/],
  ['largest', /^its largest piece of (?<token>\S+) has number cells$/],
  ['sees', /^sees number of (?<token>\S+)(?<where> around it)?$/],
  ['sum', /^sum number in its (?<where>touching cells|neighbours)$/],
  ['product', /^product number$/],
];

/** What the clues in cells count. @param {string} text @returns {Count[]} */
const countsOf = (text) =>
  [...text.matchAll(COUNTING)].flatMap(([, who, rule]) =>
    rule.split(', and ').flatMap((part) => {
      const [, value, said] = /^(?:if (\S+) then )?(.*)$/.exec(part) ?? ['', '', ''];
      return FORMS.flatMap(([what, form]) => {
        const found = form.exec(said);
        if (!found) return [];
        const { token, where = who === 'region' ? 'region' : '' } = found.groups ?? {};
        if ((what === 'number' || what === 'product') && where === '') return [];
        return { of: who.replace(' with number', ''), value, what, token, where };
      });
    }),
  );

/** Whether cells have numbers: `1..9`. @param {string[]} values */
const isRange = ([first = '']) => /^\d+\.\./.test(first);

/**
 * How cells are filled in: with numbers, lines, shading or signs.
 * @param {string[]} values
 * @param {Record<string, string>} looks
 * @param {string} text
 * @returns {Partial<Description>}
 */
function filledWith(values, looks, text) {
  const [first] = values;
  if (isRange(values)) {
    const isApart = /^\s*touching cells: different\s*$/m.test(text);
    const [, trail] = /^\s*each cell: the next number is in its (touching cells|neighbours)$/m.exec(text) ?? [];
    const all = (/** @type {GridBoard} */ board) => numbersOf(board, first);
    return {
      values: all,
      marksDigits: true,
      looks,
      units: unitsOf(text),
      ...(isApart && { isApart }),
      ...(trail && { trail: /** @type {Description['trail']} */ (trail) }),
      // A 0 that is a dot is no number, and a person leaves it out.
      ...(looks[0] === 'dot' && {
        rest: '0',
        symbols: (/** @type {GridBoard} */ board) => [...all(board).filter((number) => number !== '0'), '0'],
      }),
    };
  }
  if (first === 'pieces') return { values: () => [], isOfParts: true, looks };
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
