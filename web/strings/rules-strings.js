// The strings of the panel of rules, fetched with it.

import { boardLanguage } from './board-strings.js';
import en from './en.rules.js';
import zh from './zh.rules.js';

/** @typedef {typeof en} RulesStrings */

/** @type {Record<string, RulesStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const rulesStrings = () => all[boardLanguage] ?? en;
