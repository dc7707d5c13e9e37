// The strings of the end of a game and of the statistics.

import { chosenFrom } from './board-strings.js';
import en from './en.ending.js';
import zh from './zh.ending.js';

/** @typedef {typeof en} EndingStrings */

export const endingStrings = chosenFrom({ en, zh });
