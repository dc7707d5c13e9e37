// The results of a batch as columns: typed arrays instead of an object for each puzzle. This module is imported with
// the first such batch. grade-columns.js has those of grades.
import { isColumnPart, OWN_RECORD } from '../transport/protocol.js';
import { addStats, GradeCollector } from './grade-columns.js';
import { withArrays } from './json-columns.js';

/** @typedef {import('../transport/protocol.js').StreamItem} StreamItem */
/** @typedef {import('../transport/protocol.js').ColumnPart} ColumnPart */
/** @typedef {import('../transport/protocol.js').QuadrilleError} QuadrilleError */
/** @typedef {'solve' | 'check' | 'count' | 'list'} ColumnQuestion whose results columns can hold */

/**
 * @typedef {object} Columns the results of many puzzles, in order
 * @property {Uint8Array} verdicts by puzzle: the place of its verdict in `verdictNames`
 * @property {readonly string[]} verdictNames the last one is `error`
 * @property {BigUint64Array} counts by puzzle: the number of solutions that were found, at most 2 for `check`; 0 for an
 *   error. 2^64 - 1 stands for that number and for any larger one, which is in `largeCounts`
 * @property {Map<number, bigint>} largeCounts by puzzle, from 0: the counts of 2^64 - 1 and more
 * @property {Map<number, QuadrilleError>} errors by puzzle, from 0: why it could not be answered
 * @property {{ nodes: number, deadEnds: number, depth: number, ms: number }} stats the sums of all puzzles; of `depth`
 *   the maximum
 * @property {{ bytes: Uint8Array, ends: Float64Array }} [solutions] for `columns: 'solutions'`: the texts of all
 *   solutions in UTF-8, and for each the position of its end. A puzzle has as many as `counts` says
 */

const LARGEST = 2n ** 64n - 1n;

const encoder = new TextEncoder();

/**
 * What collects the columns of a batch.
 * @param {string} question one of ColumnQuestion, or `grade`
 * @param {ConstructorParameters<typeof ColumnCollector>} options
 */
export const collectorOf = (question, ...options) =>
  question === 'grade' ? new GradeCollector(options[1]) : new ColumnCollector(...options);

/** Collects the deliveries of a batch. */
class ColumnCollector {
  /**
   * @param {boolean} hasSolutions
   * @param {readonly string[]} verdicts those of core
   */
  constructor(hasSolutions, verdicts) {
    this.#hasSolutions = hasSolutions;
    this.#names = [...verdicts, 'error'];
  }

  /** @param {StreamItem[]} found one delivery: columns, after the items of their puzzles; or items of single puzzles */
  add(found) {
    const part = found.at(-1);
    if (isColumnPart(part)) return this.#addPart(part, found);
    for (const item of found) {
      if (typeof item === 'string') this.#addText(encoder.encode(item));
      else this.#addOne(item);
    }
  }

  /** The number of puzzles so far. */
  get size() {
    return this.#puzzles;
  }

  /** Adds puzzles that were not begun. @param {number} number */
  addStopped(number) {
    if (number === 0) return; // the columns of the others need no copy then
    this.#verdicts.push(new Uint8Array(number).fill(this.#names.indexOf('stopped')));
    this.#counts.push(new BigUint64Array(number));
    this.#puzzles += number;
  }

  /** @returns {Columns} */
  columns() {
    const verdicts = joined(Uint8Array, this.#verdicts);
    const counts = joined(BigUint64Array, this.#counts);
    const columns = {
      verdicts,
      verdictNames: this.#names,
      counts,
      largeCounts: this.#largeCounts,
      errors: this.#errors,
    };
    const solutions = { bytes: joined(Uint8Array, this.#texts), ends: joined(Float64Array, this.#ends) };
    return withArrays({ ...columns, stats: this.#stats, ...(this.#hasSolutions && { solutions }) });
  }

  /** @param {ColumnPart} part @param {StreamItem[]} own the items of its puzzles that have one, in order */
  #addPart({ verdicts, counts, ends, solutions, stats }, own) {
    let next = 0;
    for (let i = verdicts.indexOf(OWN_RECORD); i >= 0; i = verdicts.indexOf(OWN_RECORD, i + 1)) {
      const { verdict, count } = this.#judge(own[next++], this.#puzzles + i);
      verdicts[i] = verdict;
      counts[i] = count;
    }
    this.#verdicts.push(verdicts);
    this.#counts.push(counts);
    this.#puzzles += verdicts.length;
    addStats(this.#stats, stats);
    if (!this.#hasSolutions) return;
    const base = this.#bytes;
    this.#ends.push(Float64Array.from(ends, (end) => base + end));
    this.#texts.push(solutions);
    this.#bytes += solutions.length;
    const lowWords = new Uint32Array(counts.buffer);
    for (let i = 0; i < lowWords.length; i += 2) this.#answeredTexts += lowWords[i];
  }

  /** Adds a puzzle that came without columns: a link, or one whose worker was lost. @param {StreamItem} item */
  #addOne(item) {
    const { verdict, count } = this.#judge(item, this.#puzzles);
    this.#verdicts.push(Uint8Array.of(verdict));
    this.#counts.push(BigUint64Array.of(count));
    this.#puzzles += 1;
    if (item instanceof Error) this.#dropTexts();
    else addStats(this.#stats, /** @type {import('../transport/protocol.js').Answer} */ (item).stats);
    this.#answeredTexts += Number(count);
  }

  /** The entries of the columns for an item. @param {StreamItem} item @param {number} puzzle */
  #judge(item, puzzle) {
    if (item instanceof Error) {
      this.#errors.set(puzzle, /** @type {QuadrilleError} */ (item));
      return { verdict: this.#names.length - 1, count: 0n };
    }
    const answer = /** @type {import('../transport/protocol.js').Answer} */ (item);
    const count = BigInt(answer.count);
    if (count >= LARGEST) this.#largeCounts.set(puzzle, count);
    return { verdict: this.#names.indexOf(answer.verdict), count: count < LARGEST ? count : LARGEST };
  }

  /** @param {Uint8Array} text of one solution */
  #addText(text) {
    if (!this.#hasSolutions) return;
    this.#texts.push(text);
    this.#bytes += text.length;
    this.#ends.push(Float64Array.of(this.#bytes));
  }

  /** Drops the solutions of a puzzle that ended with an error. */
  #dropTexts() {
    const ends = joined(Float64Array, this.#ends).slice(0, this.#answeredTexts);
    this.#bytes = ends.at(-1) ?? 0;
    this.#ends = [ends];
    this.#texts = [joined(Uint8Array, this.#texts).slice(0, this.#bytes)];
  }

  #hasSolutions;
  #names;
  #puzzles = 0;
  /** @type {Uint8Array[]} */
  #verdicts = [];
  /** @type {BigUint64Array[]} */
  #counts = [];
  #stats = { nodes: 0, deadEnds: 0, depth: 0, ms: 0 };
  /** @type {Map<number, bigint>} */
  #largeCounts = new Map();
  /** @type {Map<number, QuadrilleError>} */
  #errors = new Map();
  /** @type {Uint8Array[]} of the solutions */
  #texts = [];
  /** @type {Float64Array[]} */
  #ends = [];
  #bytes = 0; // in #texts
  #answeredTexts = 0; // solutions of the puzzles so far
}

/**
 * @template {Uint8Array | Float64Array | BigUint64Array} Column
 * @param {new (length: number) => Column} Type
 * @param {Column[]} parts
 * @returns {Column}
 */
function joined(Type, parts) {
  if (parts.length === 1) return parts[0];
  const whole = new Type(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(/** @type {any} */ (part), at);
    at += part.length;
  }
  return whole;
}
