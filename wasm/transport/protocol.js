// The messages between a Quadrille and its workers, and the reader of core's records (core/job/records.hpp).

import { answeredBy, request, verdicts } from '../bindings/catalog.js';

/**
 * @typedef {import('../bindings/request.js').Request} Request
 * @typedef {{ nodes: number, deadEnds: number, depth: number, ms: number, engine: string, note?: string,
 *   line?: number }} Stats `note`: that the answer was found with less memory than it could use, for instance; `line`:
 *   at which the puzzle begins, from 1, where that was asked for
 * @typedef {{ verdict: string, count: string, stats: Stats, fraction?: number }} Answer `count` is decimal; `fraction`
 *   says how much of the search of a count is done that was stopped, 0 to 1
 * @typedef {{ format: string, text: string, line?: number }} Converted
 * @typedef {object} ColumnPart the answers to some puzzles as columns; core/job/records.hpp describes them
 * @property {Uint8Array} verdicts by puzzle; OWN_RECORD where the puzzle has an item of its own before this one
 * @property {BigUint64Array} counts by puzzle
 * @property {Uint32Array} ends by solution: where its text ends among `solutions`
 * @property {Uint8Array} solutions the texts of all solutions
 * @property {Stats} stats the sums of all puzzles; of `depth` the maximum
 * @typedef {string | Answer | Converted | QuadrilleError} StreamItem a solution of the puzzle whose answer comes
 *   next, or the end of a puzzle: its answer, its conversion or its error. In a batch that asks for columns, a
 *   ColumnPart may stand in its place
 * @typedef {(verdict: string, solutions: string[], stats: Stats, count: string, fraction?: number) => any} ToResult
 *   makes the result of a puzzle in the form that the caller wants
 * @typedef {{ puzzles: number, nodes: number, deadEnds: number, solutions: number, depth: number, fraction: number }}
 *   Standing
 * @typedef {Standing & { partial: string, estimate?: number }} Progress `estimate` is of the number of
 *   solutions. A count has it as soon as it is known
 * @typedef {import('../bindings/catalog.js').Notation} Notation
 * @typedef {import('../bindings/catalog.js').CatalogEntry} CatalogEntry
 * @typedef {{ bytes: number, line: number, announced: number, keep?: number }} Cut how many bytes are whole
 *   puzzles, and the position of the rest. `keep`: only this many bytes of the rest are needed
 * @typedef {{ bytes: Uint8Array, last: boolean }} Piece a part of a text, cut anywhere; the last one has `last`
 */

/**
 * How far a count has come.
 * @typedef {object} Checkpoint
 * @property {string} puzzle
 * @property {string} part what is counted: core's name for the whole puzzle, or a part of it
 * @property {string} count of the solutions in what is done; for a while it may be a fraction, such as 105/840
 * @property {number} nodes
 * @property {number} deadEnds
 * @property {number} depth
 * @property {string[]} parts those that are left to be counted; empty when all is done
 * @property {string} check a check sum of the rest
 */

/**
 * What a worker answers to `divide`.
 * @typedef {object} Given
 * @property {string} parts the texts of parts that it leaves out from now on, a line each; empty when there is nothing
 *   to give away
 * @property {number} puzzle the number of the puzzle in the text, from 0
 * @property {number} fraction of what the worker has kept that is done
 * @property {number} ms since it began with the puzzle
 */

/**
 * A `WebAssembly.Module` if the types of a browser are available. A program for Node may be compiled without them.
 * @typedef {typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module : object}
 *   WasmModule
 */

/**
 * @typedef {{ type: 'load', puzzle: string, row: { place: number, notations: string[] }, module: WasmModule,
 *   build: string } | { type: 'ask', id: number,
 *   puzzle: string, request: Partial<Request>, text: string | Uint8Array, seconds?: number, partial?: boolean,
 *   cut?: boolean, oneByOne?: boolean, deflated?: boolean, onlyOne?: boolean } | { type: 'watch', puzzle: string,
 *   request: Partial<Request>, text: string | Uint8Array } | { type: 'walk', nodes: number } | { type: 'detect',
 *   id: number, puzzle: string, bytes: Uint8Array, last: boolean } | { type: 'recognise', id: number, puzzle: string,
 *   bytes: Uint8Array } | { type: 'stop', id: number } | { type: 'divide',
 *   id: number } | { type: 'acknowledge', id: number }} ToWorker
 *
 * `ask`: what is left out has its default: the fields of the request, no limit, false. A short question has a short
 * message, because writing and reading one takes about as long as answering.
 * `load`: prepares the worker for questions about a puzzle, and is answered by `loaded`, or by `failed` with id 0.
 * `row`: what bindings/rows.js says of the puzzle.
 * `build`: that of the sender, which has to be the worker's too.
 * `cut`: the text may end within a puzzle. The worker first says how much of it it will answer.
 * `deflated`: the text is compressed, as in this page's links after `~`.
 * `oneByOne`: the worker never works on two puzzles together, and reports progress when the puzzles to skip are done.
 * `onlyOne`: the worker ends behind the first puzzle that it does not skip.
 * `divide`: the worker is to give parts of its search to others. It is answered by `parts`, and the worker then ends
 * behind the puzzle at hand.
 * `recognise`: which puzzle a text is; `puzzle` is the module, `reading`. It is answered by `recognised`.
 * `watch`: opens a search. Each `walk` continues it for this many nodes and is answered by a `view`.
 * `acknowledge`: the consumer has taken one `records` message. A worker that is too far ahead waits for it.
 *
 * @typedef {{ type: 'loaded', puzzle: string } | { type: 'needs', puzzle: string } | { type: 'detected', id: number,
 *   format: string } | { type: 'recognised', id: number, json: string } | { type: 'cut', id: number, cut: Cut } | {
 *   type: 'records', id: number, records: string | Uint8Array, ms: number } | { type: 'progress', id: number,
 *   progress: Progress } | { type: 'view', id: number, more: boolean, records: Uint8Array, progress: Standing,
 *   partial: string, path: string } | { type: 'done', id: number, records: string | Uint8Array, ms: number,
 *   memory: number, buffer?: ArrayBuffer, rest?: boolean } | { type: 'parts', id: number } & Given | {
 *   type: 'failed', id: number, code: string, message: string }} FromWorker
 *
 * `needs`: the worker waits for this module to be loaded, for what it is asked at the moment.
 * `buffer`: that of the question's text, to be used again; the records may lie in it.
 * `records`: a string when they are short and ASCII, which takes less time to send.
 * `rest`: the question was stopped, and more puzzles follow in the text.
 * `memory`: the bytes of the worker's WebAssembly memory, all puzzles together, which never shrinks.
 */

/** A request with the defaults of core. @type {Request} */
export const defaults = /** @type {any} */ (
  Object.fromEntries(Object.entries(request).map(([field, value]) => [field, value ?? Infinity]))
);

const fieldNames = /** @type {(keyof Request)[]} */ (Object.keys(request));

/** The fields of a request that do not have their default. @param {Request} request @returns {Partial<Request>} */
export function changedFields(request) {
  /** @type {Record<string, unknown>} */
  const changed = {};
  for (const field of fieldNames) if (request[field] !== defaults[field]) changed[field] = request[field];
  if (request.part) changed.part = request.part;
  if (request.cell) changed.cell = request.cell;
  return changed;
}

/** At most this many messages of records may be unacknowledged. Then the worker waits. */
export const MAX_UNACKNOWLEDGED = 16;

/**
 * @typedef {'bad-input' | 'unknown-puzzle' | 'unknown-format' | 'too-large' | 'out-of-memory'} PuzzleErrorCode
 * @typedef {PuzzleErrorCode | 'closed' | 'not-loaded' | 'stopped' | 'internal'} ErrorCode
 */

/**
 * The error of every rejected promise of this package. `code` is stable; `line` and `column` count from 1. Each entry
 * of the package has its own copy of this class; an error of one is an instance of the others too.
 */
export class QuadrilleError extends Error {
  static name = 'QuadrilleError'; // also where it is minified

  /** @param {unknown} error @returns {error is QuadrilleError} */
  static [Symbol.hasInstance](error) {
    return error instanceof Error && error.name === 'QuadrilleError';
  }

  /**
   * @param {string} code
   * @param {string} message
   * @param {number} [line]
   * @param {number} [column]
   * @param {{ pattern: string, values: string[] }} [wording]
   */
  constructor(code, message, line, column, wording) {
    super(message);
    this.name = 'QuadrilleError';
    this.code = /** @type {ErrorCode} */ (code);
    this.line = line;
    this.column = column;
    this.#wording = wording;
  }

  /**
   * What the message of an error in a text is made of, to say it in another language: `{0} is no number from {1} to
   * {2}`, and the values.
   */
  get wording() {
    return this.#wording;
  }

  #wording; // not to be printed

  /** What `JSON.stringify` writes, which leaves out the message of other errors. */
  toJSON() {
    const { name, code, message, line, column } = this;
    return { name, code, message, line, column };
  }
}

/**
 * The same error with the stack of the place that throws it now. The stack of an error of core leads to the reader of
 * its records.
 * @param {unknown} error
 */
export function located(error) {
  if (!(error instanceof QuadrilleError)) return error;
  const { code, message, line, column, wording } = error;
  return new QuadrilleError(code, message, line, column, wording);
}

/** The first bytes of records: a solution, an answer, a converted text, columns, a note, a line. */
const [S, A, T, C, N, L, F] = [83, 65, 84, 67, 78, 76, 70];

/** The verdict, in a column, of a puzzle that has its own record. */
export const OWN_RECORD = 255;

/** @param {unknown} item @returns {item is ColumnPart} */
export const isColumnPart = (item) => typeof item === 'object' && item !== null && 'verdicts' in item;

/** The number of puzzles that are answered in one delivery. @param {StreamItem[]} found */
export function puzzlesIn(found) {
  const parts = /** @type {unknown[]} */ (found).filter(isColumnPart);
  if (parts.length === 0) return found.filter((item) => typeof item !== 'string').length;
  return parts.reduce((sum, { verdicts }) => sum + verdicts.length, 0);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * An error that core reports, without a stack: a text may have a million of them, and the stack would be that of the
 * reader of records.
 * @param {ConstructorParameters<typeof QuadrilleError>} facts
 */
function foundError(...facts) {
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  if (!limit?.writable) return new QuadrilleError(...facts);
  Error.stackTraceLimit = 0;
  const error = new QuadrilleError(...facts);
  Error.stackTraceLimit = limit.value;
  return error;
}

/**
 * A message with its values between two control characters: core/text/message.hpp.
 * @param {string} marked
 */
function readMessage(marked) {
  const [first, ...more] = marked.split('\u0001');
  const read = { message: first, pattern: first, values: /** @type {string[]} */ ([]) };
  for (const part of more) {
    const [value, sentence] = part.split('\u0002');
    read.pattern += `{${read.values.length}}${sentence}`;
    read.message += value + sentence;
    read.values.push(value);
  }
  return read;
}

/** Reads the records (core/job/records.hpp) of one question. A millisecond of work may yield thousands of them. */
export class RecordReader {
  /** @param {ToResult} [toResult] makes the result of a puzzle from its answer and solutions. Solutions are then no
   *   items of their own */
  constructor(toResult) {
    this.#toResult = toResult;
  }

  /**
   * @param {string | Uint8Array} records complete records; a string if they are ASCII
   * @param {number} ms the time for all puzzles that they answer; it is divided among them in proportion to their nodes
   * @returns {StreamItem[]} in order
   */
  read(records, ms) {
    if (typeof records === 'string') {
      this.#text = records;
      this.#isAscii = true;
    } else {
      this.#bytes = records;
      this.#text = records[0] === C ? '' : decoder.decode(records);
      this.#isAscii = this.#text.length === records.length;
    }
    this.#at = 0;
    /** @type {StreamItem[]} */
    const found = [];
    /** @type {Stats[]} */
    const all = [];
    let nodes = 0;
    while (this.#at < records.length) {
      switch (this.#next()) {
        case S: {
          const solution = this.#field();
          ++this.solutionCount;
          if (!this.#toResult) found.push(solution);
          // Growing an array by push reserves memory for sixteen more elements. Most puzzles have one or two solutions.
          else if (this.#solutions.length === 0) this.#solutions = [solution];
          else if (this.#solutions.length === 1) this.#solutions = [this.#solutions[0], solution];
          else this.#solutions.push(solution);
          break;
        }
        case A: {
          const answer = this.#answer();
          nodes += answer.stats.nodes;
          all.push(answer.stats);
          found.push(this.#result(answer));
          this.#nextPuzzle();
          break;
        }
        case N:
          this.#note = this.#field();
          break;
        case F:
          this.#fraction = this.#number() / 1e9;
          break;
        case L:
          this.#line = this.#number();
          break;
        case C: {
          const part = this.#columns();
          nodes += part.stats.nodes;
          all.push(part.stats);
          found.push(/** @type {any} */ (part));
          this.solutionCount = part.verdicts.length > 0 ? 0 : this.solutionCount + part.ends.length;
          break;
        }
        case T:
          found.push({ format: this.#field(), text: this.#field(), ...(this.#line > 0 && { line: this.#line }) });
          this.#line = 0;
          break;
        default: {
          const code = this.#field();
          const [line, column] = [this.#number(), this.#number()];
          const { message, ...wording } = readMessage(this.#field());
          found.push(foundError(code, message, line || undefined, column || undefined, wording));
          this.#nextPuzzle();
        }
      }
    }
    const share = ms / Math.max(nodes, 1);
    for (const stats of all) stats.ms = share * stats.nodes;
    return found;
  }

  /**
   * The result of a puzzle without an answer, with the solutions that have come.
   * @param {Answer} answer what else is known about it
   * @returns {StreamItem}
   */
  incompleteResult(answer) {
    const count = Number(answer.count) < this.solutionCount ? String(this.solutionCount) : answer.count;
    if (this.#line > 0) answer.stats.line = this.#line;
    return this.#result({ ...answer, count });
  }

  /**
   * From now on solutions are items of their own, and answers are not made results.
   * @returns {string[]} the solutions of the present puzzle so far that were not
   */
  makeNoResults() {
    const solutions = this.#toResult ? this.#solutions : [];
    this.#toResult = undefined;
    return solutions;
  }

  #next() {
    return this.#isAscii ? this.#text.charCodeAt(this.#at++) : this.#bytes[this.#at++];
  }

  #number() {
    let number = 0;
    for (;;) {
      const digit = this.#next() - 48;
      if (digit < 0) return number;
      number = 10 * number + digit;
    }
  }

  /** @returns {Answer} */
  #answer() {
    const verdict = verdicts[this.#number()];
    const engine = answeredBy[this.#number()];
    /** @type {Stats} */
    const stats = { nodes: this.#number(), deadEnds: this.#number(), depth: this.#number(), ms: 0, engine };
    if (this.#note !== '') stats.note = this.#note;
    if (this.#line > 0) stats.line = this.#line;
    return { verdict, count: this.#field(), stats, ...(verdict === 'stopped' && { fraction: this.#fraction }) };
  }

  #nextPuzzle() {
    this.#note = '';
    this.#fraction = 0;
    this.#line = 0;
    this.#solutions = [];
    this.solutionCount = 0;
  }

  /** @returns {ColumnPart} */
  #columns() {
    const puzzles = this.#number();
    const stats = { nodes: this.#number(), deadEnds: this.#number(), depth: this.#number(), ms: 0, engine: '' };
    const [ends, bytes] = [this.#number(), this.#number()];
    return {
      verdicts: this.#take(puzzles),
      counts: new BigUint64Array(this.#take(8 * puzzles).buffer),
      ends: new Uint32Array(this.#take(4 * ends).buffer),
      solutions: this.#take(bytes),
      stats,
    };
  }

  /** A copy of the next bytes. @param {number} size */
  #take(size) {
    this.#at += size;
    return this.#bytes.slice(this.#at - size, this.#at);
  }

  /** A text. If every character is one byte, it is a slice of the whole text, which needs no copy. */
  #field() {
    const size = this.#number();
    const from = this.#at;
    this.#at += size;
    return this.#isAscii ? this.#text.slice(from, this.#at) : decoder.decode(this.#bytes.subarray(from, this.#at));
  }

  #toResult;
  /** @type {Uint8Array} */
  #bytes = new Uint8Array();
  #text = '';
  #isAscii = true; // every byte is a character of #text
  #at = 0;
  /** @param {Answer} answer */
  #result(answer) {
    const { verdict, stats, count, fraction } = answer;
    return this.#toResult ? this.#toResult(verdict, this.#solutions, stats, count, fraction) : answer;
  }

  #note = ''; // on the answer that comes next
  #fraction = 0; // of the search, likewise
  #line = 0; // at which its puzzle begins; 0 if it is unknown
  /** @type {string[]} of the present puzzle */
  #solutions = [];
  /** The number of solutions of the present puzzle so far. */
  solutionCount = 0;
}
