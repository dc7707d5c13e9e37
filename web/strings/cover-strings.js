// The strings of exact covers, fetched with that puzzle.

import { chosenFrom } from './board-strings.js';
import en from './en.cover.js';
import zh from './zh.cover.js';

/** @typedef {typeof en} CoverStrings */

export const coverStrings = chosenFrom({ en, zh });
