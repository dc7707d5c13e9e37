// The language of the page: the reader's, and one for as long as the page is shown. `say` has the words of its boards too.

import english from './en.page.js';
import { fetchLanguage, firstKnown, speak } from './strings.js';

/** @typedef {typeof english} Words */

const KEY = 'quadrille-language';
const PARAMETER = 'lang';

/** The first that there is of: the address's wish, the reader's choice, the browser's languages. */
export const language = firstKnown([
  new URLSearchParams(location.search).get(PARAMETER),
  chosen(),
  ...navigator.languages,
]);

/** English comes with the page. @type {Record<string, () => Promise<Words>>} */
const others = { zh: async () => (await import('./zh.page.js')).default };

export let say = english;

/** Makes the page and its boards speak the reader's language, or English for as long as that cannot be fetched. */
export async function speakToReader() {
  const [words = english] = await Promise.all([
    others[language]?.().catch(() => undefined), // without a network and with nothing kept
    fetchLanguage(language),
  ]);
  speak(language);
  say = words;
}

function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // forbidden by the reader or by a sandbox
  }
}

/** Shows the page anew in another language, remembered where that is allowed and else told in the address. @param {string} code */
export function useLanguage(code) {
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
