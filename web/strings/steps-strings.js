// The sentences about hints, fetched with the first one.

import { boardLanguage } from './board-strings.js';
import en from './en.steps.js';
import zh from './zh.steps.js';

/** @typedef {typeof en} StepsStrings */

/** @type {Record<string, StepsStrings>} */
const all = { en, zh };

/** The strings in the language of whoever draws now. */
export const stepsStrings = () => all[boardLanguage] ?? en;
