// The sentences about hints that only variants have: candidates that cannot be, and rules that cannot be obeyed.

import { variantStrings } from '../strings/variant-strings.js';
import { elementsOf } from './model/elements.js';

/** @import { Hint } from 'quadrille' */
/** @import { Variant } from './model/text.js' */

/** A sentence does not name more cells. */
const MOST_CELLS = 3;

/**
 * @param {Variant} board
 * @param {Hint} hint
 * @returns {string | undefined}  undefined for a hint that every puzzle has
 */
export function explained(board, hint) {
  const strings = variantStrings();
  if (hint.rule === 'broken-rule') return strings.broken(sourceOf(board, hint));
  if (hint.eliminated.length === 0) return undefined;
  return strings.hint(eliminations(board, hint), reason(board, hint));
}

/** What cannot be, by cell. @param {Variant} board @param {Hint} hint */
function eliminations({ columns, lowest }, { eliminated }) {
  const strings = variantStrings();
  /** @type {Map<number, number[]>} */
  const byCell = new Map();
  for (const { cell, value } of eliminated) byCell.set(cell, [...(byCell.get(cell) ?? []), lowest + value - 1]);
  const sentences = Array.from(byCell, ([cell, values]) =>
    strings.isNot(Math.floor(cell / columns) + 1, (cell % columns) + 1, values.map(String)),
  );
  const named = sentences.slice(0, MOST_CELLS);
  return named.join(strings.comma) + (byCell.size > MOST_CELLS ? strings.moreCells(byCell.size - MOST_CELLS) : '');
}

/** @param {Variant} board @param {Hint} hint */
function reason(board, hint) {
  const strings = variantStrings();
  const { rule, unit, source, eliminated } = hint;
  const value = String(board.lowest + eliminated[0].value - 1);
  if (rule === 'locked') return strings.locked(unit ? strings.unit(unit.kind, unit.number) : '', value);
  if (rule === 'naked-set') return strings.nakedSet(hint.because.length);
  const choices = (source?.choices ?? []).map((set) => set.map((each) => board.lowest + each - 1).join(''));
  return strings.byRule(sourceOf(board, hint), choices.slice(0, 8), choices.length > 8);
}

/** The rule that a hint is about, with its place. @param {Variant} board @param {Hint} hint */
function sourceOf(board, { source }) {
  const strings = variantStrings();
  if (!source) return '';
  const element = elementsOf(board).find(
    (each) => each.kind === source.name && each.cells.some((cell) => source.cells.includes(cell)),
  );
  const { one } = strings.kind(source.name, element?.name, element?.number ?? element?.label);
  const [first] = source.cells;
  if (first === undefined) return one;
  return strings.ruleAt(one, element?.label ?? '', Math.floor(first / board.columns) + 1, (first % board.columns) + 1);
}
