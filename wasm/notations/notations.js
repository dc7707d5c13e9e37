// The core with all notations: those of core itself, and links of other Sudoku pages, which link-job.js converts to
// boards. Texts go in as bytes, and records come out. It runs in the worker, like everything that reads untrusted
// texts.
import { LinkJob, MAX_BYTES } from './link-job.js';

/** @typedef {import('../bindings/core.js').Job} Job */
/** @typedef {import('../transport/protocol.js').CatalogEntry} CatalogEntry */
/** @typedef {import('../transport/protocol.js').Cut} Cut */
/** @typedef {import('../bindings/request.js').Request} Request */

/**
 * Each puzzle's notations that are links, by name, and how a text in each begins. `N4Ig` is `{"` compressed.
 * @type {Record<string, Record<string, RegExp>>}
 */
const linkNotations = {
  sudoku: {
    fpuzzles: /^\s*(\S*f-puzzles\.com\/|N4Ig)/,
    sudokupad: /^\s*(\S*(sudokupad\.app\/|\?puzzleid=)|fpuz|scl)/,
  },
};

/** This many bytes show whether a text begins with a link. */
const DETECT_BYTES = 200;

const LINE_BREAK = 10;

/**
 * Adds the links to a catalog of core. The judge's words for links are those of a puzzle's first notation.
 * @param {CatalogEntry[]} puzzles
 * @returns {CatalogEntry[]}
 */
export const withLinks = (puzzles) =>
  puzzles.map(({ id, notations }) => ({
    id,
    notations: [...notations, ...Object.keys(linksOf(id)).map((name) => ({ ...notations[0], name }))],
  }));

export class Notations {
  /** @param {import('../bindings/core.js').Core} core @param {WebAssembly.Memory} memory what the core grows */
  constructor(core, memory) {
    this.#core = core;
    this.#memory = memory;
  }

  /** How many bytes the core's memory has. */
  get memoryBytes() {
    return this.#memory.buffer.byteLength;
  }

  /**
   * @param {string} puzzle
   * @param {Request} request
   * @param {Uint8Array} text
   * @param {boolean} [isDrawn] solutions are boards to draw, not links
   * @returns {Job | LinkJob}
   */
  open(puzzle, request, text, isDrawn = false) {
    const links = linksOf(puzzle);
    const format = request.format || linkNotation(puzzle, text);
    const [from, to] = [format, request.to || format].map((name) => (links[name] ? name : ''));
    if (from === '' && to === '') return this.#open(puzzle, request, text);
    const open = (/** @type {Request} */ lineRequest, /** @type {Uint8Array} */ board) =>
      this.#open(puzzle, lineRequest, board);
    const core = { open, takeRecords: (/** @type {Job} */ job) => this.takeRecords(job) };
    if (isDrawn && to !== '') return new LinkJob(core, { ...request, to: 'line' }, text, { from, to: '' });
    return new LinkJob(core, request, text, { from, to });
  }

  /** A copy of the records that the job has written since the last call. @param {Job | LinkJob} job */
  takeRecords(job) {
    const records = job.takeRecords();
    if (records instanceof Uint8Array) return records;
    return new Uint8Array(this.#memory.buffer, records.at, records.size).slice();
  }

  /**
   * The notation of a text from its first bytes; empty while more bytes are needed to tell.
   * @param {string} puzzle
   * @param {Uint8Array} front
   * @param {boolean} last
   */
  detect(puzzle, front, last) {
    const link = linkNotation(puzzle, front);
    const isEnough = last || front.length >= DETECT_BYTES || new TextDecoder().decode(front).trimStart().includes('\n');
    if (link !== '' || (!isEnough && Object.keys(linksOf(puzzle)).length > 0)) return link;
    this.#writeText(front);
    return this.#core.detect(puzzle, last);
  }

  /**
   * Finds how much of a text is whole puzzles.
   * @param {string} puzzle
   * @param {Request} request
   * @param {Uint8Array} text
   * @returns {Cut}
   */
  cut(puzzle, request, text) {
    if (linksOf(puzzle)[request.format]) return cutLinks(request, text);
    this.#writeText(text);
    return this.#core.cut(puzzle, request);
  }

  /** @param {string} puzzle @param {Request} request @param {Uint8Array} text */
  #open(puzzle, request, text) {
    this.#writeText(text);
    return this.#core.open(puzzle, request);
  }

  /** Puts a text where the next call of core reads it. @param {Uint8Array} text */
  #writeText(text) {
    const at = this.#core.room(text.length); // which may move the memory
    new Uint8Array(this.#memory.buffer, at, text.length).set(text);
  }

  #core;
  #memory;
}

/** @param {string} puzzle */
const linksOf = (puzzle) => linkNotations[puzzle] ?? {};

/**
 * The notation of a text that begins with a link; empty for any other.
 * @param {string} puzzle
 * @param {Uint8Array} text
 */
function linkNotation(puzzle, text) {
  const links = linksOf(puzzle);
  const front = new TextDecoder().decode(text.subarray(0, DETECT_BYTES));
  return Object.keys(links).find((name) => links[name].test(front)) ?? '';
}

/** @param {Request} request @param {Uint8Array} text @returns {Cut} */
function cutLinks({ line, last }, text) {
  const bytes = last ? text.length : text.lastIndexOf(LINE_BREAK) + 1;
  for (let at = 0; at < bytes; ++at) if (text[at] === LINE_BREAK) ++line;
  // Of a line that is too long, just enough is kept that it is still too long.
  return { bytes, line, announced: 0, keep: MAX_BYTES + 1 };
}
