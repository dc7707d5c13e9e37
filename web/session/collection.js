// A collection: all puzzles of one text, with the verdict on each and, of Sudoku, how hard it is.

import { Solver } from './solver-client.js';
import { inTurns, piecesOf } from './turns.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Failure } from './query-state.js' */
/** @import { Answer, Options } from './solver-client.js' */

/**
 * One puzzle of the text, or the error in place of a puzzle that could not be read.
 * @typedef {object} Row
 * @property {number} number  from 1, in the text's order
 * @property {string} text  canonical; empty where it could not be read
 * @property {Answer} [answer]
 * @property {{ grade: string, rating: number }} [grade]  for a person; missing where the steps of one do not lead to
 *   the solution
 * @property {Failure} [error]
 */

/** The longest time for a grade, in seconds: most take milliseconds. */
const SECONDS_OF_GRADE = 2;

/** A text is no collection if its first lines, this many, are no puzzles. */
const MOST_UNREADABLE = 1000;

/** Fires `change` when rows change and when checking begins or ends. */
export class Collection extends EventTarget {
  /** @type {Row[]} */
  rows = [];
  /** The number of rows with a verdict. They are the first ones. */
  answered = 0;
  isRunning = false;
  /** The number of rows with each verdict. @type {Record<string, number>} */
  tally = {};
  /** The first row that could be read, and the number of all of them. @type {Row | undefined} */
  firstReadable;
  readable = 0;
  /** The rows with one solution, which are graded after all are checked. @type {Row[]} */
  gradable = [];
  /** How many of them are graded. They are the first ones. */
  graded = 0;

  #abort = new AbortController();

  /** @param {Puzzle} puzzle @param {string} source  a text in any notation @param {string} [name]  of its file */
  constructor(puzzle, source, name) {
    super();
    this.puzzle = puzzle;
    this.source = source;
    this.name = name;
  }

  /**
   * Reads every puzzle of the source, unless its beginning shows that it is no collection.
   * @param {Solver} solver
   * @param {AbortSignal} signal
   * @param {import('quadrille').NotationName} [format]  of the source; detected when left out
   * @returns {Promise<boolean>}  false when stopped
   */
  async read(solver, signal, format) {
    const options = { to: this.puzzle.notation, format, signal };
    for await (const part of inTurns(solver.each('convert', this.puzzle.id, piecesOf(this.source), options))) {
      if (signal.aborted) break;
      for (const found of part) this.#add(found);
      if (this.readable === 0 && this.rows.length >= MOST_UNREADABLE) break;
    }
    return !signal.aborted;
  }

  /** @param {Error | {text: string}} found */
  #add(found) {
    const number = this.rows.length + 1;
    /** @type {Row} */
    const row = found instanceof Error ? { number, text: '', error: found } : { number, text: found.text };
    this.rows.push(row);
    if (row.text !== '') {
      this.firstReadable ??= row;
      this.readable += 1;
    }
    this.#count(row);
  }

  /** @param {Row} row  that has got its verdict, if it has one */
  #count(row) {
    const verdict = verdictOf(row);
    if (verdict) this.tally[verdict] = (this.tally[verdict] ?? 0) + 1;
  }

  /**
   * Checks whether each puzzle has exactly one solution, then grades those that do. It uses its own workers, so
   * questions about the board need not wait.
   * @param {Options['engine']} engine
   */
  async check(engine) {
    const solver = new Solver();
    this.isRunning = true;
    this.#changed();
    try {
      await this.#checkAll(solver, engine);
      if (this.puzzle.scale && !this.#abort.signal.aborted) await this.#gradeAll(solver);
    } finally {
      this.isRunning = false;
      solver.close();
      this.#changed();
    }
  }

  /** @param {Solver} solver @param {Options['engine']} engine */
  async #checkAll(solver, engine) {
    const { signal } = this.#abort;
    for await (const part of inTurns(solver.each('check', this.puzzle.id, piecesOf(this.source), { engine, signal }))) {
      for (const found of part) {
        if (typeof found === 'string') continue; // a solution: the verdict on its puzzle comes after it
        const row = this.rows[this.answered];
        const isCounted = row.error !== undefined;
        if (found instanceof Error) row.error = found;
        else row.answer = found;
        if (!isCounted) this.#count(row);
        this.answered += 1;
      }
      this.#changed();
    }
  }

  /** @param {Solver} solver */
  async #gradeAll(solver) {
    const { id, notation } = this.puzzle;
    this.gradable = this.rows.filter((row) => verdictOf(row) === 'unique');
    const text = this.gradable.map((row) => `${row.text}\n`).join('');
    const options = { format: notation, seconds: SECONDS_OF_GRADE, signal: this.#abort.signal };
    for await (const part of inTurns(solver.each('grade', id, piecesOf(text), options))) {
      for (const found of part) {
        const row = this.gradable[this.graded];
        if (typeof found === 'string')
          row.grade = JSON.parse(found); // the answer of that puzzle follows
        else this.graded += 1;
      }
      this.#changed();
    }
  }

  /** Stops checking and grading. What is known stays. */
  stop() {
    this.#abort.abort();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/**
 * Makes a collection of a text: of the first kind of puzzle that can read at least two puzzles in it.
 * @param {PageSession} session
 * @param {string[]} kinds
 * @param {string} text
 * @param {string} [name]  of its file
 * @param {import('quadrille').NotationName} [format]  its notation; detected when left out
 * @returns {Promise<{collection?: Collection, isStopped?: boolean, isReplaced?: boolean}>}  isReplaced: by a question
 *   or another text
 */
export async function collect(session, kinds, text, name, format) {
  const { puzzle, query, solver } = session;
  for (const id of kinds) {
    const kind = await session.fetch(id).catch(() => undefined); // its file cannot be fetched without a network
    if (!kind) continue;
    const collection = new Collection(kind, text, name);
    const isRead = await query.read(session.text, (signal) => collection.read(solver, signal, format));
    if (isRead === undefined || puzzle !== session.puzzle) return { isReplaced: true };
    if (!isRead) return { isStopped: true };
    if (collection.readable > 1) return { collection };
  }
  return {};
}

/** @param {Row} row @returns {string}  '' while there is no verdict */
export function verdictOf({ answer, error }) {
  return error ? 'error' : (answer?.verdict ?? '');
}

/**
 * The rows as comma-separated values (RFC 4180).
 * @param {Row[]} rows
 * @param {boolean} [hasGrades]
 */
export function csvOf(rows, hasGrades = false) {
  const lines = rows.map((row) => {
    const { nodes = '', deadEnds = '', ms, engine = '' } = row.answer?.stats ?? {};
    const { grade = '', rating } = row.grade ?? {};
    return [
      row.number,
      row.text,
      verdictOf(row),
      ...(hasGrades ? [grade, rating?.toFixed(1) ?? ''] : []),
      nodes,
      deadEnds,
      ms?.toFixed(3) ?? '',
      engine,
      row.error?.message ?? '',
    ];
  });
  const grades = hasGrades ? ['grade', 'rating'] : [];
  const table = [['number', 'puzzle', 'verdict', ...grades, 'nodes', 'dead ends', 'ms', 'engine', 'error'], ...lines];
  return table.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

/** @param {string | number} field */
const quoted = (field) => (/[",\r\n]/.test(`${field}`) ? `"${`${field}`.replaceAll('"', '""')}"` : field);
