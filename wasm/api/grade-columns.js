// The grades of a batch as columns. Grades and techniques are few: columns have their places in lists of names.
import { withArrays } from './json-columns.js';

/** @typedef {import('../transport/protocol.js').QuadrilleError} QuadrilleError */

/**
 * @typedef {object} GradeColumns the grades of many puzzles, in order
 * @property {Uint8Array} verdicts by puzzle: the place of its verdict in `verdictNames`. Only one that is `found` has a
 *   grade
 * @property {readonly string[]} verdictNames the last one is `error`
 * @property {Float64Array} ratings by puzzle: the number of its grade; NaN where it has none
 * @property {Uint8Array} grades by puzzle: the place of its grade in `gradeNames`
 * @property {(string | null)[]} gradeNames in the order of their first puzzles, after null for a puzzle without a grade
 * @property {Uint8Array} techniques by puzzle: the place of its hardest step's technique in `techniqueNames`
 * @property {(import('./steps.js').Technique | null)[]} techniqueNames likewise
 * @property {Map<number, QuadrilleError>} errors by puzzle, from 0: why it could not be graded
 * @property {{ nodes: number, deadEnds: number, depth: number, ms: number }} stats the sums of all puzzles; of `depth`
 *   the maximum
 */

/** @typedef {GradeColumns['stats']} Sums */

/** Adds the work for a puzzle. @param {Sums} sums @param {Sums} stats */
export function addStats(sums, { nodes, deadEnds, depth, ms }) {
  sums.nodes += nodes;
  sums.deadEnds += deadEnds;
  sums.depth = Math.max(sums.depth, depth);
  sums.ms += ms;
}

const unworked = { nodes: 0, deadEnds: 0, depth: 0, ms: 0, engine: '' };

/** Collects the deliveries of a batch. */
export class GradeCollector {
  /** @param {readonly string[]} verdicts those of core */
  constructor(verdicts) {
    this.#verdictNames = [...verdicts, 'error'];
  }

  /** @param {any[]} found a `Grade` or an error for each puzzle */
  add(found) {
    for (const result of found) this.#addOne(result);
  }

  /** The number of puzzles so far. */
  get size() {
    return this.#verdicts.length;
  }

  /** Adds puzzles that were not begun. @param {number} number */
  addStopped(number) {
    for (let left = number; left > 0; --left) this.#addOne({ verdict: 'stopped', stats: unworked });
  }

  /** @returns {GradeColumns} */
  columns() {
    return withArrays({
      verdicts: Uint8Array.from(this.#verdicts),
      verdictNames: this.#verdictNames,
      ratings: Float64Array.from(this.#ratings),
      grades: Uint8Array.from(this.#grades.places),
      gradeNames: this.#grades.names,
      techniques: Uint8Array.from(this.#techniques.places),
      techniqueNames: this.#techniques.names,
      errors: this.#errors,
      stats: this.#stats,
    });
  }

  /** @param {any} result */
  #addOne(result) {
    const isError = result instanceof Error;
    if (isError) this.#errors.set(this.#verdicts.length, /** @type {QuadrilleError} */ (result));
    else addStats(this.#stats, result.stats);
    const { verdict, rating, grade, technique } = isError ? nothing : result;
    this.#verdicts.push(this.#verdictNames.indexOf(verdict));
    this.#ratings.push(rating ?? Number.NaN);
    this.#grades.add(grade);
    this.#techniques.add(technique);
  }

  #verdictNames;
  /** @type {number[]} */
  #verdicts = [];
  /** @type {number[]} */
  #ratings = [];
  #grades = new NameColumn();
  #techniques = new NameColumn();
  /** @type {Map<number, QuadrilleError>} */
  #errors = new Map();
  #stats = { nodes: 0, deadEnds: 0, depth: 0, ms: 0 };
}

const nothing = { verdict: 'error', rating: null, grade: null, technique: null };

/** A column of names, of which there are fewer than 256. */
class NameColumn {
  /** @type {any[]} */
  names = [null];
  /** By puzzle, in `names`. @type {number[]} */
  places = [];

  /** @param {string | null} name */
  add(name) {
    const place = this.names.indexOf(name);
    this.places.push(place < 0 ? this.names.push(name) - 1 : place);
  }
}
