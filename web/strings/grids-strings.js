// The strings of grid puzzles, fetched with these puzzles. They follow the language of the boards.

import { chosenFrom } from './board-strings.js';
import en from './en.grids.js';
import zh from './zh.grids.js';

/** @typedef {typeof en} GridStrings */

export const gridStrings = chosenFrom({ en, zh });
