// The words of boards; page-strings.js adds those of the page. A new language needs its files and a line in this list.
// All languages except the first are fetched when they are needed. Boards in several languages may be on one page of
// another site: so a puzzle is made with the words of a language, and its views are given them.

import english from './en/boards.js';

/** @typedef {typeof english} BoardStrings  the words of boards */
/** @typedef {import('./en/boards.js').Fault} Fault */

/** @type {Record<string, {name: string, load: () => Promise<BoardStrings>}>} */
export const languages = {
  en: { name: 'English', load: async () => english },
  zh: { name: '中文', load: async () => (await import('./zh/boards.js')).default },
};

/** @type {Record<string, BoardStrings>} */
const fetched = { en: english };

/** The words of boards in a language; English while it has not been fetched. @param {string} language */
export const boardStrings = (language) => fetched[language] ?? english;

/**
 * Adds the words of one kind of boards to those of all.
 * @template Words
 * @param {{en: Words} & Record<string, Words>} all
 * @returns {(board: BoardStrings) => Omit<BoardStrings, keyof Words> & Words}
 */
export const wordsWith = (all) => (board) => ({ ...board, ...all[board.lang] });

/** Fetches a language. If that fails, as without a network, English takes its place. @param {string} language */
export async function fetchLanguage(language) {
  fetched[language] ??= await languages[language].load().catch(() => english);
}

/**
 * The first of these tags, such as zh-CN, whose language is supported; or else English.
 * @param {(string | null)[]} tags
 */
export function firstSupported(tags) {
  const codes = tags.map((tag) => tag?.split('-')[0] ?? '');
  return codes.find((code) => Object.hasOwn(languages, code)) ?? 'en';
}

/**
 * The language of an element's text. If it is not declared or not supported, the browser's.
 * @param {Element} element
 */
export const languageAt = (element) => firstSupported([tagAt(element), ...navigator.languages]);

/** The nearest `lang` attribute, also outside of shadow roots. @param {Element} element @returns {string | null} */
function tagAt(element) {
  const declared = element.closest('[lang]');
  if (declared) return declared.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagAt(root.host) : null;
}
