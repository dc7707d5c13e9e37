// Reads the Sudoku part of a link of penpa-edit (penpa-link.js).
//
// Penpa-edit is a drawing tool. Understood are its own means for Sudoku: givens, thick lines around regions, the
// diagonals of its Sudoku grid, cages with a number in a corner, thermometers and arrows. All else is told in words,
// and what penpa-drawings.js knows is kept as figures.
// Tested by tests/wasm/penpa-links.test.js.
import { MOST } from '../iss/text.js';
import { quote } from './bounds.js';
import { isEmpty, isObject, numberIn, refuse } from './link-payload.js';
import { numberFigures, penpaFigures } from './penpa-drawings.js';
import { hasBlackCells } from './penpa-kakuro.js';
import { MARKS, numbersIn, openPenpa } from './penpa-link.js';
import { PuzzleBuilder } from './puzzle-builder.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./penpa-link.js').Grid} Grid */

/** Commas and the like in prose. @type {Record<string, string>} */
const escapes = { '%2C': ',', '%2D': '\n', '%2E': '&', '%2F': '=' };

/** The styles of thick lines. */
const THICK = new Set([2, 21]);

/** Numbers of normal size are givens. Pencil marks are a list of 0 and 1; a single one is drawn like a given. */
const NORMAL = '1';

/** What is drawn, by key, and the word for one of them. @type {Record<string, string>} */
const drawings = {
  surface: 'coloured cell',
  symbol: 'symbol',
  line: 'line',
  freeline: 'line',
  freelineE: 'line',
  wall: 'wall',
  polygon: 'polygon',
  nobulbthermo: 'line',
  direction: 'arrow',
  squareframe: 'frame',
};

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
  builder.setRegions(regionsOf(builder, grid, drawn.lineE));
  if (head[0] === 'sudoku' && head[11] === '1') builder.add('Diagonal', -1);
  if (head[0] === 'sudoku' && head[14] === '1') builder.add('Diagonal', 1);
  new Reader(builder, grid, drawn).read();
  const inProse = (/** @type {string | undefined} */ text) => text?.replaceAll(/%2[C-F]/g, (code) => escapes[code]);
  builder.setAbout('title', inProse(head[15])?.replace(/^Title:/, ''));
  builder.setAbout('author', inProse(head[16])?.replace(/^Author:/, ''));
  builder.addWords(inProse(head[18]), 'rules');
  return builder.text();
}

/**
 * The regions that thick lines enclose.
 * @param {PuzzleBuilder} builder
 * @param {Grid} grid
 * @param {unknown} edges the styles of lines by key
 */
function regionsOf(builder, grid, edges) {
  const styles = isObject(edges) ? edges : {};
  /** @type {(number | undefined)[]} */
  const regionOf = Array(builder.size).fill(undefined);
  let regions = 0;
  for (let cell = 0; cell < builder.size; ++cell) {
    if (regionOf[cell] !== undefined) continue;
    const queue = [cell];
    regionOf[cell] = regions;
    for (const from of queue) {
      for (const to of builder.neighbours(from)) {
        if (regionOf[to] !== undefined || THICK.has(styles[grid.keyBetween(Math.min(from, to), Math.max(from, to))]))
          continue;
        regionOf[to] = regions;
        queue.push(to);
      }
    }
    ++regions;
  }
  if (regions === 1) return regionOf.map(() => undefined); // no line divides the board
  const counts = Array(regions).fill(0);
  for (const region of regionOf) ++counts[/** @type {number} */ (region)];
  if (counts.some((count) => count !== builder.shape.values))
    refuse(`the thick lines of penpa-edit do not enclose regions of ${builder.shape.values} cells`);
  return regionOf;
}

/** The value of a list of pencil marks that has only one; 0 for others. @param {unknown} marks */
function onlyMark(marks) {
  const values = Array.isArray(marks) ? marks.flatMap((mark, at) => (mark === 1 ? [at + 1] : [])) : [];
  return values.length === 1 ? values[0] : 0;
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
      const value = this.#drawn[key];
      const count = Object.values(typeof value === 'object' && value ? value : {}).filter(
        (one) => !isEmpty(one),
      ).length;
      this.#count(word, count);
    }
    this.#builder.addDrawings(this.#counts, this.#labels);
  }

  #readGivens() {
    for (const number of numbersIn(this.#grid, this.#drawn, 'number')) {
      const { point, entry, text, kind } = number;
      const cell = this.#grid.cellOf(point);
      const value = kind === NORMAL ? numberIn(text) : kind === MARKS ? onlyMark(entry[0]) : 0;
      if (cell >= 0 && Number.isInteger(value) && value >= 1 && value <= this.#builder.shape.values)
        this.#builder.restrict(cell, (other) => other === value);
      else this.#noteNumber('number', number);
    }
  }

  /** Cages, and the small numbers in the corners of their cells. */
  #readCages() {
    const small = new Map(numbersIn(this.#grid, this.#drawn, 'numberS').map((number) => [number.point, number]));
    const cages = this.#list('killercages');
    for (const points of cages) {
      const listed = this.#builder.list(points, 'killercages');
      if (listed.every((point) => this.#grid.isOutside(point))) {
        this.#noteCage(listed);
        continue;
      }
      const cells = this.#cells(points, 'killercages');
      const keys = cells.flatMap((cell) => {
        const corner = 4 * (this.#grid.area + this.#grid.pointOf(cell));
        return [corner, corner + 1, corner + 2, corner + 3].map(String);
      });
      const key = keys.find((other) => small.has(other)) ?? '';
      const text = small.get(key)?.text ?? '';
      const isSum = /^\d{1,3}$/.test(text);
      if (isSum) small.delete(key);
      this.#builder.addCells('Cage', cells, isSum ? Number(text) : 0);
    }
    for (const number of small.values()) this.#noteNumber('small number', number);
    if (cages.length === 0 && !isEmpty(this.#drawn.cage)) this.#count('cage', 1);
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
