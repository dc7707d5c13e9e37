// Whether the board has one solution, several or none, asked again a moment after every change and for at most a
// second. It runs while a question of a person runs. Fires `change`.

/** @import { Solver } from '../session/solver-client.js' */

const AFTER_MS = 150;
const SECONDS = 1;

/** @typedef {'' | 'checking' | 'none' | 'unique' | 'multiple' | 'unknown' | 'failed'} Verdict */

export class LiveCheck extends EventTarget {
  /** @type {Verdict} */
  verdict = '';
  /** What is wrong with a board that cannot be checked. */
  fault = '';
  /** Whether the verdict is about the board as it was. */
  isBusy = false;
  #solver;
  #asked = '';
  #timer = 0;
  #abort = new AbortController();

  /** @param {Solver} solver */
  constructor(solver) {
    super();
    this.#solver = solver;
  }

  /**
   * @param {Pick<import('../puzzles/catalog.js').Puzzle, 'id' | 'notation'>} puzzle
   * @param {string} text  canonical; asked about unless it was the last one
   */
  check({ id, notation }, text) {
    if (text === this.#asked) return;
    this.stop();
    this.#asked = text;
    const abort = new AbortController();
    this.#abort = abort;
    this.#say(this.verdict || 'checking', true);
    this.#timer = window.setTimeout(async () => {
      try {
        const options = { format: notation, seconds: SECONDS, signal: abort.signal };
        const { verdict } = await this.#solver.ask('check', id, text, options);
        if (!abort.signal.aborted) this.#say(isVerdict(verdict) ? verdict : 'unknown');
      } catch (error) {
        if (abort.signal.aborted) return;
        this.#say('failed', false, /** @type {Error} */ (error).message);
      }
    }, AFTER_MS);
  }

  /** Ends the question. The verdict stays until there is another. */
  stop() {
    clearTimeout(this.#timer);
    this.#asked = '';
    this.#abort.abort();
  }

  /** @param {Verdict} verdict @param {boolean} [isBusy] @param {string} [fault] */
  #say(verdict, isBusy = false, fault = '') {
    this.fault = fault;
    this.verdict = verdict;
    this.isBusy = isBusy;
    this.dispatchEvent(new Event('change'));
  }
}

/** @param {string} verdict @returns {verdict is 'none' | 'unique' | 'multiple'} */
const isVerdict = (verdict) => verdict === 'none' || verdict === 'unique' || verdict === 'multiple';
