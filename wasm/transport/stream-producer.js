// Reads the source of a stream, cuts it into pieces at the ends of puzzles, and has each piece answered by a worker.
import { Outbox } from './outbox-queue.js';
import { QuadrilleError } from './protocol.js';
import { answerWithRetries, restOf } from './retries.js';
import { Watchdog } from './watchdog.js';

/**
 * @typedef {import('./protocol.js').Cut} Cut
 * @typedef {import('./pool.js').Pool} Pool
 * @typedef {import('./request-runner.js').Query} Query
 * @typedef {import('./outbox-queue.js').OutboxQueue} OutboxQueue
 * @typedef {AsyncIterable<import('./protocol.js').Piece> | Iterable<import('./protocol.js').Piece>} Source
 */

/** While a puzzle is longer than this, the worker is asked again only when twice as much of it has come. */
const LONG_PUZZLE_BYTES = 1024 * 1024;

/**
 * Fills the queue and ends it, also when the source fails.
 * @param {Pool} pool
 * @param {Query & { signal: AbortSignal }} query its `text` is not used
 * @param {Source} source
 * @param {OutboxQueue} queue
 * @param {(format: string) => void} [onFormat] called once with the notation, before any answer
 */
export async function produce(pool, query, source, queue, onFormat) {
  try {
    const isWhole = await cutAndAnswer(pool, query, source, queue, onFormat);
    if (!isWhole && query.marksRest) addRest(query, queue);
    queue.end();
  } catch (error) {
    queue.end({ error });
  }
}

/**
 * @param {Pool} pool
 * @param {Query & { signal: AbortSignal }} query
 * @param {Source} source
 * @param {OutboxQueue} queue
 * @param {((format: string) => void) | undefined} onFormat
 * @returns {Promise<boolean>} whether all pieces have gone to workers
 */
async function cutAndAnswer(pool, query, source, queue, onFormat) {
  const { signal } = query;
  const input = new InputBuffer();
  let position = { line: 1, announced: 0 };
  let { format } = query.request;
  for await (const { bytes, last } of source) {
    if (signal.aborted) return false;
    input.add(bytes);
    if (!last && !input.isLongEnough) continue;
    const text = input.join();
    if (last && text.length === 0 && position.line > 1 && position.announced === 0) return true; // all is answered
    const isWhole = last && position.line === 1; // core detects the format itself; onFormat may still need it
    if (!isWhole || onFormat) format ||= await detectFormat(pool, query, text, last);
    if (signal.aborted) return false;
    if (format === '' && !isWhole) {
      input.waitForTwice();
      continue;
    }
    onFormat?.(format);
    onFormat = undefined;
    await queue.waitForRoom(signal);
    const request = { ...query.request, ...position, format, last };
    const cut = await answerPiece(pool, { ...query, request, text }, queue);
    if (last || cut === undefined) return true; // or the piece itself says that it was stopped
    const { bytes: whole, keep, ...next } = cut;
    input.dropFirst(whole, keep);
    if (whole === 0) input.waitForTwice();
    position = next;
  }
  return true;
}

/**
 * Adds the result `stopped` for what no worker was given.
 * @param {Query} query
 * @param {OutboxQueue} queue
 */
function addRest(query, queue) {
  const outbox = new Outbox();
  outbox.deliver([restOf(query)]);
  outbox.end(true);
  queue.add(outbox);
}

/** The bytes of the source that are not being answered yet. */
class InputBuffer {
  /** @param {Uint8Array} bytes */
  add(bytes) {
    this.#added.push(bytes);
    this.#size += bytes.length;
  }

  get isLongEnough() {
    return this.#size >= this.#needed;
  }

  /** All bytes in one array. */
  join() {
    if (this.#added.length > 1 || this.#joined.length > 0) this.#joined = concatenated([this.#joined, ...this.#added]);
    else this.#joined = this.#added[0] ?? this.#joined;
    this.#added = [];
    return this.#joined;
  }

  /**
   * Drops bytes that are being answered.
   * @param {number} count
   * @param {number} [keep] how many of the others are needed
   */
  dropFirst(count, keep = Infinity) {
    this.#joined = this.#joined.subarray(count, count + keep);
    this.#size = this.#joined.length;
    this.#needed = 0;
  }

  /** The present bytes do not hold one whole puzzle: a long puzzle waits for twice as many. */
  waitForTwice() {
    this.#needed = this.#joined.length > LONG_PUZZLE_BYTES ? 2 * this.#joined.length : 0;
  }

  /** @type {Uint8Array} */
  #joined = new Uint8Array();
  /** @type {Uint8Array[]} since they were joined last */
  #added = [];
  #size = 0; // bytes in both
  #needed = 0; // bytes to wait for
}

/**
 * Starts to answer one piece. Its results go to an outbox of the queue.
 * @param {Pool} pool
 * @param {Query} query
 * @param {OutboxQueue} queue
 * @returns {Promise<Cut | undefined>} how much of the piece is being answered; undefined for the last piece, and when
 *   the worker ended before that was known
 */
function answerPiece(pool, query, queue) {
  const outbox = new Outbox();
  queue.add(outbox);
  return new Promise((resolve) => {
    const isLast = query.request.last;
    answerWithRetries(pool, isLast ? query : { ...query, onCut: resolve }, (found) => outbox.deliver(found))
      .catch((error) => queue.fail(error))
      .then((isCut) => {
        resolve(undefined);
        outbox.end(isCut === true);
      });
    if (isLast) resolve(undefined);
  });
}

/**
 * The notation of a text that begins with `bytes`; empty when more bytes are needed to tell, or when it was stopped.
 * @param {Pool} pool
 * @param {Query} query its `text` is not used
 * @param {Uint8Array} bytes
 * @param {boolean} last whether this is the whole text
 * @returns {Promise<string>}
 */
async function detectFormat(pool, { puzzle, seconds, signal }, bytes, last) {
  const agent = await (signal ? pool.acquireUnless(puzzle, signal) : pool.acquire(puzzle));
  if (agent === undefined) return '';
  /** @type {Watchdog | undefined} */
  let watchdog;
  try {
    const format = await new Promise((resolve, reject) => {
      agent.onMessage = (message) => {
        if (message.type === 'failed') reject(new QuadrilleError(message.code, message.message));
        if (message.type === 'detected') resolve(message.format);
      };
      agent.send({ type: 'detect', id: 0, puzzle, bytes: bytes.slice(), last });
      const stopped = new QuadrilleError(
        'too-large',
        `finding the text's format takes longer than ${seconds} s; name it`,
      );
      watchdog = new Watchdog({ seconds, signal, end: () => reject(stopped) });
    });
    pool.release(agent, 0);
    return format;
  } catch (error) {
    pool.discard(agent);
    if (signal?.aborted) return '';
    throw error;
  } finally {
    watchdog?.close();
  }
}

/** @param {Uint8Array[]} parts */
function concatenated(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
