// Opens a link of penpa-edit (swaroopg92/penpa-edit, docs/js/general.js `load`, docs/js/class_p.js `maketext`). After
// `p=` is base64 of raw DEFLATE of lines of text, in which frequent words are replaced by `z` and a character. Line 0
// has fields between commas: the kind of grid, columns and rows with the outer space, …, whether diagonals are drawn,
// and the rules in prose; line 1 is the outer space; line 3 is JSON of what is drawn; line 5 has the cells of the
// board, each as the distance from the one before.
//
// Points are numbered kind by kind, row by row of a grid that is four larger than the board: first cells, then their
// lower right corners, then edges, then four places near the corners of each cell.
// Tested by tests/wasm/penpa-links.test.js.
import { MAX_CHARACTERS, MAX_DECOMPRESSED, parseJson, quote, tooLarge } from './bounds.js';
import { inflateRaw } from './inflate.js';
import { isEmpty, isObject, refuse, textIn } from './link-payload.js';

/** @typedef {import('./link-payload.js').Json} Json */

/** What `z` and a character stand for. @type {Record<string, string>} */
const words = { Z: 'z', O: 'null' };
const quotedWords = `9 qa,Q pu_q,A pu_a,G grid,M edit_mode,S surface,L line,E lineE,W wall,C cage,N number,Y symbol,
  P special,B board,R command_redo,U command_undo,8 command_replay,1 numberS,F freeline,2 freelineE,T thermo,3 arrows,
  D direction,0 squareframe,5 polygon,4 deletelineE,6 killercages,7 nobulbthermo,_ __a`;
for (const entry of quotedWords.split(/,\s*/)) words[entry[0]] = `"${entry.slice(2)}"`;

/** Cells of the grid around a board, on both sides together. */
const RIM = 4;

/** Cells that the grid of points may be larger than the board, for its outer space. */
const OUTER = 48;

/** By kind of point, how far it is from the middle of its cell: right and down. @type {[number, number][]} */
const placesOfPoints = [
  [0, 0],
  [0.5, 0.5],
  [0, 0.5],
  [0.5, 0],
];

/** Whether a text is a link of penpa-edit. @param {string} link */
export const isPenpa = (link) => /[?#&]p=/.test(link) && /[?#&]m=/.test(link);

/** The kind of numbers that are pencil marks, a list; the others are a text, and differ in size. */
export const MARKS = '7';

/** Numbers of normal size, which givens are. */
export const NORMAL = '1';

/**
 * A number that is drawn: a text, its style and its kind. In `text` there are no blanks at either end; penpa-edit puts
 * one before numbers of two digits.
 * @typedef {{ point: string, entry: unknown[], text: string, kind: string }} DrawnNumber
 */

/**
 * The numbers of a drawing, without those that were taken away.
 * @param {Grid} grid
 * @param {Json} drawn
 * @param {'number' | 'numberS'} key of numbers in cells, or of small ones in their corners
 * @returns {DrawnNumber[]}
 */
export function numbersIn(grid, drawn, key) {
  const numbers = drawn[key];
  if (!isEmpty(numbers) && !isObject(numbers)) refuse(`${quote(key)} has ${quote(numbers)} where {…} must be`);
  const entries = Object.entries(numbers ?? {}).filter(([, entry]) => !isEmpty(entry));
  return entries.map(([point, entry]) => {
    const [label, , kind] = Array.isArray(entry) ? entry : [entry];
    const isMarks = Array.isArray(label) && kind === MARKS;
    if (!Array.isArray(entry) || (typeof label === 'object' && label !== null && !isMarks))
      refuse(`${quote(key)} has ${quote(label)} at ${grid.nameOf(point)}, where a text must be`);
    return { point, entry, text: textIn(label).trim(), kind: textIn(kind) };
  });
}

/** @returns {never} */
export const refusePenpa = () => refuse('links of penpa-edit are read, but not written');

/**
 * @param {string} link
 * @param {{ puzzle: string, kinds: string[], most: number }} wanted the puzzle's name, the kinds of grid that it may be
 *   drawn on, and how many rows and columns the board may have
 * @returns {{ head: string[], drawn: Json, grid: Grid }} the fields of line 0, what is drawn, and where
 * @throws {import('./bounds.js').Unreadable}
 */
export function openPenpa(link, { puzzle, kinds, most }) {
  const lines = linesOf(link);
  const head = lines[0].split(',');
  if (/^\d/.test(head[0])) refuse('the link is of an old version of penpa-edit, which is not known');
  if (!kinds.includes(head[0])) refuse(`the grid ${quote(head[0])} of penpa-edit is no ${puzzle}`);
  if (head[4] !== '0' || head[5] !== '1' || head[6] !== '1') refuse('the board of penpa-edit is turned or mirrored');
  const drawn = parseJson(lines[3] ?? '');
  const steps = parseJson(lines[5] ?? '');
  if (!isObject(drawn) || !Array.isArray(steps)) refuse('the link of penpa-edit holds no board');
  return { head, drawn, grid: new Grid(Number(head[1]) + RIM, Number(head[2]) + RIM, steps, most) };
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
export class Grid {
  /**
   * @param {number} width in cells, with the rim
   * @param {number} height
   * @param {unknown[]} steps between cells
   * @param {number} most rows and columns of the board
   */
  constructor(width, height, steps, most) {
    const isSmall = (/** @type {number} */ side) => Number.isInteger(side) && side > RIM && side <= most + OUTER;
    if (!isSmall(width) || !isSmall(height) || steps.length > most * most)
      refuse(`the board of penpa-edit is larger than ${most}×${most}`);
    let point = 0;
    const listed = steps.map((step) => {
      if (!Number.isInteger(step)) refuse(`the board of penpa-edit has ${quote(step)} where a number must be`);
      point += Number(step);
      return point;
    });
    const points = listed.sort((a, b) => a - b); // cells that were taken out and put back are listed last
    this.width = width;
    this.area = width * height;
    this.#first = points[0] ?? 0;
    this.columns = points.filter((other) => Math.floor(other / width) === Math.floor(this.#first / width)).length;
    this.rows = points.length / this.columns;
    const isWhole = points.every(
      (other, at) => other === this.#first + Math.floor(at / this.columns) * width + (at % this.columns),
    );
    if (!isWhole || Math.max(this.rows, this.columns) > most || !Number.isInteger(this.rows))
      refuse(`the board of penpa-edit is not a rectangle of at most ${most}×${most} cells`);
  }

  /** The cell of a point; -1 when it is none of the board. @param {unknown} point */
  cellOf(point) {
    const number = typeof point === 'string' ? Number(point) : point;
    if (!Number.isInteger(number)) return -1;
    const offset = Number(number) - this.#first;
    const [row, column] = [Math.floor(offset / this.width), offset % this.width];
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns ? row * this.columns + column : -1;
  }

  /** Whether a point is a cell in the space around the board. @param {unknown} point */
  isOutside(point) {
    const isCell = Number.isInteger(point) && Number(point) >= 0 && Number(point) < this.area;
    return isCell && this.cellOf(point) < 0;
  }

  /**
   * The place of a point, in cells from the upper left corner of the board; NaN for what is no point.
   * @param {string} point
   * @returns {[x: number, y: number]}
   */
  placeOf(point) {
    const kind = Math.floor(Number(point) / this.area);
    const isCorner = kind >= placesOfPoints.length; // four for each cell
    const among = Number(point) - placesOfPoints.length * this.area;
    const at = isCorner ? Math.floor(among / 4) : Number(point) % this.area;
    const [right, down] = isCorner
      ? [(among % 2) / 2 - 0.25, (Math.floor(among / 2) % 2) / 2 - 0.25]
      : (placesOfPoints[kind] ?? [Number.NaN, Number.NaN]);
    const offset = (/** @type {(of: number) => number} */ part) => part(at) - part(this.#first) + 0.5;
    return [offset((of) => of % this.width) + right, offset((of) => Math.floor(of / this.width)) + down];
  }

  /** The name of the cell where a point is, which may be outside the board. @param {string} point */
  nameOf(point) {
    const [column, row] = this.placeOf(point).map((at) => Math.floor(at) + 1);
    return Number.isNaN(row) ? `the point ${quote(point)}` : `R${row}C${column}`;
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
