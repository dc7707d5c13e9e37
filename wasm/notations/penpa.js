// Reads the Sudoku part of a link of penpa-edit (swaroopg92/penpa-edit, docs/js/general.js `load`, docs/js/class_p.js
// `maketext`). After `p=` is base64 of raw DEFLATE of lines of text, in which frequent words are replaced by `z` and a
// character. Line 0 has fields between commas: the kind of grid, columns and rows with the outer space, …, whether
// diagonals are drawn, and the rules in prose; line 1 is the outer space; line 3 is JSON of what is drawn; line 5 has
// the cells of the board, each as the distance from the one before.
//
// Penpa-edit is a drawing tool. Understood are its own means for Sudoku: givens, thick lines around regions, the
// diagonals of its Sudoku grid, cages with a number in a corner, thermometers and arrows. All else is told in words.
// Points are numbered kind by kind, row by row of a grid that is four larger than the board: first cells, then their
// lower right corners, then edges, then four places near the corners of each cell.
// Tested by tests/wasm/variant-links.test.js.
import { MAX_CHARACTERS, MAX_DECOMPRESSED, parseJson, quote, tooLarge } from './bounds.js';
import { inflateRaw } from './inflate.js';
import { isEmpty, isObject, refuse } from './link-payload.js';
import { MAX_SIDE, PuzzleBuilder } from './puzzle-builder.js';

/** @typedef {import('./link-payload.js').Json} Json */

/** What `z` and a character stand for. @type {Record<string, string>} */
const words = { Z: 'z', O: 'null' };
const quotedWords = `9 qa,Q pu_q,A pu_a,G grid,M edit_mode,S surface,L line,E lineE,W wall,C cage,N number,Y symbol,
  P special,B board,R command_redo,U command_undo,8 command_replay,1 numberS,F freeline,2 freelineE,T thermo,3 arrows,
  D direction,0 squareframe,5 polygon,4 deletelineE,6 killercages,7 nobulbthermo,_ __a`;
for (const entry of quotedWords.split(/,\s*/)) words[entry[0]] = `"${entry.slice(2)}"`;

/** Commas and the like in prose. @type {Record<string, string>} */
const escapes = { '%2C': ',', '%2D': '\n', '%2E': '&', '%2F': '=' };

/** The styles of thick lines. */
const THICK = new Set([2, 21]);

/** Numbers of normal size are givens. Pencil marks are a list of 0 and 1; a single one is drawn like a given. */
const [NORMAL, MARKS] = ['1', '7'];

/** Cells of the grid around a board, on both sides together. */
const RIM = 4;

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

/** Whether a text is a link of penpa-edit. @param {string} link */
export const isPenpa = (link) => /[?#&]p=/.test(link) && /[?#&]m=/.test(link);

/**
 * @param {string} link
 * @returns {string} the puzzle in the notation `iss`
 * @throws {import('./bounds.js').Unreadable}
 */
export function readPenpa(link) {
  const lines = linesOf(link);
  const head = lines[0].split(',');
  if (/^\d/.test(head[0])) refuse('the link is of an old version of penpa-edit, which is not known');
  if (head[0] !== 'square' && head[0] !== 'sudoku') refuse(`the grid ${quote(head[0])} of penpa-edit is no Sudoku`);
  if (head[4] !== '0' || head[5] !== '1' || head[6] !== '1') refuse('the board of penpa-edit is turned or mirrored');
  const drawn = parseJson(lines[3] ?? '');
  const steps = parseJson(lines[5] ?? '');
  if (!isObject(drawn) || !Array.isArray(steps)) refuse('the link of penpa-edit holds no board');
  const grid = new Grid(Number(head[1]) + RIM, Number(head[2]) + RIM, steps);
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
  builder.addWords(head[18]?.replaceAll(/%2[C-F]/g, (code) => escapes[code]));
  return builder.text();
}

/** The text that a link holds. @param {string} link */
function linesOf(link) {
  if (link.length > MAX_CHARACTERS) refuse(`a link of more than ${MAX_CHARACTERS} characters is too long for a Sudoku`);
  const [, encoded = ''] = /[?#&]p=([^&"]*)/.exec(link) ?? [];
  const base64 = encoded
    .replaceAll(/%2B| /gi, '+')
    .replaceAll(/%2F/gi, '/')
    .replace(/(%3D|=)*$/i, '');
  if (base64 === '' || !/^[A-Za-z0-9+/]+$/.test(base64) || base64.length % 4 === 1)
    refuse('the link holds no puzzle: what should be one is not base64');
  const letters = atob(base64);
  const text = inflateRaw(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  if (!text) refuse('the link holds no puzzle: what it holds is not compressed as by penpa-edit');
  if (text.length > MAX_DECOMPRESSED / 10) throw tooLarge(); // a word has ten times as many characters as its code
  return new TextDecoder()
    .decode(text)
    .replaceAll(/z(.)/g, (code, letter) => (Object.hasOwn(words, letter) ? words[letter] : code))
    .split('\n');
}

/** The grid of points, and where the board is in it. */
class Grid {
  /** @param {number} width in cells, with the rim @param {number} height @param {unknown[]} steps between cells */
  constructor(width, height, steps) {
    const isSmall = (/** @type {number} */ side) => Number.isInteger(side) && side > RIM && side <= 64;
    if (!isSmall(width) || !isSmall(height) || steps.length > MAX_SIDE * MAX_SIDE)
      refuse(`the board of penpa-edit is larger than ${MAX_SIDE}×${MAX_SIDE}`);
    let point = 0;
    const points = steps.map((step) => {
      point += Number(step);
      return point;
    });
    this.width = width;
    this.area = width * height;
    this.#first = points[0] ?? 0;
    this.columns = points.filter((other) => Math.floor(other / width) === Math.floor(this.#first / width)).length;
    this.rows = points.length / this.columns;
    const isWhole = points.every(
      (other, at) => other === this.#first + Math.floor(at / this.columns) * width + (at % this.columns),
    );
    if (!isWhole || Math.max(this.rows, this.columns) > MAX_SIDE || !Number.isInteger(this.rows))
      refuse(`the board of penpa-edit is not a rectangle of at most ${MAX_SIDE}×${MAX_SIDE} cells`);
  }

  /** The cell of a point; -1 when it is none of the board. @param {unknown} point */
  cellOf(point) {
    const number = typeof point === 'string' ? Number(point) : point;
    if (!Number.isInteger(number)) return -1;
    const offset = Number(number) - this.#first;
    const [row, column] = [Math.floor(offset / this.width), offset % this.width];
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns ? row * this.columns + column : -1;
  }

  /** @param {number} cell */
  pointOf(cell) {
    return this.#first + Math.floor(cell / this.columns) * this.width + (cell % this.columns);
  }

  /** The key of the line between two neighbours, the earlier one first. @param {number} cell @param {number} other */
  keyBetween(cell, other) {
    const corner = this.area + this.pointOf(cell); // the lower right one
    return other === cell + 1 ? `${corner - this.width},${corner}` : `${corner - 1},${corner}`;
  }

  #first;
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
    const numbers = this.#drawn.number;
    for (const [point, entry] of Object.entries(isObject(numbers) ? numbers : {})) {
      const cell = this.#grid.cellOf(point);
      const [text, , kind] = Array.isArray(entry) ? entry : [];
      const value = kind === NORMAL ? Number(text) : kind === MARKS ? onlyMark(text) : 0;
      if (cell >= 0 && Number.isInteger(value) && value >= 1 && value <= this.#builder.shape.values)
        this.#builder.restrict(cell, (other) => other === value);
      else this.#note('number', text);
    }
  }

  /** Cages, and the small numbers in the corners of their cells. */
  #readCages() {
    const small = new Map(Object.entries(isObject(this.#drawn.numberS) ? this.#drawn.numberS : {}));
    const cages = this.#list('killercages');
    for (const points of cages) {
      const cells = this.#cells(points, 'killercages');
      if (cells.length === 0) continue;
      const keys = cells.flatMap((cell) => {
        const corner = 4 * (this.#grid.area + this.#grid.pointOf(cell));
        return [corner, corner + 1, corner + 2, corner + 3].map(String);
      });
      const key = keys.find((other) => small.has(other)) ?? '';
      const [text] = /** @type {any[]} */ (Array.isArray(small.get(key)) ? small.get(key) : []);
      const isSum = /^\d{1,3}$/.test(String(text));
      if (isSum) small.delete(key);
      this.#builder.addCells('Cage', cells, isSum ? Number(text) : 0);
    }
    for (const entry of small.values()) this.#note('small number', Array.isArray(entry) ? entry[0] : undefined);
    if (cages.length === 0 && !isEmpty(this.#drawn.cage)) this.#count('cage', 1);
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

  /** @param {string} word @param {unknown} label */
  #note(word, label) {
    this.#count(word, 1);
    this.#labels.push(label);
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
