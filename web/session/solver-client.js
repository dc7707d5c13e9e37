// The one client of the solver. The page asks here and nowhere else.
//
// The WebAssembly is fetched by the first call of `wake`, after the first board is on the screen, so that the board can
// be typed into before it has arrived.

/** @import { Candidate, Hint } from 'quadrille' */

/**
 * @typedef {{nodes: number, deadEnds: number, depth: number, ms: number, engine: string}} Stats
 * @typedef {{nodes: number, solutions: number, fraction: number, depth: number, partial?: string, estimate?: number}} Progress
 * @typedef {{verdict: string, solution?: string | null, solutions?: string[], count?: bigint, candidates?: Candidate[][], hint?: Hint, stats: Stats}} Answer
 * @typedef {'solve' | 'check' | 'count' | 'list' | 'candidates' | 'hint'} Question  `list`: every solution, but at most MOST_LISTED
 * @typedef {{format?: string, engine?: string, cap?: number, signal?: AbortSignal, onProgress?: (progress: Progress) => void}} Options
 */

/** More than anybody turns over; counting tells how many there are. */
export const MOST_LISTED = 10_000;

export class Solver {
  /** @type {Promise<any> | undefined} */
  #started;
  #start;

  /** @param {() => Promise<any>} [start]  makes a Quadrille, when it is first needed */
  constructor(start = async () => (await import('quadrille')).Quadrille.start({ workers: 1 })) {
    this.#start = start;
  }

  /** Starts the solver if it is not started; a failed start is tried again at the next call. */
  wake() {
    this.#started ??= this.#start().catch((error) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  /**
   * @param {Question} question
   * @param {string} puzzle
   * @param {string} text
   * @param {Options} options
   * @returns {Promise<Answer>}
   */
  async ask(question, puzzle, text, options) {
    const quadrille = await this.wake();
    if (question === 'hint') {
      const { verdict, stats, ...hint } = await quadrille.hint(puzzle, text, options);
      return { verdict, hint, stats };
    }
    return question === 'list'
      ? listed(quadrille.list(puzzle, text, { ...options, limit: MOST_LISTED }))
      : quadrille[question](puzzle, text, options);
  }

  /**
   * The search itself, step by step, in a worker of its own.
   * @param {string} puzzle
   * @param {string} text
   * @param {{format: string, to: string, engine: string}} options
   * @returns {Promise<import('./watched-search.js').Watch>}
   */
  async watch(puzzle, text, options) {
    return (await this.wake()).watch(puzzle, text, options);
  }

  /**
   * Reads the first puzzle of a text in any notation.
   * @param {string} puzzle
   * @param {string} text
   * @param {string} to  the notation to write
   * @param {{format?: string, deflated?: boolean, signal?: AbortSignal}} [options]  format: of the text, recognised when
   *   left out; deflated: the text is compressed as in a link of ours
   * @returns {Promise<{text: string, format: string}>}  format: the notation it was taken for
   */
  async convert(puzzle, text, to, options) {
    return (await this.wake()).convert(puzzle, text, { ...options, to });
  }

  /**
   * What is found about each puzzle of a text, one after the other.
   * @param {'check' | 'convert'} question
   * @param {string} puzzle
   * @param {string} text  of any notation
   * @param {Options & {to?: string}} options
   * @returns {AsyncGenerator<any>}  solutions, then the answer; or the text in the notation that was asked for; or an Error
   */
  async *each(question, puzzle, text, options) {
    const quadrille = await this.wake();
    const whole = [{ bytes: new TextEncoder().encode(text), last: true }];
    for await (const all of quadrille.stream(puzzle, question, whole, options)) yield* all;
  }

  /** Ends its workers; a later question starts them again. */
  close() {
    const started = this.#started;
    this.#started = undefined;
    started?.then((quadrille) => quadrille.close()).catch(() => {});
  }

  /** The names of a puzzle's notations. @param {string} puzzle @returns {Promise<string[]>} */
  async notations(puzzle) {
    /** @type {{id: string, notations: {name: string}[]}[]} */
    const catalog = (await this.wake()).catalog;
    return catalog.find(({ id }) => id === puzzle)?.notations.map(({ name }) => name) ?? [];
  }
}

/** All solutions of a listing, the first of them to be shown. @param {AsyncGenerator<string, Answer>} listing @returns {Promise<Answer>} */
async function listed(listing) {
  /** @type {string[]} */
  const solutions = [];
  for (;;) {
    const { value, done } = await listing.next();
    if (done) return { ...value, solution: solutions[0] ?? null, solutions };
    solutions.push(value);
  }
}
