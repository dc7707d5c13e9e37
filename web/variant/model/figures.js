// The rules of a board as a person draws and edits them. A figure is one drawn rule: its kind, cells and number. Each
// is one rule of `iss`, after `separated` has split the rules that hold several; a clone is one for each of its cells.
// Odd and even cells are lists of candidates. elements.js reads the rules; this file adds what editing needs, and
// writes them. Tested by tests/wasm/variant-rules.test.js.

import { adjacentPairs, cellsIn, neighboursOf } from '../../../wasm/iss/cells.js';
import { decodePattern, encodePattern, pairKey } from '../../../wasm/iss/codes.js';
import { cellName, cellOf } from '../../../wasm/iss/shape.js';
import { everywhere } from '../rules/coded.js';
import { diagonalLines, lineOf, sideLines } from './clue-lines.js';
import { elementsOf } from './elements.js';
import { globals, isTwoSided, kindOf } from './kinds.js';
import { parityValues } from './parity.js';

/** @import { Element } from './elements.js' */
/** @import { Rule, Variant } from '../../../wasm/iss/text.js' */

/**
 * @typedef {object} Figure
 * @property {string} kind  an id of kinds.js, or the name of a rule of `iss` that cannot be drawn
 * @property {number[]} cells  a line in its order, a clue's cells from its side, a clone's cells and then their copies
 * @property {string} value  '' when there is none; values of cells are separated by spaces
 * @property {number[]} [sizes]  how many of the cells are in each set, of a rule about several sets
 * @property {boolean} [isLoop]  whether a line comes back to its first cell
 * @property {number[]} [rules]  the indices of its rules on the separated board; left out for odd and even cells
 */

/** What `iss` writes behind the cells of a line that comes back to its first cell. */
const LOOP = 'LOOP';
const DOTS = new Set(['WhiteDot', 'BlackDot', 'X', 'V', 'GreaterThan']);
/** Rules with a code and several lines, each with a name if it has one. */
const CODED = new Set(['Pair', 'PairX', 'NFA', 'Regex']);
/** Rules with the values of cells in one argument. */
const CONTAINS = new Set(['ContainAtLeast', 'ContainExact']);
/** Kinds that `iss` writes as one rule with a letter. @type {Record<string, string>} */
const indexing = { C: 'ColumnIndexing', R: 'RowIndexing' };
/** Whether a rule has a switch. @param {Rule} rule */
const isGlobal = ({ kind, args }) =>
  globals.some((global) => global.kind === kind && (global.arg === undefined || global.arg === args[0]));

/** Whether one cell is compared with all cells beside it. @param {Variant} board @param {number[]} cells */
function extremeOf(board, cells) {
  const is = (/** @type {number | undefined} */ cell, /** @type {number[]} */ others) =>
    cell !== undefined &&
    others.length >= 2 &&
    neighboursOf(board, cell).join() === others.toSorted((a, b) => a - b).join();
  if (is(cells.at(-1), cells.slice(0, -1))) return 'Minimum';
  return is(cells[0], cells.slice(1)) ? 'Maximum' : undefined;
}

/** The board with each rule that holds several figures split into one rule each. @param {Variant} board */
export const separated = (board) => ({ ...board, rules: board.rules.flatMap((rule) => split(board, rule)) });

/** @param {Variant} board @param {Rule} rule @returns {Rule[]} */
function split(board, rule) {
  const { kind, args, children } = rule;
  if (children) return [rule];
  if (isTwoSided(kind) && args[1] && args[2])
    return [
      { kind, args: [args[0], args[1], ''] },
      { kind, args: [args[0], '', args[2]] },
    ];
  const cells = cellsIn(board, args);
  if (DOTS.has(kind) && cells.length > 2 && !(kind === 'GreaterThan' && extremeOf(board, cells)))
    return adjacentPairs(board, cells).map((pair) => ({ kind, args: namesOf(board, pair) }));
  if (kind === 'Indexing') return args.slice(1).map((cell) => ({ kind, args: [args[0], cell] }));
  return CODED.has(kind) ? splitCoded(board, { kind, args }) : [{ kind, args }];
}

/**
 * A rule with a code has groups of cells between empty arguments; a name before a group begins with '_'. One about
 * most neighbours of the board is not split: it is a rule of the whole board.
 * @param {Variant} board
 * @param {Rule} rule
 */
function splitCoded(board, rule) {
  const [key, ...items] = rule.args;
  if (everywhere({ ...board, rules: [rule] }).size > 0) return [rule];
  /** @type {Rule[]} */
  const rules = [];
  let name = '';
  /** @type {Rule | undefined} */
  let open;
  for (const item of items) {
    if (item === '' || item.startsWith('_')) {
      if (item !== '') name = item;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { kind: rule.kind, args: name ? [key, name] : [key] };
      rules.push(open);
    }
    open.args.push(item);
  }
  return rules;
}

/** @param {Variant} board @param {number[]} cells */
const namesOf = (board, cells) => cells.map((cell) => cellName(board, cell));

/** Every figure of a separated board, in the order of its rules. @param {Variant} board @returns {Figure[]} */
export function figuresOf(board) {
  /** @type {Map<number, Element[]>} */
  const byRule = new Map();
  for (const element of elementsOf(board)) byRule.set(element.rule, [...(byRule.get(element.rule) ?? []), element]);
  const whole = everywhere(board);
  const drawn = board.rules.flatMap((rule, index) => {
    const { rules } = whole.get(index) ?? {};
    if (rules) return rules[0] === index ? [{ kind: rule.kind, cells: [], value: '', rules }] : [];
    const figure = isClonePair(rule) ? undefined : read(rule, byRule.get(index) ?? [], board);
    return figure ? [{ ...figure, rules: [index] }] : [];
  });
  const parities = board.candidates.flatMap((list, cell) => {
    const kind = ['Odd', 'Even'].find((parity) => list && parityValues(board, parity).join() === list.join());
    return kind ? [{ kind, cells: [cell], value: '' }] : [];
  });
  return [...drawn, ...clonesOf(board), ...parities];
}

/** Whether a rule says that two cells are equal, as links say it of each two cells of a clone. @param {Rule} rule */
const isClonePair = ({ kind, args }) => kind === 'SameValues' && args.length === 3 && args[0] === '2';

/** The clones: pairs of equal cells that are as far apart. @param {Variant} board @returns {Figure[]} */
function clonesOf(board) {
  /** @type {Map<number, {rule: number, pair: number[]}[]>} */
  const byDistance = new Map();
  for (const [rule, each] of board.rules.entries()) {
    if (!isClonePair(each)) continue;
    const pair = cellsIn(board, each.args);
    const distance = pair[1] - pair[0];
    byDistance.set(distance, [...(byDistance.get(distance) ?? []), { rule, pair }]);
  }
  return [...byDistance.values()].map((pairs) => ({
    kind: 'Clone',
    cells: [0, 1].flatMap((which) => pairs.map(({ pair }) => pair[which])),
    value: '',
    rules: pairs.map(({ rule }) => rule),
  }));
}

/**
 * @param {Rule} rule
 * @param {Element[]} elements  of the rule
 * @param {Variant} board
 * @returns {Figure | undefined}  undefined for a rule that has a switch, and for brackets
 */
function read({ kind, args }, elements, board) {
  if (kind === 'Jigsaw') return { kind: 'Region', cells: [], value: '' };
  const [first] = elements;
  const cells = elements.flatMap((element) => element.cells);
  if (isGlobal({ kind, args })) return undefined;
  if (!first || first.form === 'global') return { kind, cells: [], value: '' };
  if (first.kind === 'Difference') return { kind: 'WhiteDot', cells, value: String(first.number) };
  if (first.kind === 'Ratio') return { kind: 'BlackDot', cells, value: String(first.number) };
  if (kind === 'Pair') return { kind: first.kind, cells, value: String(first.number ?? '') };
  const own = cellsIn(board, args);
  if (kind === 'Indexing') return { kind: indexing[args[0]] ?? kind, cells, value: '' };
  if (kindOf(kind)?.gesture === 'sets')
    return { kind, cells, value: '', sizes: elements.map((element) => element.cells.length) };
  if (kind === 'Sum' && args[0].includes('=')) return { kind: 'WeightedSum', cells: own, value: '' };
  if (kind === 'GreaterThan') return { kind: extremeOf(board, own) ?? kind, cells: own, value: '' };
  const figure = { kind, cells: own.length > 1 ? own : cells, value: writtenValue({ kind, args }, board) };
  return args.includes(LOOP) ? { ...figure, isLoop: true } : figure;
}

/** @param {Rule} rule @param {Variant} board */
function writtenValue({ kind, args }, board) {
  const value = kindOf(kind)?.value;
  if (!value) return '';
  if (kind === 'Quad') return args.slice(1).join(' ');
  if (CONTAINS.has(kind)) return args[0].replaceAll('_', ' ');
  if (CODED.has(kind)) return kind === 'Regex' ? decodePattern(args[0]) : args[0];
  if (isTwoSided(kind)) return args[1] || args[2] || '';
  const isWritten = cellOf(board, args[0] ?? '') < 0;
  return isWritten && !(value.isOptional && args[0] === '0') ? args[0] : value.usual;
}

/** @param {string} kind @param {string} value */
const writeCode = (kind, value) => (kind === 'Regex' ? encodePattern(value) : value);

/**
 * A rule with another code; its lines and their names stay.
 * @param {Rule} rule
 * @param {string} value
 * @returns {Rule}
 */
export const withCode = ({ kind, args }, value) => ({ kind, args: [writeCode(kind, value), ...args.slice(1)] });

/** Whether a rule has a code. @param {Rule} rule */
export const hasCode = ({ kind }) => CODED.has(kind) && kindOf(kind) !== undefined;

/**
 * The cells of each set of a figure; most have one.
 * @param {Figure} figure
 */
export function setsOf({ cells, sizes = [cells.length] }) {
  const ends = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((sum, size) => sum + size));
  return sizes.map((size, i) => cells.slice(ends[i] - size, ends[i]));
}

/**
 * The rules that a figure is in `iss`: one, but one for each two cells of a clone.
 * @param {Figure} figure
 * @param {Variant} board
 * @returns {Rule[]}
 */
export function rulesOf(figure, board) {
  const { kind, cells } = figure;
  if (kind !== 'Clone') return [ruleOf(figure, board)];
  const half = cells.length / 2;
  return cells.slice(0, half).map((cell, i) => {
    return { kind: 'SameValues', args: ['2', ...namesOf(board, [cell, cells[half + i]])] };
  });
}

/** @param {Figure} figure @param {Variant} board @returns {Rule} */
function ruleOf(figure, board) {
  const { kind, cells, value, isLoop } = figure;
  const at = namesOf(board, cells);
  const number = kindOf(kind)?.value;
  const { name = '', isBackward = false } = lineOf(sideLines(board), cells) ?? {};
  if (isTwoSided(kind)) return { kind, args: isBackward ? [name, '', value] : [name, value, ''] };
  if (kind === 'Sandwich') return { kind, args: [value, name] };
  if (kind === 'LittleKiller') return { kind, args: [value, lineOf(diagonalLines(board), cells)?.name ?? at[0]] };
  if (kind === 'Quad') return { kind, args: [at[0], ...value.split(/\D+/).filter(Boolean)] };
  if (kind === 'Minimum' || kind === 'Maximum') return { kind: 'GreaterThan', args: at };
  if (kind === 'ColumnIndexing' || kind === 'RowIndexing') return { kind: 'Indexing', args: [kind[0], ...at] };
  if (kind === 'EqualSum')
    return {
      kind,
      args: setsOf(figure)
        .flatMap((set) => ['-', ...namesOf(board, set)])
        .slice(1),
    };
  if (kind === 'SameValues') return { kind, args: [String(setsOf(figure).length), ...at] };
  if (CONTAINS.has(kind)) return { kind, args: [value.replaceAll(' ', '_'), ...at] };
  if (CODED.has(kind)) return { kind, args: [writeCode(kind, value), ...at] };
  const holds = relationFor(kind, value);
  if (holds) return { kind: 'Pair', args: [pairKey(board, holds), ...at] };
  const cellsAndLoop = isLoop ? [...at, LOOP] : at;
  return { kind, args: number && !DOTS.has(kind) ? [value || '0', ...cellsAndLoop] : cellsAndLoop };
}

/**
 * The relation of a kind that `iss` has no name for.
 * @param {string} kind
 * @param {string} value
 * @returns {((a: number, b: number) => boolean) | undefined}
 */
function relationFor(kind, value) {
  const number = Number(value);
  if (kind === 'SlowThermo') return (a, b) => a <= b;
  if (value === kindOf(kind)?.value?.usual) return undefined;
  if (kind === 'WhiteDot') return (a, b) => Math.abs(a - b) === number;
  return kind === 'BlackDot' ? (a, b) => a === number * b || b === number * a : undefined;
}

/** What makes two figures the same for a person: their kind and place. @param {Figure} figure */
export const figureKey = ({ kind, cells }) => `${kind}:${cells.join()}`;
