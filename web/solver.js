// The one client of the solver. The page asks here and nowhere else.
//
// The WebAssembly is fetched by the first call of `wake`, after the first board is on the screen, so that the board can
// be typed into before it has arrived.

/**
 * @typedef {{nodes: number, deadEnds: number, depth: number, ms: number, engine: string}} Stats
 * @typedef {{nodes: number, solutions: number, fraction: number, depth: number, partial?: string}} Progress
 * @typedef {{verdict: string, solution?: string | null, solutions?: string[], count?: bigint, stats: Stats}} Answer
 * @typedef {'solve' | 'check' | 'count'} Question
 * @typedef {{format?: string, engine?: string, signal?: AbortSignal, onProgress?: (progress: Progress) => void}} Options
 */

export class Solver {
  /** @type {Promise<any> | undefined} */
  #started;

  /** Starts the solver if it is not started; a failed start is tried again at the next call. */
  wake() {
    this.#started ??= import('quadrille')
      .then(({ Quadrille }) => Quadrille.start({ workers: 1 }))
      .catch((error) => {
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
    return (await this.wake())[question](puzzle, text, options);
  }

  /**
   * Reads the first puzzle of a text in any notation.
   * @param {string} puzzle
   * @param {string} text
   * @param {string} to  the notation to write
   * @returns {Promise<{text: string, format: string}>}  format: the notation it was taken for
   */
  async convert(puzzle, text, to) {
    return (await this.wake()).convert(puzzle, text, { to });
  }
}
