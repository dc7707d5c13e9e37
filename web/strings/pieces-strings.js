// The strings of queens and Kakuro, fetched with these puzzles.

import { chosenFrom } from './board-strings.js';
import en from './en.pieces.js';
import zh from './zh.pieces.js';

/** @typedef {typeof en} PiecesStrings */

export const piecesStrings = chosenFrom({ en, zh });
