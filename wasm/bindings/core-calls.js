// Calls what a WebAssembly module exports (bindings.cpp), by numbers and bytes in memory.
import { engines, forms, puzzles, questions, request as requestFields } from './catalog.js';
import { CoreMemory, DOUBLE } from './core-memory.js';

/** @typedef {import('./core.js').CoreInstance} CoreInstance */
/** @typedef {import('./request.js').Request} Request */

/** Up to this length a loop over the characters is faster than an encoder. */
const SHORT_TEXT = 256;

const encoder = new TextEncoder();

/** The names of the fields of a request, in the order of core. */
const fieldNames = /** @type {(keyof Request)[]} */ (Object.keys(requestFields));

/** The names that the fields of a request may have, apart from notations. @type {Record<string, string[]>} */
const lists = { question: questions, engine: engines, form: forms };

/** One puzzle of a module. */
export class Core {
  /**
   * @param {CoreInstance} instance
   * @param {string} puzzle
   */
  constructor(instance, puzzle) {
    const { exports, memory } = instance;
    this.#exports = exports;
    this.#memory = new CoreMemory(memory);
    const place = puzzles.findIndex(({ id }) => id === puzzle);
    this.#notations = puzzles[place].notations.map(({ name }) => name);
    this.#puzzle = exports.puzzle_count() > 1 ? place : 0;
    this.#fields = exports.request_room();
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
    const job = this.#exports.job_open(this.#puzzle);
    return new Job(this.#exports, this.#memory, job);
  }

  /**
   * The notation of a text that begins so; empty while more is needed to tell.
   * @param {Uint8Array} front
   * @param {boolean} last
   */
  detect(front, last) {
    this.#writeText(front);
    const at = this.#exports.detect(this.#puzzle, last);
    return this.#memory.textAt(at, this.#exports.bytes_returned());
  }

  /**
   * How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows.
   * @param {Request} request
   * @param {Uint8Array} text
   */
  cut(request, text) {
    this.#write(request, text);
    const [bytes, line, announced] = this.#memory.numbersAt(this.#exports.cut(this.#puzzle), 3);
    return { bytes, line, announced };
  }

  /** @param {Request} request @param {string | Uint8Array} text */
  #write(request, text) {
    if (request.part) {
      this.#writeText(request.part);
      this.#exports.take_part();
    }
    if (request.cell) {
      this.#writeText(request.cell);
      this.#exports.take_cell();
    }
    this.#writeText(text);
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
    const at = this.#exports.text_room(text.length);
    this.#memory.bytes.set(text, at);
  }

  /** Most texts are ASCII, whose length in bytes is known. @param {string} text */
  #writeString(text) {
    const at = this.#exports.text_room(text.length);
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
   * @param {CoreInstance['exports']} exports
   * @param {CoreMemory} memory
   * @param {number} job
   */
  constructor(exports, memory, job) {
    this.#exports = exports;
    this.#memory = memory;
    this.#job = job;
  }

  /**
   * Works for about `ms` milliseconds, or until there are records enough to hand on; false when every puzzle is
   * answered.
   * @param {number} ms
   */
  step(ms) {
    return this.#exports.job_step(this.#job, ms) !== 0;
  }

  /**
   * Reads the puzzle at the first call; at the others works for `nodes` nodes. False when it is answered.
   * @param {number} nodes
   */
  walk(nodes) {
    return this.#exports.job_walk(this.#job, nodes) !== 0;
  }

  /** Gives up the present puzzle. */
  stop() {
    this.#exports.job_stop(this.#job);
  }

  /** Gives parts of the present search away (Job::give_away of core/job/job.hpp): a line each. */
  giveAway() {
    return this.#text(this.#exports.job_give_away(this.#job));
  }

  /** The records (core/job/records.hpp) since the last call, in core's memory: valid until the next call of core. */
  takeRecords() {
    const at = this.#exports.job_records(this.#job);
    return this.#memory.bytes.subarray(at, at + this.#exports.bytes_returned());
  }

  /** How many puzzles are answered. */
  puzzles() {
    return this.#exports.job_puzzles(this.#job);
  }

  partial() {
    return this.#text(this.#exports.job_partial(this.#job));
  }

  /** The choices in force: see SearchView::path (core/job/search_view.hpp). */
  path() {
    return this.#text(this.#exports.job_path(this.#job));
  }

  progress() {
    const at = this.#exports.job_progress(this.#job);
    const [puzzles, nodes, deadEnds, solutions, depth, fraction] = this.#memory.numbersAt(at, 6);
    return { puzzles, nodes, deadEnds, solutions, depth, fraction };
  }

  /**
   * Betters the estimate of the number of solutions for about `ms` milliseconds; 0 while there is none.
   * @param {number} ms
   */
  estimate(ms) {
    return this.#exports.job_estimate(this.#job, ms);
  }

  /** Frees the job; whoever opened it calls this. */
  delete() {
    this.#exports.job_close(this.#job);
    this.#job = 0;
  }

  /** The text that the last call has returned. @param {number} at */
  #text(at) {
    return this.#memory.textAt(at, this.#exports.bytes_returned());
  }

  #exports;
  #memory;
  #job;
}
