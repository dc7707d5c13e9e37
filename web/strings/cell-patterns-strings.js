// The names and sentences of patterns in puzzles of cells, fetched with the first hint.

import { chosenFrom } from './board-strings.js';
import en from './en.cell-patterns.js';
import zh from './zh.cell-patterns.js';

export const cellPatternsStrings = chosenFrom({ en, zh });
