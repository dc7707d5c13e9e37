// The strings of the panel of rules, fetched with it.

import en from './en/rules.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/rules.js';

export const rulesStrings = chosenFrom({ en, zh });
