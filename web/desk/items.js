// What the desk lists, with the names that it has in the language of the page and the others that people know.

import { exampleName } from '../strings/examples-strings.js';
import { namedWords } from '../strings/grid-names.js';
import { kindName } from '../strings/kind-name.js';
import { pageStrings } from '../strings/page-strings.js';
import { families, familyNames, namedExamples, otherNames, shownByExample } from './kinds.js';

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { Example } from '../puzzles/examples.js' */
/** @import { Family } from './kinds.js' */
/** @import { Item } from './search.js' */

/** The names of genres in both languages, for the search. */
const [english, chinese] = /** @type {const} */ (['en', 'zh']).map(
  (lang) => namedWords({ ...pageStrings, lang }).names,
);

/** @param {string} name  as in `otherNames` */
const othersOf = (name) => (otherNames[name] ?? '').split(', ').filter(Boolean);

/** @param {Id} id @param {Family} family @returns {Item} */
const kindItem = (id, family) => ({
  id,
  family,
  name: kindName(id),
  others: [...new Set([english[id] ?? id, chinese[id] ?? '', ...othersOf(id)])].filter(Boolean),
});

/** @param {Item} kind @param {Example} example @returns {Item} */
const exampleItem = ({ id, family, name }, { key, name: own }) => ({
  id,
  key,
  family,
  name: own?.() ?? exampleName(key),
  kind: name,
  others: othersOf(`${id}/${key}`),
});

/**
 * The items of all families in their order. Examples are among them when they have been fetched.
 * @param {(id: Id) => Example[] | undefined} examplesOf
 * @returns {Item[]}
 */
export const allItems = (examplesOf) =>
  familyNames.flatMap((family) =>
    families[family].flatMap((id) => {
      const kind = kindItem(id, family);
      const examples = (examplesOf(id) ?? []).filter(
        ({ key }) => shownByExample.some((each) => each === id) || namedExamples[id]?.includes(key),
      );
      return [kind, ...examples.map((example) => exampleItem(kind, example))];
    }),
  );
