// The strings of the page that are not needed for a first answer.

import en from './en/more.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/more.js';

export const moreStrings = chosenFrom({ en, zh });
