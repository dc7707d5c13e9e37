// What the panel offers: the tools that draw rules, and the switches of rules of the whole board. The rows of rules
// (../rules) say what each is. Tested by tests/wasm/variant-rules.test.js.

import { ruleOf, rules } from '../rules/rules.js';

/** @import { Variant } from '../../../wasm/iss/text.js' */
/** @import { Family, Need, Switch, Tool } from '../rules/rule.js' */

/** @typedef {Tool & {id: string}} Kind  the tool of a rule */
/** @typedef {Switch & {kind: string}} Global  the switch of a rule */

/** In the order in which they are offered. @type {Kind[]} */
export const kinds = Object.entries(rules).flatMap(([id, { tool }]) => (tool ? [{ id, ...tool }] : []));

/** @type {Map<string, Kind>} */
const byId = new Map(kinds.map((kind) => [kind.id, kind]));

/** @param {string} id */
export const kindOf = (id) => byId.get(id);

/** Whether a rule has two clues, one for each end of a row or column. @param {string} kind */
export const isTwoSided = (kind) => ruleOf(kind).isTwoSided === true;

/** @type {Family[]} */
export const families = ['areas', 'lines', 'dots', 'cells', 'outside'];

/** @type {Global[]} */
export const globals = Object.entries(rules).flatMap(([kind, { switches = [] }]) =>
  switches.map((each) => ({ kind, ...each })),
);

/** @type {Record<Need, (board: Variant) => boolean>} */
const meets = {
  square: ({ rows, columns }) => rows === columns,
  latin: ({ rows, columns, values }) => rows === columns && rows === values,
  nine: ({ values }) => values === 9,
  'one-to-nine': ({ values, lowest }) => values === 9 && lowest === 1,
  'from-one': ({ lowest }) => lowest === 1,
  missing: ({ rows, columns, values, lowest }) => rows === columns && lowest === 0 && values === rows + 1,
};

/**
 * Whether a rule makes sense on a board of this shape.
 * @param {{needs?: Need}} rule
 * @param {Variant} board
 */
export const fits = ({ needs }, board) => !needs || meets[needs](board);
