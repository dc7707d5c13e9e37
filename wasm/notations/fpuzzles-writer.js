// Writes a Sudoku variant as the JSON of f-puzzles. Rules that f-puzzles does not have are errors that name them.
// Relations and dots are written by fpuzzles-pairs.js; this file has all other rules, a function for each.
// Tested by tests/wasm/variant-links.test.js, which reads back what was written.
import { writeDrawings } from './fpuzzles-drawings.js';
import { PairWriter } from './fpuzzles-pairs.js';
import { entropicPattern } from './fpuzzles-relations.js';
import { encodePattern } from './iss-codes.js';
import { cellIndex, valuesOf } from './iss-text.js';
import { refuse } from './link-payload.js';
import { nameDiagonal, outsideCell, outsideDiagonal } from './outside-clues.js';
import { boxesOf } from './puzzle-builder.js';

/** @typedef {import('./iss-text.js').IssPuzzle} IssPuzzle */
/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {(writer: Writer, args: string[], name: string) => void} WriteRule */

/**
 * @param {IssPuzzle} puzzle
 * @returns {Json}
 * @throws {import('./bounds.js').Unreadable}
 */
export function writeFpuzzles(puzzle) {
  const { rows, columns, values, lowest } = puzzle.shape;
  if (rows !== columns || values !== rows || lowest !== 1)
    refuse('f-puzzles has only square boards with the values from 1 to the length of a row');
  const writer = new Writer(puzzle);
  for (const { name, args } of puzzle.rules) {
    if (Object.hasOwn(writeRule, name)) writeRule[name](writer, args, name);
    else if (!writer.pairs.take(name, args)) refuseRule(name);
  }
  writer.writeRegions();
  writer.writeRegionSums();
  writer.writeDisjointSets();
  writer.writeGivens(puzzle.givens);
  writeDrawings(puzzle.decoration, writer.json);
  for (const negative of writer.pairs.finish()) {
    if (negative === 'nonconsecutive') writer.json.nonconsecutive = true;
    else writer.push('negative', negative);
  }
  return writer.json;
}

/** @param {string} name @returns {never} */
const refuseRule = (name) => refuse(`f-puzzles does not have the rule "${name}" as it is here`);

class Writer {
  /** @param {IssPuzzle} puzzle */
  constructor({ shape, words }) {
    this.shape = shape;
    /** @type {Json[][]} */
    this.grid = Array.from({ length: shape.rows }, () => Array.from({ length: shape.columns }, () => ({})));
    /** @type {Json} */
    this.json = { size: shape.rows, grid: this.grid };
    if (words.length > 0) this.json.ruleset = words.join('\n');
    this.pairs = new PairWriter(shape, (key, entry) => this.push(key, entry));
    this.hasBoxes = true;
    /** The letter of each cell in the layout of a jigsaw. @type {string | undefined} */
    this.layout = undefined;
    this.hasDisjointSets = false;
    /** The cells of each region sum line, which is only understood when all regions are known. @type {string[][]} */
    this.regionSums = [];
  }

  /** @param {string} key @param {unknown} entry */
  push(key, entry) {
    this.json[key] ??= [];
    this.json[key].push(entry);
  }

  /** @param {string} name in `iss` */
  cell(name) {
    const cell = cellIndex(name, this.shape);
    return cell >= 0 ? cell : refuse(`"${name}" is not a cell of the board`);
  }

  /** The name of a cell in f-puzzles. @param {number} cell */
  nameOf(cell) {
    return `R${Math.floor(cell / this.shape.columns) + 1}C${(cell % this.shape.columns) + 1}`;
  }

  /** @param {string[]} names in `iss` */
  names(names) {
    return names.map((name) => this.nameOf(this.cell(name)));
  }

  /** Writes regions where they are not those of an f-puzzles board without any. */
  writeRegions() {
    const { values } = this.shape;
    const boxes = boxesOf(this.shape);
    const letters = [...(this.layout ?? '')];
    /** @param {string} letter */
    const isRegion = (letter) => letters.filter((other) => other === letter).length === values;
    if (this.hasBoxes && boxes.length > 0) {
      for (const letter of new Set(letters.filter(isRegion)))
        this.push('extraregion', {
          cells: letters.flatMap((other, cell) => (other === letter ? this.nameOf(cell) : [])),
        });
      return;
    }
    if (letters.length === 0 && boxes.length === 0) return;
    const numbers = new Map([...new Set(letters.filter(isRegion))].map((letter, at) => [letter, at]));
    this.grid.flat().forEach((cell, at) => {
      cell.region = numbers.get(letters[at]) ?? null;
    });
  }

  /**
   * On a board without regions such a line says nothing in `iss`, and in f-puzzles rows are regions. Cells in no region
   * count as one region in `iss`, and not at all in f-puzzles.
   */
  writeRegionSums() {
    const isWhole = this.hasBoxes && boxesOf(this.shape).length > 0;
    const letters = isWhole ? [] : [...(this.layout ?? '')];
    if (!isWhole && new Set(letters).size < 2) return;
    const isOdd = letters.some((letter) => letters.filter((other) => other === letter).length !== this.shape.values);
    if (isOdd && this.regionSums.length > 0) refuseRule('RegionSumLine');
    for (const cells of this.regionSums) this.push('regionsumline', { lines: [cells] });
  }

  /** The sets are those of the boxes in `iss`, also on a board without boxes, and those of its regions in f-puzzles. */
  writeDisjointSets() {
    const boxes = boxesOf(this.shape);
    if (!this.hasDisjointSets || boxes.length === 0) return;
    if (this.hasBoxes) {
      this.json.disjointgroups = true;
      return;
    }
    const places = boxes.map((box, cell) => boxes.slice(0, cell).filter((other) => other === box).length);
    for (const place of new Set(places))
      this.push('extraregion', { cells: places.flatMap((other, cell) => (other === place ? this.nameOf(cell) : [])) });
  }

  /** @param {Map<number, number[]>} givens */
  writeGivens(givens) {
    const all = valuesOf(this.shape);
    const [odd, even] = [1, 0].map((rest) => String(all.filter((value) => value % 2 === rest)));
    for (const [cell, values] of givens) {
      const entry = this.grid[Math.floor(cell / this.shape.columns)][cell % this.shape.columns];
      if (values.length === 0) refuse(`f-puzzles has no cell without candidates, such as ${this.nameOf(cell)}`);
      if (values.length === 1) Object.assign(entry, { value: values[0], given: true });
      else if (String(values) === odd || String(values) === even)
        this.push(String(values) === odd ? 'odd' : 'even', { cell: this.nameOf(cell) });
      else entry.givenPencilMarks = values;
    }
  }
}

/** A rule without cells. @param {string} key @returns {WriteRule} */
const flag = (key) => (writer) => {
  writer.json[key] = true;
};

/** A line. @param {string} key @returns {WriteRule} */
const line = (key) => (writer, args) => writer.push(key, { lines: [writer.names(args)] });

/**
 * A line that f-puzzles has for one number only.
 * @param {string} key
 * @param {(writer: Writer, first: string, length: number) => boolean} isUsual
 * @returns {WriteRule}
 */
const lineIf =
  (key, isUsual) =>
  (writer, [first, ...args], name) => {
    if (!isUsual(writer, first, args.length)) refuseRule(name);
    writer.push(key, { lines: [writer.names(args)] });
  };

/** Clues at the ends of a row or column. @param {string} key @returns {WriteRule} */
const clues =
  (key) =>
  (writer, [id, ...values]) => {
    for (const [at, value] of values.entries()) {
      if (value !== '') writer.push(key, { cell: outsideCell(writer.shape, id, at === 1), value });
    }
  };

/** @type {WriteRule} */
const region = (writer, args) => writer.push('extraregion', { cells: writer.names(args) });

/** @type {Record<string, WriteRule>} */
const writeRule = {
  AntiKnight: flag('antiknight'),
  AntiKing: flag('antiking'),
  DisjointSets: (writer) => {
    writer.hasDisjointSets = true;
  },
  StrictXV: (writer) => writer.push('negative', 'xv'),
  Diagonal: (writer, [direction]) => {
    writer.json[direction === '1' ? 'diagonal+' : 'diagonal-'] = true;
  },
  NoBoxes: (writer) => {
    writer.hasBoxes = false;
  },
  Jigsaw: (writer, args, name) => {
    const layout = args[args.length - 1] ?? '';
    if (layout.length !== writer.grid.length ** 2 || writer.layout !== undefined) refuseRule(name);
    writer.layout = layout;
  },
  AllDifferent: region,
  Windoku: (writer, _args, name) => {
    if (writer.shape.values !== 9) refuseRule(name);
    for (const first of [10, 14, 46, 50]) {
      const cells = [0, 1, 2, 9, 10, 11, 18, 19, 20].map((offset) => writer.nameOf(first + offset));
      writer.push('extraregion', { cells });
    }
  },
  Thermo: line('thermometer'),
  Palindrome: line('palindrome'),
  Renban: line('renban'),
  Between: line('betweenline'),
  Zipper: line('zipperline'),
  DoubleArrow: line('doublearrow'),
  RegionSumLine: (writer, args) => writer.regionSums.push(writer.names(args)),
  Entropic: line('entropicline'),
  Modular: lineIf('modularline', (_, modulus) => modulus === '3'),
  Lockout: lineIf('lockout', ({ shape }, difference) => shape.values === 9 && difference === '4'),
  Regex: lineIf('entropicline', ({ shape }, code, length) => {
    return code === encodePattern(entropicPattern(shape.values, length));
  }),
  Whisper: (writer, args) => {
    const hasNumber = /^\d/.test(args[0] ?? '');
    const [value, cells] = hasNumber ? [args[0], args.slice(1)] : ['5', args];
    writer.push('whispers', { lines: [writer.names(cells)], value });
  },
  Cage: (writer, [sum, ...args]) => {
    writer.push('killercage', { cells: writer.names(args), ...(Number(sum) > 0 ? { value: sum } : {}) });
  },
  Arrow: (writer, args) => {
    const cells = writer.names(args);
    writer.push('arrow', { cells: cells.slice(0, 1), lines: [cells] });
  },
  PillArrow: (writer, [size, ...args]) => {
    const cells = args.map((name) => writer.cell(name));
    const [pill, shaft] = [cells.slice(0, Number(size)).sort((a, b) => a - b), cells.slice(Number(size))];
    const { columns } = writer.shape;
    /** @param {number} cell */
    const distance = (cell) =>
      Math.max(
        Math.abs((cell % columns) - (shaft[0] % columns)),
        Math.abs(Math.floor(cell / columns) - Math.floor(shaft[0] / columns)),
      );
    const nearest = [...pill].sort((a, b) => distance(a) - distance(b))[0];
    const name = (/** @type {number} */ cell) => writer.nameOf(cell);
    writer.push('arrow', { cells: pill.map(name), lines: [[nearest, ...shaft].map(name)] });
  },
  Quad: (writer, [first, ...values]) => {
    const cell = writer.cell(first);
    const { columns } = writer.shape;
    const cells = [cell, cell + 1, cell + columns, cell + columns + 1].map((other) => writer.nameOf(other));
    writer.push('quadruple', { cells, values: values.map(Number) });
  },
  ContainAtLeast: (writer, [values, ...args], name) => {
    const cells = args.map((arg) => writer.cell(arg)).sort((a, b) => a - b);
    const [first] = cells;
    const { columns } = writer.shape;
    if (String(cells) !== String([first, first + 1, first + columns, first + columns + 1])) refuseRule(name);
    writer.push('quadruple', { cells: writer.names(args), values: values.split('_').map(Number) });
  },
  SameValues: (writer, [sets, ...args], name) => {
    if (Number(sets) !== args.length) refuseRule(name);
    const [first, ...others] = writer.names(args);
    for (const other of others) writer.push('clone', { cells: [first], cloneCells: [other] });
  },
  Indexing: (writer, [type, ...args]) => {
    writer.push(type === 'R' ? 'rowindexer' : 'columnindexer', { cells: writer.names(args) });
  },
  LittleKiller: (writer, [value, name]) => {
    const cell = writer.cell(name);
    const direction = nameDiagonal(writer.shape, cell) ?? refuse(`"${name}" names no diagonal`);
    writer.push('littlekillersum', { cell: outsideDiagonal(writer.shape, cell, direction), direction, value });
  },
  Sandwich: (writer, [value, id]) => writer.push('sandwichsum', { cell: outsideCell(writer.shape, id, false), value }),
  XSum: clues('xsum'),
  Skyscraper: clues('skyscraper'),
};
