// The core with all notations: those of core itself, and links of other pages. The module `reading` reads and writes
// links for core; the caller loads it before it opens a text that `needsReader`. Texts go in as bytes, and records come
// out. It runs in the worker, like everything that reads untrusted texts.

import { linkNotations, typedGenres } from '../bindings/catalog.js';
import { MAX_BYTES } from './bounds.js';

/** @typedef {import('../bindings/core-calls.js').Core} Core */
/** @typedef {import('../bindings/core-calls.js').Job} Job */
/** @typedef {import('../transport/protocol.js').Cut} Cut */
/** @typedef {import('../bindings/request.js').Request} Request */

/** The notation of boards as people type them. A whole text is one board. */
const TYPED = 'typed';

/** The beginning of a text that names its genre. */
const NAMED = /^\s*[a-z]{2}/;

/** What core asks the module about in texts of grid puzzles: blocks of janko.at, or a link anywhere. */
const ASKED = /^\s*\[[a-z]|penpa-edit\/|[?#]m=|kanpen\.net\/|\/pencil_applet\//;

/** This many bytes show whether a text begins with a link. */
const DETECT_BYTES = 200;

const LINE_BREAK = 10;
const SMALL_A = 97;
const SMALL_Z = 122;

/** The notation of a solution as a board, for puzzles whose answer would be a link. @type {Record<string, string>} */
const drawn = { sudoku: 'line' };

/** Whether a notation is one of links. @param {string} name */
export const isLink = (name) => linkNotations.includes(name);

export class Notations {
  /** @param {Core} core @param {string} puzzle */
  constructor(core, puzzle) {
    this.core = core;
    this.#puzzle = puzzle;
    core.onLink = (asked) => /** @type {Core} */ (this.reader).readLink(asked);
  }

  /** The module `reading`, or why it is not loaded. @type {Core | Error | undefined} */
  reader;
  /**
   * Whether the module `reading` has to be loaded before the text is cut or opened.
   * @param {Request} request
   * @param {string | Uint8Array} text
   */
  needsReader(request, text) {
    return !this.core.hasReader && this.#meetsLinks(request, text);
  }

  /** How many bytes the core's memory has. */
  get memoryBytes() {
    return this.core.memoryBytes;
  }

  /**
   * @param {Request} request
   * @param {string | Uint8Array} text
   * @param {boolean} [isDrawn] solutions are boards to draw, not links
   */
  open(request, text, isDrawn = false) {
    const to = isDrawn && this.#meetsLinks(request, text) ? drawn[this.#puzzle] : undefined;
    return this.core.open(to ? { ...request, to } : request, text);
  }

  /**
   * The notation of a text from its first bytes; empty while more bytes are needed to tell.
   * @param {Uint8Array} front
   * @param {boolean} last
   */
  detect(front, last) {
    return this.core.detect(front, last);
  }

  /** Which puzzles and notations a text may be of, as JSON; only in the module `reading`. @param {Uint8Array} text */
  recognise(text) {
    return this.core.recognise(text);
  }

  /**
   * Finds how much of a text is whole puzzles.
   * @param {Request} request
   * @param {Uint8Array} text
   * @returns {Cut}
   */
  cut(request, text) {
    const { format, line, last } = request;
    if (format === TYPED && !last) return { bytes: 0, line, announced: 0, keep: MAX_BYTES + 1 };
    return isLink(format) ? cutLinks(request, text) : this.core.cut(request, text);
  }

  /**
   * Whether core may meet a link or a typed board in the text, or is to write a link. Those of grid puzzles may stand
   * anywhere in a text.
   * @param {Request} request
   * @param {string | Uint8Array} text
   */
  #meetsLinks({ format, to }, text) {
    if (isLink(to)) return true;
    if (this.#puzzle !== 'grid') {
      const name = format || this.#detected(text);
      return name === TYPED || isLink(name);
    }
    const string = typeof text === 'string' ? text : new TextDecoder().decode(text);
    return ASKED.test(string) || (typedGenres.includes(format) && !NAMED.test(string));
  }

  /** The notation of a text that may begin with a link; empty for most others. @param {string | Uint8Array} text */
  #detected(text) {
    if (this.#puzzle === 'sudoku' && !hasLetter(text)) return '';
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text.slice(0, DETECT_BYTES)) : text;
    return this.core.detect(bytes.subarray(0, DETECT_BYTES), true);
  }

  #puzzle;
}

/**
 * Whether one of the first characters is a small letter other than `a`: every link has one, and hardly any board.
 * @param {string | Uint8Array} text
 */
function hasLetter(text) {
  if (typeof text === 'string') return /[b-z]/.test(text.length > DETECT_BYTES ? text.slice(0, DETECT_BYTES) : text);
  return text.subarray(0, DETECT_BYTES).some((code) => code > SMALL_A && code <= SMALL_Z);
}

/** Without reading them. @param {Request} request @param {Uint8Array} text @returns {Cut} */
function cutLinks({ line, last }, text) {
  const bytes = last ? text.length : text.lastIndexOf(LINE_BREAK) + 1;
  for (let at = 0; at < bytes; ++at) if (text[at] === LINE_BREAK) ++line;
  // If a line is too long, only as much of it is kept as makes it too long still.
  return { bytes, line, announced: 0, keep: MAX_BYTES + 1 };
}
