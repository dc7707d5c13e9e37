// Reads the Sudoku part of a link of penpa-edit (penpa-link.js).
//
// Penpa-edit is a drawing tool, and most of its links are other puzzles. Understood are its own means for Sudoku:
// givens, thick lines around regions, the diagonals of its Sudoku grid, cages with a number in a corner, thermometers
// and arrows. On its Sudoku grid all else is told in words, and what penpa-drawings.js knows is kept as figures; a
// drawing on its square grid has nothing else but coloured cells, or it is refused (penpa-others.js).
// Tested by tests/wasm/penpa-links.test.js.
import { MOST } from '../iss/text.js';
import { quote } from './bounds.js';
import { isEmpty, refuse } from './link-payload.js';
import { numberFigures, penpaFigures } from './penpa-drawings.js';
import { hasBlackCells } from './penpa-kakuro.js';
import { numbersIn, openPenpa } from './penpa-link.js';
import { drawings, givenIn, partsIn, regionsOf } from './penpa-others.js';
import { PuzzleBuilder } from './puzzle-builder.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./penpa-link.js').Grid} Grid */

/** Commas and the like in prose. @type {Record<string, string>} */
const escapes = { '%2C': ',', '%2D': '\n', '%2E': '&', '%2F': '=' };

/**
 * @param {string} link
 * @returns {string} the puzzle in the notation `iss`
 * @throws {import('./bounds.js').Unreadable}
 */
export function readPenpa(link) {
  const { head, drawn, grid } = openPenpa(link, { puzzle: 'Sudoku', kinds: ['square', 'sudoku'], most: MOST });
  if (hasBlackCells(drawn)) refuse('the link of penpa-edit holds a Kakuro; the puzzle "kakuro" reads such links');
  const builder = new PuzzleBuilder({
    rows: grid.rows,
    columns: grid.columns,
    values: Math.max(grid.rows, grid.columns),
    lowest: 1,
  });
  builder.setRegions(regionsOf(builder, grid, drawn, head[0] === 'sudoku'));
  if (head[0] === 'sudoku' && head[11] === '1') builder.add('Diagonal', -1);
  if (head[0] === 'sudoku' && head[14] === '1') builder.add('Diagonal', 1);
  new Reader(builder, grid, drawn).read();
  const inProse = (/** @type {string | undefined} */ text) => text?.replaceAll(/%2[C-F]/g, (code) => escapes[code]);
  builder.setAbout('title', inProse(head[15])?.replace(/^Title:/, ''));
  builder.setAbout('author', inProse(head[16])?.replace(/^Author:/, ''));
  builder.addWords(inProse(head[18]), 'rules');
  return builder.text();
}

/** Reads what is drawn on a board. */
class Reader {
  /** @param {PuzzleBuilder} builder @param {Grid} grid @param {Json} drawn */
  constructor(builder, grid, drawn) {
    this.#builder = builder;
    this.#grid = grid;
    this.#drawn = drawn;
  }

  read() {
    for (const figure of penpaFigures(this.#grid, this.#drawn)) this.#builder.addFigure(figure);
    this.#readGivens();
    this.#readCages();
    this.#readLines('thermo', 'Thermo');
    this.#readLines('arrows', 'Arrow');
    for (const [key, word] of Object.entries(drawings)) {
      this.#count(word, partsIn(this.#drawn[key]));
    }
    this.#builder.addDrawings(this.#counts, this.#labels);
  }

  #readGivens() {
    for (const number of numbersIn(this.#grid, this.#drawn, 'number')) {
      const cell = this.#grid.cellOf(number.point);
      const value = givenIn(number);
      if (cell >= 0 && Number.isInteger(value) && value >= 1 && value <= this.#builder.shape.values)
        this.#builder.restrict(cell, (other) => other === value);
      else this.#noteNumber('number', number);
    }
  }

  /** Cages, and the small numbers in the corners of their cells. */
  #readCages() {
    const small = new Map(numbersIn(this.#grid, this.#drawn, 'numberS').map((number) => [number.point, number]));
    /** @type {number[][]} */
    const cages = [];
    for (const points of this.#list('killercages')) {
      const listed = this.#builder.list(points, 'killercages');
      if (listed.every((point) => this.#grid.isOutside(point))) this.#noteCage(listed);
      else cages.push(this.#cells(points, 'killercages'));
    }
    const sums = this.#sumsOf(cages, small);
    for (const [at, cells] of cages.entries()) this.#builder.addCells('Cage', cells, sums[at] ?? 0);
    for (const number of small.values()) this.#noteNumber('small number', number);
    if (this.#list('killercages').length === 0 && !isEmpty(this.#drawn.cage)) this.#count('cage', 1);
  }

  /**
   * The sum of each cage: the small number in its first cell, in reading order. A cage without one there has one in
   * another cell, if that is in no other cage.
   * @param {number[][]} cages
   * @param {Map<string, import('./penpa-link.js').DrawnNumber>} small which sums are taken from
   */
  #sumsOf(cages, small) {
    const cagesAt = new Map();
    for (const cells of cages) for (const cell of new Set(cells)) cagesAt.set(cell, (cagesAt.get(cell) ?? 0) + 1);
    /** @type {(number | undefined)[]} */
    const sums = cages.map((cells) => this.#takeSum([cells.reduce((one, other) => Math.min(one, other))], small));
    cages.forEach((cells, at) => {
      sums[at] ??= this.#takeSum(
        cells.filter((cell) => cagesAt.get(cell) === 1),
        small,
      );
    });
    return sums;
  }

  /** @param {number[]} cells @param {Map<string, import('./penpa-link.js').DrawnNumber>} small */
  #takeSum(cells, small) {
    for (const cell of cells) {
      const corner = 4 * (this.#grid.area + this.#grid.pointOf(cell));
      for (const key of [corner, corner + 1, corner + 2, corner + 3].map(String)) {
        const text = small.get(key)?.text ?? '';
        if (/^\d{1,3}$/.test(text) && small.delete(key)) return Number(text);
      }
    }
    return undefined;
  }

  /** A cage in the space around the board. @param {unknown[]} points */
  #noteCage(points) {
    this.#count('cage', 1);
    const places = points.map((point) => this.#grid.placeOf(String(point)));
    this.#builder.addFigure({ kind: 'cage', colours: ['#000000'], points: places });
  }

  /** @param {string} key @param {string} rule */
  #readLines(key, rule) {
    for (const points of this.#list(key)) {
      const cells = this.#cells(points, key);
      if (cells.length > 1) this.#builder.addCells(rule, cells);
    }
  }

  /** A list that may be missing, without empty entries. @param {string} key */
  #list(key) {
    const value = this.#drawn[key];
    return isEmpty(value) ? [] : this.#builder.list(value, key).filter((entry) => !isEmpty(entry));
  }

  /** @param {unknown} points @param {string} key */
  #cells(points, key) {
    return this.#builder.list(points, key).map((point) => {
      const cell = this.#grid.cellOf(point);
      return cell >= 0 ? cell : refuse(`the rule ${quote(key)} has a cell that is not on the board`);
    });
  }

  /** @param {'number' | 'small number'} word @param {import('./penpa-link.js').DrawnNumber} number */
  #noteNumber(word, { point, entry }) {
    this.#count(word, 1);
    this.#labels.push(entry[0]);
    const place = this.#grid.placeOf(point);
    for (const figure of numberFigures(place, entry, word !== 'number')) this.#builder.addFigure(figure);
  }

  /** @param {string} word @param {number} count */
  #count(word, count) {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + count);
  }

  #builder;
  #grid;
  #drawn;
  /** @type {Map<string, number>} */
  #counts = new Map();
  /** @type {unknown[]} */
  #labels = [];
}
