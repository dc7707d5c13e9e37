// Links in a text to a puzzle of this page: they have more than a text, such as what has been filled in.
// Tested by tests/wasm/importing.test.js.

import { readFragment } from '../session/address.js';
import { gridIds } from '../session/grid-ids.js';

/** If a text has many links, only the first ones are looked at. */
const MOST_LINKS = 20;

/** Whether a word names a puzzle. @param {string} id */
const isPuzzle = (id) =>
  /^(sudoku|variant|kakuro|queens|tiling|cover)$/.test(id) || gridIds.some((genre) => genre === id);

/**
 * The fragment of the first link in a text that opens a puzzle here.
 * @param {string} text
 * @returns {string | undefined}
 */
export function ownLinkIn(text) {
  for (const link of (text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"'`]+/gi) ?? []).slice(0, MOST_LINKS)) {
    const [, hash = ''] = /(#.*)$/.exec(link.includes('(') ? link : link.replace(/\).*$/, '')) ?? [];
    const own = readFragment(hash.replace(/[.,;:!?\]]+$/, ''));
    if (own && isPuzzle(own.id) && own.text !== '') return hash;
  }
  return undefined;
}
