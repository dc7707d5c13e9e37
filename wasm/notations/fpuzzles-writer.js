// Writes a Sudoku variant as the JSON of f-puzzles. Rules that f-puzzles does not have are errors that name them.
// Relations and dots are written by fpuzzles-pairs.js; this file has all other rules, a function for each.
// Tested by tests/wasm/variant-links.test.js, which reads back what was written.
import { encodePattern } from '../iss/codes.js';
import { boxesOf, disjointSets, partsOf, piecesOf, windowsOf } from '../iss/regions.js';
import { cellOf, valuesOf } from '../iss/shape.js';
import { allowedAt } from '../iss/text.js';
import { refuse } from './bounds.js';
import { writeDrawings } from './fpuzzles-drawings.js';
import { outsideCell, outsideDiagonal } from './fpuzzles-outside.js';
import { PairWriter } from './fpuzzles-pairs.js';
import { entropicPattern } from './fpuzzles-relations.js';

/** @typedef {import('../iss/text.js').Variant} Variant */
/** @typedef {Record<string, any>} Json */
/** @typedef {(writer: Writer, args: string[], kind: string) => void} WriteRule */

/**
 * @param {Variant} board
 * @returns {Json}
 * @throws {import('./bounds.js').Unreadable}
 */
export function writeFpuzzles(board) {
  const { rows, columns, values, lowest } = board;
  if (rows !== columns || values !== rows || lowest !== 1)
    refuse('f-puzzles has only square boards with the values from 1 to the length of a row');
  const writer = new Writer(board);
  for (const { kind, args } of board.rules) {
    if (Object.hasOwn(writeRule, kind)) writeRule[kind](writer, args, kind);
    else if (!writer.pairs.take(kind, args)) refuseRule(kind);
  }
  writer.writeRegions();
  writer.writeRegionSums();
  writer.writeDisjointSets();
  writer.writeGivens();
  writeDrawings(board.decoration, writer.json);
  for (const negative of writer.pairs.finish()) {
    if (negative === 'nonconsecutive') writer.json.nonconsecutive = true;
    else writer.push('negative', negative);
  }
  return writer.json;
}

/** @param {string} kind @returns {never} */
const refuseRule = (kind) => refuse(`f-puzzles does not have the rule "${kind}" as it is here`);

class Writer {
  /** @param {Variant} board */
  constructor(board) {
    this.board = board;
    const { rows, columns, title, author, words } = board;
    /** @type {Json[][]} */
    this.grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({})));
    /** @type {Json} */
    this.json = { size: rows, grid: this.grid };
    if (title) this.json.title = title;
    if (author) this.json.author = author;
    if (words.length > 0) this.json.ruleset = words.join('\n');
    this.pairs = new PairWriter(board, (key, entry) => this.push(key, entry));
    this.boxes = boxesOf(board);
    this.pieces = piecesOf(board);
    this.hasJigsaw = false;
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
    const cell = cellOf(this.board, name);
    return cell >= 0 ? cell : refuse(`"${name}" is not a cell of the board`);
  }

  /** The name of a cell in f-puzzles. @param {number} cell */
  nameOf(cell) {
    return `R${Math.floor(cell / this.board.columns) + 1}C${(cell % this.board.columns) + 1}`;
  }

  /** @param {string[]} names in `iss` */
  names(names) {
    return names.map((name) => this.nameOf(this.cell(name)));
  }

  /** @param {number[]} cells */
  pushRegion(cells) {
    this.push('extraregion', { cells: cells.map((cell) => this.nameOf(cell)) });
  }

  /** Writes regions where they are not those of an f-puzzles board without any. */
  writeRegions() {
    const { boxes, pieces } = this;
    if (boxes.length > 0) {
      for (const piece of pieces) this.pushRegion(piece);
      return;
    }
    if (!this.hasJigsaw && boxesOf({ ...this.board, rules: [] }).length === 0) return;
    this.grid.flat().forEach((cell, at) => {
      const region = pieces.findIndex((piece) => piece.includes(at));
      cell.region = region < 0 ? null : region;
    });
  }

  /**
   * On a board without regions such a line says nothing in `iss`, and in f-puzzles rows are regions. Cells in no region
   * count as one region in `iss`, and not at all in f-puzzles.
   */
  writeRegionSums() {
    const parts = partsOf(this.board);
    if (this.boxes.length === 0 && parts.length < 2) return;
    const hasRest = this.boxes.length === 0 && parts.length > this.pieces.length;
    if (hasRest && this.regionSums.length > 0) refuseRule('RegionSumLine');
    for (const cells of this.regionSums) this.push('regionsumline', { lines: [cells] });
  }

  /** The sets are those of the boxes in `iss`, also on a board without boxes, and those of its regions in f-puzzles. */
  writeDisjointSets() {
    const sets = disjointSets(this.board);
    if (!this.hasDisjointSets || sets.length === 0) return;
    if (this.boxes.length > 0) this.json.disjointgroups = true;
    else for (const cells of sets) this.pushRegion(cells);
  }

  writeGivens() {
    const all = valuesOf(this.board);
    const [odd, even] = [1, 0].map((rest) => String(all.filter((value) => value % 2 === rest)));
    this.grid.flat().forEach((entry, cell) => {
      const values = allowedAt(this.board, cell);
      if (values.length === all.length) return;
      if (values.length === 0) refuse(`f-puzzles has no cell without candidates, such as ${this.nameOf(cell)}`);
      if (values.length === 1) Object.assign(entry, { value: values[0], given: true });
      else if (String(values) === odd || String(values) === even)
        this.push(String(values) === odd ? 'odd' : 'even', { cell: this.nameOf(cell) });
      else entry.givenPencilMarks = values;
    });
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
      if (value !== '') writer.push(key, { cell: outsideCell(writer.board, id, at === 1), value });
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
  NoBoxes: () => {}, // writeRegions
  Jigsaw: (writer, _args, kind) => {
    if (writer.hasJigsaw) refuseRule(kind);
    writer.hasJigsaw = true;
  },
  AllDifferent: region,
  Windoku: (writer, _args, kind) => {
    if (writer.board.values !== 9) refuseRule(kind);
    for (const cells of windowsOf(writer.board)) writer.pushRegion(cells);
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
  Lockout: lineIf('lockout', ({ board }, difference) => board.values === 9 && difference === '4'),
  Regex: lineIf('entropicline', ({ board }, code, length) => {
    return code === encodePattern(entropicPattern(board.values, length));
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
    const { columns } = writer.board;
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
    const { columns } = writer.board;
    const cells = [cell, cell + 1, cell + columns, cell + columns + 1].map((other) => writer.nameOf(other));
    writer.push('quadruple', { cells, values: values.map(Number) });
  },
  ContainAtLeast: (writer, [values, ...args], name) => {
    const cells = args.map((arg) => writer.cell(arg)).sort((a, b) => a - b);
    const [first] = cells;
    const { columns } = writer.board;
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
    const place = outsideDiagonal(writer.board, writer.cell(name)) ?? refuse(`"${name}" names no diagonal`);
    writer.push('littlekillersum', { ...place, value });
  },
  Sandwich: (writer, [value, id]) => writer.push('sandwichsum', { cell: outsideCell(writer.board, id, false), value }),
  XSum: clues('xsum'),
  Skyscraper: clues('skyscraper'),
};
