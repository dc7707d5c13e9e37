// The names of grid puzzles, which the desk and a tab need before anything else of them.

import { wordsWith } from './board-strings.js';
import en from './en/grid-names.js';
import zh from './zh/grid-names.js';

export const gridNames = { en, zh };

/** With the strings of boards. */
export const namedWords = wordsWith(gridNames);
