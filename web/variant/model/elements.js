// What is drawn of the rules of a board: one element for each cage, line, dot or clue. An element says which rule it
// belongs to, so that it can be selected and edited, and what its words are about (strings/*.variant.js).

import { adjacentPairs, cellsIn, groupsIn } from '../../../wasm/iss/cells.js';
import { diagonalClue, lineClue } from '../../../wasm/iss/outside.js';
import { windowsOf } from '../../../wasm/iss/regions.js';
import { cellOf } from '../../../wasm/iss/shape.js';
import { arrange } from './arrange.js';
import { coded, everywhere } from './coded.js';

/** @import { Place } from '../../../wasm/iss/outside.js' */
/** @import { Rule, Variant } from '../../../wasm/iss/text.js' */

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

/** @type {Draw} */
const global = ({ kind, args }) => [{ kind, form: 'global', cells: [], label: args[0] ?? '' }];

/** A sign between each two neighbours. @param {Form} form @param {string} label @returns {Draw} */
const between =
  (form, label) =>
  ({ kind, args }, board) =>
    adjacentPairs(board, cellsIn(board, args)).map((cells) => ({ kind, form, cells, label }));

/**
 * A cell that is greater or less than all others of its rule, which are beside it, is shaded.
 * @type {Draw}
 */
const extreme = ({ args }, board) => {
  const cells = cellsIn(board, args);
  const pairs = adjacentPairs(board, cells);
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const kind = pairs.every(([a]) => a === first) ? 'Maximum' : pairs.every(([, b]) => b === last) ? 'Minimum' : '';
  if (cells.length < 3 || kind === '') return [];
  return [{ kind, form: 'area', cells: [kind === 'Maximum' ? first : last], label: '' }];
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
  const place = diagonalClue(board, first);
  return place ? [{ kind, form: 'outside', cells: place.cells, label, place }] : [];
};

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
  GreaterThan: (rule, board) => [...extreme(rule, board), ...between('greater', '')(rule, board)],
  Diagonal: diagonal,
  Windoku: ({ kind }, board) => windowsOf(board).map((cells) => ({ kind, form: 'area', cells, label: '' })),
  XSum: lineClues,
  Skyscraper: lineClues,
  HiddenSkyscraper: lineClues,
  NumberedRoom: lineClues,
  FullRank: lineClues,
  Sandwich: sandwich,
  LittleKiller: littleKiller,
  Pair: coded,
  PairX: coded,
  Binary: coded,
  BinaryX: coded,
  NFA: coded,
  Regex: coded,
  RegionSize: () => [],
};

/**
 * The elements of a board, in the order of its rules.
 * @param {Variant} board
 * @returns {Element[]}
 */
export function elementsOf(board) {
  const whole = everywhere(board);
  const elements = board.rules.flatMap((rule, index) => {
    const drawn = whole.get(index)?.drawn ?? (table[rule.kind] ?? global)(rule, board);
    return drawn.map((element) => ({ ...element, rule: index }));
  });
  const arranged = arrange(elements);
  const isJigsaw = arranged.some(({ kind }) => kind === 'Jigsaw');
  return arranged.filter(
    ({ kind, form, cells }) => (form === 'global' && !(isJigsaw && kind === 'NoBoxes')) || cells.length > 0,
  );
}
