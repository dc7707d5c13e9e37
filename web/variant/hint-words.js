// The sentences about hints that only variants have: candidates that cannot be, and rules that cannot be obeyed.

import { piecesOf } from '../../wasm/iss/regions.js';
import { elementsOf } from './model/elements.js';
import { ruleWords } from './rules/words.js';

/** @import { Hint } from 'quadrille' */
/** @import { Variant } from '../../wasm/iss/text.js' */
/** @import { VariantWords } from '../strings/variant-strings.js' */

/** A sentence does not name more cells with the same values, and not more such groups. */
const [MOST_CELLS, MOST_GROUPS] = [4, 3];
const MOST_SETS = 8;

/**
 * @param {VariantWords} words
 * @param {Variant} board
 * @param {Hint} hint
 * @returns {string | undefined}  undefined for a hint that every puzzle has
 */
export function explained(words, board, hint) {
  if (hint.rule === 'broken-rule') return words.broken(sourceOf(words, board, hint));
  if (hint.eliminated.length === 0) return placed(words, board, hint);
  return words.hint(eliminations(words, board, hint), reason(words, board, hint));
}

/**
 * A value that a rule leaves alone, or that has one place in a piece of a jigsaw, which is no box.
 * @param {VariantWords} words
 * @param {Variant} board
 * @param {Hint} hint
 */
function placed(words, board, hint) {
  const { rule, unit, cell, value } = hint;
  if (cell === null || value === null) return undefined;
  const [row, column] = [Math.floor(cell / board.columns) + 1, (cell % board.columns) + 1];
  const symbol = String(board.lowest + value - 1);
  const isGlobal = hint.source?.cells.length === 0;
  if (rule === 'rule' && hint.source?.number)
    return words.leftBy(row, column, symbol, sourceOf(words, board, hint), isGlobal);
  if (unit?.kind !== 'box' || piecesOf(board).length === 0) return undefined;
  return words.inRegion(row, column, symbol, rule === 'last-cell');
}

/**
 * What cannot be: the cells that lose the same values together.
 * @param {VariantWords} words
 * @param {Variant} board
 * @param {Hint} hint
 */
function eliminations(words, { columns, lowest }, { eliminated }) {
  /** @type {Map<number, number[]>} */
  const byCell = new Map();
  for (const { cell, value } of eliminated) byCell.set(cell, [...(byCell.get(cell) ?? []), lowest + value - 1]);
  /** @type {Map<string, number[]>} */
  const byValues = new Map();
  for (const [cell, values] of byCell) {
    const span = words.anyOf(spansOf(values));
    byValues.set(span, [...(byValues.get(span) ?? []), cell]);
  }
  const sentences = Array.from(byValues, ([values, cells]) => {
    const named = cells.slice(0, MOST_CELLS);
    /** @type {Map<number, number[]>} */
    const byRow = new Map();
    for (const cell of named) {
      const row = Math.floor(cell / columns) + 1;
      byRow.set(row, [...(byRow.get(row) ?? []), (cell % columns) + 1]);
    }
    return words.areNot([...byRow], cells.length - named.length, values);
  });
  return sentences.slice(0, MOST_GROUPS).join(words.comma) + (sentences.length > MOST_GROUPS ? words.andMore : '');
}

/** Values, those in a row as a span: 1 and 3–6. @param {number[]} values  ascending */
function spansOf(values) {
  /** @type {number[][]} */
  const runs = [];
  for (const value of values) {
    if (runs.at(-1)?.at(-1) === value - 1) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.map(String)));
}

/** @param {VariantWords} words @param {Variant} board @param {Hint} hint */
function reason(words, board, hint) {
  const { rule, unit, source, eliminated } = hint;
  const value = String(board.lowest + eliminated[0].value - 1);
  if (rule === 'locked') return words.locked(unit ? words.unit(unit.kind, unit.number) : '', value);
  if (rule === 'naked-set') return words.nakedSet(hint.because.length);
  const choices = (source?.choices ?? []).map((set) => set.map((each) => String(board.lowest + each - 1)));
  if (source?.cells.length === 0) return words.byGlobal(sourceOf(words, board, hint));
  return words.byRule(sourceOf(words, board, hint), choices.slice(0, MOST_SETS), choices.length > MOST_SETS);
}

/**
 * A rule by its name and place.
 * @param {VariantWords} words
 * @param {Variant} board
 * @param {Pick<import('quadrille').Why['statements'][number], 'text' | 'cells'>} clue
 * @returns {string | undefined}  undefined if it is no rule
 */
export function nameOfClue(words, board, { text, cells }) {
  const name = /^\.([A-Za-z0-9]+)/.exec(text)?.[1];
  return name && sourceOf(words, board, { source: { name, cells } });
}

/**
 * The rule that a hint is about, with its place.
 * @param {VariantWords} words
 * @param {Variant} board
 * @param {{source: {name: string, cells: number[]} | null}} hint
 */
function sourceOf(words, board, { source }) {
  if (!source) return '';
  const element = elementsOf(board).find(
    (each) => each.kind === source.name && each.cells.some((cell) => source.cells.includes(cell)),
  );
  const { one } = ruleWords(words.lang, source.name, element?.name, element?.number ?? element?.label);
  const [first] = source.cells;
  if (first === undefined) return one;
  const label = element && element.label !== element.kind ? element.label : '';
  return words.ruleAt(one, label, Math.floor(first / board.columns) + 1, (first % board.columns) + 1);
}
