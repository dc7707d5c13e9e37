// A question while the calling thread works on it.
import { QuadrilleError, RecordReader } from '../transport/protocol.js';
import { failureOf } from '../worker/failure.js';

/** @typedef {import('../notations/notations.js').Notations} Notations */

/** The time between two looks at the clock, in milliseconds. */
const SLICE_MS = 10;
/** A step of no time at all would do nothing. */
const LEAST_MS = 0.01;

export class Work {
  isDone = false;

  /**
   * @param {Notations} notations
   * @param {import('../bindings/request.js').Request} request
   * @param {import('../api/types.js').Text} text
   * @param {number} seconds for each puzzle
   * @param {import('../transport/protocol.js').ToResult | undefined} toResult
   * @param {() => void} onTrap called when the core must not be used again
   */
  constructor(notations, request, text, seconds, toResult, onTrap) {
    this.#onTrap = onTrap;
    this.#reader = new RecordReader(toResult);
    this.#limit = 1000 * seconds;
    this.#job = this.#guarded(() => notations.open(request, text));
  }

  /** What was found in about ten milliseconds. */
  step() {
    return this.#guarded(() => {
      const job = /** @type {ReturnType<Notations['open']>} */ (this.#job);
      const before = performance.now();
      this.#begun ||= before;
      const left = this.#begun + this.#limit - before;
      const more = job.step(Math.max(LEAST_MS, Math.min(SLICE_MS, left)));
      const now = performance.now();
      this.#spent += now - before;
      const puzzles = this.#limit < Infinity ? job.puzzles() : 0;
      if (puzzles !== this.#puzzles) this.#begun = now;
      else if (more && now - this.#begun >= this.#limit) job.stop();
      const found = this.#reader.read(job.takeRecords(), this.#spent);
      if (puzzles !== this.#puzzles) this.#spent = 0;
      this.#puzzles = puzzles;
      if (!more) this.end();
      return found;
    });
  }

  /** Frees the search. */
  end() {
    this.isDone = true;
    this.#job?.delete();
    this.#job = undefined;
  }

  /** @template Result @param {() => Result} call of the core @returns {Result} */
  #guarded(call) {
    try {
      return call();
    } catch (error) {
      this.isDone = true;
      this.#job = undefined;
      this.#onTrap();
      const { code, message } = failureOf(error);
      throw new QuadrilleError(code, message);
    }
  }

  #onTrap;
  #reader;
  #limit; // milliseconds for each puzzle
  /** @type {ReturnType<Notations['open']> | undefined} */
  #job;
  #begun = 0; // when the present puzzle was first seen
  #spent = 0; // milliseconds since a puzzle was last answered
  #puzzles = 0; // answered so far
}
