// The strings of grid puzzles, fetched with these puzzles. They follow the language of the boards.

import { wordsWith } from './board-strings.js';
import en from './en/grids.js';
import zh from './zh/grids.js';

export const gridWords = wordsWith({ en, zh });

/** @typedef {ReturnType<typeof gridWords>} GridWords */
