// The names and sentences of patterns in puzzles of lines, fetched with the first hint.

import { chosenFrom } from './board-strings.js';
import en from './en.line-patterns.js';
import zh from './zh.line-patterns.js';

export const linePatternsStrings = chosenFrom({ en, zh });
