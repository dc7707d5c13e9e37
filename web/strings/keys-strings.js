// The strings of the sheet of keys, fetched with it.

import { boardLanguage } from './board-strings.js';
import en from './en.keys.js';
import zh from './zh.keys.js';

/** @typedef {typeof en} KeysStrings */

/** @type {Record<string, KeysStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const keysStrings = () => all[boardLanguage] ?? en;
