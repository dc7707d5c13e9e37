// The other names under which people look for a kind of puzzle, or for an example of one, as addresses: picross/ shows
// nonograms, killer/ a killer. Tested by tests/web/addresses.test.js.

import { namedExamples, otherNames } from '../desk/kinds.js';
import { examplesOf } from '../puzzles/examples.js';
import { exampleName } from '../strings/examples-strings.js';

/** @import { Id } from '../puzzles/catalog.js' */

/** @typedef {{address: string, name: string, id: Id, key?: string}} OtherName  key: of the example */

/** A name that several apps have in front of theirs, and a sign that a puzzle is only like another. */
const [APP, LIKE] = [/^LinkedIn /, /^≈ /];

/** Kinds whose examples are puzzles of their own, whose names are addresses too. */
const byExample = new Set(['variant', 'tiling']);

/** The example that is another one each day. */
const TODAY = 'calendar';

/** A name as a part of an address; '' where it is in other letters. @param {string} name */
const addressOf = (name) =>
  /^[\w\s×'’()+,.-]+$/.test(name)
    ? name.toLowerCase().replaceAll('×', 'x').replaceAll(/['’]/g, '').replaceAll(/\W+/g, '-').replace(/^-|-$/g, '')
    : '';

/**
 * All of them. An address of two puzzles is that of the first; one that is a kind's own is of no other. The examples
 * must have been fetched.
 * @param {[Id, string][]} kinds  with their names
 * @returns {OtherName[]}
 */
export function otherAddresses(kinds) {
  const taken = new Set(kinds.map(([id]) => /** @type {string} */ (id)));
  /** @type {OtherName[]} */
  const all = [];
  const add = (/** @type {string} */ said, /** @type {Id} */ id, /** @type {string | undefined} */ key) => {
    if (key === TODAY) return;
    const name = said.replace(LIKE, '');
    for (const each of [name.replace(APP, ''), name]) {
      const address = addressOf(each);
      if (!address || taken.has(address)) continue;
      taken.add(address);
      all.push({ address, name: each, id, ...(key && { key }) });
    }
  };
  for (const [id, name] of kinds) add(name, id, undefined);
  for (const [id] of kinds) {
    for (const { key, name } of examplesOf(id))
      if (byExample.has(id) || namedExamples[id]?.includes(key)) add(name?.() ?? exampleName(key), id, key);
  }
  for (const [place, names] of Object.entries(otherNames)) {
    const [id, key] = place.split('/');
    for (const name of names.split(', ')) add(name, /** @type {Id} */ (id), key);
  }
  return all;
}
