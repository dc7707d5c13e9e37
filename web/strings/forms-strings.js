// The sentences about the form of a text that was read, fetched with the first.

import { chosenFrom } from './board-strings.js';
import en from './en.forms.js';
import zh from './zh.forms.js';

/** @typedef {typeof en} FormsStrings */

export const formsStrings = chosenFrom({ en, zh });
