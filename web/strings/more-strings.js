// The strings of the page that are not needed for a first answer.

import { chosenFrom } from './board-strings.js';
import en from './en.more.js';
import zh from './zh.more.js';

/** @typedef {typeof en} MoreStrings */

export const moreStrings = chosenFrom({ en, zh });
