// Runs one query on one worker: sends it, delivers its results in order, and ends a worker that does not respond. If a
// puzzle takes long and other workers are free, they take parts of its search (division.js).
import { traits } from '../bindings/catalog.js';
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
 * @property {string} puzzle whose module answers; or `grading`, Sudoku's second module (bindings/modules.js)
 * @property {import('../bindings/request.js').Request} request
 * @property {string | Uint8Array} text
 * @property {number} seconds for each puzzle; Infinity for no limit
 * @property {AbortSignal} [signal]
 * @property {(progress: Progress) => void} [onProgress]
 * @property {import('./protocol.js').Checkpoint} [checkpoint] (count) what to go on with
 * @property {(checkpoint: import('./protocol.js').Checkpoint) => void} [onCheckpoint] (count) is called with how
 *   far it has come, about twice a second and when it is stopped
 * @property {import('./protocol.js').ToResult} [toResult] makes each puzzle's result; solutions are then no
 *   items of their own
 * @property {boolean} [deflated] the text is compressed, as in this page's links after `~`
 * @property {boolean} [parks] while nobody reads the solutions, the worker does not count in the pool's size
 * @property {boolean} [onlyOne] the worker answers the first puzzle that it does not skip, and no other
 * @property {boolean} [oneByOne] the worker never works on two puzzles together. So if it is lost, it is known which
 *   puzzle it was working on
 * @property {boolean} [marksRest] (a batch) when it is stopped, a result `stopped` stands for all that follow
 * @property {() => void} [onRest] called when it is stopped and puzzles follow that were not begun
 * @property {(cut: import('./protocol.js').Cut) => void} [onCut] set when the text may end within a puzzle; called
 *   once, before any answer
 *
 * @typedef {object} LostWorker a worker that failed, or that was ended because `seconds` had passed, or that has ended
 *   behind a puzzle that was divided
 * @property {StreamItem} [found] the result of the puzzle with which it was lost: the error, or the answer `stopped`;
 *   nothing when that is delivered
 * @property {boolean} isKnown whether that puzzle is the first one without an answer. It may be a later one when the
 *   worker answered several in one slice
 * @property {boolean} isReadable whether the worker got past the puzzles to skip
 *
 * @typedef {object} Sink takes what a worker finds
 * @property {(found: StreamItem[]) => unknown} deliver takes the results since the last call. The worker waits while
 *   promises that it returned are unsettled
 * @property {(progress: Progress) => unknown} progress
 * @property {(given: import('./protocol.js').Given) => void} [take] takes parts of the search of this worker
 * @property {(lost?: LostWorker) => void} resolve called last, unless `reject` is
 * @property {(error: unknown) => void} reject
 */

/** If a worker had nothing to give away, it is asked again after this time, in milliseconds. */
const ASK_AGAIN_MS = 50;

/**
 * The module that divides searches: it is loaded when the first search takes long.
 * @type {typeof import('./division.js') | undefined}
 */
let division;

/**
 * The answer `stopped` for a puzzle whose worker did not report its result.
 * @param {Partial<Progress> & { ms?: number }} [progress] the last report about it
 * @returns {import('./protocol.js').Answer}
 */
export const stoppedAnswer = ({ nodes = 0, deadEnds = 0, depth = 0, solutions = 0, fraction = 0, ms = 0 } = {}) => ({
  verdict: 'stopped',
  count: String(solutions),
  stats: { nodes, deadEnds, depth, ms, engine: '' },
  fraction,
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
  if (lost?.found) deliver([lost.found]);
}

/**
 * The same, but a lost worker is a result. Rejects when no worker can be started, when the pool is closed, and with
 * errors of `onProgress`.
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver
 * @returns {Promise<LostWorker | undefined>} undefined when the query is settled; otherwise some puzzles may have no
 *   answer
 */
export async function tryQuery(pool, query, deliver) {
  const progress = query.onProgress ?? (() => {});
  if (query.checkpoint || query.onCheckpoint) {
    division ??= await import('./division.js');
    const { Division } = division;
    return new Promise((resolve, reject) =>
      Division.countOn(RequestRunner, pool, query, { deliver, progress, resolve, reject }),
    );
  }
  const agent = await (query.signal ? pool.acquireUnless(query.puzzle, query.signal) : pool.acquire(query.puzzle));
  if (agent === undefined) {
    query.onRest?.();
    return undefined;
  }
  return new Promise((resolve, reject) => {
    new RequestRunner(pool, agent, query, { deliver, progress, resolve, reject });
  });
}

/** A query while a worker works on it. */
export class RequestRunner {
  /** @type {Sink} may be replaced while the query is not settled */
  sink;

  /**
   * @param {Pool} pool
   * @param {Agent} agent
   * @param {Query} query
   * @param {Sink} sink
   */
  constructor(pool, agent, query, sink) {
    this.#pool = pool;
    this.agent = agent;
    this.#query = query;
    this.sink = sink;
    this.#reader = new RecordReader(query.toResult);
    this.#catchErrors(() => this.#start());
  }

  /** Asks the worker to give away parts of its search. The sink then takes them, maybe none. */
  divide() {
    this.agent.send({ type: 'divide', id: this.#id });
  }

  /** Stops the query, as its signal does. */
  stop() {
    this.#watchdog ??= this.#watch(Infinity);
    this.#watchdog.stop();
  }

  /** See `RecordReader.makeNoResults`. */
  makeNoResults() {
    return this.#reader.makeNoResults();
  }

  /** The number of solutions of the present puzzle so far. */
  get solutionCount() {
    return this.#reader.solutionCount;
  }

  #id = ++lastId;
  #pool;
  #query;
  #reader;
  /** @type {Watchdog | undefined} */
  #watchdog;
  #askedForParts = Number.NEGATIVE_INFINITY; // when
  #isOver = false;
  /** @type {Progress | undefined} the last report about the present puzzle */
  #progress;
  #puzzles = 0; // that the worker has skipped or answered, according to its progress
  #isReadable = false;
  #unacknowledged = 0;

  #start() {
    const { agent } = this;
    agent.onMessage = (message) => this.#catchErrors(() => this.#onMessage(message));
    const { puzzle, request, text, seconds, signal, onProgress, onCut, oneByOne, onlyOne, deflated } = this.#query;
    const packed = this.#pool.texts.pack(text);
    const ask = {
      .../** @type {const} */ ({ type: 'ask', id: this.#id, puzzle, request: changedFields(request), text: packed }),
      ...(seconds < Infinity && { seconds }),
      ...(onProgress && { partial: true }),
      ...(onCut && { cut: true }),
      ...(oneByOne && { oneByOne }),
      ...(onlyOne && { onlyOne }),
      ...(deflated && { deflated }),
    };
    agent.send(ask, typeof packed === 'string' ? [] : [packed.buffer]);
    if (signal === undefined && seconds === Infinity) return; // no limit and no signal
    this.#watchdog = this.#watch(seconds, signal);
  }

  /** @param {number} seconds @param {AbortSignal} [signal] */
  #watch(seconds, signal) {
    return new Watchdog({
      seconds,
      signal,
      isPaused: () => this.#unacknowledged >= MAX_UNACKNOWLEDGED,
      stop: () => this.agent.send({ type: 'stop', id: this.#id }),
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
    if (message.type === 'loaded' || message.type === 'needs' || message.id !== this.#id) return;
    switch (message.type) {
      case 'records':
        this.#acknowledge(this.#deliver(this.#reader.read(message.records, message.ms)));
        break;
      case 'progress':
        this.#onProgress(message.progress);
        break;
      case 'parts':
        this.#take(message);
        break;
      case 'cut':
        this.#query.onCut?.(message.cut);
        break;
      case 'done':
        this.#deliver(this.#reader.read(message.records, message.ms));
        if (message.buffer) this.#pool.texts.giveBack(message.buffer);
        if (message.rest) this.#query.onRest?.();
        this.#resolveQuery();
        this.#pool.release(this.agent, message.memory);
        break;
    }
  }

  /** @param {StreamItem[]} found */
  #deliver(found) {
    if (found.some((item) => typeof item !== 'string')) {
      this.#progress = undefined;
      this.#watchdog?.restart();
    }
    return this.sink.deliver(found);
  }

  /** Lets the worker continue when its results are taken. @param {unknown} taken */
  async #acknowledge(taken) {
    if (++this.#unacknowledged === MAX_UNACKNOWLEDGED && this.#query.parks) this.#pool.park(this.agent);
    await taken;
    if (this.#isOver) return;
    if (this.#unacknowledged-- === MAX_UNACKNOWLEDGED) {
      this.#watchdog?.restart();
      this.#pool.unpark(this.agent);
    }
    this.agent.send({ type: 'acknowledge', id: this.#id });
  }

  /** @param {Progress} progress */
  #onProgress(progress) {
    const isSame = progress.puzzles === this.#puzzles;
    if (!isSame) this.#watchdog?.restart();
    this.#puzzles = progress.puzzles;
    this.#progress = progress;
    if (progress.puzzles >= this.#query.request.skip) this.#isReadable = true;
    Promise.resolve(this.sink.progress(progress)).catch((error) => this.#rejectQuery(error));
    if (isSame && progress.nodes > 0) this.#share();
  }

  /**
   * Has the search divided if other workers are free. Workers report progress after 20 ms for the first time, so this
   * is not reached by short questions.
   */
  #share() {
    const now = performance.now();
    if (this.sink.take || now - this.#askedForParts < ASK_AGAIN_MS) return;
    if (this.#pool.free === 0) return;
    const { question, form, solutions, nodes } = this.#query.request;
    if (!traits.divided.includes(question) || form !== 'records' || solutions < Infinity || nodes < Infinity) return;
    if (division) {
      this.#askedForParts = now;
      this.divide();
      return;
    }
    import('./division.js').then(
      (module) => {
        division = module;
      },
      () => {}, // without it the search goes on undivided
    );
  }

  /** @param {import('./protocol.js').Given} given */
  #take(given) {
    if (this.sink.take) return this.sink.take(given);
    if (given.parts !== '' && division) division.Division.takeOver(RequestRunner, this.#pool, this.#query, this, given);
  }

  /** The worker has failed. @param {QuadrilleError} failure */
  #onFailure(failure) {
    if (failure.code === 'closed') return this.#rejectQuery(failure);
    this.#resolveQuery(this.#endWorker(failure)); // the state of its core is undefined now
  }

  /** The worker did not respond. @param {'stop' | 'seconds'} cause */
  #onTimeout(cause) {
    const ms = this.#watchdog?.elapsed;
    const found = this.#reader.incompleteResult(stoppedAnswer({ ...this.#progress, ms }));
    const lost = this.#endWorker(found);
    if (cause === 'seconds') return this.#resolveQuery(lost);
    this.sink.deliver([found]);
    this.#resolveQuery();
  }

  /** Ends the worker. @param {StreamItem} found @returns {LostWorker} */
  #endWorker(found) {
    this.#pool.discard(this.agent);
    // A puzzle that takes longer than a slice is worked on alone.
    const isBegun = this.#reader.solutionCount > 0 || (this.#progress?.nodes ?? 0) > 0;
    return { found, isKnown: isBegun || this.#query.oneByOne === true, isReadable: this.#isReadable };
  }

  /** @param {unknown} error */
  #rejectQuery(error) {
    if (this.#isOver) return;
    this.#close();
    this.#pool.discard(this.agent);
    this.sink.reject(error);
  }

  /** @param {LostWorker} [lost] */
  #resolveQuery(lost) {
    this.#close();
    this.sink.resolve(lost);
  }

  #close() {
    this.#isOver = true;
    this.#watchdog?.close();
  }
}
