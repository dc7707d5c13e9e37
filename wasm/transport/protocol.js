// What the two sides say to each other: the messages between a Quadrille and its workers, and the records in which the
// core reports (core/job/job.hpp).

/**
 * @typedef {import('../bindings/request.js').Request} Request
 * @typedef {{ nodes: number, deadEnds: number, depth: number, ms: number, engine: string }} Stats
 * @typedef {{ verdict: string, count: string, stats: Stats }} Answer `count`: in decimal
 * @typedef {{ format: string, text: string }} Converted
 * @typedef {string | Answer | Converted | QuadrilleError} StreamItem a solution of the puzzle that is answered next, or what
 *   ends a puzzle
 * @typedef {(verdict: string, solutions: string[], stats: Stats, count: string) => any} ToResult the form in which whoever
 *   asks wants an answer
 * @typedef {{ puzzles: number, nodes: number, deadEnds: number, solutions: number, depth: number, fraction: number }}
 *   Standing
 * @typedef {Standing & { partial: string, estimate?: number }} Progress `estimate`: of the number of solutions, while
 *   they are counted and as soon as there is one
 * @typedef {{ name: string, writes: boolean, judge: { none: string, multiple: string, after: string, uniqueIsBare:
 *   boolean } }} Notation
 * @typedef {{ id: string, notations: Notation[] }} CatalogEntry
 * @typedef {{ bytes: number, line: number, announced: number, keep?: number }} Cut `keep`: so many bytes are enough of
 *   the rest
 * @typedef {{ bytes: Uint8Array, last: boolean }} Piece a text, cut anywhere; `last` tells of the last piece that it is
 */

/**
 * A `WebAssembly.Module`, where the types of a browser are known; a program for Node may be compiled without them.
 * @typedef {typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module : object} WasmModule
 *
 * Where the two parts of the WebAssembly are, or they themselves; null: beside worker.js.
 * @typedef {{ first: string | WasmModule | ArrayBuffer | null, more: ArrayBuffer | null }} Wasm
 */

/**
 * @typedef {{ type: 'start', wasm: Wasm } | { type: 'ask', id: number, puzzle: string, request: Request, bytes:
 *   Uint8Array, seconds: number, partial: boolean, cut: boolean, oneByOne: boolean, deflated: boolean } | { type: 'watch',
 *   puzzle: string, request: Request, bytes: Uint8Array } | { type: 'walk', nodes: number } | { type: 'detect', id:
 *   number, puzzle: string, bytes: Uint8Array, last: boolean } | { type: 'stop', id: number } | { type: 'acknowledge', id:
 *   number }} ToWorker
 *
 * `cut`: the text may end within a puzzle; the worker first says how much of it it will answer.
 * `deflated`: the text is what a link of the page holds behind its `~`.
 * `oneByOne`: puzzle by puzzle, with progress as soon as the puzzles to skip lie behind.
 * `watch`: opens a search, which `walk` then takes so many nodes further; each is answered by a `view`.
 * `taken`: one `records` message has been dealt with. A worker that is too far ahead waits for it.
 *
 * @typedef {{ type: 'ready', catalog: CatalogEntry[] } | { type: 'detected', id: number, format: string } | { type:
 *   'cut', id: number, cut: Cut } | { type: 'records', id: number, records: Uint8Array, ms: number } | { type:
 *   'progress', id: number, progress: Progress } | { type: 'view', id: number, more: boolean, records: Uint8Array,
 *   progress: Standing, partial: string, path: string } | { type: 'done', id: number, records: Uint8Array, ms: number,
 *   memory: number } | { type: 'failed', id: number, code: string, message: string }} FromWorker
 *
 * `memory`: bytes that the worker's WebAssembly holds; it never shrinks.
 */

/** Messages of records that may be under way before the worker waits for the other side. */
export const MAX_UNACKNOWLEDGED = 16;

/** What a promise of this package is rejected with. `code` is stable; `line` and `column` count from 1. */
export class QuadrilleError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {number} [line]
   * @param {number} [column]
   */
  constructor(code, message, line, column) {
    super(message);
    this.name = 'QuadrilleError';
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

/** As core/search/search.hpp and core/job/records.hpp count them. */
const verdicts = ['solved', 'none', 'unique', 'multiple', 'counted', 'listed', 'found', 'stuck', 'stopped'];
const engines = ['', 'dlx', 'bits', 'memory', 'learning'];

/** Letters of records. */
const [S, A, T] = [83, 65, 84];

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads the records (core/job/records.hpp) of one question. They come by the thousand for every millisecond of work. */
export class RecordReader {
  /** @param {ToResult} [toResult] makes an answer of a puzzle's solutions too, which then are not told by themselves */
  constructor(toResult) {
    this.#toResult = toResult;
  }

  /**
   * @param {Uint8Array} records whole ones
   * @param {number} ms how long the puzzles that they answer took; the answers share it in proportion to their nodes
   * @returns {StreamItem[]} what they say, in order
   */
  read(records, ms) {
    this.#bytes = records;
    this.#text = decoder.decode(records);
    this.#at = 0;
    /** @type {StreamItem[]} */
    const found = [];
    /** @type {Stats[]} */
    const all = [];
    let nodes = 0;
    while (this.#at < records.length) {
      switch (records[this.#at++]) {
        case S: {
          const solution = this.#field();
          ++this.solutionCount;
          if (!this.#toResult) found.push(solution);
          // An array that is grown takes room for sixteen more.
          else if (this.#solutions.length === 0) this.#solutions = [solution];
          else if (this.#solutions.length === 1) this.#solutions = [this.#solutions[0], solution];
          else this.#solutions.push(solution);
          break;
        }
        case A: {
          const verdict = verdicts[this.#number()];
          const engine = engines[this.#number()];
          const stats = { nodes: this.#number(), deadEnds: this.#number(), depth: this.#number(), ms: 0, engine };
          const count = this.#field();
          nodes += stats.nodes;
          all.push(stats);
          found.push(
            this.#toResult ? this.#toResult(verdict, this.#solutions, stats, count) : { verdict, count, stats },
          );
          this.#solutions = [];
          this.solutionCount = 0;
          break;
        }
        case T:
          found.push({ format: this.#field(), text: this.#field() });
          break;
        default: {
          const code = this.#field();
          const [line, column] = [this.#number(), this.#number()];
          found.push(new QuadrilleError(code, this.#field(), line || undefined, column || undefined));
          this.#solutions = [];
          this.solutionCount = 0;
        }
      }
    }
    const share = ms / Math.max(nodes, 1);
    for (const stats of all) stats.ms = share * stats.nodes;
    return found;
  }

  /**
   * The answer about a puzzle of which no answer has come, perhaps some solutions.
   * @param {Answer} answer what is known of it otherwise
   * @returns {StreamItem}
   */
  unanswered({ verdict, count, stats }) {
    const known = Number(count) < this.solutionCount ? String(this.solutionCount) : count;
    return this.#toResult ? this.#toResult(verdict, this.#solutions, stats, known) : { verdict, count: known, stats };
  }

  #number() {
    let number = 0;
    for (;;) {
      const digit = this.#bytes[this.#at++] - 48;
      if (digit < 0) return number;
      number = 10 * number + digit;
    }
  }

  /** A text. Where every character is one byte it is a part of the whole, which costs no copy. */
  #field() {
    const size = this.#number();
    const from = this.#at;
    this.#at += size;
    return this.#text.length === this.#bytes.length
      ? this.#text.slice(from, this.#at)
      : decoder.decode(this.#bytes.subarray(from, this.#at));
  }

  #toResult;
  /** @type {Uint8Array} */
  #bytes = new Uint8Array();
  #text = '';
  #at = 0;
  /** @type {string[]} of the puzzle that is not answered yet */
  #solutions = [];
  /** How many solutions that puzzle has so far. */
  solutionCount = 0;
}
