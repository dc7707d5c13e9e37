// What the rules say about each cell, in words: a screen reader speaks them with the name of the cell.

import { elementsOf } from './model/elements.js';
import { parityOf } from './model/parity.js';
import { isEverywhere } from './rules/coded.js';
import { ruleWords } from './rules/words.js';

/** @import { Variant } from '../../wasm/iss/text.js' */
/** @import { VariantWords } from '../strings/variant-strings.js' */
/** @import { VariantBoard } from './grid.js' */
/** @import { Element } from './model/elements.js' */

/** Forms whose cells have an order. */
const ordered = new Set(['thermo', 'line', 'arrow', 'ends', 'pill']);

/** Kinds whose name is their label. */
const unlabelled = new Set(['X', 'V']);

/** The signs before a label, which the name of its kind says in words. */
const SIGNS = /^[Σ≠⊇=]+/;

/** @type {WeakMap<VariantBoard, string[][]>} */
const known = new WeakMap();

/**
 * @param {VariantBoard} board
 * @returns {string[][]}  by cell, what each of its rules is
 */
export function wordsOfCells(board) {
  const cached = known.get(board);
  if (cached) return cached;
  const { model, elements, words: strings } = board;
  const words = model.candidates.map((list) => {
    const parity = list && parityOf(list, model);
    return list?.length ? [parity ? strings[parity] : strings.only(list.map(String))] : [];
  });
  for (const element of elements) {
    // A clue outside is said with the first cell of its line.
    const cells = element.form === 'outside' ? element.cells.slice(0, 1) : [...new Set(element.cells)];
    for (const cell of cells) words[cell].push(wordsOf(element, cell, board));
  }
  const counted = words.map((all) => withoutRepeats(all, strings.times));
  known.set(board, counted);
  return counted;
}

/**
 * Says what several rules have in common once, with their number.
 * @param {string[]} words
 * @param {(words: string, count: number) => string} times
 */
function withoutRepeats(words, times) {
  return [...new Set(words)].map((each) => {
    const count = words.filter((other) => other === each).length;
    return count === 1 ? each : times(each, count);
  });
}

/** @param {Element} element @param {number} cell @param {VariantBoard} board */
function wordsOf(element, cell, { columns, words: strings }) {
  const { kind, form, cells } = element;
  const { one } = ruleWords(strings.lang, kind, element.name, element.number ?? element.label);
  const written = unlabelled.has(kind) ? '' : element.label.replace(SIGNS, '') || (element.pattern ?? '');
  const label = kind === 'Cage' && written ? strings.sum(written) : written;
  const at = cells.indexOf(cell);
  if (form === 'edge') return strings.edge(one, label, strings.towards(cells[1 - at] - cell, columns));
  if (form === 'greater') return strings[at === 0 ? 'greater' : 'less'](strings.towards(cells[1 - at] - cell, columns));
  if (form === 'outside') return strings.clue(one, label, strings.direction(cells[1] - cells[0], columns));
  if (ordered.has(form)) return strings.onLine(one, label, at + 1, cells.length);
  if (kind === 'CountDistinct' && label) return strings.countsDistinct;
  if (kind === 'Sum') return strings.inCells(`${one} ${label}`, '', cells.length);
  return strings.inCells(one, label, cells.length);
}

/**
 * The kind of rules of a board and its words, where it has only one: a person who plays a first killer need not look
 * for its rule below the board.
 * @param {Variant} board
 * @param {VariantWords} words
 */
export function onlyRule(board, { lang }) {
  const elements = elementsOf(board);
  const words = elements.map(({ kind, name, number, label }) => ruleWords(lang, kind, name, number ?? label));
  const others = board.words.length > 0 || board.candidates.some((list) => list && parityOf(list, board));
  const isOne = !others && words.every(({ name }) => name === words[0].name) && !elements.some(isEverywhere);
  return isOne && words[0] ? { kind: elements[0].kind, ...words[0] } : undefined;
}
