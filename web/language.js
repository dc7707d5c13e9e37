// The language of the page: the reader's.

import { firstKnown } from './strings.js';

const KEY = 'quadrille-language';
const PARAMETER = 'lang';

/** The first that there is of: the address's wish, the reader's choice, the browser's languages. */
export const language = firstKnown([
  new URLSearchParams(location.search).get(PARAMETER),
  chosen(),
  ...navigator.languages,
]);

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
