// The strings of colours and pen, fetched with them.

import { chosenFrom } from './board-strings.js';
import en from './en.paint.js';
import zh from './zh.paint.js';

/** @typedef {typeof en} PaintStrings */

export const paintStrings = chosenFrom({ en, zh });
