// Finds kinds of puzzle by a name or a part of one, and says by which other name. Tested by tests/wasm/desk.test.js.

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { Family } from './kinds.js' */

/**
 * @typedef {object} Item  what the desk lists: a kind, or an example of one
 * @property {Id} id
 * @property {string} [key]  of the example
 * @property {string} name
 * @property {string} [kind]  the name of the kind, of an example
 * @property {Family} family
 * @property {string[]} others  other names
 *
 * @typedef {{item: Item, reason: string}} Match  reason: the other name that fits; '' where the shown names do
 */

/** @param {string} words */
export const plain = (words) =>
  words
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[\s\-’',]/g, '');

/**
 * The items that a text names, the best first: what begins with it, what has it in its name, what is also called so.
 * @param {Item[]} items
 * @param {string} typed
 * @returns {Match[]}
 */
export function findItems(items, typed) {
  const wanted = plain(typed);
  const words = typed.split(/\s+/).map(plain).filter(Boolean);
  if (!wanted) return [];
  return items
    .flatMap((item, place) => {
      const found = rankOf(item, wanted, words);
      return found ? { item, place, ...found } : [];
    })
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ item, reason }) => ({ item, reason }));
}

/**
 * @param {Item} item @param {string} wanted @param {string[]} words
 * @returns {{rank: number, reason: string} | undefined}
 */
function rankOf({ name, kind = '', others }, wanted, words) {
  const own = plain(name);
  if (own === wanted) return { rank: 0, reason: '' };
  if (own.startsWith(wanted)) return { rank: 1, reason: '' };
  if (own.includes(wanted)) return { rank: 3, reason: '' };
  const same = others.find((other) => plain(other) === wanted);
  if (same) return { rank: 2, reason: same };
  const starting = others.find((other) => plain(other).startsWith(wanted));
  if (starting) return { rank: 4, reason: starting };
  const having = others.find((other) => plain(other).includes(wanted));
  if (having) return { rank: 5, reason: having };
  const all = plain(`${name} ${kind}`);
  if (words.every((word) => all.includes(word))) return { rank: 6, reason: '' };
  const mixed = others.find((other) => words.every((word) => `${all} ${plain(other)}`.includes(word)));
  return mixed ? { rank: 7, reason: mixed } : undefined;
}
