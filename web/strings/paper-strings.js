// The strings of printing.

import en from './en/paper.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/paper.js';

export const paperStrings = chosenFrom({ en, zh });
