// Reads links of f-puzzles, SudokuPad and penpa-edit with all their rules into the notation `iss`, and writes those of
// f-puzzles and SudokuPad. It runs in the worker (link-job.js). Tested by tests/wasm/variant-links.test.js and
// penpa-links.test.js.
import { readVariant } from '../iss/text.js';
import { readFpuzzles } from './fpuzzles-reader.js';
import { writeFpuzzles } from './fpuzzles-writer.js';
import { linkTo, puzzleIn, refuse } from './link-payload.js';
import { readPenpa } from './penpa.js';
import { isPenpa, refusePenpa } from './penpa-link.js';
import { PuzzleBuilder } from './puzzle-builder.js';
import { readSudokupad } from './sudokupad.js';

/** @typedef {import('./bounds.js').Unreadable} Unreadable */

/**
 * Reads a link into a text in the notation `iss`. Lines that begin with `#` hold what the link says in words or draws.
 * @param {string} link
 * @returns {string}
 * @throws {Unreadable}
 */
export function readVariantLink(link) {
  if (isPenpa(link)) return readPenpa(link);
  const puzzle = puzzleIn(link);
  return (Array.isArray(puzzle.grid) ? readFpuzzles : readSudokupad)(puzzle, PuzzleBuilder);
}

/**
 * Writes a puzzle in the notation `iss`, as core writes it, as a link.
 * @param {string} text
 * @param {string} notation
 * @returns {string}
 * @throws {Unreadable} when f-puzzles does not have one of the rules
 */
export function writeVariantLink(text, notation) {
  if (notation === 'penpa') refusePenpa();
  const board = readVariant(text);
  if (!board) return refuse('the text is not in the notation "iss"');
  if (board.isRaw) refuse('f-puzzles does not have boards whose rows, columns and boxes say nothing');
  if (board.variables.length > 0) refuse('f-puzzles does not have cells beside the board');
  return linkTo(writeFpuzzles(board), notation);
}
