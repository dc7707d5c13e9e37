// A job whose text or answers are links, which core cannot read. It has the methods of a job of core. Each link is
// read when its turn comes, and becomes a job of core in a notation of core. The records of that job are passed on
// with links in place of boards. So a text of many links is answered in slices and stopped like any other, and a bad
// link does not affect the others.
import { MAX_BYTES, Unreadable } from './bounds.js';
import { convertedRecord, errorRecord, mapRecords } from './records.js';

/** @typedef {import('../bindings/request.js').Request} Request */

/**
 * How the links of a puzzle are read and written. A link is one line, and becomes a text in the notation `core`, which
 * may have several lines.
 * @typedef {object} LinkCodec
 * @property {string} core the notation of core
 * @property {(link: string) => string} read throws `Unreadable`
 * @property {(text: string, notation: string) => string} write throws `Unreadable` where there is no such link
 * @property {boolean} linksSolutions whether a solution is written as a link too; otherwise it stays as core writes it
 */

/** A slice ends after this many bytes of records, as in wasm/bindings/bindings.cpp. */
const SLICE_BYTES = 128 * 1024;

const LINE_BREAK = 10;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class LinkJob {
  /**
   * @param {import('../bindings/core-calls.js').Core} core
   * @param {Request} request
   * @param {Uint8Array} text
   * @param {LinkCodec} codec
   * @param {{ from: string, to: string }} notations of links; empty where core knows the notation
   */
  constructor(core, request, text, codec, { from, to }) {
    this.#core = core;
    this.#codec = codec;
    const format = from === '' ? request.format : codec.core;
    /** @type {Request} */
    this.#request = { ...request, format, to: to === '' ? request.to : codec.core, form: 'records' };
    this.#text = text;
    this.#line = request.line;
    this.#from = from;
    this.#to = to;
  }

  /** @param {number} ms */
  step(ms) {
    const end = performance.now() + ms;
    let now = end - ms;
    do {
      if (!this.#job && !this.#openNext()) return false;
      if (this.#job?.step(end - now)) return true;
      this.#finish();
      now = performance.now();
    } while (now < end && this.#size < SLICE_BYTES);
    return true;
  }

  /** @param {number} nodes */
  walk(nodes) {
    if (!this.#job && !this.#openNext()) return false;
    if (this.#job?.walk(nodes)) return true;
    this.#finish();
    return false;
  }

  stop() {
    this.#job?.stop();
  }

  giveAway() {
    return this.#job?.giveAway() ?? '';
  }

  takeRecords() {
    this.#collect();
    const records = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#records.splice(0)) {
      records.set(part, at);
      at += part.length;
    }
    this.#size = 0;
    return records;
  }

  puzzles() {
    return this.#done + (this.#job?.puzzles() ?? 0);
  }

  progress() {
    const { nodes = 0, deadEnds = 0, solutions = 0, depth = 0, fraction = 0 } = this.#job?.progress() ?? {};
    return { puzzles: this.puzzles(), nodes, deadEnds, solutions, depth, fraction };
  }

  partial() {
    return this.#job?.partial() ?? '';
  }

  path() {
    return this.#job?.path() ?? '';
  }

  /** @param {number} ms */
  estimate(ms) {
    return this.#job?.estimate(ms) ?? 0;
  }

  delete() {
    this.#job?.delete();
    this.#job = undefined;
  }

  /** Opens a job for the next puzzle, or reports that it cannot be read. False when there is no next puzzle. */
  #openNext() {
    if (this.#from === '') return this.#openOnce(this.#text);
    let link = this.#nextLine();
    // For an empty text, core reports that there is no puzzle.
    if (link === undefined) return this.#request.single && this.#openOnce(new Uint8Array());
    if (!this.#request.single && this.#done < this.#request.skip) {
      ++this.#done;
      return true;
    }
    try {
      const board = this.#codec.read(link.text);
      const { line } = link;
      this.#lineOf = [line];
      this.#secondFrom = line + board.split('\n').length;
      const second = this.#request.single ? this.#nextLine() : undefined;
      if (second) {
        link = second;
        this.#lineOf.push(second.line);
        this.#codec.read(second.text); // if it can be read, core reports that there is a second puzzle
      }
      const text = encoder.encode(second ? `${board}\n${board}` : board);
      this.#opened = this.#request.single;
      this.#job = this.#core.open({ ...this.#request, line, last: true, announced: 0, skip: 0 }, text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#add(encoder.encode(errorRecord(error.code, link.line, error.message)));
      if (this.#request.single) this.#at = this.#text.length;
      this.#opened = this.#request.single;
      ++this.#done;
    }
    return true;
  }

  /** Opens the only job of core, unless it was opened before. @param {Uint8Array} text */
  #openOnce(text) {
    if (this.#opened) return false;
    this.#opened = true;
    this.#job = this.#core.open({ ...this.#request, line: this.#line }, text);
    return true;
  }

  /** The next line that is not empty. @returns {{ text: string, line: number } | undefined} */
  #nextLine() {
    while (this.#at < this.#text.length) {
      const found = this.#text.indexOf(LINE_BREAK, this.#at);
      const end = found < 0 ? this.#text.length : found;
      // A line that is too long is only decoded so far that it is still too long.
      const isTooLong = end - this.#at > MAX_BYTES;
      const bytes = this.#text.subarray(this.#at, isTooLong ? this.#at + MAX_BYTES + 1 : end);
      const text = isTooLong ? decoder.decode(bytes) : decoder.decode(bytes).trim();
      const line = this.#line++;
      this.#at = end + 1;
      if (text !== '') return { text, line };
    }
    return undefined;
  }

  #finish() {
    if (!this.#job) return;
    this.#collect();
    this.#done += this.#job.puzzles();
    this.delete();
  }

  /** Takes the records of the present job. */
  #collect() {
    if (this.#job) this.#add(this.#withLinks(this.#job.takeRecords()));
  }

  /** @param {Uint8Array} records */
  #add(records) {
    if (records.length === 0) return;
    this.#records.push(records);
    this.#size += records.length;
  }

  /** Converts records about boards to records about links. @param {Uint8Array} records */
  #withLinks(records) {
    const { question } = this.#request;
    const { linksSolutions } = this.#codec;
    const writesSolutions = linksSolutions && this.#to !== '' && question !== 'candidates' && question !== 'hint';
    return mapRecords(records, {
      solution: (text) => {
        if (question === 'why') return this.#from === '' ? text : this.#withoutPlaces(text);
        return writesSolutions ? this.#codec.write(text, this.#to) : text;
      },
      converted: (format, board) => this.#converted(this.#from || format, board),
      // A place in the text of core is not a place in the link.
      error: (code, line, column, message) =>
        this.#from === '' ? errorRecord(code, line, message, column) : errorRecord(code, this.#linkAt(line), message),
    });
  }

  /** Statements of a link stand at its beginning. @param {string} json */
  #withoutPlaces(json) {
    const found = JSON.parse(json);
    for (const statement of found.statements) Object.assign(statement, { line: this.#lineOf[0] ?? 0, column: 1 });
    return JSON.stringify(found);
  }

  /**
   * The record of a converted text, or of the error that there is no such link.
   * @param {string} format
   * @param {string} board
   */
  #converted(format, board) {
    try {
      return convertedRecord(format, this.#to === '' ? board : this.#codec.write(board, this.#to));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return errorRecord(error.code, this.#lineOf[0] ?? 0, error.message);
    }
  }

  /** The line of the link that a line of the present text of core is from. @param {number} line */
  #linkAt(line) {
    return line >= this.#secondFrom ? (this.#lineOf[1] ?? line) : (this.#lineOf[0] ?? line);
  }

  #core;
  #codec;
  #request;
  #text;
  #from;
  #to;
  /**
   * For the present puzzle; for all of them when core reads the text.
   * @type {import('../bindings/core-calls.js').Job | undefined}
   */
  #job;
  #opened = false; // no other job of core will be opened
  #at = 0; // bytes of the text that are read
  #line; // the number of the line at #at
  /** The lines of the links in the present text of core, one or two. @type {number[]} */
  #lineOf = [];
  #secondFrom = 0; // the line of the present text of core where the second link's begins
  #done = 0; // puzzles before the present job
  /** @type {Uint8Array[]} to be taken */
  #records = [];
  #size = 0; // bytes in them
}
