// The strings of the dialogs and of the table of puzzles, fetched with the first of them.

import en from './en/dialogs.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/dialogs.js';

/** @typedef {typeof en} DialogsStrings */

export const dialogsStrings = chosenFrom({ en, zh });
