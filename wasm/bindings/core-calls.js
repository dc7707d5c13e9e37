// Calls what a WebAssembly module binds and exports (bindings.cpp): what is rare through Embind, and what is done for
// every question or slice by numbers and bytes in memory.
import { engines, forms, questions, request as requestFields } from './catalog.js';

/** @typedef {import('./core.js').CoreInstance} CoreInstance */
/** @typedef {import('./request.js').Request} Request */

/** The bytes of a number. */
const DOUBLE = 8;

/** Bytes of records at which a slice ends early, unless the caller wants more. */
const ENOUGH = 128 * 1024;

/** Up to this length a loop over the characters is faster than an encoder. */
const SHORT_TEXT = 256;

const encoder = new TextEncoder();

/** A place in memory: WebAssembly hands over those above 2 GB as negative numbers. @param {number} place */
const unsigned = (place) => place >>> 0;

/** The names of the fields of a request, in the order of core. */
const fieldNames = /** @type {(keyof Request)[]} */ (Object.keys(requestFields));

/** The names that the fields of a request may have, apart from notations. @type {Record<string, string[]>} */
const lists = { question: questions, engine: engines, form: forms };

/** One puzzle of a module, or the module `reading`. */
export class Core {
  /** Asked by core what a link says: see `readLink`. @type {(asked: Uint8Array) => string} */
  onLink = () => '3there is nothing that reads links';

  /**
   * @param {CoreInstance} instance
   * @param {import('./rows.js').Row} row of the puzzle
   */
  constructor(instance, { place, notations }) {
    const { functions, exports, memory } = instance;
    this.#functions = functions;
    this.#exports = exports;
    this.#memory = new CoreMemory(memory);
    this.#notations = notations;
    this.#puzzle = functions.puzzleCount() > 1 ? place : 0;
    this.#fields = unsigned(exports.request_room());
    functions.askAboutLink = (place, length) => {
      const at = unsigned(place);
      const answer = encoder.encode(this.onLink(this.#memory.bytes.slice(at, at + length)));
      const room = unsigned(exports.answer_room(answer.length));
      this.#memory.bytes.set(answer, room);
    };
  }

  /** Whether the module reads links itself: one of a single puzzle asks `onLink`. */
  get hasReader() {
    return this.#functions.puzzleCount() !== 1;
  }

  /** How many bytes its memory has. */
  get memoryBytes() {
    return this.#memory.bytes.length;
  }

  /**
   * @param {Request} request its names are those of the catalog
   * @param {string | Uint8Array} text in UTF-8
   */
  open(request, text) {
    this.#write(request, text);
    const job = unsigned(this.#exports.job_open(this.#puzzle));
    return new Job(this.#functions, this.#exports, this.#memory, job);
  }

  /**
   * The notation of a text that begins with these bytes; empty while more of them are needed.
   * @param {Uint8Array} front
   * @param {boolean} last
   */
  detect(front, last) {
    return this.#functions.detect(this.#puzzle, front, last);
  }

  /** What a text may be, as JSON: see core/reading/recognise.hpp. @param {Uint8Array} text */
  recognise(text) {
    return this.#functions.recognise(text);
  }

  /** What a link says, where the module is `reading`: see core/reading/recognise.hpp. @param {Uint8Array} asked */
  readLink(asked) {
    return this.#functions.readLink(asked);
  }

  /**
   * How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows.
   * @param {Request} request
   * @param {Uint8Array} text
   */
  cut(request, text) {
    this.#write(request, text);
    return this.#functions.cut(this.#puzzle);
  }

  /** @param {Request} request @param {string | Uint8Array} text */
  #write(request, text) {
    this.#writeText(text);
    if (request.part) this.#functions.setPart(request.part);
    if (request.cell) this.#functions.setCell(request.cell);
    const { doubles } = this.#memory;
    const at = this.#fields / DOUBLE;
    for (let i = 0; i < fieldNames.length; ++i) {
      const name = fieldNames[i];
      const value = request[name];
      doubles[at + i] = typeof value === 'string' ? this.#placeOf(name, value) : Number(value);
    }
  }

  /** The place of a name in its list. @param {string} field @param {string} name */
  #placeOf(field, name) {
    return (lists[field] ?? this.#notations).indexOf(name);
  }

  /** Puts a text where the next call reads it. @param {string | Uint8Array} text */
  #writeText(text) {
    if (typeof text === 'string') return this.#writeString(text);
    const at = unsigned(this.#exports.text_room(text.length));
    this.#memory.bytes.set(text, at);
  }

  /** Most texts are ASCII, whose length in bytes is known. @param {string} text */
  #writeString(text) {
    const at = unsigned(this.#exports.text_room(text.length));
    const { bytes } = this.#memory;
    let written = 0;
    if (text.length > SHORT_TEXT) {
      written = encoder.encodeInto(text, bytes.subarray(at, at + text.length)).read;
    } else {
      for (let code = 0; written < text.length; ++written) {
        code = text.charCodeAt(written);
        if (code > 127) break;
        bytes[at + written] = code;
      }
    }
    if (written < text.length) this.#writeText(encoder.encode(text));
  }

  #functions;
  #exports;
  #memory;
  #notations;
  #puzzle;
  #fields;
}

/** A question put to every puzzle of a text. */
export class Job {
  /**
   * Use `Core.open`.
   * @param {CoreInstance['functions']} functions
   * @param {CoreInstance['exports']} exports
   * @param {CoreMemory} memory
   * @param {number} job
   */
  constructor(functions, exports, memory, job) {
    this.#functions = functions;
    this.#exports = exports;
    this.#memory = memory;
    this.#job = job;
  }

  /**
   * Works for about `ms` milliseconds, or until there are `enough` bytes of records; false when every puzzle is
   * answered.
   * @param {number} ms
   * @param {number} [enough]
   */
  step(ms, enough = ENOUGH) {
    return this.#exports.job_step(this.#job, ms, enough) !== 0;
  }

  /**
   * Reads the puzzle at the first call; at the others works for `nodes` nodes. False when it is answered.
   * @param {number} nodes
   */
  walk(nodes) {
    return this.#functions.walk(this.#job, nodes);
  }

  /** Gives up the present puzzle. */
  stop() {
    this.#functions.stop(this.#job);
  }

  /** Gives parts of the present search away (Job::give_away of core/job/job.hpp): a line each. */
  giveAway() {
    return this.#functions.giveAway(this.#job);
  }

  /** The records (core/job/records.hpp) since the last call, in core's memory: valid until the next call of core. */
  takeRecords() {
    const at = unsigned(this.#exports.job_records(this.#job));
    return this.#memory.bytes.subarray(at, at + this.#exports.record_bytes());
  }

  /** How many puzzles are answered. */
  puzzles() {
    return this.#functions.puzzles(this.#job);
  }

  partial() {
    return this.#functions.partial(this.#job);
  }

  /** The choices in force: see SearchView::path (core/job/search_view.hpp). */
  path() {
    return this.#functions.path(this.#job);
  }

  progress() {
    return this.#functions.progress(this.#job);
  }

  /**
   * Improves the estimate of the number of solutions for about `ms` milliseconds; 0 while there is none.
   * @param {number} ms
   */
  estimate(ms) {
    return this.#functions.estimate(this.#job, ms);
  }

  /** Frees the job. The caller of `open` must call this. */
  delete() {
    this.#exports.job_close(this.#job);
    this.#job = 0;
  }

  #functions;
  #exports;
  #memory;
  #job;
}

/** A module's memory. Its views are made again when it has grown. */
class CoreMemory {
  /** @param {WebAssembly.Memory} memory */
  constructor(memory) {
    this.#memory = memory;
  }

  get bytes() {
    if (this.#bytes.buffer !== this.#memory.buffer) this.#bytes = new Uint8Array(this.#memory.buffer);
    return this.#bytes;
  }

  /** All of it as doubles: the one at byte `at` has the index `at / 8`. */
  get doubles() {
    if (this.#doubles.buffer !== this.#memory.buffer) this.#doubles = new Float64Array(this.#memory.buffer);
    return this.#doubles;
  }

  #memory;
  #bytes = new Uint8Array();
  #doubles = new Float64Array();
}
