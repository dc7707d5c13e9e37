// Examples of each puzzle, for the page only. As in catalog.js, only those of the first puzzle are part of the page.
// The others are fetched with their puzzle.

import { examples as sudoku } from './sudoku.examples.js';

/** @import { Id } from './catalog.js' */

/**
 * @typedef {keyof import('../strings/examples-strings.js').ExampleStrings} PageKey
 * @typedef {{key: PageKey, name?: undefined, text: string} | {key: string, name: () => string, text: string}} Example
 *   key: of its name in the page's strings, if it has none of its own
 */

/** @type {Record<string, Example[] | undefined>} */
const fetched = {};

/** @param {string} id  of a puzzle; one that is not in the list is a genre of grid puzzles */
export async function fetchExamples(id) {
  fetched[id] ??= id === 'sudoku' ? sudoku : await (await import('./other-examples.js')).fetchOthers(id);
}

/** Fetches the texts of the examples that still have none. */
export async function fetchRest() {
  const { texts } = await import('./sudoku-more.examples.js');
  for (const example of sudoku) example.text ||= texts[example.key];
}

/**
 * The examples of a puzzle, from easy to hard. They must have been fetched. The first is the puzzle's first board.
 * @param {Id} id
 */
export const examplesOf = (id) => /** @type {Example[]} */ (fetched[id]);
