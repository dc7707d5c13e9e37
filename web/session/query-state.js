// An inquiry: one question put to the solver, from the asking to the answer.
//
//   idle ──ask──► running ──► answered ──┐
//    ▲               │  └───► failed ────┤
//    └──────────── dismiss ◄─────────────┘
//
// Reading a text is a question too: it runs, can be stopped, and ends in `idle` or `failed`.
//
// It keeps the text it asked about, since the board may be edited while the search runs: the answer is about `text`.

/** @import { Answer, Options, Progress, Question, Solver } from './solver-client.js' */

/**
 * @typedef {object} State
 * @property {'idle' | 'running' | 'answered' | 'failed'} phase
 * @property {Question | 'read'} [question]
 * @property {string} [text]  the board that the question is about
 * @property {Progress} [progress]  the latest, while running
 * @property {Answer} [answer]
 * @property {Failure} [error]
 *
 * @typedef {{code?: string, message: string, line?: number, column?: number}} Failure
 */

/** Fires `change` when `state` has been replaced. */
export class Inquiry extends EventTarget {
  /** @type {State} */
  state = { phase: 'idle' };
  /** @type {AbortController | undefined} */
  #abort;

  /** @param {Solver} solver */
  constructor(solver) {
    super();
    this.solver = solver;
  }

  /**
   * Asks; a question that still runs is given up for the new one.
   * @param {Question} question
   * @param {{id: string, notation: string}} puzzle
   * @param {string} text
   * @param {Options} options
   * @returns {Promise<{answer?: Answer, error?: Failure}>}  what came of it, also when it was given up
   */
  async ask(question, puzzle, text, options) {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    /** @param {Partial<State>} news */
    const become = (news) => {
      if (this.#abort === abort) this.#set({ ...this.state, ...news });
    };
    this.#set({ phase: 'running', question, text });
    try {
      const answer = await this.solver.ask(question, puzzle.id, text, {
        ...options,
        format: puzzle.notation,
        signal: abort.signal,
        onProgress: (progress) => become({ progress }),
      });
      become({ phase: 'answered', answer });
      return { answer };
    } catch (reason) {
      const error = /** @type {Failure} */ (reason);
      become({ phase: 'failed', error });
      return { error };
    }
  }

  /**
   * Reads a text; a question that still runs is given up for it.
   * @template T
   * @param {string | undefined} text  the board as it stands
   * @param {(signal: AbortSignal) => Promise<T>} read
   * @returns {Promise<T | undefined>}  undefined when it was given up for something else
   */
  async read(text, read) {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    this.#set({ phase: 'running', question: 'read', text });
    try {
      const found = await read(abort.signal);
      return this.#abort === abort ? found : undefined;
    } catch (error) {
      if (this.#abort === abort) throw error;
      return undefined;
    } finally {
      if (this.#abort === abort) this.dismiss();
    }
  }

  /** The running question is answered by `stopped` and what was found so far. */
  stop() {
    this.#abort?.abort();
  }

  /** Stops, and forgets question and answer. */
  dismiss() {
    this.stop();
    this.#abort = undefined;
    if (this.state.phase !== 'idle') this.#set({ phase: 'idle' });
  }

  /** Tells what went wrong outside of a question: a link or a paste that could not be read. @param {Failure} error */
  fail(error) {
    this.dismiss();
    this.#set({ phase: 'failed', error });
  }

  /** @param {State} state */
  #set(state) {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}
