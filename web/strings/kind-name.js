// The name of a kind of puzzle in the language of the page: of a tab or of a genre.

import { namedWords } from './grid-names.js';
import { pageStrings } from './page-strings.js';

/** @param {string} id */
export const kindName = (id) =>
  /** @type {Record<string, string>} */ (pageStrings.puzzles)[id] ?? namedWords(pageStrings).names[id] ?? id;
