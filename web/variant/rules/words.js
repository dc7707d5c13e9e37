// What rules are called and say, in the language of the board.

import { chosenFrom } from '../../strings/board-strings.js';
import { ruleOf } from './rules.js';

/** @import { Switch, Text } from './rule.js' */

/** @typedef {'en' | 'zh'} Language */

const language = chosenFrom({ en: /** @type {Language} */ ('en'), zh: /** @type {Language} */ ('zh') });

/** The words of a kind. @param {string} kind */
export const wordsOf = (kind) => ruleOf(kind)[language()] ?? {};

/** What a tool or figure is called in the panel. @param {string} kind */
export const toolName = (kind) => wordsOf(kind).tool ?? kind;

/** @param {Switch} each */
export const switchName = (each) => each[language()];

/** @param {Text} text @param {number | string} number */
const worded = (text, number) => (typeof text === 'string' ? text : text(number));

/**
 * @param {string} kind
 * @param {string} [own]  the setter's own name
 * @param {number | string} [number]
 * @returns {{name: string, says: string, one: string}}  one: as it is called where a cell is spoken
 */
export function ruleWords(kind, own, number = '') {
  const { name = kind, says = '', one = name } = wordsOf(kind);
  const isNamed = own && kind !== 'Indexing';
  return {
    name: isNamed ? own : worded(name, number),
    says: worded(says, number),
    one: isNamed ? own : worded(one, number),
  };
}
