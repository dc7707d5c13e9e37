// The strings of the panel of one's own kinds, fetched with it.

import { chosenFrom } from './board-strings.js';
import en from './en.own.js';
import zh from './zh.own.js';

export const ownStrings = chosenFrom({ en, zh });
