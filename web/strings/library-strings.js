// The strings of the library, fetched with it.

import { chosenFrom } from './board-strings.js';
import en from './en.library.js';
import zh from './zh.library.js';

/** @typedef {typeof en} LibraryStrings */

export const libraryStrings = chosenFrom({ en, zh });
