// The strings of queens and Kakuro, fetched with these puzzles.

import { wordsWith } from './board-strings.js';
import en from './en/pieces.js';
import zh from './zh/pieces.js';

export const piecesWords = wordsWith({ en, zh });

/** @typedef {ReturnType<typeof piecesWords>} PiecesWords */
