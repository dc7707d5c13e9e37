// What a person does to the rules of a board. Every function takes a board and returns another one. Boards are
// `separated` (figures.js) before their figures are numbered. Tested by tests/wasm/variant-rules.test.js.

import { boxSize, regionSize } from '../../../wasm/iss/regions.js';
import { blankBoard } from '../../../wasm/iss/text.js';
import { DRAWN } from './figure-lines.js';
import { figureKey, figuresOf, hasCode, rulesOf, separated, withCode } from './figures.js';
import { fits, globals, isTwoSided, kindOf } from './kinds.js';
import { hasJigsaw, layoutOf, withBoxes, withLayout, withoutJigsaw } from './layout.js';
import { parityValues } from './parity.js';

/** @import { Figure } from './figures.js' */
/** @import { Value } from '../rules/rule.js' */
/** @import { Global } from './kinds.js' */
/** @import { Variant } from '../../../wasm/iss/text.js' */

/** @param {string} kind */
const isParity = (kind) => kind === 'Odd' || kind === 'Even';

/** Whether two figures cannot both stand at one place. @param {Figure} a @param {Figure} b */
function exclude(a, b) {
  const family = kindOf(a.kind)?.family;
  const isOneAtATime = family === 'dots' || family === 'cells' || family === 'outside';
  const isSameKind = a.kind === b.kind || (family === 'dots' && !isStacked(a.kind) && !isStacked(b.kind));
  const [mine, other] = [a, b].map(({ cells, kind }) => (isTwoSided(kind) ? cells : sorted(cells)).join());
  return (
    mine === other &&
    (isOneAtATime ? isSameKind || (isParity(a.kind) && isParity(b.kind)) : figureKey(a) === figureKey(b))
  );
}

/** An inequality or a sum may stand where a dot is. @param {string} kind */
const isStacked = (kind) => kind === 'GreaterThan' || kind === 'Quad' || kind === 'X' || kind === 'V';

/** @param {number[]} cells */
const sorted = (cells) => cells.toSorted((a, b) => a - b);

/**
 * Draws a figure. It replaces one at the same place that it cannot stand beside, such as another dot.
 * @param {Variant} board
 * @param {Figure} figure
 */
export function addRule(board, figure) {
  const whole = separated(board);
  const apart = figuresOf(whole)
    .filter((each) => exclude(figure, each))
    .sort((a, b) => (b.rules?.[0] ?? 0) - (a.rules?.[0] ?? 0))
    .reduce(removeRule, whole);
  if (isParity(figure.kind)) return withCandidates(apart, figure.cells, parityValues(board, figure.kind));
  return { ...apart, rules: [...apart.rules, ...rulesOf(figure, board)] };
}

/** @param {Variant} board  separated @param {Figure} figure  of it @returns {Variant} */
export function removeRule(board, { kind, cells, rules }) {
  if (rules === undefined) return withCandidates(board, cells, undefined);
  if (kind === 'Region') return withoutJigsaw(board, rules[0]);
  return { ...board, rules: board.rules.filter((_, index) => !rules.includes(index)) };
}

/**
 * Changes a figure's number or cells, and keeps its place among the rules.
 * @param {Variant} board  separated
 * @param {Figure} figure  of it
 * @param {Partial<Figure>} changes
 */
export function replaceRule(board, figure, changes) {
  const [first] = figure.rules ?? [];
  if (first === undefined) return board;
  const { value } = changes;
  const next =
    value !== undefined && hasCode(board.rules[first])
      ? [withCode(board.rules[first], value)]
      : rulesOf({ ...figure, ...changes }, board);
  return { ...board, rules: board.rules.toSpliced(first, 1, ...next) };
}

/** @param {Variant} board @param {number[]} cells @param {number[] | undefined} values @returns {Variant} */
function withCandidates(board, cells, values) {
  const candidates = board.candidates.map((list, cell) => (cells.includes(cell) ? values : list));
  return { ...board, candidates };
}

/** @param {Variant} board @param {Global} global */
const indexOf = ({ rules }, { kind, arg }) =>
  rules.findIndex((rule) => rule.kind === kind && (arg === undefined || rule.args[0] === arg));

/**
 * Whether a rule of the whole board is on. Pieces of a jigsaw switch the boxes off by themselves.
 * @param {Variant} board
 * @param {Global} global
 */
export const isOn = (board, global) => indexOf(board, global) >= 0 && !(global.kind === 'NoBoxes' && hasJigsaw(board));

/** Switches a rule of the whole board on or off. @param {Variant} board @param {Global} global @returns {Variant} */
export function toggleGlobal(board, global) {
  const { kind, arg, isExclusive } = global;
  const args = arg === undefined ? [] : [arg];
  if (!isOn(board, global)) {
    const apart = kind === 'NoBoxes' ? withBoxes(board) : board;
    const others = isExclusive ? apart.rules.filter((rule) => rule.kind !== kind) : apart.rules;
    return { ...apart, rules: [...others, { kind, args }] };
  }
  return { ...board, rules: board.rules.filter((_, index) => index !== indexOf(board, global)) };
}

/** Replaces the rules in words. @param {Variant} board @param {string} text  a rule a line @returns {Variant} */
export const setWords = (board, text) => ({
  ...board,
  words: text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
});

/** Takes away what is drawn without a rule, and what is said about it. @param {Variant} board @returns {Variant} */
export const withoutDecoration = (board) => ({
  ...board,
  decoration: [],
  words: board.words.filter((line) => !line.startsWith(DRAWN)),
});

/**
 * A new board of another shape. Of the rules, those of the whole board that fit it stay.
 * @param {Variant} board
 * @param {{rows: number, columns: number, values: number, lowest: number}} shape
 * @returns {Variant}
 */
export function setShape(board, shape) {
  const blank = { ...blankBoard(shape.rows, shape.columns), ...shape };
  const kept = globals.filter((global) => isOn(board, global) && fits(global, blank));
  return kept.reduce(toggleGlobal, blank);
}

/**
 * Makes cells a region. They extend the region of the first one while that is too small. What is left of other
 * regions becomes one region, so that after each complete region all others can be complete too.
 * @param {Variant} board
 * @param {number[]} cells
 */
export function setRegion(board, cells) {
  const layout = layoutOf(board);
  const size = (/** @type {number} */ region) => layout.filter((each) => each === region).length;
  const first = layout[cells[0]];
  const isExtended = size(first) < regionSize(board);
  const [drawn, rest] = [-1, -2];
  const touched = new Set(cells.map((cell) => layout[cell]));
  const next = layout.map((region, cell) => {
    if (cells.includes(cell) || (isExtended && region === first)) return drawn;
    return touched.has(region) || size(region) !== regionSize(board) ? rest : region;
  });
  return withLayout(board, next);
}

/**
 * The sizes that the boxes of a board can have, ascending: those that divide it.
 * @param {Variant} board
 */
export const boxSizes = (board) =>
  Array.from({ length: board.values + 1 }, (_, size) => size).filter((size) => boxSize(board, size));

/** Gives the boxes another size. @param {Variant} board @param {number} size @returns {Variant} */
export function setBoxSize(board, size) {
  const rules = board.rules.filter(({ kind }) => kind !== 'RegionSize');
  const isUsual = size === Math.max(board.rows, board.columns);
  return { ...board, rules: isUsual ? rules : [{ kind: 'RegionSize', args: [String(size)] }, ...rules] };
}

/**
 * The number of a figure as it is written in a rule; undefined when what was typed is none.
 * @param {Value} value
 * @param {string} typed
 * @param {Variant} board
 */
export function readValue({ word, least = 0, most = 999, isOptional }, typed, { lowest, values }) {
  const text = typed.trim();
  if (word === 'values') {
    const numbers = (values > 9 ? text.split(/\D+/) : [...text.replace(/\D/g, '')]).filter(Boolean).map(Number);
    const isGood = numbers.length <= most && numbers.every((number) => number >= lowest && number < lowest + values);
    return numbers.length > 0 && isGood ? numbers.sort((a, b) => a - b).join(' ') : undefined;
  }
  if (word === 'counts') {
    const pairs =
      text
        .replace(/\s/g, '')
        .match(/^(\d\d)+$/)?.[0]
        .match(/../g) ?? [];
    const isOnce = new Set(pairs.map((pair) => pair[1])).size === pairs.length;
    return pairs.length > 0 && isOnce ? pairs.join('') : undefined;
  }
  // Which patterns and codes are right, the worker knows: what is wrong is said below the verdict.
  if (word === 'pattern') return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
  if (word === 'code') return /^[\w-]+$/.test(text) ? text : undefined;
  if (text === '') return isOptional ? '' : undefined;
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? String(number) : undefined;
}
