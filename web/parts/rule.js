// The rules of the open puzzle in words: in one line, with the parameters of its board, and in three sentences. Fetched
// when another puzzle than Sudoku is opened first. Tested by tests/wasm/page-session.test.js.

import { howtoStrings } from '../strings/howto-strings.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */

/** Whether there is a mouse, and so most likely a keyboard. */
const desk = globalThis.matchMedia?.('(hover: hover) and (pointer: fine)');

/**
 * The rule in one line, what the board says besides, and how keys draw, or fingers where there is no keyboard.
 * @param {Puzzle} puzzle
 * @param {string} text
 */
export function ruleSentences({ id, rule, parameters, byHand }, text) {
  const line = rule?.(text) ?? howtoStrings()[id]?.[0];
  const hand = desk && byHand?.(text, desk.matches);
  return line ? [line, ...(parameters?.(text) ?? []), ...(hand ? [hand] : [])] : [];
}

/** The rules in three sentences; none where the board has rules of its own. @param {string} id  of a puzzle */
export const rulesInWords = (id) => (howtoStrings()[id] ?? []).slice(1);

/** What is printed below a board: its rules, and what it says besides. @param {Puzzle} puzzle @param {string} text */
export const rulesOnPaper = ({ id, parameters }, text) =>
  [...rulesInWords(id), ...(parameters?.(text) ?? [])].join(' ');
