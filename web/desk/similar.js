// What a mistyped name may mean. Fetched when a search has found nothing. Tested by tests/wasm/desk.test.js.

import { plain } from './search.js';

/** @import { Item } from './search.js' */

/** The least letters of a name that may have one letter wrong, and of one that may have two. */
const [ONE, TWO] = [4, 8];

/** The least letters of a name within a longer text; a Chinese name has fewer. @param {string} name */
const least = (name) => (name > '\u2e80' ? 2 : ONE);

/** @param {Item} item */
const namesOf = ({ name, others }) => [name, ...others].map(plain);

/**
 * The items with a name that is nearly what was typed, or begins so; the nearest first. Without one, those that are
 * named beside other words, as in `hard sudoku`; the longest name first.
 * @param {Item[]} items
 * @param {string} typed
 * @returns {Item[]}
 */
export function similarItems(items, typed) {
  const wanted = plain(typed);
  const near = nearItems(items, wanted);
  if (near.length > 0) return near;
  return items
    .map((item) => {
      const named = namesOf(item).filter((name) => name.length >= least(name) && wanted.includes(name));
      return { item, length: Math.max(0, ...named.map((name) => name.length)) };
    })
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .map(({ item }) => item);
}

/** @param {Item[]} items @param {string} wanted */
function nearItems(items, wanted) {
  if (wanted.length < ONE) return [];
  const most = wanted.length < TWO ? 1 : 2;
  return items
    .map((item) => ({
      item,
      apart: Math.min(...namesOf(item).map((name) => apart(wanted, name))),
    }))
    .filter(({ apart }) => apart <= most)
    .sort((one, other) => one.apart - other.apart)
    .map(({ item }) => item);
}

/**
 * How many letters must be added, left out, changed or exchanged with the next one until a text begins the other one:
 * the optimal string alignment distance, with nothing to pay for the end of the other text.
 * @param {string} text
 * @param {string} other
 */
function apart(text, other) {
  let [before, last] = [/** @type {number[]} */ ([]), Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= text.length; ++row) {
    const now = [row];
    for (let at = 1; at <= other.length; ++at) {
      const isSame = text[row - 1] === other[at - 1];
      const isExchanged = row > 1 && at > 1 && text[row - 1] === other[at - 2] && text[row - 2] === other[at - 1];
      const exchanged = isExchanged ? before[at - 2] + 1 : Number.POSITIVE_INFINITY;
      now.push(Math.min(last[at - 1] + Number(!isSame), last[at] + 1, now[at - 1] + 1, exchanged));
    }
    [before, last] = [last, now];
  }
  return Math.min(...last);
}
