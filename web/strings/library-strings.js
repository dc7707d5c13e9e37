// The strings of the library, fetched with it.

import { boardLanguage } from './board-strings.js';
import en from './en.library.js';
import zh from './zh.library.js';

/** @typedef {typeof en} LibraryStrings */

/** @type {Record<string, LibraryStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const libraryStrings = () => all[boardLanguage] ?? en;
