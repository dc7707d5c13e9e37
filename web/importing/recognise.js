// Finds out which puzzle a text is. A pure function: from a text to its possible readings, each in a notation that the
// worker reads, the likeliest first. The worker then judges them. Tested by tests/wasm/importing.test.js.

import { boardsInJson, jsonIn, linkOf, problemInJson, readLists } from './data.js';
import { readGrids } from './grid.js';
import { plain } from './lines.js';
import { linksIn, readBareLink, readLink, variantOrSudoku } from './link.js';
import { alsoNames, lateRecognisers, recognisers } from './other-puzzles.js';
import { isFull, readCandidates, readHodoku } from './position.js';
import { hasBoxes, issOf, lineOf } from './symbols.js';

/** @import { Found } from './grid.js' */
/** @import { Problem } from './link.js' */
/** @import { Position } from './position.js' */

/** @typedef {'sudoku' | 'variant' | 'kakuro' | 'queens' | 'tiling' | 'cover' | 'grid'} PuzzleId  grid: a
 *   puzzle of any genre */

/**
 * One way to read a text.
 * @typedef {object} Reading
 * @property {PuzzleId} puzzle
 * @property {string} format  what the text is written in, in the words of its users
 * @property {string} text  in a notation that the worker reads
 * @property {{way: 'play', entries: string, marks: string}} [game]  what has been filled in and marked already
 * @property {string} [link]  the fragment of one of our own links, which has more than the text
 * @property {boolean} [isOther]  whether it is offered besides the first that can be read; the others are only tried
 *   when those before them cannot be read
 * @property {{text: string, count: number}} [lines]  where each line of the text may be a puzzle of its own: as it was
 *   before `text` joined them, and how many they are
 * @property {boolean} [isDoubtful]  whether a person has to confirm it
 */

/** Longer texts are left to the worker, which reads them in pieces. A link may be longer than any board. */
const [LONGEST, LONGEST_LINK] = [100_000, 200_000];

/**
 * The readings of a text, the likeliest first; none when it is unknown.
 * @param {string} text
 * @returns {Reading[]}
 */
export function recognise(text) {
  const linked = fromLinks(text).readings;
  if (linked.length > 0) return linked;
  if (text.length > LONGEST) return [];
  const clean = plain(decoded(text));
  const json = jsonIn(clean);
  const link = linkOf(json);
  if (link) return variantOrSudoku(link.format, link.text);
  if (problemInJson(json)) return [];
  const strict = first(recognisers, clean, json);
  if (strict) return [strict];
  const hodoku = readHodoku(clean);
  if (hodoku.length > 0) return fromPositions(hodoku);
  const candidates = readCandidates(clean);
  if (candidates) return fromCandidates(candidates);
  const found = json === undefined ? digitsIn(clean) : boardsInJson(json);
  const late = first(lateRecognisers, clean, json) ?? lineWithBlank(clean, found.length);
  if (!late) return withGenres(found, clean, readingsOf(found, clean));
  const boards = found[0]?.isDoubtful || hasTooManyOnes(found) ? [] : readingsOf(found, clean);
  return [...boards, { ...late, isOther: boards.length > 0 }, ...alsoNames(late)];
}

/**
 * Why a text is known not to be readable, if it is.
 * @param {string} text
 * @returns {Problem | undefined}
 */
export function problemOf(text) {
  if (text.trim() === '') return { code: 'empty' };
  const front = text.slice(0, 400);
  // The bytes of a picture, as they are when they are taken for text, or its source.
  if (/^.?PNG\r?\n|^GIF8[79]a|^\s*(data:image\/|<svg\b|<img\b)/u.test(front)) return { code: 'picture' };
  if (/^\s*(data:application\/pdf|%PDF-)/.test(front)) return { code: 'pdf' };
  return fromLinks(text).problem ?? (text.length > LONGEST ? undefined : problemInJson(jsonIn(plain(text))));
}

/** A text without spaces as it stands in an address, with `%` before codes. @param {string} text */
function decoded(text) {
  if (!/%[\da-f]{2}/i.test(text) || /\s/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} text @returns {{readings: Reading[], problem?: Problem}} */
function fromLinks(text) {
  if (text.length > LONGEST_LINK) return { readings: [] };
  const bare = readBareLink(text);
  if (bare.length > 0) return { readings: bare };
  /** @type {Problem | undefined} */
  let problem;
  for (const link of linksIn(text)) {
    const read = readLink(link);
    // What stands around a link to a puzzle is about it. A link to anything else may stand below a board.
    if (read.readings.length > 0) return read;
    problem ??= read.problem;
  }
  return { readings: [], problem };
}

/**
 * A line of 81 digits and one other sign, which core takes for the blank in the notation `iss`.
 * @param {string} text
 * @param {number} boards  that have been found in it
 * @returns {Reading | undefined}
 */
function lineWithBlank(text, boards) {
  const line = text.trim();
  const isBoard = boards === 0 && line.length === 81 && /^[1-9]*([^\w\s])(?:[1-9]|\1)*$/.test(line);
  return isBoard ? { puzzle: 'variant', format: 'line', text: line } : undefined;
}

/** @param {import('./other-puzzles.js').Recogniser[]} all @param {string} text @param {unknown} json */
function first(all, text, json) {
  for (const recogniser of all) {
    const reading = recogniser(text, json);
    if (reading) return reading;
  }
  return undefined;
}

/** @param {string} text  plain */
function digitsIn(text) {
  const grids = readGrids(text);
  return grids.length > 0 ? grids : readLists(text);
}

/** Whether a board has more ones than rows, as a matrix of 0 and 1 has, and no Sudoku. @param {Found[]} boards */
const hasTooManyOnes = (boards) => boards.some(({ side, cells }) => cells.filter((value) => value === 1).length > side);

/** @param {Found[]} boards @param {string} text  plain @returns {Reading[]} */
function readingsOf(boards, text) {
  if (boards.length === 0) return [];
  const [{ layout, isDoubtful }] = boards;
  const guess = isDoubtful ? { isDoubtful } : {};
  if (!boards.every(({ side }) => hasBoxes(side))) {
    const small = boards.filter(({ side }) => side <= 16).map((board) => issOf(board));
    return small.length > 0 ? [{ puzzle: 'variant', format: layout, text: small.join('\n'), ...guess }] : [];
  }
  /** @type {Reading} */
  const read = { puzzle: 'sudoku', format: layout, text: boards.map(lineOf).join('\n'), ...guess };
  // What core reads itself it names better, and it knows where in the text each puzzle is.
  return isCores(text, layout) && !isDoubtful ? [{ ...read, format: '', text }, read] : [read];
}

/**
 * The readings of boards of digits, with the genres that have such boards too: then a person has to choose. A board of
 * 0, 1 and another blank is first of all a binairo; rows of four digits without a 4 may be a slitherlink.
 * @param {Found[]} boards
 * @param {string} text  plain
 * @param {Reading[]} readings
 * @returns {Reading[]}
 */
function withGenres(boards, text, readings) {
  if (boards.length !== 1 || readings.length === 0) return readings;
  const [{ side, cells, layout }] = boards;
  const symbols = /** @type {string[]} */ (text.match(/[^\s"'[\](){},;|]/g) ?? []);
  if (symbols.length !== side * side) return readings;
  const rows = Array.from({ length: side }, (_, row) =>
    symbols.slice(row * side, (row + 1) * side).map((symbol) => (/\d/.test(symbol) ? symbol : '.')),
  );
  const genre = (/** @type {string} */ id) => ({
    puzzle: /** @type {const} */ ('grid'),
    format: layout,
    text: [id, 'cells', ...rows.map((row) => row.join(' '))].join('\n'),
  });
  const isBinary = cells.every((value) => value <= 1) && symbols.includes('0') && rows.flat().includes('.');
  if (isBinary && side % 2 === 0) return [genre('binairo'), ...readings.map((each) => ({ ...each, isOther: true }))];
  const isSmall = side === 4 && layout === 'grid' && !cells.includes(4);
  return isSmall ? [...readings, { ...genre('slitherlink'), isOther: true }] : readings;
}

/** A board at the beginning of a line, as core reads it. */
const LINE = /^\s*[\dA-WYZa.-]{16,}([\s,;:#|]|$)/;

/**
 * Whether the notations of core have the boards of a text. Core also reports the lines that are no board.
 * @param {string} text
 * @param {string} layout
 */
const isCores = (text, layout) =>
  (layout === 'line' &&
    text
      .split('\n')
      .filter((line) => line.length >= 16)
      .every((line) => LINE.test(line))) ||
  ((layout === 'line' || layout === 'grid') &&
    /^[\dA-WYZa.\-|+\s]*$/.test(text.replaceAll(/^\s*(#.*|\[\w+\])$/gm, '')));

/** @param {Position[]} positions @returns {Reading[]} */
function fromPositions(positions) {
  const [{ format, entries, marks }] = positions;
  const text = positions.map((each) => each.givens).join('\n');
  const game = { way: /** @type {const} */ ('play'), entries, marks };
  return [{ puzzle: 'sudoku', format, text, ...(positions.length === 1 && { game }) }];
}

/** @param {Position} position @returns {Reading[]} */
function fromCandidates(position) {
  const { format, givens, entries, marks, candidates = '' } = position;
  /** @type {Reading} */
  const played = { puzzle: 'sudoku', format, text: givens, game: { way: 'play', entries, marks } };
  /** @type {Reading} */
  const ruled = { puzzle: 'variant', format, text: candidates };
  return isFull(position) ? [played, { ...ruled, isOther: true }] : [ruled, { ...played, isOther: true }];
}
