// What the two sides say to each other: the messages between a Quadrille and its workers, and the records in which the
// core reports (core/search/job.hpp).

/**
 * @typedef {import('./core.js').Request} Request
 * @typedef {{ nodes: number, deadEnds: number, depth: number, ms: number, engine: string }} Stats
 * @typedef {{ verdict: string, count: bigint, stats: Stats }} Answer
 * @typedef {{ format: string, text: string }} Converted
 * @typedef {string | Answer | Converted | QuadrilleError} Found a solution of the puzzle that is answered next, or what
 *   ends a puzzle
 * @typedef {{ puzzles: number, nodes: number, solutions: number, fraction: number, depth: number, partial: string }} Progress
 * @typedef {{ name: string, writes: boolean, judge: { none: string, multiple: string, after: string, uniqueIsBare: boolean } }} Notation
 * @typedef {{ id: string, notations: Notation[] }} CatalogEntry
 * @typedef {{ bytes: number, line: number, announced: number }} Cut
 */

/**
 * @typedef {{ type: 'start', wasm: string | WebAssembly.Module | null }
 *   | { type: 'ask', id: number, puzzle: string, request: Request, bytes: Uint8Array, seconds: number, partial: boolean, cut: boolean }
 *   | { type: 'detect', id: number, puzzle: string, bytes: Uint8Array, last: boolean }
 *   | { type: 'stop', id: number }
 *   | { type: 'taken', id: number }} ToWorker
 *
 * `cut`: the text may end within a puzzle; the worker first says how much of it it will answer.
 * `taken`: one `records` message has been dealt with. A worker that is too far ahead waits for it.
 *
 * @typedef {{ type: 'ready', catalog: CatalogEntry[] }
 *   | { type: 'detected', id: number, format: string }
 *   | { type: 'cut', id: number, cut: Cut }
 *   | { type: 'records', id: number, records: string, ms: number }
 *   | { type: 'progress', id: number, progress: Progress }
 *   | { type: 'done', id: number, memory: number }
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

/**
 * @param {string} records whole records
 * @param {number} ms how long the puzzles that they answer took; the answers share it in proportion to their nodes
 * @returns {Found[]} what they say, in order
 */
export function readRecords(records, ms) {
  /** @type {Stats[]} */
  const timed = [];
  let nodes = 0;
  const found = records
    .split(RECORD_END)
    .slice(0, -1)
    .map((record) => {
      const fields = record.split(FIELD_SEPARATOR);
      switch (fields[0]) {
        case 'S':
          return fields[1];
        case 'T':
          return { format: fields[1], text: fields[2] };
        case 'A': {
          const stats = { nodes: +fields[3], deadEnds: +fields[4], depth: +fields[5], ms: 0, engine: fields[6] };
          timed.push(stats);
          nodes += stats.nodes;
          return { verdict: fields[1], count: BigInt(fields[2]), stats };
        }
        default:
          return new QuadrilleError(fields[1], fields[4], +fields[2] || undefined, +fields[3] || undefined);
      }
    });
  for (const stats of timed) stats.ms = (ms * stats.nodes) / Math.max(nodes, 1);
  return found;
}
