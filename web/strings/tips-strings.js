// The tooltips of the page's buttons: fetched when the page is there.

import en from './en/tips.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/tips.js';

/** @typedef {typeof en} TipsStrings */

export const tipsStrings = chosenFrom({ en, zh });
