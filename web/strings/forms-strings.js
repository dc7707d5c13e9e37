// The sentences about the form of a text that was read, fetched with the first. They import no other strings: the
// element has those in one file with what else it begins with.

import en from './en/forms.js';
import zh from './zh/forms.js';

/** @type {Record<string, typeof en>} */
const all = { en, zh };

/** @param {string} language */
export const formsStrings = (language) => all[language] ?? en;
