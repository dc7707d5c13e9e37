// The title of an open puzzle.

import { boardStrings } from '../strings/board-strings.js';

/** @param {import('../puzzles/catalog.js').Puzzle} puzzle */
export const titleOf = ({ id, name }) => name?.() ?? /** @type {Record<string, string>} */ (boardStrings.puzzles)[id];
