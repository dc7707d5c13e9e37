// The language of the page, and its strings. They include the strings of boards. The page loads them when it starts,
// and they stay the same until it reloads.

import { fetchLanguage, firstSupported } from './board-strings.js';
import english from './en/page.js';

const KEY = 'quadrille-language';
const PARAMETER = 'lang';

/** English until the page loads its own. */
export let language = 'en';

/** English is part of the page. @type {Record<string, () => Promise<typeof english>>} */
const others = { zh: async () => (await import('./zh/page.js')).default };

export let pageStrings = english;

/**
 * The strings of a part of the page, in the page's language.
 * @template Strings
 * @param {{en: Strings} & Record<string, Strings>} all
 */
export const chosenFrom = (all) => () => all[language] ?? all.en;

/** The first supported one of: the address's parameter, the saved choice, the browser's languages. */
const wanted = () =>
  firstSupported([new URLSearchParams(location.search).get(PARAMETER), savedLanguage(), ...navigator.languages]);

/**
 * Loads a language for the page and its boards. If it cannot be fetched, they stay English.
 * @param {string} [code]
 */
export async function loadPageLanguage(code = wanted()) {
  language = code;
  const [strings = english] = await Promise.all([
    others[language]?.().catch(() => undefined), // there is no network, and the file is not kept for offline use
    fetchLanguage(language),
  ]);
  pageStrings = strings;
}

function savedLanguage() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // forbidden by the user or by a sandbox
  }
}

/**
 * Reloads the page in another language. It is saved, or put into the address where saving is forbidden.
 * @param {string} code
 */
export function switchLanguage(code) {
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  try {
    localStorage.setItem(KEY, code);
  } catch {
    address.searchParams.set(PARAMETER, code);
  }
  if (address.href === location.href) location.reload();
  else location.href = address.href;
}
