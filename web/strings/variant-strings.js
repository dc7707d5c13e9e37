// The strings of Sudoku variants, fetched with that puzzle. They follow the language of the boards, which may differ
// between the boards of one page.

import { boardLanguage } from './board-strings.js';
import en from './en.variant.js';
import zh from './zh.variant.js';

/** @typedef {typeof en} VariantStrings */

/** @type {Record<string, VariantStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const variantStrings = () => all[boardLanguage] ?? en;
