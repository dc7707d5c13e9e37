// The core with all notations: those of core itself, and links of other pages, which jobs of their own convert to
// boards: link-loader.js fetches them. Texts go in as bytes, and records come out. It runs in the worker,
// like everything that reads untrusted texts.
import { MAX_BYTES } from './bounds.js';
import { linkKind, linksOf } from './link-kinds.js';

/** @typedef {import('../bindings/core-calls.js').Core} Core */
/** @typedef {import('../bindings/core-calls.js').Job} Job */
/** @typedef {import('../transport/protocol.js').Cut} Cut */
/** @typedef {import('../bindings/request.js').Request} Request */
/** @typedef {import('./link-loader.js').LinkReader} LinkReader */

/** This many bytes show whether a text begins with a link. */
const DETECT_BYTES = 200;

const LINE_BREAK = 10;
const SMALL_A = 97;
const SMALL_Z = 122;

/** Whether the puzzle has notations that are links. @param {string} puzzle */
export const readsLinks = (puzzle) => linksOf(puzzle).length > 0;

export class Notations {
  /** @param {Core} core @param {string} puzzle */
  constructor(core, puzzle) {
    this.#core = core;
    this.#puzzle = puzzle;
    this.#links = linksOf(puzzle);
  }

  /** @type {LinkReader | Error | undefined} has to be loaded before a text that `hasLinks` is opened */
  linkReader;

  /**
   * Whether the text or its answers are links.
   * @param {Request} request
   * @param {string | Uint8Array} text
   */
  hasLinks(request, text) {
    const format = request.format || linkNotation(this.#links, text);
    return this.#isLink(format) || this.#isLink(request.to);
  }

  /** How many bytes the core's memory has. */
  get memoryBytes() {
    return this.#core.memoryBytes;
  }

  /**
   * @param {Request} request
   * @param {string | Uint8Array} text
   * @param {boolean} [isDrawn] solutions are boards to draw, not links
   * @returns {Job | InstanceType<LinkReader['LinkJob']>}
   */
  open(request, text, isDrawn = false) {
    const format = request.format || linkNotation(this.#links, text);
    const [from, to] = [format, request.to || format].map((name) => (this.#isLink(name) ? name : ''));
    if (from === '' && to === '') return this.#core.open(request, text);
    const { LinkJob, codecs } = /** @type {LinkReader} */ (this.linkReader);
    const codec = codecs[this.#puzzle];
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const isBoard = isDrawn && to !== '';
    const asked = isBoard ? { ...request, to: codec.core } : request;
    return new LinkJob(this.#core, asked, bytes, codec, { from, to: isBoard ? '' : to });
  }

  /**
   * The notation of a text from its first bytes; empty while more bytes are needed to tell.
   * @param {Uint8Array} front
   * @param {boolean} last
   */
  detect(front, last) {
    const link = linkNotation(this.#links, front);
    const isEnough = last || front.length >= DETECT_BYTES || new TextDecoder().decode(front).trimStart().includes('\n');
    if (link !== '' || (!isEnough && this.#links.length > 0)) return link;
    return this.#core.detect(front, last);
  }

  /** What a text may be, as JSON, where the module is `reading`. @param {Uint8Array} text */
  recognise(text) {
    return this.#core.recognise(text);
  }

  /**
   * Finds how much of a text is whole puzzles.
   * @param {Request} request
   * @param {Uint8Array} text
   * @returns {Cut}
   */
  cut(request, text) {
    return this.#isLink(request.format) ? cutLinks(request, text) : this.#core.cut(request, text);
  }

  /** Whether a notation is one of links. @param {string} name */
  #isLink(name) {
    return this.#links.some(({ notation }) => notation === name);
  }

  #core;
  #puzzle;
  #links;
}

/**
 * The notation of a text that begins with a link; empty for any other.
 * @param {import('./link-kinds.js').LinkKind[]} links
 * @param {string | Uint8Array} text
 */
function linkNotation(links, text) {
  if (!hasLetter(text)) return '';
  const front = typeof text === 'string' ? text : new TextDecoder().decode(text.subarray(0, DETECT_BYTES));
  return linkKind(front.slice(0, DETECT_BYTES), links)?.notation ?? '';
}

/**
 * Whether one of the first characters is a small letter other than `a`: every link has one, and hardly any board.
 * @param {string | Uint8Array} text
 */
function hasLetter(text) {
  if (typeof text === 'string') return /[b-z]/.test(text.length > DETECT_BYTES ? text.slice(0, DETECT_BYTES) : text);
  return text.subarray(0, DETECT_BYTES).some((code) => code > SMALL_A && code <= SMALL_Z);
}

/** @param {Request} request @param {Uint8Array} text @returns {Cut} */
function cutLinks({ line, last }, text) {
  const bytes = last ? text.length : text.lastIndexOf(LINE_BREAK) + 1;
  for (let at = 0; at < bytes; ++at) if (text[at] === LINE_BREAK) ++line;
  // A line that is too long is only kept so far that it is still too long.
  return { bytes, line, announced: 0, keep: MAX_BYTES + 1 };
}
