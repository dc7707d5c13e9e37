// What each technique is, how to find it and why it is right, for the course; the pages about techniques say the same.

import en from './en/techniques.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/techniques.js';

export const techniquesStrings = chosenFrom({ en, zh });
