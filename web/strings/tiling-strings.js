// The strings of tilings, fetched with that puzzle. They follow the language of the boards, which may differ between
// the boards of one page.

import { boardLanguage } from './board-strings.js';
import en from './en.tiling.js';
import zh from './zh.tiling.js';

/** @typedef {typeof en} TilingStrings */

/** @type {Record<string, TilingStrings>} */
const all = { en, zh };

/** @param {string} language */
export const tilingStringsIn = (language) => all[language] ?? en;

/** The strings in the language of whoever draws now. */
export const tilingStrings = () => tilingStringsIn(boardLanguage);
