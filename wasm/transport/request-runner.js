// One question at one worker: sends it, hands on what comes back in order, and ends a worker that does not come back.
import { MAX_UNACKNOWLEDGED, QuadrilleError, RecordReader } from './protocol.js';
import { Watchdog } from './watchdog.js';

/** @typedef {import('./protocol.js').StreamItem} StreamItem */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */
/** @typedef {import('./protocol.js').Progress} Progress */
/** @typedef {import('./pool.js').Pool} Pool */
/** @typedef {import('./pool.js').Agent} Agent */

let lastId = 0;

/**
 * @typedef {object} Query
 * @property {string} puzzle
 * @property {import('../bindings/request.js').Request} request
 * @property {Uint8Array} bytes the text
 * @property {number} seconds for each puzzle; Infinity for no limit
 * @property {AbortSignal} [signal]
 * @property {(progress: Progress) => void} [onProgress]
 * @property {import('./protocol.js').ToResult} [toResult] of answers; solutions are then told in them alone
 * @property {boolean} [deflated] the text is what a link of the page holds behind its `~`
 * @property {boolean} [parks] while nobody reads the solutions, the worker does not count as one of the pool's
 * @property {boolean} [oneByOne] puzzle by puzzle, so that it is known with which one a worker is lost
 * @property {(cut: import('./protocol.js').Cut) => void} [onCut] given when the text may end within a puzzle; called
 *   once, before anything is answered
 *
 * @typedef {object} LostWorker of a worker that failed, or that was ended since `seconds` had passed
 * @property {StreamItem} found the failure, or the answer `stopped`, in the place of the puzzle that it was lost with
 * @property {boolean} isKnown whether that is the first puzzle without an answer; it may be a later one when several
 *   were answered in one slice
 * @property {boolean} isReadable whether the worker came past the puzzles to skip
 */

/**
 * The answer about a puzzle whose worker did not come to say how far it had got.
 * @param {Partial<Progress> & { ms?: number }} [progress] the last that was heard of it
 * @returns {import('./protocol.js').Answer}
 */
export const stoppedAnswer = ({ nodes = 0, deadEnds = 0, depth = 0, solutions = 0, ms = 0 } = {}) => ({
  verdict: 'stopped',
  count: String(solutions),
  stats: { nodes, deadEnds, depth, ms, engine: '' },
});

/**
 * Settles when the question is answered or stopped; stopped before any worker was free, with nothing delivered.
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver takes what was found since the last call. The worker waits when promises that it
 *   returns stay unsettled.
 */
export async function runQuery(pool, query, deliver) {
  const lost = await tryQuery(pool, query, deliver);
  if (lost?.found instanceof Error) throw lost.found;
  if (lost) deliver([lost.found]);
}

/**
 * The same for a text of many puzzles. Rejected when no worker can be had, when the pool is closed, and with what
 * `onProgress` throws.
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver
 * @returns {Promise<LostWorker | undefined>} undefined when the question is settled; else puzzles are left without an answer
 */
export async function tryQuery(pool, query, deliver) {
  const agent = await (query.signal ? pool.acquireUnless(query.signal) : pool.acquire());
  return agent && new RequestRunner(pool, agent, query, deliver).settled;
}

/** A question while a worker deals with it. */
class RequestRunner {
  /** @type {Promise<LostWorker | undefined>} */
  settled;

  /**
   * @param {Pool} pool
   * @param {Agent} agent
   * @param {Query} query
   * @param {(found: StreamItem[]) => unknown} deliver
   */
  constructor(pool, agent, query, deliver) {
    this.#pool = pool;
    this.#agent = agent;
    this.#query = query;
    this.#onResults = deliver;
    this.#reader = new RecordReader(query.toResult);
    this.settled = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#guard(() => this.#begin());
  }

  #id = ++lastId;
  #pool;
  #agent;
  #query;
  #onResults;
  #reader;
  /** @type {Watchdog | undefined} */
  #watchdog;
  /** @type {(lost?: LostWorker) => void} */
  #resolve = () => {};
  /** @type {(error: unknown) => void} */
  #reject = () => {};
  #isOver = false;
  /** @type {Progress | undefined} the last that was heard of the puzzle at hand */
  #progress;
  #puzzles = 0; // that the worker has passed over or answered, as far as progress tells
  #isReadable = false;
  #unacknowledged = 0;

  #begin() {
    const agent = this.#agent;
    agent.onMessage = (message) => this.#guard(() => this.#hear(message));
    const { puzzle, request, bytes, seconds, signal, onProgress, onCut } = this.#query;
    const { oneByOne = false, deflated = false } = this.#query;
    const [partial, cut] = [onProgress !== undefined, onCut !== undefined];
    const options = { seconds, partial, cut, oneByOne, deflated };
    agent.send({ type: 'ask', id: this.#id, puzzle, request, bytes: withOwnBuffer(bytes), ...options });
    if (signal === undefined && seconds === Infinity) return; // nothing to watch for
    this.#watchdog = new Watchdog({
      seconds,
      signal,
      isPaused: () => this.#unacknowledged >= MAX_UNACKNOWLEDGED,
      stop: () => agent.send({ type: 'stop', id: this.#id }),
      end: (cause) => this.#guard(() => this.#stopped(cause)),
    });
  }

  /** Rejects the question with what `work` throws: it may call `onProgress`. @param {() => void} work */
  #guard(work) {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if (message.type === 'failed') return this.#failed(new QuadrilleError(message.code, message.message));
    if (message.type === 'ready' || message.id !== this.#id) return;
    switch (message.type) {
      case 'records':
        this.#acknowledge(this.#deliver(this.#reader.read(message.records, message.ms)));
        break;
      case 'progress':
        this.#report(message.progress);
        break;
      case 'cut':
        this.#query.onCut?.(message.cut);
        break;
      case 'done':
        this.#deliver(this.#reader.read(message.records, message.ms));
        this.#settle();
        this.#pool.release(this.#agent, message.memory);
        break;
    }
  }

  /** @param {StreamItem[]} found */
  #deliver(found) {
    if (found.some((item) => typeof item !== 'string')) {
      this.#progress = undefined;
      this.#watchdog?.restart();
    }
    return this.#onResults(found);
  }

  /** Lets the worker go on when what it has sent is taken. @param {unknown} taken */
  async #acknowledge(taken) {
    if (++this.#unacknowledged === MAX_UNACKNOWLEDGED && this.#query.parks) this.#pool.park(this.#agent);
    await taken;
    if (this.#isOver) return;
    if (this.#unacknowledged-- === MAX_UNACKNOWLEDGED) {
      this.#watchdog?.restart();
      this.#pool.unpark(this.#agent);
    }
    this.#agent.send({ type: 'acknowledge', id: this.#id });
  }

  /** @param {Progress} progress */
  #report(progress) {
    if (progress.puzzles !== this.#puzzles) this.#watchdog?.restart();
    this.#puzzles = progress.puzzles;
    this.#progress = progress;
    if (progress.puzzles >= this.#query.request.skip) this.#isReadable = true;
    const { onProgress } = this.#query;
    if (onProgress) Promise.resolve(onProgress(progress)).catch((error) => this.#fail(error));
  }

  /** The worker has failed. @param {QuadrilleError} failure */
  #failed(failure) {
    if (failure.code === 'closed') return this.#fail(failure);
    this.#settle(this.#endWorker(failure)); // its core may be in no defined state
  }

  /** The worker did not come back. @param {'stop' | 'seconds'} cause */
  #stopped(cause) {
    const ms = this.#watchdog?.elapsed;
    const lost = this.#endWorker(this.#reader.unanswered(stoppedAnswer({ ...this.#progress, ms })));
    if (cause === 'seconds') return this.#settle(lost);
    this.#onResults([lost.found]);
    this.#settle();
  }

  /** Ends the worker. @param {StreamItem} found @returns {LostWorker} */
  #endWorker(found) {
    this.#pool.discard(this.#agent);
    // A puzzle that goes on beyond a slice is worked on alone.
    const isBegun = this.#reader.solutionCount > 0 || (this.#progress?.nodes ?? 0) > 0;
    return { found, isKnown: isBegun || this.#query.oneByOne === true, isReadable: this.#isReadable };
  }

  /** @param {unknown} error */
  #fail(error) {
    if (this.#isOver) return;
    this.#reject(error);
    this.#close();
    this.#pool.discard(this.#agent);
  }

  /** @param {LostWorker} [lost] */
  #settle(lost) {
    this.#resolve(lost);
    this.#close();
  }

  #close() {
    this.#isOver = true;
    this.#watchdog?.close();
  }
}

/** A part of a longer text by itself: a message would take all of it along. @param {Uint8Array} bytes */
const withOwnBuffer = (bytes) => (bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice());
