// What the page has to begin each puzzle with; boards in other people's pages come without. As in catalog.js, only those of the first
// puzzle are part of the page.

import { examples as sudoku } from './sudoku.examples.js';

/** @import { Id } from './catalog.js' */

/** @typedef {{key: keyof import('../strings/language.js').Words['examples'], text: string}} Example  its name's key, and the puzzle */

/** @type {Record<string, (() => Promise<Example[]>) | undefined>} */
const all = {
  sudoku: async () => sudoku,
  queens: async () => (await import('./queens.examples.js')).examples,
  kakuro: async () => (await import('./kakuro.examples.js')).examples,
  cover: async () => (await import('./cover.examples.js')).examples,
};

/** @type {Record<string, Example[] | undefined>} */
const fetched = {};

/** @param {string} id  of a puzzle; of what is none there are no examples */
export async function fetchExamples(id) {
  fetched[id] ??= await all[id]?.();
}

/** From easy to hard; the first opens the puzzle. Of one that has been fetched. @param {Id} id */
export const examplesOf = (id) => /** @type {Example[]} */ (fetched[id]);
