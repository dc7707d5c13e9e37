// The sentences about hints that only variants have: candidates that cannot be, and rules that cannot be obeyed.

import { piecesOf } from '../../wasm/iss/regions.js';
import { variantStrings } from '../strings/variant-strings.js';
import { elementsOf } from './model/elements.js';
import { ruleWords } from './rules/words.js';

/** @import { Hint } from 'quadrille' */
/** @import { Variant } from '../../wasm/iss/text.js' */

/** A sentence does not name more cells with the same values, and not more such groups. */
const [MOST_CELLS, MOST_GROUPS] = [4, 3];
const MOST_SETS = 8;

/**
 * @param {Variant} board
 * @param {Hint} hint
 * @returns {string | undefined}  undefined for a hint that every puzzle has
 */
export function explained(board, hint) {
  const strings = variantStrings();
  if (hint.rule === 'broken-rule') return strings.broken(sourceOf(board, hint));
  if (hint.eliminated.length === 0) return placed(board, hint);
  return strings.hint(eliminations(board, hint), reason(board, hint));
}

/**
 * A value that a rule leaves alone, or that has one place in a piece of a jigsaw, which is no box.
 * @param {Variant} board
 * @param {Hint} hint
 */
function placed(board, hint) {
  const { rule, unit, cell, value } = hint;
  if (cell === null || value === null) return undefined;
  const [row, column] = [Math.floor(cell / board.columns) + 1, (cell % board.columns) + 1];
  const symbol = String(board.lowest + value - 1);
  const isGlobal = hint.source?.cells.length === 0;
  if (rule === 'rule' && hint.source?.number)
    return variantStrings().leftBy(row, column, symbol, sourceOf(board, hint), isGlobal);
  if (unit?.kind !== 'box' || piecesOf(board).length === 0) return undefined;
  return variantStrings().inRegion(row, column, symbol, rule === 'last-cell');
}

/** What cannot be: the cells that lose the same values together. @param {Variant} board @param {Hint} hint */
function eliminations({ columns, lowest }, { eliminated }) {
  const strings = variantStrings();
  /** @type {Map<number, number[]>} */
  const byCell = new Map();
  for (const { cell, value } of eliminated) byCell.set(cell, [...(byCell.get(cell) ?? []), lowest + value - 1]);
  /** @type {Map<string, number[]>} */
  const byValues = new Map();
  for (const [cell, values] of byCell) byValues.set(spanned(values), [...(byValues.get(spanned(values)) ?? []), cell]);
  const sentences = Array.from(byValues, ([values, cells]) => {
    const named = cells.slice(0, MOST_CELLS);
    /** @type {Map<number, number[]>} */
    const byRow = new Map();
    for (const cell of named) {
      const row = Math.floor(cell / columns) + 1;
      byRow.set(row, [...(byRow.get(row) ?? []), (cell % columns) + 1]);
    }
    return strings.areNot([...byRow], cells.length - named.length, values);
  });
  return sentences.slice(0, MOST_GROUPS).join(strings.comma) + (sentences.length > MOST_GROUPS ? strings.andMore : '');
}

/** Values, those in a row as a span: 1 or 3–6. @param {number[]} values  ascending */
function spanned(values) {
  /** @type {number[][]} */
  const runs = [];
  for (const value of values) {
    if (runs.at(-1)?.at(-1) === value - 1) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  const spans = runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.map(String)));
  return variantStrings().anyOf(spans);
}

/** @param {Variant} board @param {Hint} hint */
function reason(board, hint) {
  const strings = variantStrings();
  const { rule, unit, source, eliminated } = hint;
  const value = String(board.lowest + eliminated[0].value - 1);
  if (rule === 'locked') return strings.locked(unit ? strings.unit(unit.kind, unit.number) : '', value);
  if (rule === 'naked-set') return strings.nakedSet(hint.because.length);
  const choices = (source?.choices ?? []).map((set) => set.map((each) => String(board.lowest + each - 1)));
  if (source?.cells.length === 0) return strings.byGlobal(sourceOf(board, hint));
  return strings.byRule(sourceOf(board, hint), choices.slice(0, MOST_SETS), choices.length > MOST_SETS);
}

/**
 * A rule by its name and place.
 * @param {Variant} board
 * @param {Pick<import('quadrille').Why['statements'][number], 'text' | 'cells'>} clue
 * @returns {string | undefined}  undefined if it is no rule
 */
export function nameOfClue(board, { text, cells }) {
  const name = /^\.([A-Za-z0-9]+)/.exec(text)?.[1];
  return name && sourceOf(board, { source: { name, cells } });
}

/**
 * The rule that a hint is about, with its place.
 * @param {Variant} board
 * @param {{source: {name: string, cells: number[]} | null}} hint
 */
function sourceOf(board, { source }) {
  const strings = variantStrings();
  if (!source) return '';
  const element = elementsOf(board).find(
    (each) => each.kind === source.name && each.cells.some((cell) => source.cells.includes(cell)),
  );
  const { one } = ruleWords(source.name, element?.name, element?.number ?? element?.label);
  const [first] = source.cells;
  if (first === undefined) return one;
  const label = element && element.label !== element.kind ? element.label : '';
  return strings.ruleAt(one, label, Math.floor(first / board.columns) + 1, (first % board.columns) + 1);
}
