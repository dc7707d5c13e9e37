// What rules are called and say in a language.

import { ruleOf } from './rules.js';

/** @import { Text } from './rule.js' */

/** @typedef {'en' | 'zh'} Language */

/** The words of a kind. @param {Language} language @param {string} kind */
export const wordsOf = (language, kind) => ruleOf(kind)[language] ?? {};

/** What a tool or figure is called in the panel. @param {Language} language @param {string} kind */
export const toolName = (language, kind) => wordsOf(language, kind).tool ?? kind;

/** @param {Text} text @param {number | string} number */
const worded = (text, number) => (typeof text === 'string' ? text : text(number));

/**
 * @param {Language} language
 * @param {string} kind
 * @param {string} [own]  the setter's own name
 * @param {number | string} [number]
 * @returns {{name: string, says: string, one: string}}  one: as it is called where a cell is spoken
 */
export function ruleWords(language, kind, own, number = '') {
  const { name = kind, says = '', one = name } = wordsOf(language, kind);
  const isNamed = own && kind !== 'Indexing';
  return {
    name: isNamed ? own : worded(name, number),
    says: worded(says, number),
    one: isNamed ? own : worded(one, number),
  };
}
