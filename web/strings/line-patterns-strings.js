// The names and sentences of patterns in puzzles of lines, fetched with the first hint.

import en from './en/line-patterns.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/line-patterns.js';

export const linePatternsStrings = chosenFrom({ en, zh });
