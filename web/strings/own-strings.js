// The strings of the panel of one's own kinds, fetched with it.

import en from './en/own.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/own.js';

export const ownStrings = chosenFrom({ en, zh });
