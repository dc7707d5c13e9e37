// What the two sides say to each other: the messages between a Quadrille and its workers, and the records in which the
// core reports (core/search/job.hpp).

/**
 * @typedef {import('./request.js').Request} Request
 * @typedef {{ nodes: number, deadEnds: number, depth: number, ms: number, engine: string }} Stats
 * @typedef {{ verdict: string, count: string, stats: Stats }} Answer `count`: in decimal
 * @typedef {{ format: string, text: string }} Converted
 * @typedef {string | Answer | Converted | QuadrilleError} Found a solution of the puzzle that is answered next, or what
 *   ends a puzzle
 * @typedef {{ puzzles: number, nodes: number, deadEnds: number, solutions: number, depth: number, fraction: number }} Standing
 * @typedef {Standing & { partial: string, estimate?: number }} Progress `estimate`: of the number of solutions, while they are
 *   counted and as soon as there is one
 * @typedef {{ name: string, writes: boolean, judge: { none: string, multiple: string, after: string, uniqueIsBare: boolean } }} Notation
 * @typedef {{ id: string, notations: Notation[] }} CatalogEntry
 * @typedef {{ bytes: number, line: number, announced: number }} Cut
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
 * @typedef {{ type: 'start', wasm: Wasm }
 *   | { type: 'ask', id: number, puzzle: string, request: Request, bytes: Uint8Array, seconds: number, partial: boolean, cut: boolean }
 *   | { type: 'watch', puzzle: string, request: Request, bytes: Uint8Array }
 *   | { type: 'walk', nodes: number }
 *   | { type: 'detect', id: number, puzzle: string, bytes: Uint8Array, last: boolean }
 *   | { type: 'stop', id: number }
 *   | { type: 'taken', id: number }} ToWorker
 *
 * `cut`: the text may end within a puzzle; the worker first says how much of it it will answer.
 * `watch`: opens a search, which `walk` then takes so many nodes further; each is answered by a `view`.
 * `taken`: one `records` message has been dealt with. A worker that is too far ahead waits for it.
 *
 * @typedef {{ type: 'ready', catalog: CatalogEntry[] }
 *   | { type: 'detected', id: number, format: string }
 *   | { type: 'cut', id: number, cut: Cut }
 *   | { type: 'records', id: number, records: Uint8Array, ms: number }
 *   | { type: 'progress', id: number, progress: Progress }
 *   | { type: 'view', id: number, more: boolean, records: Uint8Array, progress: Standing, partial: string, path: string }
 *   | { type: 'done', id: number, records: Uint8Array, ms: number, memory: number }
 *   | { type: 'failed', id: number, code: string, message: string }} FromWorker
 *
 * `memory`: bytes that the worker's WebAssembly holds; it never shrinks.
 */

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

const RECORD_END = '\x1E';
const FIELD_SEPARATOR = '\x1F';

const decoder = new TextDecoder();

/**
 * Reads records field by field. They come by the thousand for every millisecond of work: nothing is split, and a name that is the
 * last one again is not made anew.
 */
class RecordReader {
  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  get isAtEnd() {
    return this.#at >= this.#text.length;
  }

  /** The letter of the next record. */
  kind() {
    const kind = this.#text[this.#at];
    this.#at += 2;
    return kind;
  }

  /** @param {string} end what stands behind the field */
  field(end) {
    const from = this.#at;
    const to = this.#text.indexOf(end, from);
    this.#at = to + 1;
    return this.#text.slice(from, to);
  }

  /** @param {string} last @param {string} end */
  name(last, end) {
    const to = this.#at + last.length;
    if (this.#text[to] !== end || !this.#text.startsWith(last, this.#at)) return this.field(end);
    this.#at = to + 1;
    return last;
  }

  number() {
    let number = 0;
    for (;;) {
      const digit = this.#text.charCodeAt(this.#at++) - 48;
      if (!(digit >= 0)) return number;
      number = 10 * number + digit;
    }
  }

  #text;
  #at = 0;
}

/**
 * @param {Uint8Array} records whole records
 * @param {number} ms how long the puzzles that they answer took; the answers share it in proportion to their nodes
 * @returns {Found[]} what they say, in order
 */
export function readRecords(records, ms) {
  const reader = new RecordReader(decoder.decode(records));
  /** @type {Found[]} */
  const found = [];
  let nodes = 0;
  let verdict = '';
  let engine = '';
  while (!reader.isAtEnd) {
    switch (reader.kind()) {
      case 'S':
        found.push(reader.field(RECORD_END));
        break;
      case 'A': {
        verdict = reader.name(verdict, FIELD_SEPARATOR);
        const count = reader.field(FIELD_SEPARATOR);
        const stats = { nodes: reader.number(), deadEnds: reader.number(), depth: reader.number(), ms: 0, engine };
        stats.engine = engine = reader.name(engine, RECORD_END);
        nodes += stats.nodes;
        found.push({ verdict, count, stats });
        break;
      }
      case 'T':
        found.push({ format: reader.field(FIELD_SEPARATOR), text: reader.field(RECORD_END) });
        break;
      default: {
        const code = reader.field(FIELD_SEPARATOR);
        const [line, column] = [reader.number(), reader.number()];
        found.push(new QuadrilleError(code, reader.field(RECORD_END), line || undefined, column || undefined));
      }
    }
  }
  const share = ms / Math.max(nodes, 1);
  for (const item of found) {
    if (typeof item === 'object' && 'stats' in item) item.stats.ms = share * item.stats.nodes;
  }
  return found;
}
