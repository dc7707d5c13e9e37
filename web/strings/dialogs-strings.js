// The strings of the dialogs and of the table of puzzles, fetched with the first of them.

import { boardLanguage } from './board-strings.js';
import en from './en.dialogs.js';
import zh from './zh.dialogs.js';

/** @typedef {typeof en} DialogsStrings */

/** @type {Record<string, DialogsStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const dialogsStrings = () => all[boardLanguage] ?? en;
