// What is drawn of the rules of a board: one element for each cage, line, dot or clue. An element says which rule it
// belongs to, so that it can be selected and edited, and what its words are about (strings/*.variant.js).

import { decodePattern } from '../../../wasm/notations/iss-codes.js';
import { arrange } from './arrange.js';
import { diagonalClue, lineClue } from './outside.js';
import { windows } from './regions.js';
import { relationOf } from './relation.js';
import { cellOf } from './text.js';

/** @import { Place } from './outside.js' */
/** @import { Rule, Variant } from './text.js' */

/**
 * How an element is drawn. `area` shades cells, `edge` and `corner` stand between cells, `global` is not on the board.
 * @typedef {'area' | 'cage' | 'thermo' | 'line' | 'arrow' | 'ends' | 'pill' | 'edge' | 'greater' | 'corner' | 'circle'
 *   | 'diagonal' | 'outside' | 'global'} Form
 *
 * @typedef {object} Element
 * @property {number} rule  the index of its rule on the board
 * @property {string} kind  what its words are about: the rule's kind, or what a relation is
 * @property {Form} form
 * @property {number[]} cells  in the order of a line
 * @property {string} label  what is written at it
 * @property {string} [name]  that the setter gave it
 * @property {string} [pattern]  that its digits match
 * @property {number} [number]  such as the least difference of a whisper
 * @property {number} [size]  of a pill, in cells
 * @property {boolean} [isLoop]
 * @property {number[]} [factors]  by cell, what its value is multiplied with in a sum
 * @property {Place} [place]  of a clue outside
 */

/** @typedef {Omit<Element, 'rule'>} Drawn */

/** @typedef {(rule: Rule, board: Variant) => Drawn[]} Draw */

/** @param {Variant} board @param {string[]} args */
const cellsIn = (board, args) => args.map((arg) => cellOf(board, arg)).filter((cell) => cell >= 0);

/**
 * A rule about one group of cells.
 * @param {Form} form
 * @param {(first: string) => Partial<Drawn>} [more]  from its first argument, if that is not a cell
 * @returns {Draw}
 */
const group =
  (form, more = () => ({})) =>
  ({ kind, args }, board) => {
    const first = args.length > 0 && cellOf(board, args[0]) < 0 ? args[0] : '';
    return [{ kind, form, cells: cellsIn(board, args), label: '', ...more(first) }];
  };

/** A rule whose groups of cells are separated by an empty argument or by a minus. @param {string[]} args */
function groupsIn(args) {
  /** @type {string[][]} */
  const groups = [[]];
  for (const arg of args) {
    if (arg === '' || arg === '-') groups.push([]);
    else groups.at(-1)?.push(arg);
  }
  return groups.filter((each) => each.length > 0);
}

/** @type {Draw} */
const global = ({ kind, args }) => [{ kind, form: 'global', cells: [], label: args[0] ?? '' }];

/** The neighbours among cells, in their order. @param {Variant} board @param {number[]} cells */
export function adjacentPairs({ columns }, cells) {
  return cells.flatMap((a, i) =>
    cells
      .slice(i + 1)
      .filter((b) => Math.abs(a - b) === columns || (Math.abs(a - b) === 1 && isSameRow(a, b, columns)))
      .map((b) => [a, b]),
  );
}

/** @param {number} a @param {number} b @param {number} columns */
const isSameRow = (a, b, columns) => Math.floor(a / columns) === Math.floor(b / columns);

/** A sign between each two neighbours. @param {Form} form @param {string} label @returns {Draw} */
const between =
  (form, label) =>
  ({ kind, args }, board) =>
    adjacentPairs(board, cellsIn(board, args)).map((cells) => ({ kind, form, cells, label }));

/** A cell that is greater than several neighbours is shaded. @type {Draw} */
const greatest = ({ args }, board) => {
  const cells = cellsIn(board, args);
  return cells.length > 2 ? [{ kind: 'Maximum', form: 'area', cells: cells.slice(0, 1), label: '' }] : [];
};

/** One or two clues about a row or column, each read from its own end. @type {Draw} */
const lineClues = ({ kind, args: [name, ...clues] }, board) =>
  clues.slice(0, 2).flatMap((label, i) => {
    const place = label ? lineClue(board, name, i === 1) : undefined;
    return place ? [{ kind, form: /** @type {Form} */ ('outside'), cells: place.cells, label, place }] : [];
  });

/** @type {Draw} */
const sandwich = ({ kind, args: [label, name] }, board) => lineClues({ kind, args: [name, label] }, board);

/** @type {Draw} */
const littleKiller = ({ kind, args: [label, name] }, board) => {
  const first = cellOf(board, name ?? '');
  if (first < 0) return [];
  const place = diagonalClue(board, first);
  return [{ kind, form: 'outside', cells: place.cells, label, place }];
};

/** @param {string} text */
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * A relation, an automaton or a pattern: the code, then groups of cells, and before them the name that applies to them.
 * @type {Draw}
 */
function named({ kind, args: [code, ...items] }, board) {
  const pattern = kind === 'Regex' ? decodePattern(code) : undefined;
  let name = '';
  /** @type {Drawn[]} */
  const drawn = [];
  /** @type {string[]} */
  let cells = [];
  for (const item of [...items, '']) {
    if (item !== '' && item[0] !== '_') {
      cells.push(item);
      continue;
    }
    for (const segment of groupsIn(cells))
      drawn.push({ kind, form: 'line', cells: cellsIn(board, segment), label: '', name, pattern });
    cells = [];
    if (item !== '') name = decoded(item.slice(1));
  }
  if (isEverywhere(drawn, board)) return [{ kind, form: 'global', cells: [], label: '', name: drawn[0].name }];
  return kind === 'Pair' || kind === 'Binary' ? drawn.map((each) => related(each, code, board)) : drawn;
}

/**
 * Whether lines go through most neighbours of a board: then the rule is about the whole board, such as that all dots
 * are given.
 * @param {Drawn[]} drawn
 * @param {Variant} board
 */
function isEverywhere(drawn, { rows, columns }) {
  const steps = drawn.reduce((sum, { cells }) => sum + cells.length - 1, 0);
  return steps > rows * columns;
}

/**
 * A relation with its own sign, if setters have one for it.
 * @param {Drawn} drawn
 * @param {string} code
 * @param {Variant} board
 */
function related(drawn, code, board) {
  const key = drawn.kind === 'Binary' ? code.replace(/[-_]/g, (c) => (c === '-' ? '_' : '-')) : code;
  const { kind, number } = relationOf(key, board);
  const isNeighbours = drawn.cells.length === 2 && adjacentPairs(board, drawn.cells).length === 1;
  if (kind === 'SlowThermo') return { ...drawn, kind, form: /** @type {Form} */ ('thermo') };
  if (kind === 'Whisper') return { ...drawn, kind, number };
  if (kind !== 'Relation' && isNeighbours)
    return { ...drawn, kind, form: /** @type {Form} */ ('edge'), number, label: `${number}` };
  return { ...drawn, kind: 'Pair' };
}

/** @type {Draw} */
const sum = ({ args: [total = '', ...names] }, board) => {
  const [label, sign, ...factors] = total.split('_');
  const cells = cellsIn(board, names);
  if (sign === '=') return [{ kind: 'Sum', form: 'area', cells, label: `Σ${label}`, factors: factors.map(Number) }];
  if (cells.length === 2 && adjacentPairs(board, cells).length === 1)
    return [{ kind: 'PairSum', form: 'edge', cells, label, number: Number(label) }];
  return [{ kind: 'Sum', form: 'area', cells, label: `Σ${label}` }];
};

/** @type {Draw} */
const sets = ({ kind, args: [count, ...names] }, board) => {
  const cells = cellsIn(board, names);
  const size = cells.length / Number(count) || cells.length;
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, i) => ({
    kind,
    form: /** @type {Form} */ ('area'),
    cells: cells.slice(i * size, (i + 1) * size),
    label: '',
  }));
};

/** The cell that counts has a sign; the others are counted. @type {Draw} */
const countDistinct = ({ kind, args }, board) => {
  const [first, ...others] = cellsIn(board, args);
  return [
    { kind, form: 'area', cells: [first], label: '#' },
    { kind, form: 'area', cells: others, label: '' },
  ];
};

/** @type {Draw} */
const quad = ({ kind, args: [name, ...values] }, board) => {
  const first = cellOf(board, name ?? '');
  const { columns } = board;
  const isInside = first >= 0 && first % columns < columns - 1 && first + columns < columns * board.rows;
  const cells = [first, first + 1, first + columns, first + columns + 1];
  return isInside ? [{ kind, form: 'corner', cells, label: values.join(' ') }] : [];
};

/** @type {Draw} */
const diagonal = ({ kind, args: [direction] }, board) => {
  const { rows, columns } = board;
  const cells = Array.from({ length: Math.min(rows, columns) }, (_, i) =>
    direction === '1' ? i * columns + columns - 1 - i : i * columns + i,
  );
  return [{ kind, form: 'diagonal', cells, label: '' }];
};

/** German and Dutch whispers have colours of their own; others say their difference. @param {string} number */
const leastDifference = (number) => (['', '5', '4'].includes(number) ? '' : `≥${number}`);

/** @type {Record<string, Draw>} */
const table = {
  Thermo: group('thermo'),
  Arrow: group('arrow'),
  DoubleArrow: group('ends'),
  PillArrow: group('pill', (size) => ({ size: Number(size) || 2 })),
  Between: group('ends'),
  Lockout: group('ends', (number) => ({ number: Number(number || 4) })),
  Whisper: group('line', (number) => ({ number: Number(number || 5), label: leastDifference(number) })),
  Modular: group('line', (number) => ({ number: Number(number || 3), label: number === '3' ? '' : `mod ${number}` })),
  SumLine: (rule, board) => group('line', (label) => ({ label, isLoop: rule.args.includes('LOOP') }))(rule, board),
  Renban: group('line'),
  Palindrome: group('line'),
  Zipper: group('line'),
  Entropic: group('line'),
  RegionSumLine: group('line'),
  ValueIndexing: group('line'),
  Cage: group('cage', (label) => ({ label: label === '0' ? '' : label })),
  RellikCage: group('area', (label) => ({ label: `≠${label}` })),
  Lunchbox: group('area', (label) => ({ label })),
  LookAndSay: group('area', (label) => ({ label: label.match(/../g)?.join(' ') ?? label })),
  ContainAtLeast: group('area', (label) => ({ label: `⊇${label.replaceAll('_', ' ')}` })),
  ContainExact: group('area', (label) => ({ label: `=${label.replaceAll('_', ' ')}` })),
  EqualityCage: group('area'),
  AllDifferent: group('area'),
  CountDistinct: countDistinct,
  Indexing: group('area', (label) => ({ label: '', name: label })),
  CountingCircles: group('circle'),
  Sum: sum,
  SameValues: sets,
  EqualSum: ({ kind, args }, board) =>
    groupsIn(args).map((names, i) => ({ kind, form: 'area', cells: cellsIn(board, names), label: i > 0 ? '' : 'Σ=' })),
  Quad: quad,
  WhiteDot: between('edge', ''),
  BlackDot: between('edge', ''),
  X: between('edge', 'X'),
  V: between('edge', 'V'),
  GreaterThan: (rule, board) => [...greatest(rule, board), ...between('greater', '')(rule, board)],
  Diagonal: diagonal,
  Windoku: ({ kind }, board) => windows(board).map((cells) => ({ kind, form: 'area', cells, label: '' })),
  XSum: lineClues,
  Skyscraper: lineClues,
  HiddenSkyscraper: lineClues,
  NumberedRoom: lineClues,
  FullRank: lineClues,
  Sandwich: sandwich,
  LittleKiller: littleKiller,
  Pair: named,
  PairX: named,
  Binary: named,
  BinaryX: named,
  NFA: named,
  Regex: named,
  RegionSize: () => [],
};

/**
 * The elements of a board, in the order of its rules.
 * @param {Variant} board
 * @returns {Element[]}
 */
export function elementsOf(board) {
  const elements = board.rules.flatMap((rule, index) =>
    (table[rule.kind] ?? global)(rule, board).map((element) => ({ ...element, rule: index })),
  );
  const arranged = arrange(elements);
  const isJigsaw = arranged.some(({ kind }) => kind === 'Jigsaw');
  return arranged.filter(
    ({ kind, form, cells }) => (form === 'global' && !(isJigsaw && kind === 'NoBoxes')) || cells.length > 0,
  );
}
