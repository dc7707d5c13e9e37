// Reads classic Sudoku from links of f-puzzles and SudokuPad into the notation `line`, and writes such links. It runs
// in the worker (link-job.js). Rules beyond the classic ones are read by variant-links.js.
//
// The JSON of f-puzzles is {size, grid: [[{value, given, region}]], …}, and every rule has a key of its own; that of
// SudokuPad is {cells, regions, cages, lines, …}. A key counts as a rule, and is refused by its name, unless it is
// known to have no effect on the solution. Rules in prose cannot be understood: they are ignored, like the title and
// the author. Tested by tests/wasm/links.test.js and tests/wasm/decompression.test.js.
import { quote } from './bounds.js';
import { drawingKeys } from './fpuzzles-drawings.js';
import { fogKeys, fpuzzlesSilent, sudokupadSilent } from './link-keys.js';
import { cellIn, flagIn, isEmpty, isObject, numberIn, puzzleIn, refuse } from './link-payload.js';
import { compress } from './lz.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./bounds.js').Unreadable} Unreadable */

/** The symbols of `line` by value. */
const symbols = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** @param {unknown} rule @returns {never} */
const refuseRule = (rule) =>
  refuse(`the puzzle has the rule ${quote(rule)}, which is not classic Sudoku; the puzzle "variant" reads such links`);

/**
 * Reads a link into a board in the notation `line`.
 * @param {string} link
 * @returns {string}
 * @throws {Unreadable}
 */
export function readLink(link) {
  const puzzle = puzzleIn(link);
  return Array.isArray(puzzle.grid) ? readFpuzzles(puzzle) : readSudokupad(puzzle);
}

/**
 * Writes a board in the notation `line` as a link. All its values are givens.
 * @param {string} line
 * @param {string} notation
 */
export function writeLink(line, notation) {
  const size = Math.sqrt(line.length);
  const cells = [...line].map((symbol) => (symbol === '.' ? {} : { value: symbols.indexOf(symbol), given: true }));
  const grid = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  const payload = compress(JSON.stringify({ size, grid }));
  return notation === 'fpuzzles'
    ? `https://www.f-puzzles.com/?load=${payload}`
    : `https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`; // a bare / would end the id
}

/** @param {Json} puzzle */
function readFpuzzles(puzzle) {
  for (const key of Object.keys(puzzle)) {
    const value = puzzle[key];
    if (!isEmpty(value) && !fpuzzlesSilent.has(key) && !fogKeys.has(key) && !drawingKeys.includes(key)) refuseRule(key);
    // Programs that extend f-puzzles draw their own rules and mark them so.
    for (const part of Array.isArray(value) ? value : []) if (part?.fromConstraint) refuseRule(part.fromConstraint);
  }
  const rows = squareOf(puzzle.grid);
  if (!isEmpty(puzzle.size) && numberIn(puzzle.size) !== rows.length)
    refuse(`"size" is ${quote(puzzle.size)}, but the grid has ${rows.length} rows`);
  const cells = rows.flat();
  if (cells.some((cell) => !isEmpty(cell.givenPencilMarks))) refuseRule('givenPencilMarks');
  if (cells.some((cell) => cell.region !== undefined)) {
    const boxes = boxesOf(rows.length);
    requireBoxes(
      cells.map(({ region }, at) => (region === undefined ? boxes[at] : region)),
      boxes,
    );
  }
  // Entries of a person who solves the puzzle are not part of it. On a board without `given` marks, all values are
  // givens.
  const isGiven = cells.map(({ given }) => flagIn(given, '"given"'));
  const marked = isGiven.includes(true);
  return lineOf(cells.map(({ value }, at) => (marked && !isGiven[at] ? undefined : value)));
}

/** @param {Json} puzzle */
function readSudokupad(puzzle) {
  for (const key of Object.keys(puzzle)) {
    // SudokuPad's drawings are not passed over: it states rules only by them.
    if (!isEmpty(puzzle[key]) && !sudokupadSilent.has(key) && !fogKeys.has(key)) refuseRule(key);
  }
  for (const key of ['metadata', 'metaData']) {
    const notes = puzzle[key] ?? {};
    if (!isObject(notes)) refuse(`"${key}" has ${quote(notes)} where {…} must be`);
    for (const name of Object.keys(notes)) if (notes[name] === true || notes[name] === 'true') refuseRule(name);
  }
  if (!isEmpty(puzzle.cages) && !Array.isArray(puzzle.cages)) refuseRule('cages');
  for (const cage of Array.isArray(puzzle.cages) ? puzzle.cages : []) {
    // A cage without cells is a note such as "title: …".
    const remark = typeof cage?.value === 'string' ? /^([^:]+):\s*(.*)$/s.exec(cage.value) : null;
    if (remark === null || !isEmpty(cage.cells)) return refuseRule('cages');
    if (remark[2] === 'true' || remark[2] === 't') refuseRule(remark[1]);
  }
  const rows = squareOf(puzzle.cells);
  requireBoxes(regionsIn(puzzle.regions, rows.length), boxesOf(rows.length));
  return lineOf(rows.flat().map((cell) => cell.value));
}

/**
 * The region of each cell, in the order of reading.
 * @param {unknown} regions
 * @param {number} size
 * @returns {unknown[]}
 */
function regionsIn(regions, size) {
  const found = Array(size * size).fill(undefined);
  const isPlace = (/** @type {unknown} */ place) =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) < size;
  for (const [region, cells] of (Array.isArray(regions) ? regions : []).entries()) {
    for (const cell of Array.isArray(cells) ? cells.filter(Array.isArray) : []) {
      const [row, column] = cell;
      if (!isPlace(row) || !isPlace(column)) refuse('a cell of "regions" is not on the board');
      found[row * size + column] = region;
    }
  }
  return found;
}

/** @param {unknown[]} rows @returns {Json[][]} the same rows, if they form a board */
function squareOf(rows) {
  const size = rows.length;
  if (![4, 9, 16, 25, 36].includes(size)) refuse(`the board has ${size} rows; a board has 4, 9, 16, 25 or 36`);
  return rows.map((row, at) => {
    if (!Array.isArray(row) || row.length !== size) refuse(`row ${at + 1} of the board has not ${size} cells`);
    return row.map((cell, column) => cellIn(cell, `R${at + 1}C${column + 1}`));
  });
}

/** The box of each cell, in the order of reading. @param {number} size */
function boxesOf(size) {
  const n = Math.sqrt(size);
  return Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return Math.floor(row / n) * n + Math.floor(column / n);
  });
}

/**
 * Refuses regions that differ from the boxes. Their numbering does not matter.
 * @param {unknown[]} regions
 * @param {number[]} boxes
 */
function requireBoxes(regions, boxes) {
  const names = new Map(boxes.map((box, at) => [box, regions[at]]));
  const one = new Set(names.values());
  const fits = one.size === names.size && regions.every((region, at) => region === names.get(boxes[at]));
  if (!fits || one.has(undefined) || one.has(null))
    refuse('the puzzle has irregular "regions", which is not classic Sudoku; the puzzle "variant" reads such links');
}

/** @param {unknown[]} values */
function lineOf(values) {
  const size = Math.sqrt(values.length);
  return values
    .map((value, at) => {
      const number = isEmpty(value) ? 0 : numberIn(value);
      if (!Number.isInteger(number) || number < 0 || number > size)
        refuse(
          `R${Math.floor(at / size) + 1}C${(at % size) + 1}: ${quote(value)} is not a value of a ${size}×${size} board`,
        );
      return symbols[number];
    })
    .join('');
}
