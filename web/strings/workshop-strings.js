// The strings of the Workshop, fetched with it.

import { chosenFrom } from './board-strings.js';
import en from './en.workshop.js';
import zh from './zh.workshop.js';

/** @typedef {typeof en} WorkshopStrings */

export const workshopStrings = chosenFrom({ en, zh });
