// A grid board with the words that say it, in English.
import { readGrid } from '../../web/grids/text.js';
import { boardStrings } from '../../web/strings/board-strings.js';
import { gridWords } from '../../web/strings/grids-strings.js';

/** @param {string} text */
export const spoken = (text) => ({ ...readGrid(text), words: gridWords(boardStrings('en')) });
