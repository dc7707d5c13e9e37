// The strings of the library, fetched with it.

import en from './en/library.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/library.js';

export const libraryStrings = chosenFrom({ en, zh });
