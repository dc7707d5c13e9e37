// How a link is known, by core's table of them (core/text/link_table.hpp): for the notations of the package, for the
// readers of links, and for the page. Tested by tests/wasm/links.test.js and importing.test.js.
import { links } from '../bindings/catalog.js';

/** @typedef {import('../bindings/catalog.js').LinkKind} LinkKind */

/** The first word of a text, without a quotation mark before it; what begins with `#` is a rule in words. */
const FIRST_WORD = /^\s*"?(?!#)(\S*)/;

/**
 * The kind of link that a text begins with.
 * @param {string} text
 * @param {readonly LinkKind[]} [kinds] those to look for
 */
export function linkKind(text, kinds = links) {
  const [, word = ''] = FIRST_WORD.exec(text) ?? [];
  return kinds.find(
    ({ holds, begins }) => holds.some((part) => word.includes(part)) || begins.some((part) => word.startsWith(part)),
  );
}

/** The kinds of links that a puzzle has notations for. @param {string} puzzle */
export const linksOf = (puzzle) => links.filter(({ puzzles }) => puzzles.some((id) => id === puzzle));
