// The address's fragment. `#<puzzle>=<text>` is a puzzle as a link. `#<puzzle>` alone opens that puzzle's board as it
// was left. The fragment holds the text and no history. A long text is compressed (deflate.js) and starts with `~`.

/** @import { Puzzle } from '../puzzles/catalog.js' */

// A text of up to this length is not compressed: people can read it, and other pages can make such links easily.
const MAX_PLAIN = 600;

/**
 * Reads a fragment.
 * @param {string} hash  as `location.hash`
 * @returns {{id: string, text: string, deflated?: boolean} | undefined}  deflated: the worker decompresses the
 *   text. undefined when the fragment is not a link of this page
 */
export function readFragment(hash) {
  const [, id, text = ''] = /^#(\w+)(?:=(.*))?$/s.exec(hash) ?? [];
  if (id === undefined) return undefined;
  if (text.startsWith('~')) return { id, text: text.slice(1), deflated: true };
  try {
    return { id, text: decodeURIComponent(text) };
  } catch {
    return { id, text }; // a % without two digits: the solver refuses it and names its place
  }
}

/** @param {Puzzle} puzzle @param {string} text */
export async function fragment(puzzle, text) {
  const plain = encodeURIComponent(text).replace(/^~/, '%7E');
  if (plain.length <= MAX_PLAIN) return `#${puzzle.id}=${plain}`;
  return `#${puzzle.id}=~${await (await import('./deflate.js')).deflate(text)}`;
}

/** The full address of a board. @param {Puzzle} puzzle @param {string} text */
export async function linkTo(puzzle, text) {
  return location.href.replace(/#.*$/s, '') + (await fragment(puzzle, text));
}

/** Replaces the address's fragment without adding to the browser's history. @param {string} hash  '' removes it */
export function replaceFragment(hash) {
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search);
}
