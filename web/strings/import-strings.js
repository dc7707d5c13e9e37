// The strings of importing, fetched with it.

import en from './en/import.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/import.js';

export const importStrings = chosenFrom({ en, zh });
