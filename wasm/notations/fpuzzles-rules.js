// The rules in the JSON of f-puzzles, by key: each is put into the rules of `iss` that mean the same. Keys beyond those
// of f-puzzles itself are those of the extension by dclamage (SudokuSolver, UserScripts/fpuzzles-newconstraints.js).
// A rule that can have no effect, such as a thermometer of one cell, is passed over.
// Tested by tests/wasm/variant-links.test.js, key by key.
import { encodePattern } from '../iss/codes.js';
import { quote } from './bounds.js';
import { littleKillerStart, outsideLine } from './fpuzzles-outside.js';
import { boxIndexer, entropicPattern, nabner, slowThermometer } from './fpuzzles-relations.js';
import { flagIn, isEmpty, labelIn, numberIn, refuse, textIn } from './link-payload.js';

/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */
/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {(builder: PuzzleBuilder, value: unknown, key: string) => void} Reader */

/** The difference of lockout lines on 9×9 boards. */
const LOCKOUT = 4;

/** A pill of more cells cannot be a sum of cells. */
const LARGEST_PILL = 3;

/** A rule that holds or does not. @param {(builder: PuzzleBuilder) => void} add @returns {Reader} */
const whenTrue = (add) => (builder, value, key) => {
  if (flagIn(value, `the rule ${quote(key)}`)) add(builder);
};

/** A rule without cells. @param {string} name @param {...(string | number)} args */
const flag = (name, ...args) => whenTrue((builder) => builder.add(name, ...args));

/**
 * A rule with a list of entries.
 * @param {(builder: PuzzleBuilder, entry: Json, key: string) => void} read
 * @returns {Reader}
 */
const each = (read) => (builder, value, key) => {
  for (const entry of builder.list(value, key)) read(builder, builder.object(entry, key), key);
};

/**
 * A rule with entries that have lines.
 * @param {(builder: PuzzleBuilder, cells: number[], entry: Json, key: string) => void} add
 * @param {number} [least] a shorter line has no effect
 */
const lines = (add, least = 2) =>
  each((builder, entry, key) => {
    for (const line of builder.list(entry.lines, key)) {
      const cells = builder.cells(line, key);
      if (cells.length >= least) add(builder, cells, entry, key);
    }
  });

/** Lines that are the same in `iss`. @param {string} name @param {number} [least] */
const sameLines = (name, least) => lines((builder, cells) => builder.addCells(name, cells), least);

/** Cells of a group, each once: a line that is closed or crosses itself visits some twice. @param {number[]} cells */
const distinct = (cells) => [...new Set(cells)];

/** A number that must be there. @param {unknown} value @param {string} key */
function wholeNumber(value, key) {
  const number = numberIn(value);
  if (!Number.isInteger(number) || number < 0 || number > 9999)
    refuse(`the rule ${quote(key)} has ${quote(value)} where a number must be`);
  return number;
}

/**
 * The number of a clue outside; none where f-puzzles draws a clue that states nothing.
 * @param {PuzzleBuilder} builder
 * @param {unknown} value
 * @param {string} key
 * @param {unknown} cell
 */
function clueIn(builder, value, key, cell) {
  if (isEmpty(value)) return undefined;
  if (textIn(value).trim() !== '?') return wholeNumber(value, key);
  builder.addWords(`the ${key} at ${textIn(cell)} is "?"`, key);
  return undefined;
}

/** Single cells. @param {(builder: PuzzleBuilder, cells: number[], key: string) => void} add @returns {Reader} */
const singles = (add) => (builder, value, key) => {
  const names = builder.list(value, key).flatMap((entry) => {
    const { cell, cells } = builder.object(entry, key);
    return isEmpty(cell) ? builder.list(cells ?? [], key) : [cell];
  });
  add(builder, [...new Set(builder.cells(names, key))], key);
};

/** @param {(builder: PuzzleBuilder, cell: number, key: string) => void} add */
const eachCell = (add) =>
  singles((builder, cells, key) => {
    for (const cell of cells) add(builder, cell, key);
  });

/**
 * Clues at the end of a row or column.
 * @param {(builder: PuzzleBuilder, line: { id: string, isReverse: boolean }, clue: number) => void} add
 */
const clues = (add) =>
  each((builder, { cell, value }, key) => {
    const line = outsideLine(builder.shape, cell);
    if (!line) refuse(`the rule ${quote(key)} has ${quote(cell)}, which is not beside a row or column`);
    const clue = clueIn(builder, value, key, cell);
    if (clue !== undefined) add(builder, line, clue);
  });

/** @param {string} name */
const directedClues = (name) =>
  clues((builder, { id, isReverse }, clue) => builder.add(name, id, ...(isReverse ? ['', clue] : [clue, ''])));

/** @type {Record<string, Reader>} */
export const fpuzzlesRules = {
  'diagonal+': flag('Diagonal', 1),
  'diagonal-': flag('Diagonal', -1),
  antiknight: flag('AntiKnight'),
  antiking: flag('AntiKing'),
  disjointgroups: whenTrue(addDisjointGroups),
  odd: eachCell((builder, cell) => builder.restrict(cell, (value) => value % 2 === 1)),
  even: eachCell((builder, cell) => builder.restrict(cell, (value) => value % 2 === 0)),
  minimum: singles((builder, cells) => addExtremes(builder, cells, false)),
  maximum: singles((builder, cells) => addExtremes(builder, cells, true)),
  rowindexer: singles((builder, cells) => builder.addCells('Indexing', cells, 'R')),
  columnindexer: singles((builder, cells) => builder.addCells('Indexing', cells, 'C')),
  boxindexer: eachCell(addBoxIndexer),
  extraregion: each((builder, { cells }, key) => {
    const region = distinct(builder.cells(cells, key));
    const { values } = builder.shape;
    if (region.length > values) refuse(`the rule ${quote(key)} has a region of more than ${values} cells`);
    if (region.length > 1) builder.addCells('AllDifferent', region);
  }),
  killercage: each(addKillerCage),
  clone: each(addClone),
  quadruple: each(addQuadruple),
  arrow: each(addArrow),
  thermometer: sameLines('Thermo'),
  slowthermometer: lines((builder, cells) => builder.addRelation(slowThermometer, [cells])),
  palindrome: sameLines('Palindrome'),
  renban: lines((builder, cells) => builder.addCells('Renban', distinct(cells))),
  betweenline: sameLines('Between', 3),
  zipperline: sameLines('Zipper', 3),
  doublearrow: sameLines('DoubleArrow', 3),
  modularline: lines((builder, cells) => builder.addCells('Modular', cells, 3)),
  entropicline: lines(addEntropic),
  regionsumline: lines(addRegionSums),
  nabner: lines((builder, cells) => builder.addRelation(nabner, [distinct(cells)], 'PairX')),
  whispers: lines((builder, cells, { value }, key) => addWhispers(builder, cells, value, key, 0)),
  germanwhispers: lines((builder, cells, { value }, key) => addWhispers(builder, cells, value, key, 0)),
  dutchwhispers: lines((builder, cells, { value }, key) => addWhispers(builder, cells, value, key, 1)),
  lockout: lines((builder, cells, { value }, key) => {
    if (isEmpty(value) && builder.shape.values !== 9)
      refuse(`the rule ${quote(key)} has no value, and only on a 9×9 board is it known to be ${LOCKOUT}`);
    builder.addCells('Lockout', cells, isEmpty(value) ? LOCKOUT : wholeNumber(value, key));
  }),
  littlekillersum: each(addLittleKiller),
  sandwichsum: clues((builder, { id }, clue) => builder.add('Sandwich', clue, id)),
  xsum: directedClues('XSum'),
  skyscraper: directedClues('Skyscraper'),
};

/** Cells at the same place of their regions differ. @param {PuzzleBuilder} builder */
function addDisjointGroups(builder) {
  if (builder.hasBoxes) return builder.add('DisjointSets');
  for (let at = 0; at < builder.shape.values; ++at) {
    const cells = builder.regions.flatMap((region) => region.slice(at, at + 1));
    if (cells.length > 1) builder.addCells('AllDifferent', cells);
  }
}

/** @param {PuzzleBuilder} builder @param {number[]} cells @param {boolean} isMaximum */
function addExtremes(builder, cells, isMaximum) {
  for (const cell of cells) {
    const around = builder.neighbours(cell).filter((other) => !cells.includes(other));
    // The earlier of two neighbours is the greater one.
    if (around.length > 0) builder.addCells('GreaterThan', isMaximum ? [cell, ...around] : [...around, cell]);
  }
}

/**
 * With the value v, the cell at place p of its box says that p is at place v of the box.
 * @param {PuzzleBuilder} builder
 * @param {number} cell
 * @param {string} key
 */
function addBoxIndexer(builder, cell, key) {
  const box = builder.regions.find((region) => region.includes(cell));
  if (!box) refuse(`the rule ${quote(key)} has ${builder.nameOf(cell)}, which is in no box`);
  const place = box.indexOf(cell) + 1;
  box.forEach((other, at) => {
    if (other === cell) return;
    builder.addRelation(boxIndexer(place, at + 1), [[cell, other]]);
  });
}

/** @param {PuzzleBuilder} builder @param {Json} entry @param {string} key */
function addKillerCage(builder, { cells, value }, key) {
  const cage = builder.cells(cells, key);
  const sum = isEmpty(value) ? 0 : numberIn(value);
  const isNumber = Number.isInteger(sum) && sum >= 0 && sum <= 9999;
  if (cage.length > 0) builder.addCells('Cage', cage, isNumber ? sum : 0);
  const label = labelIn(value, `the rule ${quote(key)}`);
  if (!isNumber && cage.length > 0) builder.addWords(`the cage at ${builder.nameOf(cage[0])} has ${quote(label)}`, key);
}

/** @param {PuzzleBuilder} builder @param {Json} entry @param {string} key */
function addClone(builder, { cells, cloneCells }, key) {
  const [first, second] = [builder.cells(cells, key), builder.cells(cloneCells, key)];
  if (first.length !== second.length) refuse(`the rule ${quote(key)} has two groups of different sizes`);
  first.forEach((cell, at) => {
    if (cell !== second[at]) builder.addCells('SameValues', [cell, second[at]], 2);
  });
}

/** @param {PuzzleBuilder} builder @param {Json} entry @param {string} key */
function addQuadruple(builder, { cells, values }, key) {
  const square = builder.cells(cells, key).sort((a, b) => a - b);
  const [first = 0] = square;
  const numbers = isEmpty(values) ? [] : builder.list(values, key).map((value) => builder.valueAt(first, value));
  if (numbers.length === 0) return;
  const { columns } = builder.shape;
  const isSquare = String(square) === String([first, first + 1, first + columns, first + columns + 1]);
  if (isSquare && new Set(numbers).size === numbers.length) builder.add('Quad', builder.nameOf(first), ...numbers);
  else builder.addCells('ContainAtLeast', square, numbers.join('_'));
}

/** @param {PuzzleBuilder} builder @param {Json} entry @param {string} key */
function addArrow(builder, entry, key) {
  const circle = builder.cells(entry.cells, key);
  if (circle.length > LARGEST_PILL) refuse(`the rule ${quote(key)} has a circle of ${circle.length} cells`);
  for (const line of builder.list(entry.lines, key)) {
    const [, ...cells] = builder.cells(line, key); // the first is in the circle
    if (circle.length === 0 || cells.length === 0) continue;
    if (circle.length === 1) builder.addCells('Arrow', [...circle, ...cells]);
    else builder.addCells('PillArrow', [...circle, ...cells], circle.length);
  }
}

/** @param {PuzzleBuilder} builder @param {number[]} cells */
function addEntropic(builder, cells) {
  const { values } = builder.shape;
  if (values === 9) return builder.addCells('Entropic', cells);
  builder.addCells('Regex', cells, encodePattern(entropicPattern(values, cells.length)));
}

/** @param {PuzzleBuilder} builder @param {number[]} cells @param {Json} _entry @param {string} key */
function addRegionSums(builder, cells, _entry, key) {
  if (builder.hasFullRegions) return builder.addCells('RegionSumLine', cells);
  if (builder.regions.length === 0) refuse(`the rule ${quote(key)} needs regions, and the board has none`);
  /** @type {number[][]} */
  const segments = [];
  let last;
  for (const cell of cells) {
    const region = builder.regions.find((other) => other.includes(cell));
    if (!region) continue;
    if (region !== last) segments.push([]);
    segments[segments.length - 1].push(cell);
    last = region;
  }
  const names = segments.flatMap((segment, at) => [...(at === 0 ? [] : ['-']), ...builder.names(segment)]);
  if (segments.length > 1) builder.add('EqualSum', ...names);
}

/**
 * @param {PuzzleBuilder} builder
 * @param {number[]} cells
 * @param {unknown} value
 * @param {string} key
 * @param {number} less than half of the values is the least difference
 */
function addWhispers(builder, cells, value, key, less) {
  const difference = isEmpty(value) ? Math.ceil(builder.shape.values / 2) - less : wholeNumber(value, key);
  builder.addCells('Whisper', cells, difference);
}

/** @param {PuzzleBuilder} builder @param {Json} entry @param {string} key */
function addLittleKiller(builder, { cell, direction, value }, key) {
  const cells = littleKillerStart(builder.shape, cell, direction);
  if (!cells) refuse(`the rule ${quote(key)} has ${quote(cell)} and ${quote(direction)}, which is no diagonal`);
  const sum = clueIn(builder, value, key, cell);
  if (sum === undefined) return;
  if (cells.length === 1) builder.restrict(cells[0], (value) => value === sum);
  else builder.add('LittleKiller', sum, builder.nameOf(cells[0]));
}
