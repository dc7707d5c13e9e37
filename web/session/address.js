// The address's fragment. `#<puzzle>=<text>` is a puzzle as a link. `#<puzzle>` alone opens that puzzle's board as it
// was left. The fragment holds the text and no history. A game may follow: `&play=<entries>&marks=<marks>`, both as
// lists of places (marks.js) with commas, or `&set` where the board is being set. A long text is compressed
// (deflate.js) and starts with `~`. link.js makes such addresses.

const GAME = /&(play|set)(?:=([^&]*))?(?:&marks=([^&]*))?$/;

/** @typedef {{way: 'play' | 'set', entries?: string, marks?: string}} LinkedGame */

/**
 * Reads a fragment.
 * @param {string} hash  as `location.hash`
 * @returns {{id: string, text: string, deflated?: boolean, game?: LinkedGame} | undefined}  deflated: the worker
 *   decompresses the text. undefined when the fragment is not a link of this page
 */
export function readFragment(hash) {
  const [, id, text = ''] = /^#(\w+)(?:=(.*))?$/s.exec(hash.replace(GAME, '')) ?? [];
  if (id === undefined) return undefined;
  const game = readGame(hash);
  if (text.startsWith('~')) return { id, text: text.slice(1), deflated: true, game };
  try {
    return { id, text: decodeURIComponent(text), game };
  } catch {
    return { id, text, game }; // a % without two digits: the solver refuses it and names its place
  }
}

/** @param {string} hash @returns {LinkedGame | undefined} */
function readGame(hash) {
  const [, way, entries, marks] = GAME.exec(hash) ?? [];
  if (way !== 'play' && way !== 'set') return undefined;
  try {
    return { way, entries: entries && fromLink(entries), marks: marks && fromLink(marks) };
  } catch {
    return { way };
  }
}

/** @param {string} list */
const fromLink = (list) => decodeURIComponent(list).replaceAll(',', ' ');

/** Replaces the address's fragment without adding to the browser's history. @param {string} hash  '' removes it */
export function replaceFragment(hash) {
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search);
}
