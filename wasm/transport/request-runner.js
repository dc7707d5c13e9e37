// Runs one query on one worker: sends it, delivers its results in order, and ends a worker that does not respond.
import { changedFields, MAX_UNACKNOWLEDGED, QuadrilleError, RecordReader } from './protocol.js';
import { Watchdog } from './watchdog.js';

/** @typedef {import('./protocol.js').StreamItem} StreamItem */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */
/** @typedef {import('./protocol.js').Progress} Progress */
/** @typedef {import('./pool.js').Pool} Pool */
/** @typedef {import('./pool.js').Agent} Agent */

let lastId = 0;

/**
 * @typedef {object} Query a validated question with its text
 * @property {string} puzzle
 * @property {import('../bindings/request.js').Request} request
 * @property {string | Uint8Array} text
 * @property {number} seconds for each puzzle; Infinity for no limit
 * @property {AbortSignal} [signal]
 * @property {(progress: Progress) => void} [onProgress]
 * @property {import('./protocol.js').ToResult} [toResult] makes each puzzle's result; solutions are then no
 *   items of their own
 * @property {boolean} [deflated] the text is compressed, as in this page's links after `~`
 * @property {boolean} [parks] while nobody reads the solutions, the worker does not count in the pool's size
 * @property {boolean} [oneByOne] the worker never works on two puzzles together, so it is known with which puzzle it
 *   is lost
 * @property {(cut: import('./protocol.js').Cut) => void} [onCut] set when the text may end within a puzzle; called
 *   once, before any answer
 *
 * @typedef {object} LostWorker a worker that failed, or that was ended because `seconds` had passed
 * @property {StreamItem} found the result of the puzzle with which it was lost: the error, or the answer `stopped`
 * @property {boolean} isKnown whether that puzzle is the first one without an answer. It may be a later one when the
 *   worker answered several in one slice
 * @property {boolean} isReadable whether the worker got past the puzzles to skip
 */

/**
 * The answer `stopped` for a puzzle whose worker did not report its result.
 * @param {Partial<Progress> & { ms?: number }} [progress] the last report about it
 * @returns {import('./protocol.js').Answer}
 */
export const stoppedAnswer = ({ nodes = 0, deadEnds = 0, depth = 0, solutions = 0, ms = 0 } = {}) => ({
  verdict: 'stopped',
  count: String(solutions),
  stats: { nodes, deadEnds, depth, ms, engine: '' },
});

/**
 * Runs a query. Settles when it is answered or stopped. When it is stopped before a worker is free, nothing is
 * delivered.
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver takes the results since the last call. The worker waits while
 *   promises that it returned are unsettled
 */
export async function runQuery(pool, query, deliver) {
  const lost = await tryQuery(pool, query, deliver);
  if (lost?.found instanceof Error) throw lost.found;
  if (lost) deliver([lost.found]);
}

/**
 * The same, but a lost worker is a result. Rejects when no worker can be started, when the pool is closed, and with
 * errors of `onProgress`.
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver
 * @returns {Promise<LostWorker | undefined>} undefined when the query is settled; otherwise some puzzles have no answer
 */
export async function tryQuery(pool, query, deliver) {
  const agent = await (query.signal ? pool.acquireUnless(query.puzzle, query.signal) : pool.acquire(query.puzzle));
  return agent && new RequestRunner(pool, agent, query, deliver).settled;
}

/** A query while a worker works on it. */
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
    this.#catchErrors(() => this.#start());
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
  /** @type {Progress | undefined} the last report about the present puzzle */
  #progress;
  #puzzles = 0; // that the worker has skipped or answered, according to its progress
  #isReadable = false;
  #unacknowledged = 0;

  #start() {
    const agent = this.#agent;
    agent.onMessage = (message) => this.#catchErrors(() => this.#onMessage(message));
    const { puzzle, request, text, seconds, signal, onProgress, onCut, oneByOne, deflated } = this.#query;
    const packed = this.#pool.texts.pack(text);
    const ask = {
      .../** @type {const} */ ({ type: 'ask', id: this.#id, puzzle, request: changedFields(request), text: packed }),
      ...(seconds < Infinity && { seconds }),
      ...(onProgress && { partial: true }),
      ...(onCut && { cut: true }),
      ...(oneByOne && { oneByOne }),
      ...(deflated && { deflated }),
    };
    agent.send(ask, typeof packed === 'string' ? [] : [packed.buffer]);
    if (signal === undefined && seconds === Infinity) return; // no limit and no signal
    this.#watchdog = new Watchdog({
      seconds,
      signal,
      isPaused: () => this.#unacknowledged >= MAX_UNACKNOWLEDGED,
      stop: () => agent.send({ type: 'stop', id: this.#id }),
      end: (cause) => this.#catchErrors(() => this.#onTimeout(cause)),
    });
  }

  /** Rejects the query with an error of `work`, which may call `onProgress`. @param {() => void} work */
  #catchErrors(work) {
    try {
      work();
    } catch (error) {
      this.#rejectQuery(error);
    }
  }

  /** @param {FromWorker} message */
  #onMessage(message) {
    if (message.type === 'failed') return this.#onFailure(new QuadrilleError(message.code, message.message));
    if (message.type === 'loaded' || message.id !== this.#id) return;
    switch (message.type) {
      case 'records':
        this.#acknowledge(this.#deliver(this.#reader.read(message.records, message.ms)));
        break;
      case 'progress':
        this.#onProgress(message.progress);
        break;
      case 'cut':
        this.#query.onCut?.(message.cut);
        break;
      case 'done':
        this.#deliver(this.#reader.read(message.records, message.ms));
        if (message.buffer) this.#pool.texts.giveBack(message.buffer);
        this.#resolveQuery();
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

  /** Lets the worker continue when its results are taken. @param {unknown} taken */
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
  #onProgress(progress) {
    if (progress.puzzles !== this.#puzzles) this.#watchdog?.restart();
    this.#puzzles = progress.puzzles;
    this.#progress = progress;
    if (progress.puzzles >= this.#query.request.skip) this.#isReadable = true;
    const { onProgress } = this.#query;
    if (onProgress) Promise.resolve(onProgress(progress)).catch((error) => this.#rejectQuery(error));
  }

  /** The worker has failed. @param {QuadrilleError} failure */
  #onFailure(failure) {
    if (failure.code === 'closed') return this.#rejectQuery(failure);
    this.#resolveQuery(this.#endWorker(failure)); // the state of its core is undefined now
  }

  /** The worker did not respond. @param {'stop' | 'seconds'} cause */
  #onTimeout(cause) {
    const ms = this.#watchdog?.elapsed;
    const lost = this.#endWorker(this.#reader.incompleteResult(stoppedAnswer({ ...this.#progress, ms })));
    if (cause === 'seconds') return this.#resolveQuery(lost);
    this.#onResults([lost.found]);
    this.#resolveQuery();
  }

  /** Ends the worker. @param {StreamItem} found @returns {LostWorker} */
  #endWorker(found) {
    this.#pool.discard(this.#agent);
    // A puzzle that takes longer than a slice is worked on alone.
    const isBegun = this.#reader.solutionCount > 0 || (this.#progress?.nodes ?? 0) > 0;
    return { found, isKnown: isBegun || this.#query.oneByOne === true, isReadable: this.#isReadable };
  }

  /** @param {unknown} error */
  #rejectQuery(error) {
    if (this.#isOver) return;
    this.#reject(error);
    this.#close();
    this.#pool.discard(this.#agent);
  }

  /** @param {LostWorker} [lost] */
  #resolveQuery(lost) {
    this.#resolve(lost);
    this.#close();
  }

  #close() {
    this.#isOver = true;
    this.#watchdog?.close();
  }
}
