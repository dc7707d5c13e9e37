// A Sudoku variant that is being read from a link: it collects rules, candidates and words, and becomes a text in the
// notation `iss`. Readers hand it what the link says; here it is checked that cells are on the board, that lists are
// lists, and that the text stays short. What a link states about regions is put into the rules of `iss` here too.
// `ClassicBuilder` is the same for a board that has no rules but those of Sudoku. Tested by
// tests/wasm/variant-links.test.js and links.test.js.
import { neighboursOf } from '../iss/cells.js';
import { pairKey } from '../iss/codes.js';
import { boxesOf } from '../iss/regions.js';
import { cellName, cellOf } from '../iss/shape.js';
import { allowedAt, blankBoard, MOST, writeVariant } from '../iss/text.js';
import { quote, Unreadable } from './bounds.js';
import { DRAWN, writeFigure } from './decoration.js';
import { isEmpty, isObject, labelIn, numberIn, refuse } from './link-payload.js';

/** More arguments than any puzzle has. It bounds the text at a few MB. */
const MAX_ARGUMENTS = 400_000;

/** Said of a puzzle with fog. */
export const FOG = 'the fog over the board is not shown, and states no rule';

/** Words are quoted up to this length. */
const MAX_WORDS = 4000;

/** Titles and names of authors are kept up to this length. */
const MAX_TITLE = 200;

/** Longer lists of labels are cut. */
const MAX_LABELS = 12;

/** Figures are kept up to this many characters in all: more than a board shows. */
const MAX_DECORATION = 60_000;

/** The symbols of `line` by value. */
export const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

export class PuzzleBuilder {
  /** What a board may be, and how many rows such boards have. */
  static sides = { words: `1 to ${MOST}`, has: (/** @type {number} */ side) => side >= 1 && side <= MOST };

  /** The cells of each region, in the order of reading; empty when there are none. @type {number[][]} */
  regions = [];
  /** Whether `regions` are stated by boxes or by `Jigsaw`, and hold every cell. */
  hasFullRegions = false;
  /** Whether `regions` are the boxes that `iss` has by default. */
  hasBoxes = false;

  /** @param {import('../iss/shape.js').Shape} shape */
  constructor(shape) {
    this.shape = shape;
    this.size = shape.rows * shape.columns;
    this.#board = { ...blankBoard(shape.rows, shape.columns), ...shape };
  }

  /**
   * Says that the link has a rule, by its name there, before it is read. A board that cannot have it refuses it.
   * @param {unknown} _rule
   */
  meet(_rule) {}

  /** @param {string} kind @param {(string | number)[]} args a number is written as it is; cells are named before */
  add(kind, ...args) {
    this.#count += args.length + 1;
    if (this.#count > MAX_ARGUMENTS) throw new Unreadable('the link has too many rules', 'too-large');
    this.#board.rules.push({ kind, args: args.map(String) });
  }

  /** @param {string} name @param {number[]} cells @param {(string | number)[]} first arguments before the cells */
  addCells(name, cells, ...first) {
    this.add(name, ...first, ...this.names(cells));
  }

  /**
   * States a relation between the cells of each group: between neighbours in it, or between any two of them. Of one
   * cell alone it states nothing.
   * @param {import('./fpuzzles-relations.js').Relation} relation
   * @param {number[][]} groups
   * @param {'Pair' | 'PairX'} [name]
   */
  addRelation(relation, groups, name = 'Pair') {
    const related = groups.filter((group) => group.length > 1);
    const cells = related.flatMap((group, at) => (at === 0 ? this.names(group) : ['', ...this.names(group)]));
    if (cells.length === 0) return;
    this.add(name, pairKey(this.shape, relation.allows), `_${encodeURIComponent(relation.name)}`, ...cells);
  }

  /**
   * Leaves a cell only these values; none where the link contradicts itself.
   * @param {number} cell
   * @param {(value: number) => boolean} allows
   */
  restrict(cell, allows) {
    this.#board.candidates[cell] = allowedAt(this.#board, cell).filter(allows);
  }

  /**
   * States a given; an empty value and 0, which no link has for a value, state nothing.
   * @param {number} cell
   * @param {unknown} value
   */
  give(cell, value) {
    if (isEmpty(value) || numberIn(value) === 0) return;
    const number = this.valueAt(cell, value);
    this.restrict(cell, (other) => other === number);
  }

  /** A value of the board that a link states about a cell. @param {number} cell @param {unknown} value */
  valueAt(cell, value) {
    const number = numberIn(value);
    const { lowest, values } = this.shape;
    if (!Number.isInteger(number) || number < lowest || number >= lowest + values)
      refuse(`${this.nameOf(cell)}: ${quote(value)} is not a value of this board`);
    return number;
  }

  /**
   * Adds lines in words, which nobody but a person understands.
   * @param {unknown} text or a list of texts
   * @param {string} key that has them
   */
  addWords(text, key) {
    const lines = (Array.isArray(text) ? text : [text]).map((part) => labelIn(part, quote(key))).join('\n');
    for (const line of lines.split(/[\r\n\u2028\u2029]+/)) {
      const words = onOneLine(line, MAX_WORDS);
      if (words !== '') this.#board.words.push(words);
    }
  }

  /**
   * Sets what the puzzle is called or who made it, if it is a text.
   * @param {'title' | 'author'} key
   * @param {unknown} text
   */
  setAbout(key, text) {
    if (typeof text === 'string') this.#board[key] ||= onOneLine(text, MAX_TITLE);
  }

  /**
   * Says in words what is drawn and states no rule that a program can know.
   * @param {Map<string, number>} counts how many of each kind, by the word for one of them
   * @param {unknown[]} labels what is written on them
   */
  addDrawings(counts, labels) {
    const kinds = [...counts].filter(([, count]) => count > 0);
    if (kinds.length === 0) return;
    const texts = labels.filter((label) => typeof label === 'string' || typeof label === 'number');
    const said = [...new Set(texts.map((label) => String(label).trim()))].filter((label) => label !== '');
    const list = kinds.map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ');
    const shown = said.slice(0, MAX_LABELS).map(quote).join(', ') + (said.length > MAX_LABELS ? ', …' : '');
    this.addWords(`${DRAWN} ${list}${shown === '' ? '' : `, with ${shown}`}`, 'drawings');
  }

  /** Keeps what is drawn, if it can be drawn. @param {import('./decoration.js').Draft} figure */
  addFigure(figure) {
    const line = writeFigure(figure);
    if (line === undefined || this.#drawn + line.length > MAX_DECORATION) return;
    this.#drawn += line.length;
    this.#board.decoration.push(line);
  }

  /** The cell that a link names `R3C4`. @param {unknown} name @param {string} rule */
  cell(name, rule) {
    const cell = typeof name === 'string' ? cellOf(this.shape, name.trim()) : -1;
    return cell >= 0 ? cell : refuse(`the rule ${quote(rule)} has ${quote(name)}, which is not a cell of the board`);
  }

  /** Cells that a link names; empty names are passed over. @param {unknown} names @param {string} rule */
  cells(names, rule) {
    return this.list(names, rule)
      .filter((name) => name !== '' && name !== null)
      .map((name) => this.cell(name, rule));
  }

  /** @param {unknown} value @param {string} rule @returns {unknown[]} */
  list(value, rule) {
    return Array.isArray(value) ? value : refuse(`the rule ${quote(rule)} has ${quote(value)} where a list must be`);
  }

  /** @param {unknown} value @param {string} rule @returns {Record<string, any>} */
  object(value, rule) {
    return isObject(value) ? value : refuse(`the rule ${quote(rule)} has ${quote(value)} where {…} must be`);
  }

  /** @param {number} cell */
  nameOf(cell) {
    return cellName(this.shape, cell);
  }

  /** @param {number[]} cells */
  names(cells) {
    return cells.map((cell) => this.nameOf(cell));
  }

  /** The cell in this row and column, both from 0; -1 when it is outside. @param {number} row @param {number} column */
  at(row, column) {
    const { rows, columns } = this.shape;
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
  }

  /** The orthogonal neighbours of a cell. @param {number} cell */
  neighbours(cell) {
    return neighboursOf(this.shape, cell);
  }

  /** All pairs of orthogonal neighbours, the earlier cell first. */
  neighbourPairs() {
    return Array.from({ length: this.size }, (_, cell) =>
      this.neighbours(cell)
        .filter((other) => other > cell)
        .map((other) => [cell, other]),
    ).flat();
  }

  /**
   * States the regions. A region with as many cells as there are values holds each of them once; in a smaller one they
   * differ.
   * @param {unknown[]} regionOf the region of each cell; undefined where a cell has none
   */
  setRegions(regionOf) {
    const boxOf = boxNumbers(this.shape);
    const isLike = (/** @type {number[]} */ others) => String(regionOf.map(orderOf)) === String(others.map(orderOf));
    this.regions = groupsOf(regionOf);
    this.hasBoxes = boxOf.length > 0 && isLike(boxOf);
    this.hasFullRegions = this.hasBoxes;
    const { columns, values } = this.shape;
    if (this.hasBoxes) return;
    if (boxOf.length > 0) this.add('NoBoxes');
    else if (isLike(regionOf.map((_, cell) => Math.floor(cell / columns)))) return;
    const isFull = this.regions.every(({ length }) => length === values);
    const rest = regionOf.filter((region) => region === undefined).length;
    if (isFull && this.regions.length > 1 && rest !== values) {
      const letters = new Map([...new Set(regionOf)].map((region, at) => [region, at.toString(values + 1)]));
      this.add('Jigsaw', regionOf.map((region) => letters.get(region)).join(''));
      this.hasFullRegions = rest === 0;
      return;
    }
    for (const cells of this.regions) {
      if (cells.length > values) refuse(`the region of ${this.nameOf(cells[0])} has more than ${values} cells`);
      if (cells.length > 1) this.addCells('AllDifferent', cells);
    }
  }

  /** The values that a cell may have. @param {number} cell */
  valuesOf(cell) {
    return allowedAt(this.#board, cell);
  }

  /** The puzzle in the notation `iss`. */
  text() {
    return writeVariant({ ...this.#board, words: [...new Set(this.#board.words)] });
  }

  /** What was collected. @type {import('../iss/text.js').Variant} */
  #board;
  #drawn = 0; // characters of all figures
  #count = 0; // names and arguments of all rules
}

/** The same for a classic Sudoku: it refuses what states more, and becomes a text in the notation `line`. */
export class ClassicBuilder extends PuzzleBuilder {
  static sides = {
    words: '4, 9, 16, 25 or 36',
    has: (/** @type {number} */ side) => [4, 9, 16, 25, 36].includes(side),
  };

  /** @param {unknown} rule @returns {never} */
  meet(rule) {
    return refuse(
      `the puzzle has the rule ${quote(rule)}, which is not classic Sudoku; the puzzle "variant" reads such links`,
    );
  }

  /** Regions are among the rules that are not met by name. @returns {never} */
  add() {
    return refuse(
      'the puzzle has irregular "regions", which is not classic Sudoku; the puzzle "variant" reads such links',
    );
  }

  text() {
    return Array.from({ length: this.size }, (_, cell) => {
      const values = this.valuesOf(cell);
      return SYMBOLS[values.length === 1 ? values[0] : 0];
    }).join('');
  }
}

/**
 * A text without the characters that would end a line or hide what is said, and cut where it is long.
 * @param {string} text
 * @param {number} most
 */
function onOneLine(text, most) {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most)}…`;
}

/**
 * The number of each cell's box, as `iss` has boxes by default; empty when the board has none.
 * @param {import('../iss/shape.js').Shape} shape
 */
export function boxNumbers(shape) {
  const boxes = boxesOf({ ...shape, rules: [] });
  /** @type {number[]} */
  const numbers = [];
  for (const [number, box] of boxes.entries()) for (const cell of box) numbers[cell] = number;
  return numbers;
}

/**
 * The place of the first cell with the same region. So regions can be compared without their numbers.
 * @param {unknown} region
 * @param {number} _at
 * @param {unknown[]} all
 */
const orderOf = (region, _at, all) => (region === undefined ? '' : all.indexOf(region));

/** The cells of each region, regions in the order of their first cells. @param {unknown[]} regionOf */
function groupsOf(regionOf) {
  /** @type {Map<unknown, number[]>} */
  const groups = new Map();
  regionOf.forEach((region, cell) => {
    if (region === undefined) return;
    const cells = groups.get(region);
    if (cells) cells.push(cell);
    else groups.set(region, [cell]);
  });
  return [...groups.values()];
}
