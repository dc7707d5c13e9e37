// What elements of a board decide together: where clues outside stand, what they are written with, and which cells are
// the halves of one clone.

import { ruleOf } from '../rules/rules.js';
import { spread } from './margins.js';

/** @import { Element } from '../rules/rule.js' */
/** @import { Place } from '../../../wasm/iss/outside.js' */

/**
 * Links have a rule for each two cells of a clone. Those as far apart are the two halves of one.
 * @param {Element[]} elements
 */
function mergeClones(elements) {
  /** @type {Map<number, Element[]>} */
  const halves = new Map();
  return elements.filter((element, i) => {
    if (element.kind !== 'SameValues' || element.cells.length !== 1) return true;
    const [cell] = element.cells;
    const isFirst = elements[i + 1]?.rule === element.rule;
    const twin = elements[i + (isFirst ? 1 : -1)];
    if (elements.filter(({ rule }) => rule === element.rule).length !== 2) return true;
    const apart = isFirst ? twin.cells[0] - cell : cell - twin.cells[0];
    const known = halves.get(apart) ?? [];
    const half = known[isFirst ? 0 : 1];
    if (half) half.cells = [...half.cells, cell];
    else halves.set(apart, [...known, element]);
    return !half;
  });
}

/** Rules about equal sets have letters, if there are several. @param {Element[]} elements */
function nameClones(elements) {
  const clones = elements.filter(({ kind }) => kind === 'SameValues');
  const rules = [...new Set(clones.map(({ rule }) => rule))];
  if (rules.length > 1)
    for (const each of clones) each.label = String.fromCharCode(65 + (rules.indexOf(each.rule) % 26));
}

/**
 * @param {Element[]} elements
 * @returns {Element[]}
 */
export function arrange(elements) {
  const outside = elements.filter(({ form }) => form === 'outside');
  const kinds = new Set(outside.map(({ kind }) => kind).filter((kind) => kind !== 'LittleKiller'));
  const places = spread(outside.map(({ place }) => /** @type {Place} */ (place)));
  for (const [i, element] of outside.entries()) {
    element.place = places[i];
    if (kinds.size > 1) element.label = ruleOf(element.kind).written?.(element.label) ?? element.label;
  }
  const merged = mergeClones(elements);
  nameClones(merged);
  return merged;
}
