// The strings of the end of a game and of the statistics.

import en from './en/ending.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/ending.js';

export const endingStrings = chosenFrom({ en, zh });
