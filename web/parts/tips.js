// The tooltips of buttons. They are fetched after what a first answer needs.

import { pageStrings } from '../strings/page-strings.js';

/** @import { TipsStrings } from '../strings/tips-strings.js' */

/** @type {TipsStrings | undefined} */
let tips;

/** The tooltip of a button; undefined while it is not there. @param {string} name */
export const tip = (name) =>
  /** @type {Record<string, string>} */ (pageStrings.about)[name] ??
  /** @type {Record<string, string> | undefined} */ (tips)?.[name];

export async function fetchTips() {
  tips = (await import('../strings/tips-strings.js')).tipsStrings();
}
