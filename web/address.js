// The address's fragment, `#<puzzle>=<text>`: a puzzle as a link. It holds the text and never any history.

/** @import { Puzzle } from './catalog.js' */

/**
 * What a fragment asks for.
 * @param {string} hash  as `location.hash`
 * @returns {{id: string, text: string} | undefined}  undefined when it is no link of ours
 */
export function readFragment(hash) {
  const [, id, text] = /^#(\w+)=(.*)$/s.exec(hash) ?? [];
  if (id === undefined) return undefined;
  try {
    return { id, text: decodeURIComponent(text) };
  } catch {
    return { id, text }; // a lone % is the solver's to refuse, with its place
  }
}

/** @param {Puzzle} puzzle @param {string} text */
export function fragment(puzzle, text) {
  return `#${puzzle.id}=${encodeURIComponent(text)}`;
}

/** The whole address of a board. @param {Puzzle} puzzle @param {string} text */
export function link(puzzle, text) {
  return location.href.replace(/#.*$/s, '') + fragment(puzzle, text);
}

/** Makes the address say this fragment, or none, without a step in the browser's history. @param {string} hash */
export function showFragment(hash) {
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search);
}
