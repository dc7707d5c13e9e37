// The board that a setter has in f-puzzles: givens, entries and pencil marks. It changes with each step of a path, and
// can be written as a link at any time. Tested by tests/cli/serve.test.js.
import { cellsOf } from '../notations/fpuzzles-reader.js';
import { flagIn, isEmpty, numberIn, puzzleIn, refuse } from '../notations/link-payload.js';
import { compress } from '../notations/lz.js';
import { boxNumbers, PuzzleBuilder } from '../notations/puzzle-builder.js';

/** @typedef {import('../notations/link-payload.js').Json} Json */

/** Solutions are counted no further for one candidate. */
const MOST_CAP = 1000;

export class Setting {
  /**
   * @param {string} data  the puzzle as f-puzzles compresses it
   * @param {boolean} onlyGivens  leaves out what a person has entered
   * @throws {import('../notations/bounds.js').Unreadable}
   */
  constructor(data, onlyGivens) {
    const puzzle = puzzleIn(`https://www.f-puzzles.com/?load=${encodeURIComponent(data)}`);
    this.#cells = cellsOf(puzzle, PuzzleBuilder.sides);
    this.#puzzle = puzzle;
    this.size = puzzle.grid.length;
    const all = Array.from({ length: this.size }, (_, value) => value + 1);
    this.#marks = this.#cells.map((cell) => marksIn(cell.centerPencilMarks, this.size) ?? all);
    this.values = this.#cells.map((cell) => {
      const isGiven = flagIn(cell.given, 'given');
      const stands = !isEmpty(cell.value) && cell.value !== 0 && (isGiven || !onlyGivens);
      return stands ? numberIn(cell.value) : undefined;
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
    const payload = compress(JSON.stringify({ ...this.#puzzle, grid }));
    return `https://www.f-puzzles.com/?load=${encodeURIComponent(payload)}`;
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

/** @param {unknown} marks @param {number} size @returns {number[] | undefined} ascending; undefined without marks */
function marksIn(marks, size) {
  if (!Array.isArray(marks) || marks.length === 0) return undefined;
  const values = new Set(marks.map(numberIn));
  if (values.size > size) refuse(`a cell has ${values.size} pencil marks, and the board ${size} values`);
  return [...values].sort((a, b) => a - b);
}

/** Rows, columns and regions. @param {Json[]} cells @param {number} size */
function groupsOf(cells, size) {
  const boxes = boxNumbers({ rows: size, columns: size, values: size, lowest: 1 });
  const regions = cells.map(({ region }, at) => (region === undefined ? boxes[at] : region) ?? undefined);
  const names = [
    ...cells.map((_, at) => [`row ${Math.floor(at / size)}`, at]),
    ...cells.map((_, at) => [`column ${at % size}`, at]),
    ...regions.flatMap((region, at) => (region === undefined ? [] : [[`region ${region}`, at]])),
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
