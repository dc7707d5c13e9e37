// Boards of digits in any layout: in one line, in rows, with rules, numbers between spaces or commas, blanks written as
// spaces. Each layout is tried in turn; the first in which every row has as many cells as there are rows is taken.
// Tested by tests/wasm/importing.test.js.

import { isLabel, isProse, isRule, linesOf } from './lines.js';
import { givensIn, hasBoxes, isSide, sideOfCells, valuesOf } from './symbols.js';

/** @import { Line } from './lines.js' */
/** @import { Board } from './symbols.js' */

/** @typedef {Board & {layout: string, isDoubtful?: boolean}} Found  isDoubtful: something was guessed */

/** A board has at least this many givens: fewer are taken for something else, unless all is digits and dots. */
const FEWEST = 4;

/** No Sudoku with one solution has fewer givens. */
const FEWEST_LISTED = 17;

/** @param {string} line  the cells between commas, tabs or semicolons */
const delimited = (line) => {
  const delimiter = [',', ';', '\t'].find((each) => line.includes(each));
  if (!delimiter) return undefined;
  const fields = line.split(delimiter).map((field) =>
    field
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  );
  return fields;
};

/** @param {string} line  the cells between white space or bars */
const spaced = (line) => line.split(/[\s|]+/).filter(Boolean);

/** @param {string} line  each character is a cell */
const compact = (line) => Array.from(line.replaceAll(/[\s|]/g, ''));

/** @param {string} line  cells between bars, blank or not */
const barred = (line) =>
  line.includes('|')
    ? line
        .trim()
        .replace(/^\|+|\|+$/g, '')
        .split(/\|+/)
        .map((cell) => cell.trim())
    : undefined;

/** @type {[string, (line: string) => string[] | undefined][]} */
const layouts = [
  ['CSV', delimited],
  ['grid', spaced],
  ['grid', compact],
  ['grid', barred],
];

/** @param {string[]} symbols @param {number} side @param {string} layout @returns {Found | undefined} */
function boardOf(symbols, side, layout) {
  const cells = valuesOf(symbols, side);
  return Array.isArray(cells) ? { side, cells, layout } : undefined;
}

/**
 * A board from rows of cells. One more row or column of names is passed over, and commas after the last cell.
 * @param {(string[] | undefined)[]} rows
 * @param {string} layout
 * @returns {Found | undefined}
 */
export function boardOfRows(rows, layout) {
  const side = rows.length;
  if (!isSide(side)) return undefined;
  const exact = rows.map((row) => (row?.length === side + 1 && row[side] === '' ? row.slice(0, side) : row));
  if (exact.some((row) => row?.length !== side)) return undefined;
  return boardOf(/** @type {string[][]} */ (exact).flat(), side, layout);
}

/**
 * The rows without the names of rows and columns beside them, such as 1 to 9 or A to I.
 * @param {(string[] | undefined)[]} rows
 */
function withoutNames(rows) {
  const isNames = (/** @type {(string | undefined)[]} */ names) =>
    ['123456789', 'ABCDEFGHI', 'ABCDEFGHJ', '012345678'].includes(names.join('').toUpperCase());
  const [head, ...others] = rows;
  const inner = rows.length === 10 && isNames(head?.slice(-9) ?? []) ? others : rows;
  const isNamed = inner.every((row) => row?.length === 10) && isNames(inner.map((row) => row?.[0]));
  return isNamed ? inner.map((row) => row?.slice(1)) : inner;
}

/** @param {Line[]} lines  one board, rules taken away @returns {Found | undefined} */
function inRows(lines) {
  for (const [layout, split] of layouts) {
    const rows = lines.map(({ text }) => split(text));
    const found = boardOfRows(rows, layout) ?? boardOfRows(withoutNames(rows), layout);
    if (found) return found;
  }
  // All cells in some other number of lines: rows of different lengths are a mistake.
  for (const [layout, split] of layouts.slice(0, 3)) {
    const symbols = lines.flatMap(({ text }) => split(text) ?? []);
    const side = sideOfCells(symbols.length);
    const found =
      side > 0 && side !== lines.length
        ? boardOf(symbols, side, lines.length === 1 && layout === 'grid' ? 'line' : layout)
        : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * A board with spaces for blanks. Editors cut spaces at the end of a line, so rows may be short.
 * @param {Line[]} lines  rules taken away; blank lines may be rows
 * @returns {Found | undefined}
 */
function withSpaces(lines) {
  const texts = lines.map(({ text }) => text.trimEnd());
  // A row that is short for another reason is a mistake: only where no other sign is a blank, spaces are.
  if (!texts.some((text) => /\S\s+\S/.test(text)) || /[.0_*?-]/.test(texts.join(''))) return undefined;
  if (texts.length === 1) return lineWithSpaces(lines[0].text);
  const side = texts.length;
  if (!isSide(side)) return undefined;
  const isFramed = texts.every((text) => /^\s*\|.*\|$/.test(text));
  const inner = isFramed ? texts.map((text) => text.trim().slice(1, -1)) : texts;
  for (const rows of [
    inner.map((text) => text.replaceAll('|', '')),
    inner.map((text) => everyOther(text.replaceAll(/\| ?/g, ''))),
    inner.map((text) => everyOther(text.replace(/^ /, '').replaceAll(/\| ?/g, ''))),
  ]) {
    if (rows.some((row) => row.length > side) || !rows.some((row) => row.length === side)) continue;
    const symbols = rows.flatMap((row) => Array.from(row.padEnd(side), (symbol) => symbol.trim()));
    const found = boardOf(symbols, side, 'grid');
    if (found)
      return { ...found, isDoubtful: lines.some(({ text }, row) => rows[row].length < side && text === texts[row]) };
  }
  return undefined;
}

/** The characters with a space after each. @param {string} text */
const everyOther = (text) =>
  Array.from(text)
    .filter((_, index) => index % 2 === 0)
    .join('');

/** @param {string} text @returns {Found | undefined} */
function lineWithSpaces(text) {
  const most = sideOfCells(text.length) ? text : text.trimEnd().padEnd(81);
  const side = sideOfCells(most.length);
  if (side === 0 || text.trim().length < most.length - 2 * side) return undefined;
  const symbols = Array.from(most, (symbol) => symbol.trim());
  const found = boardOf(symbols, side, 'line');
  return found && { ...found, isDoubtful: most.length !== text.length };
}

/** @param {Line[]} lines @returns {Found | undefined} */
function oneBoard(lines) {
  for (const keepsDashes of [false, true]) {
    const rows = lines.filter(({ text }) => !isRule(text, keepsDashes));
    const filled = rows.filter(({ text }) => text.trim() !== '');
    if (filled.length === 0) continue;
    const found = inRows(filled) ?? withSpaces(filled) ?? withSpaces(trimmed(rows));
    if (found && (givensIn(found) >= FEWEST || filled.every(({ text }) => /^[.\d\s|]+$/.test(text)))) return found;
  }
  return undefined;
}

/** Without the blank lines at both ends. @param {Line[]} lines */
function trimmed(lines) {
  const isFilled = ({ text = '' }) => text.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}

/** @param {Line[]} lines @returns {Line[][]}  the lines between blank lines, labels and sentences */
function blocksOf(lines) {
  /** @type {Line[][]} */
  const blocks = [[]];
  for (const line of lines) {
    const isBetween = line.text.trim() === '' || isLabel(line.text) || isProse(line.text);
    if (isBetween) blocks.push([]);
    else blocks[blocks.length - 1].push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** A board of 9×9 as a list of its givens: row, column and value in each line. @param {Line[]} lines */
function listedCells(lines) {
  const listed = lines.map(({ text }) =>
    /^\s*\(?(\d)[ ,;]+(\d)[ ,;]+([1-9])\)?\s*,?$/.exec(text)?.slice(1).map(Number),
  );
  if (listed.length < FEWEST_LISTED || listed.includes(undefined)) return undefined;
  const places = /** @type {number[][]} */ (listed);
  const first = places.some(([row, column]) => row === 0 || column === 0) ? 0 : 1;
  const cells = Array(81).fill(0);
  for (const [row, column, value] of places) cells[9 * (row - first) + column - first] ||= value;
  const isBoard = cells.length === 81 && cells.filter((value) => value > 0).length === places.length;
  return isBoard ? { side: 9, cells, layout: 'list', isDoubtful: true } : undefined;
}

/** Boards of 9×9 after a line with their number, as tasks of judges have it. @param {Line[]} lines */
function boardsAfterCount([count, ...rows]) {
  const isCount = /^\s*[1-9]\d{0,5}\s*$/.test(count?.text ?? '') && rows.length === 9 * Number(count.text);
  return isCount ? boardsInBlock(rows) : [];
}

/** The boards that follow each other without a line between. @param {Line[]} block @returns {Found[]} */
function boardsInBlock(block) {
  const whole = oneBoard(block);
  if (whole) return [whole];
  const rows = block.filter(({ text }) => !isRule(text, false));
  const side = [compact, spaced].map((split) => split(rows[0]?.text ?? '').length).find(hasBoxes) ?? 0;
  if (side === 0 || rows.length % side !== 0) return [];
  const starts = Array.from({ length: rows.length / side }, (_, index) => index * side);
  const boards = starts.map((start) => oneBoard(rows.slice(start, start + side)));
  return boards.every((board) => board !== undefined) ? boards : [];
}

/** The first field of a line that is a whole board, as tables of puzzles have it. @param {Line} line */
function boardInLine({ text }) {
  for (const field of text.split(/[\s,;|"']+/)) {
    const side = field.length >= 16 ? sideOfCells(field.length) : 0;
    const found = side > 0 ? boardOf(Array.from(field), side, 'line') : undefined;
    if (found && givensIn(found) >= FEWEST) return found;
  }
  return undefined;
}

/**
 * The boards of a text, in their order; none when it has no board of digits.
 * @param {string} text  plain
 * @returns {Found[]}
 */
export function readGrids(text) {
  const lines = linesOf(text);
  const content = lines.filter(({ text: line }) => !isLabel(line));
  const whole = oneBoard(trimmed(lines)) ?? oneBoard(trimmed(content));
  if (whole) return [whole];
  const filled = content.filter(({ text: line }) => line.trim() !== '');
  const counted = boardsAfterCount(filled);
  if (counted.length > 0) return counted;
  const sizes = filled.findIndex(({ text: line }) => !/^\s*\d{1,2}\s*$/.test(line));
  const sized = sizes === 1 || sizes === 2 ? oneBoard(filled.slice(sizes)) : undefined; // after the lines with its size
  if (sized) return [sized];
  const boards = lines.map(boardInLine).filter((board) => board !== undefined);
  if (2 * boards.length > content.filter(({ text: line }) => line.trim() !== '').length) return boards;
  const blocks = blocksOf(lines);
  const found = blocks.flatMap(boardsInBlock);
  // Among sentences, one board is a guess.
  const isAmongOthers = blocks.length > 1 || content.some(({ text: line }) => isProse(line));
  if (found.length === 1 && isAmongOthers) return [{ ...found[0], isDoubtful: true }];
  if (found.length > 0) return found;
  const joined = oneBoard(blocks.flat()) ?? listedCells(filled);
  return joined ? [joined] : boards.map((board) => ({ ...board, isDoubtful: true }));
}
