// The strings of exact covers, fetched with that puzzle.

import { wordsWith } from './board-strings.js';
import en from './en/cover.js';
import zh from './zh/cover.js';

export const coverWords = wordsWith({ en, zh });

/** @typedef {ReturnType<typeof coverWords>} CoverWords */
