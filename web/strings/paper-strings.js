// The strings of printing.

import { chosenFrom } from './board-strings.js';
import en from './en.paper.js';
import zh from './zh.paper.js';

/** @typedef {typeof en} PaperStrings */

export const paperStrings = chosenFrom({ en, zh });
