// What the page says, in the language of the reader. A language is one file, named in this list.

import english from './strings/en.js';

/** @typedef {typeof english} Strings */

/** @type {Record<string, Strings>} */
const languages = { en: english };

const wished = navigator.languages.map((tag) => tag.split('-')[0]).find((code) => Object.hasOwn(languages, code));

export const language = wished ?? 'en';

export const say = languages[language];
