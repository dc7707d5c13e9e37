// Writes puzzles and solutions as links of other pages. It is a file of its own in the package: link-loader.js fetches
// it when the first link is to be written. Tested by tests/wasm/links.test.js, variant-links.test.js and tests/package.
import { readVariant } from '../iss/text.js';
import { refuse, Unreadable } from './bounds.js';
import { writeFpuzzles } from './fpuzzles-writer.js';
import { compress } from './lz.js';
import { convertedRecord, errorRecord, mapRecords } from './records.js';

/** @typedef {import('../bindings/core-calls.js').Job} Job */

/** The values of the notation `line`. */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** Questions about one puzzle whose answers are no solutions. */
const OTHER_ANSWERS = ['candidates', 'hint', 'why'];

/**
 * By puzzle, what writes a text of core as a link.
 * @type {Record<string, (text: string, notation: string) => string>}
 */
export const writers = { sudoku: writeLink, variant: writeVariantLink };

/**
 * A job whose records have links in the place of boards. A solution of a variant is the values alone: a link would have
 * to hold all rules as well.
 * @param {Job} job
 * @param {string} puzzle
 * @param {string} notation of links
 * @param {string} question
 */
export function writingLinks(job, puzzle, notation, question) {
  const write = writers[puzzle];
  const writesSolutions = puzzle === 'sudoku' && !OTHER_ANSWERS.includes(question);
  const take = job.takeRecords.bind(job);
  job.takeRecords = () =>
    mapRecords(take(), {
      solution: (text) => (writesSolutions ? write(text, notation) : text),
      converted(format, text) {
        try {
          return convertedRecord(format, write(text, notation));
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          return errorRecord(error.code, 0, error.message);
        }
      },
    });
  return job;
}

/**
 * Writes a board in the notation `line` as a link. All its values are givens.
 * @param {string} line
 * @param {string} notation
 */
function writeLink(line, notation) {
  const size = Math.sqrt(line.length);
  const cells = [...line].map((symbol) => (symbol === '.' ? {} : { value: SYMBOLS.indexOf(symbol), given: true }));
  const grid = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return linkTo({ size, grid }, notation);
}

/**
 * Writes a puzzle in the notation `iss`, as core writes it, as a link.
 * @param {string} text
 * @param {string} notation
 * @returns {string}
 * @throws {Unreadable} when f-puzzles does not have one of the rules
 */
function writeVariantLink(text, notation) {
  const board = readVariant(text);
  if (!board) return refuse('the text is not in the notation "iss"');
  if (board.isRaw) refuse('f-puzzles does not have boards whose rows, columns and boxes say nothing');
  if (board.variables.length > 0) refuse('f-puzzles does not have cells beside the board');
  return linkTo(writeFpuzzles(board), notation);
}

/**
 * The link to a puzzle in the JSON of f-puzzles.
 * @param {import('./fpuzzles-writer.js').Json} puzzle
 * @param {string} notation  `fpuzzles` or `sudokupad`
 */
function linkTo(puzzle, notation) {
  const payload = compress(JSON.stringify(puzzle));
  return notation === 'fpuzzles'
    ? `https://www.f-puzzles.com/?load=${payload}`
    : `https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`; // a bare / would end the id
}
