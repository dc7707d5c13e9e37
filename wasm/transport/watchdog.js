// Ends a worker that does not respond: one that does not answer "stop", or one that works on a puzzle for much longer
// than the query's `seconds`. A worker reads its messages and the clock only between two slices. When a single step of
// the search, a hint, or the reading of a text takes very long, only another thread can end it. Tested by
// tests/wasm/hanging.test.js.

/** A worker that has not answered "stop" after this time is ended, so that a stopped query settles within 50 ms. */
const STOP_MS = 40;
/** The worker itself stops a puzzle after `seconds`. If it has not done so after this additional time, it is ended. */
const GRACE_MS = 1000;
/** Messages may wait behind a long task of this thread. They get this time to arrive before the worker is ended. */
const HEAR_MS = 10;
/** The longest time of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * @typedef {object} WatchdogOptions
 * @property {number} seconds for each puzzle; Infinity for no limit
 * @property {AbortSignal} [signal]
 * @property {() => boolean} [isPaused] whether the worker waits for the reader of its results
 * @property {() => void} [stop] asks the worker to stop
 * @property {(cause: 'stop' | 'seconds') => void} end ends the worker; called at most once
 */

export class Watchdog {
  /** @param {WatchdogOptions} options */
  constructor(options) {
    this.#options = options;
    this.restart();
    this.#wait();
    const { signal } = options;
    if (signal?.aborted) this.#stop();
    signal?.addEventListener('abort', this.#stop);
  }

  /** Call this when the worker begins another puzzle. */
  restart() {
    this.#since = performance.now();
  }

  /** Asks the worker to stop, as the signal does. */
  stop() {
    this.#stop();
  }

  /** Milliseconds since the present puzzle began. */
  get elapsed() {
    return performance.now() - this.#since;
  }

  close() {
    clearTimeout(this.#stopping);
    clearTimeout(this.#waiting);
    this.#options.signal?.removeEventListener('abort', this.#stop);
  }

  #options;
  #since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #stopping;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  #stop = () => {
    if (this.#stopping) return;
    this.#options.stop?.();
    this.#stopping = setTimeout(() => this.#end('stop'), STOP_MS);
  };

  /** Milliseconds until the worker is ended. */
  #left() {
    const { seconds, isPaused } = this.#options;
    if (isPaused?.()) this.restart();
    return seconds * 1000 + GRACE_MS - this.elapsed;
  }

  #wait() {
    if (this.#options.seconds === Infinity) return;
    this.#waiting = setTimeout(
      () => {
        if (this.#left() > 0) return this.#wait();
        this.#waiting = setTimeout(() => (this.#left() > 0 ? this.#wait() : this.#end('seconds')), HEAR_MS);
      },
      Math.min(this.#left(), LONGEST_MS),
    );
  }

  /** @param {'stop' | 'seconds'} cause */
  #end(cause) {
    this.close();
    this.#options.end(cause);
  }
}
