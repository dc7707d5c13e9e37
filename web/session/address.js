// The address's fragment, `#<puzzle>=<text>`: a puzzle as a link; `#<puzzle>` alone is that puzzle's board as it was left. It holds
// the text and never any history. A long text is packed and has a `~` before it.

/** @import { Puzzle } from '../puzzles/catalog.js' */

// Up to this length a text is left as it is: it can be read, and pages that know nothing of packing can make it.
const LONG = 600;

/**
 * What a fragment asks for.
 * @param {string} hash  as `location.hash`
 * @returns {{id: string, text: string, packed?: boolean} | undefined}  packed: the worker unpacks it. undefined when it
 *   is no link of ours
 */
export function readFragment(hash) {
  const [, id, text = ''] = /^#(\w+)(?:=(.*))?$/s.exec(hash) ?? [];
  if (id === undefined) return undefined;
  if (text.startsWith('~')) return { id, text: text.slice(1), packed: true };
  try {
    return { id, text: decodeURIComponent(text) };
  } catch {
    return { id, text }; // a lone % is the solver's to refuse, with its place
  }
}

/** @param {Puzzle} puzzle @param {string} text */
export async function fragment(puzzle, text) {
  const plain = encodeURIComponent(text).replace(/^~/, '%7E');
  if (plain.length <= LONG) return `#${puzzle.id}=${plain}`;
  return `#${puzzle.id}=~${await (await import('./deflate.js')).pack(text)}`;
}

/** The whole address of a board. @param {Puzzle} puzzle @param {string} text */
export async function link(puzzle, text) {
  return location.href.replace(/#.*$/s, '') + (await fragment(puzzle, text));
}

/** Makes the address say this fragment, or none, without a step in the browser's history. @param {string} hash */
export function showFragment(hash) {
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search);
}
