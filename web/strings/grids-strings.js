// The strings of grid puzzles, fetched with these puzzles. They follow the language of the boards.

import { wordsWith } from './board-strings.js';
import en from './en/grids.js';
import { gridNames } from './grid-names.js';
import zh from './zh/grids.js';

export const gridWords = wordsWith({ en: { ...en, ...gridNames.en }, zh: { ...zh, ...gridNames.zh } });

/** @typedef {ReturnType<typeof gridWords>} GridWords */
