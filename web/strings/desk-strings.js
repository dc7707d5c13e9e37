// The strings of the desk, fetched with it.

import { chosenFrom } from './board-strings.js';
import en from './en.desk.js';
import zh from './zh.desk.js';

/** @typedef {typeof en} DeskStrings */

export const deskStrings = chosenFrom({ en, zh });
