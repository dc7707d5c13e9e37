// The strings of the Workshop, fetched with it.

import en from './en/workshop.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/workshop.js';

export const workshopStrings = chosenFrom({ en, zh });
