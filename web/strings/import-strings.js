// The strings of importing, fetched with it.

import { chosenFrom } from './board-strings.js';
import en from './en.import.js';
import zh from './zh.import.js';

/** @typedef {typeof en} ImportStrings */

export const importStrings = chosenFrom({ en, zh });
