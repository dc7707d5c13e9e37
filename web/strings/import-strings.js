// The strings of importing, fetched with it.

import { boardLanguage } from './board-strings.js';
import en from './en.import.js';
import zh from './zh.import.js';

/** @typedef {typeof en} ImportStrings */

/** @type {Record<string, ImportStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const importStrings = () => all[boardLanguage] ?? en;
