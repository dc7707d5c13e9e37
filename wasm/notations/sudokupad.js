// Reads SudokuPad's own JSON as a Sudoku variant or a classic Sudoku: {cells: [[{value}]], regions, cages, lines,
// arrows, overlays, underlays, metadata, …} (SudokuPad/sudokutools, src/fpuzzlesdecoder.js, which makes it). Regions
// and cages are lists of cells [row, column] from 0. A cage without cells is a remark such as "rules: …" or
// "antiknight: true".
//
// SudokuPad shows puzzles and does not solve them: most rules are drawings and prose. Understood are regions, cages
// with a sum or marked `unique`, and rules by name; drawings and prose are told in words, and never guessed to be
// rules; drawings are kept as figures. Any other key is an error that names it.
// Tested by tests/wasm/sudokupad-links.test.js.
import { quote } from './bounds.js';
import { fogKeys, sudokupadSilent } from './link-keys.js';
import { cellIn, flagIn, isEmpty, isObject, labelIn, numberIn, refuse } from './link-payload.js';
import { FOG } from './puzzle-builder.js';
import { cageFigure, lineFigure, shapeFigures } from './sudokupad-drawings.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */

/**
 * What is drawn, by key: the word for one, and its figures. Later ones are over earlier ones.
 * @type {Record<string, [word: string, figures: (part: Json) => import('./decoration.js').Draft[]]>}
 */
const drawings = {
  underlays: ['underlay', shapeFigures],
  lines: ['line', (part) => [lineFigure(part, 'line')]],
  arrows: ['arrow', (part) => [lineFigure(part, 'arrow')]],
  overlays: ['overlay', shapeFigures],
};

/** Rules by name, and what they are in `iss`. @type {Record<string, [string, ...number[]]>} */
const namedRules = {
  antiknight: ['AntiKnight'],
  antiking: ['AntiKing'],
  nonconsecutive: ['AntiConsecutive'],
  disjointgroups: ['DisjointSets'],
  windoku: ['Windoku'],
  'diagonal+': ['Diagonal', 1],
  'diagonal-': ['Diagonal', -1],
};

/**
 * @param {Json} puzzle with `cells`
 * @param {typeof import('./puzzle-builder.js').PuzzleBuilder} Builder of a variant or of a classic Sudoku
 * @returns {string} the puzzle as the builder writes it
 */
export function readSudokupad(puzzle, Builder) {
  const [first = []] = puzzle.cells;
  if (!Array.isArray(first)) refuse(`row 1 of the board is ${quote(first)}, which is no list of cells`);
  const [rows, columns] = [puzzle.cells.length, first.length];
  const { sides } = Builder;
  if (!sides.has(rows) || !sides.has(columns))
    refuse(`the board has ${rows} rows and ${columns} columns; a board has ${sides.words}`);
  const builder = new Builder({ rows, columns, values: Math.max(rows, columns), lowest: 1 });
  for (const key of Object.keys(puzzle)) {
    const isKnown = sudokupadSilent.has(key) || key === 'global' || fogKeys.has(key) || Object.hasOwn(drawings, key);
    if (isEmpty(puzzle[key])) continue;
    // Drawings too: SudokuPad states most rules by them.
    if (Object.hasOwn(drawings, key)) builder.meet(key);
    if (!isKnown) refuse(`the puzzle has the rule ${quote(key)}, which is not known`);
  }
  if (Object.keys(puzzle).some((key) => fogKeys.has(key) && !isEmpty(puzzle[key]))) builder.addWords(FOG, 'fog');
  builder.setRegions(regionOfCells(builder, puzzle.regions));
  const marked = readCells(builder, puzzle.cells);
  const notes = ['metadata', 'metaData'].flatMap((key) => Object.entries(builder.object(puzzle[key] ?? {}, key)));
  const global = listOf(builder, puzzle.global, 'global').map((name) => [name, true]);
  const { title, author, rules, ruleset } = puzzle;
  const own = Object.entries({ title, author, rules });
  const remarks = [...notes, ...global, ...own, ['rules', ruleset]];
  const counts = new Map([['cage', 0]]);
  /** @type {unknown[]} */
  const labels = [];
  for (const entry of listOf(builder, puzzle.cages, 'cages')) {
    const cage = builder.object(entry, 'cages');
    const remark = remarkOf(cage);
    if (remark) remarks.push(remark);
    else if (!readCage(builder, cage)) {
      counts.set('cage', (counts.get('cage') ?? 0) + 1);
      labels.push(cage.value);
      builder.addFigure(
        cageFigure(
          cage,
          cellsOf(builder, cage.cells, 'cages').map((cell) => middleOf(builder, cell)),
        ),
      );
    }
  }
  readRemarks(builder, remarks);
  for (const [key, [word, figuresOf]] of Object.entries(drawings)) {
    const parts = listOf(builder, puzzle[key], key).filter(isObject);
    counts.set(word, parts.length);
    for (const part of parts) {
      labels.push(part.text);
      for (const figure of figuresOf(part)) builder.addFigure(figure);
    }
  }
  builder.addDrawings(counts.set('coloured or marked cell', marked), labels);
  return builder.text();
}

/** @param {PuzzleBuilder} builder @param {number} cell @returns {[x: number, y: number]} */
const middleOf = ({ shape: { columns } }, cell) => [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];

/** A list that may be missing. @param {PuzzleBuilder} builder @param {unknown} value @param {string} key */
const listOf = (builder, value, key) => (isEmpty(value) ? [] : builder.list(value, key));

/** The givens. @param {PuzzleBuilder} builder @param {unknown[]} rows @returns {number} cells with anything else */
function readCells(builder, rows) {
  const { columns } = builder.shape;
  let marked = 0;
  for (const [row, cells] of rows.entries()) {
    if (!Array.isArray(cells) || cells.length !== columns)
      refuse(`row ${row + 1} of the board has not ${columns} cells`);
    for (const [column, cell] of cells.entries()) {
      const at = builder.at(row, column);
      const { value, ...more } = cellIn(cell, builder.nameOf(at));
      builder.give(at, value);
      if (Object.keys(more).some((key) => !isEmpty(more[key]))) ++marked;
    }
  }
  return marked;
}

/**
 * The region of each cell, in the order of reading.
 * @param {PuzzleBuilder} builder
 * @param {unknown} regions
 * @returns {(number | undefined)[]}
 */
function regionOfCells(builder, regions) {
  const found = Array(builder.size).fill(undefined);
  for (const [region, cells] of listOf(builder, regions, 'regions').entries()) {
    for (const cell of cellsOf(builder, cells, 'regions')) {
      if (found[cell] !== undefined) refuse(`${builder.nameOf(cell)} is in two of the "regions"`);
      found[cell] = region;
    }
  }
  return found;
}

/** @param {PuzzleBuilder} builder @param {unknown} cells @param {string} key */
function cellsOf(builder, cells, key) {
  return builder.list(cells, key).map((place) => {
    const [row, column] = Array.isArray(place) ? place : [];
    const cell = Number.isInteger(row) && Number.isInteger(column) ? builder.at(row, column) : -1;
    return cell >= 0 ? cell : refuse(`a cell of ${quote(key)} is not on the board: ${quote(place)}`);
  });
}

/** The name and the text of a remark. @param {Json} cage @returns {[string, string] | undefined} */
function remarkOf({ cells, value }) {
  if (!isEmpty(cells) || typeof value !== 'string') return undefined;
  const match = /^([^:]+):\s*(.*)$/s.exec(value);
  return match ? [match[1], match[2]] : undefined;
}

/**
 * Reads a cage if it states a rule.
 * @param {PuzzleBuilder} builder
 * @param {Json} cage
 */
function readCage(builder, { cells, value, sum, ...flags }) {
  const isHidden = flagIn(flags.hidden, '"hidden" of a cage in "cages"');
  const isUnique = flagIn(flags.unique, '"unique" of a cage in "cages"');
  const mayRepeat = [false, 0, 'false', 'f'].includes(flags.unique);
  const cage = listOf(builder, cells, 'cages').length === 0 ? [] : cellsOf(builder, cells, 'cages');
  const total = numberIn(isEmpty(sum) ? value : sum);
  const hasSum = Number.isInteger(total) && total > 0 && total <= 9999;
  // Regions that are not drawn have cages that state nothing.
  if (!hasSum) labelIn(isEmpty(sum) ? value : sum, 'a cage in "cages"');
  if (cage.length === 0 || (isHidden && !isUnique && !hasSum)) return true;
  builder.meet('cages');
  if (isUnique || (hasSum && !mayRepeat)) builder.addCells('Cage', cage, hasSum ? total : 0);
  else if (hasSum) builder.addCells('Sum', cage, total);
  return (hasSum || isUnique) && (hasSum || isEmpty(value));
}

/** @param {PuzzleBuilder} builder @param {unknown[][]} remarks */
function readRemarks(builder, remarks) {
  const stated = new Set();
  for (const [name, value] of remarks) {
    if (typeof name !== 'string') refuse(`"global" has ${quote(name)} where a text must be`);
    const isNamed = Object.hasOwn(namedRules, name);
    const isStated = isNamed ? flagIn(value, quote(name)) : value === true || value === 'true' || value === 't';
    if (name === 'title' || name === 'author') builder.setAbout(name, value);
    if (name === 'rules') builder.addWords(value, 'rules');
    else if (isStated && isNamed) stated.add(name);
    else if (isStated) refuse(`the puzzle has the rule ${quote(name)}, which is not known`);
  }
  for (const name of stated) {
    builder.meet(name);
    const [rule, ...args] = namedRules[name];
    builder.add(rule, ...args);
  }
}
