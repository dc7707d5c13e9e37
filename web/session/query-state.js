// A query: one question put to the solver, from the asking to the answer.
//
//   idle ──ask──► running ──► answered ──┐
//    ▲               │  └───► failed ────┤
//    └──────────── dismiss ◄─────────────┘
//
// Reading a text is a query too: it runs, can be stopped, and ends in `idle` or `failed`.
//
// The state keeps the text of the question, because the board may be edited while the search runs. The answer is about
// `text`.

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Fault } from '../strings/board-strings.js' */
/** @import { Answer, Options, Progress, Question, Solver } from './solver-client.js' */

/**
 * @typedef {object} State
 * @property {'idle' | 'running' | 'answered' | 'failed'} phase
 * @property {Question | 'read'} [question]
 * @property {string} [text]  the board when the question was asked
 * @property {Progress} [progress]  the latest, while running
 * @property {Answer} [answer]
 * @property {Failure} [error]
 *
 * @typedef {Fault & {code?: string, named?: string, sentence?: string}} Failure  named: the puzzle that does not exist;
 *   sentence: what the page says, where that is more than the message
 */

/** Fires `change` when `state` has been replaced. */
export class QueryState extends EventTarget {
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
   * Asks a question. It replaces one that still runs.
   * @param {Question} question
   * @param {Pick<Puzzle, 'id' | 'notation' | 'hintedOn'>} puzzle
   * @param {string} text
   * @param {Options} options
   * @returns {Promise<{answer?: Answer, error?: Failure}>}  also when another question has replaced this one
   */
  async ask(question, puzzle, text, options) {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    /** @param {Partial<State>} changes */
    const update = (changes) => {
      if (this.#abort === abort) this.#set({ ...this.state, ...changes });
    };
    this.#set({ phase: 'running', question, text });
    try {
      const asked = (question === 'hint' && puzzle.hintedOn?.(text)) || text;
      const answer = await this.solver.ask(question, puzzle.id, asked, {
        ...options,
        format: puzzle.notation,
        signal: abort.signal,
        onProgress: (progress) => update({ progress }),
      });
      update({ phase: 'answered', answer });
      return { answer };
    } catch (reason) {
      const error = /** @type {Failure} */ (reason);
      update({ phase: 'failed', error });
      return { error };
    }
  }

  /**
   * Reads a text. It replaces a question that still runs.
   * @template T
   * @param {string | undefined} text  the present board
   * @param {(signal: AbortSignal) => Promise<T>} read
   * @returns {Promise<T | undefined>}  undefined when something else has replaced it
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

  /** Stops the running question. Its answer has the verdict `stopped` and the result so far. */
  stop() {
    this.#abort?.abort();
  }

  /** Stops the question and removes its answer. */
  dismiss() {
    this.stop();
    this.#abort = undefined;
    if (this.state.phase !== 'idle') this.#set({ phase: 'idle' });
  }

  /**
   * Shows an error that belongs to no question, such as a link or a paste that could not be read.
   * @param {Failure} error
   */
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
