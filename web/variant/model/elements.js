// What is drawn of the rules of a board: one element for each cage, line, dot or clue. An element says which rule it
// belongs to, so that it can be selected and edited, and what its words are about (strings/*.variant.js).

import { everywhere } from '../rules/coded.js';
import { ruleOf } from '../rules/rules.js';
import { arrange } from './arrange.js';

/** @import { Rule, Variant } from '../../../wasm/iss/text.js' */
/** @import { Draw, Drawn } from '../rules/rule.js' */

/** @typedef {import('../rules/rule.js').Element} Element */
/** @typedef {import('../rules/rule.js').Form} Form */

/** A rule that is not on the board. @type {Draw} */
const global = ({ kind, args }) => [{ kind, form: 'global', cells: [], label: args[0] ?? '' }];

/**
 * A rule, and behind it the rules in it, each drawn once.
 * @param {Rule} rule
 * @param {Variant} board
 * @returns {Drawn[]}
 */
function drawnOf(rule, board) {
  const inside = (rule.children ?? []).filter(({ kind }) => kind !== '').flatMap((child) => drawnOf(child, board));
  const shown = inside.filter(({ form, cells }) => form === 'global' || cells.length > 0);
  return [...(ruleOf(rule.kind).draw ?? global)(rule, board), ...shown.map((each) => ({ ...each, isPart: true }))];
}

/**
 * The elements of a board, in the order of its rules.
 * @param {Variant} board
 * @returns {Element[]}
 */
export function elementsOf(board) {
  const whole = everywhere(board);
  const elements = board.rules.flatMap((rule, index) => {
    const drawn = whole.get(index)?.drawn ?? drawnOf(rule, board);
    return drawn.map((element) => ({ ...element, rule: index }));
  });
  const arranged = arrange(elements);
  const isJigsaw = arranged.some(({ kind }) => kind === 'Jigsaw');
  return arranged.filter(
    ({ kind, form, cells }) => (form === 'global' && !(isJigsaw && kind === 'NoBoxes')) || cells.length > 0,
  );
}
