// The strings of the page that are not needed for a first answer.

import { boardLanguage } from './board-strings.js';
import en from './en.more.js';
import zh from './zh.more.js';

/** @typedef {typeof en} MoreStrings */

/** @type {Record<string, MoreStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const moreStrings = () => all[boardLanguage] ?? en;
