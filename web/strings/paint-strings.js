// The strings of colours and pen, fetched with them.

import en from './en/paint.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/paint.js';

export const paintStrings = chosenFrom({ en, zh });
