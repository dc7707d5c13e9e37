// The title of an open puzzle.

import { boardStrings } from '../strings/board-strings.js';

/** @param {import('../puzzles/catalog.js').Puzzle} puzzle @param {string} [text]  of a board that may have a name */
export const titleOf = ({ id, name, title }, text) =>
  (text && title?.(text)) || (name?.() ?? /** @type {Record<string, string>} */ (boardStrings.puzzles)[id]);
