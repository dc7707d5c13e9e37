// Ends a worker that does not come back: one that does not answer "stop", and one that works on a puzzle for much
// longer than the question's `seconds`. A worker looks at its messages and at the clock only between two slices; a
// slice in which one step of the search, a hint or the reading of a text takes very long can be ended only from
// outside. Tested by tests/wasm/hanging.test.js.

/** A worker that has not answered "stop" after so long is ended, so that a stopped question is settled within 50 ms. */
const STOP_MS = 40;
/** The worker itself stops a puzzle after `seconds`. It is ended when it has not done so after this much more. */
const GRACE_MS = 1000;
/** Messages may wait behind a long task of this thread: they get this long to be heard before the worker is ended. */
const HEAR_MS = 10;
/** The longest time that a timer can be set to. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * @typedef {object} WatchdogOptions
 * @property {number} seconds for each puzzle; Infinity for no limit
 * @property {AbortSignal} [signal]
 * @property {() => boolean} [isPaused] whether the worker waits for whoever reads its results
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

  /** The worker has begun another puzzle. */
  restart() {
    this.#since = performance.now();
  }

  /** Milliseconds since the present puzzle was begun. */
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
    this.#options.stop?.();
    this.#stopping = setTimeout(() => this.#end('stop'), STOP_MS);
  };

  /** Milliseconds that the worker still has. */
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
