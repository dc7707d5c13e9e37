// The board that a setter has in f-puzzles: givens, entries and pencil marks. It changes with each step of a path, and
// can be written as a link at any time. Tested by tests/cli/serve.test.js.
import { boxesOf } from '../iss/regions.js';
import { compress, decompress } from './lz.js';

/** @typedef {Record<string, any>} Json */

/** Solutions are counted no further for one candidate. */
const MOST_CAP = 1000;

export class Setting {
  /**
   * @param {string} data  the puzzle as f-puzzles compresses it, which core has read before (`linkTo`)
   * @param {boolean} onlyGivens  leaves out what a person has entered
   */
  constructor(data, onlyGivens) {
    this.#puzzle = JSON.parse(decompress(data.replaceAll(' ', '+')) ?? '');
    this.size = this.#puzzle.grid.length;
    this.#cells = this.#puzzle.grid.flat().map((/** @type {Json} */ cell) => cell || {});
    const all = Array.from({ length: this.size }, (_, value) => value + 1);
    this.#marks = this.#cells.map((cell) => marksIn(cell.centerPencilMarks, this.size) ?? all);
    this.values = this.#cells.map((cell) => {
      const isGiven = [true, 1, 'true', 't'].includes(cell.given);
      return isGiven || !onlyGivens ? valuesIn([cell.value], this.size)[0] : undefined;
    });
    this.candidates = this.#cells.map((cell, at) => {
      if (this.values[at] !== undefined) return [this.values[at]];
      const stated = marksIn(cell.givenPencilMarks, this.size) ?? all;
      return onlyGivens ? stated : stated.filter((value) => this.#marks[at].includes(value));
    });
    this.#groups = groupsOf(this.#cells, this.size);
  }

  /** By cell, what stands there. @type {(number | undefined)[]} */
  values;
  /** By cell, the values that it may have, ascending. @type {number[][]} */
  candidates;

  /** The puzzle as a link, in which what is left in a cell is given. */
  link() {
    const cells = this.#cells.map(({ region }, at) => {
      const left = this.candidates[at];
      const isOpen = left.length === this.size;
      if (left.length === 1) return { region, value: left[0], given: true };
      return { region, ...(!isOpen && { givenPencilMarks: left }) };
    });
    const grid = Array.from({ length: this.size }, (_, row) => cells.slice(row * this.size, (row + 1) * this.size));
    return linkTo(compress(JSON.stringify({ ...this.#puzzle, grid })));
  }

  /** How far solutions are to be counted for each candidate, from 1; and whether steps are compared with them. */
  get wishes() {
    const { truecandidatesoptions } = this.#puzzle;
    const wishes = { cap: 1, isLogical: false };
    for (const wish of Array.isArray(truecandidatesoptions) ? truecandidatesoptions : []) {
      const [, cap] = /^truecandidatesnumsolutions=(\d+)$/i.exec(String(wish)) ?? [];
      if (cap !== undefined) wishes.cap = Math.min(Math.max(Number(cap), 1), MOST_CAP);
      if (/^logical$/i.test(String(wish))) wishes.isLogical = true;
    }
    return wishes;
  }

  /** Takes a candidate away. @param {number} cell @param {number} value */
  eliminate(cell, value) {
    this.candidates[cell] = this.candidates[cell].filter((other) => other !== value);
  }

  /** The first cell without a value that may have only one. */
  get single() {
    const cell = this.candidates.findIndex((left, at) => left.length === 1 && this.values[at] === undefined);
    return cell < 0 ? undefined : cell;
  }

  /** @param {number} cell @param {number} value */
  place(cell, value) {
    this.values[cell] = value;
    this.candidates[cell] = [value];
    this.settle();
  }

  /**
   * Takes each value that stands in a cell away from its row, its column and its region.
   * @returns {boolean}  whether a person has noted something else
   */
  settle() {
    for (const group of this.#groups) {
      const placed = group.map((cell) => this.values[cell]);
      for (const cell of group) {
        if (this.values[cell] === undefined)
          this.candidates[cell] = this.candidates[cell].filter((value) => !placed.includes(value));
      }
    }
    return this.candidates.some((left, at) => this.values[at] === undefined && left.join() !== this.#marks[at].join());
  }

  /** What a person has noted in each cell; all values where nothing is noted. @type {number[][]} */
  #marks;
  /** @type {Json} */
  #puzzle;
  /** @type {Json[]} */
  #cells;
  /** Cells of which no two have the same value. @type {number[][]} */
  #groups;
}

/** @param {string} data  what f-puzzles compresses */
export const linkTo = (data) => `https://www.f-puzzles.com/?load=${encodeURIComponent(data)}`;

/** @param {unknown} marks @param {number} size @returns {number[] | undefined} ascending; undefined without marks */
const marksIn = (marks, size) => (Array.isArray(marks) && marks.length > 0 ? valuesIn(marks, size) : undefined);

/** The numbers that are values, ascending. @param {unknown[]} numbers @param {number} size */
const valuesIn = (numbers, size) =>
  Array.from({ length: size }, (_, at) => at + 1).filter((value) =>
    numbers.some((each) => String(each) === `${value}`),
  );

/** Rows, columns and regions. @param {Json[]} cells @param {number} size */
function groupsOf(cells, size) {
  const boxes = boxesOf({ rows: size, columns: size, values: size, rules: [] });
  const boxAt = (/** @type {number} */ at) => boxes.findIndex((box) => box.includes(at));
  const regions = cells.map(({ region }, at) => (region === undefined ? boxAt(at) : region));
  const names = [
    ...cells.map((_, at) => [`row ${Math.floor(at / size)}`, at]),
    ...cells.map((_, at) => [`column ${at % size}`, at]),
    ...regions.flatMap((region, at) => ((region ?? -1) === -1 ? [] : [[`region ${region}`, at]])),
  ];
  /** @type {Map<unknown, number[]>} */
  const groups = new Map();
  for (const [name, at] of names) {
    const group = groups.get(name);
    if (group) group.push(Number(at));
    else groups.set(name, [Number(at)]);
  }
  return [...groups.values()];
}
