// How a link is known, by core's table of them (core/text/link_table.hpp). Tested by
// tests/wasm/importing.test.js.
import { links } from '../../wasm/bindings/catalog.js';

/** The first word of a text, without a quotation mark before it; what begins with `#` is a rule in words. */
const FIRST_WORD = /^\s*"?(?!#)(\S*)/;

/**
 * The kind of link that a text begins with.
 * @param {string} text
 */
export function linkKind(text) {
  const [, word = ''] = FIRST_WORD.exec(text) ?? [];
  return links.find(
    ({ holds, begins }) => holds.some((part) => word.includes(part)) || begins.some((part) => word.startsWith(part)),
  );
}
