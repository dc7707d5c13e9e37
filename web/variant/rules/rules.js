// All rules of variants that the page knows, by their kind in `iss` or by what people call a special case of one: a
// white dot with another difference and a slow thermometer are a `Pair` with a table, a minimum is a `GreaterThan`
// between a cell and all its neighbours, an odd cell is a list of candidates. In the order in which tools are offered.

import { areas } from './areas.js';
import { cells } from './cells.js';
import { chaos } from './chaos.js';
import { dots } from './dots.js';
import { lines } from './lines.js';
import { outside } from './outside.js';
import { whole } from './whole.js';

/** @import { Rule } from './rule.js' */

/** @type {Readonly<Record<string, Rule>>} */
export const rules = { ...areas, ...lines, ...dots, ...cells, ...outside, ...whole, ...chaos };

/** The row of a kind; an empty one for a kind that is not known. @param {string} kind @returns {Rule} */
export const ruleOf = (kind) => (Object.hasOwn(rules, kind) ? rules[kind] : {});
