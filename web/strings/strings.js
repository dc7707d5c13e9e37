// What boards say and show; language.js adds what the page says around them. A language is one file and one line in this list; all but
// the first are fetched when they are wanted.
//
// Boards of several languages may stand on one page of somebody else's, so `say` is what is said now: whoever draws speaks first.

import english from './en.js';

/** @typedef {typeof english} Strings  the words of boards */

/** @type {Record<string, {name: string, load: () => Promise<Strings>}>} */
export const languages = {
  en: { name: 'English', load: async () => english },
  zh: { name: '中文', load: async () => (await import('./zh.js')).default },
};

/** @type {Record<string, Strings>} */
const fetched = { en: english };

export let say = english;

/** Takes up a language, or English for as long as it has not been fetched. @param {string} language */
export function speak(language) {
  say = fetched[language] ?? english;
}

/** A language that cannot be fetched, as without a network, must not take anything along. @param {string} language */
export async function fetchLanguage(language) {
  fetched[language] ??= await languages[language].load().catch(() => english);
}

/** The first language that is known among some tags such as zh-CN, or else English. @param {(string | null)[]} tags */
export function firstKnown(tags) {
  const codes = tags.map((tag) => tag?.split('-')[0] ?? '');
  return codes.find((code) => Object.hasOwn(languages, code)) ?? 'en';
}

/** The language that an element stands in, or, where that is not told or not known, the browser's. @param {Element} element */
export const languageAt = (element) => firstKnown([tagAt(element), ...navigator.languages]);

/** The nearest `lang`, out of shadow roots too. @param {Element} element @returns {string | null} */
function tagAt(element) {
  const told = element.closest('[lang]');
  if (told) return told.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagAt(root.host) : null;
}
