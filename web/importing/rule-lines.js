// Lines of rules of a variant: one puzzle, or one each. Tested by tests/web/importing.test.js.

/** @import { Reading } from './importer.js' */

/** The beginning of a line of rules. */
const RULE = /^\s*\.+(~R\d|[A-Z][A-Za-z]*~|[A-Z][A-Za-z]*[a-z][A-Za-z]*(\.|\s|$))/;

/**
 * How lines of rules are to be read. Where some state a shape or givens, core knows which puzzles they are; where none
 * does, a person has to say it.
 * @param {string} text
 * @returns {Pick<Reading, 'text' | 'lines' | 'notation'>}
 */
export function readRules(text) {
  const [words, rules] = [/^\s*#/, /^\s*[^#\s]/].map((form) => text.split('\n').filter((line) => form.test(line)));
  const begun = rules.filter((line) => !/^[\s~]/.test(line));
  const isOpen =
    begun.length > 1 && begun.every((line) => RULE.test(line)) && !/\.(Shape~|Given~|~)/.test(rules.join('\n'));
  if (!isOpen) return { text };
  return { text: [...words, rules.join('')].join('\n'), notation: 'iss', lines: { text, count: begun.length } };
}
