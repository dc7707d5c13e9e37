// The names and sentences of patterns in puzzles of cells, fetched with the first hint.

import en from './en/cell-patterns.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/cell-patterns.js';

export const cellPatternsStrings = chosenFrom({ en, zh });
