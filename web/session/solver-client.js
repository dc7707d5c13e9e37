// The only module of the page that talks to the solver.
//
// The first call of `start` fetches the WebAssembly. The page calls it after the first board is on the screen, so a
// person can type while the WebAssembly is still loading.

import { textIds } from './grid-ids.js';

/** @import * as Package from 'quadrille' */
/** @import { Checkpoint, NotationName, PuzzleId, Quadrille, Results, Stats } from 'quadrille' */

/**
 * @typedef {'solve' | 'check' | 'count' | 'list' | 'candidates' | 'hint'} ButtonQuestion  those with a button
 * @typedef {ButtonQuestion | 'why'} Question  `list`: every solution, but at
 *   most MAX_LISTED (listing.js)
 * @typedef {Package.Progress & {listed?: string[]}} Progress  listed: the solutions so far, of `list`
 * @typedef {Package.Options & {onProgress?: (progress: Progress) => void, checkpoint?: Checkpoint,
 *   onCheckpoint?: (checkpoint: Checkpoint) => void}} Options  the last two: of a count, see `Quadrille.count`
 * @typedef {Omit<Results['count'] & Results['candidates'] & Results['why'], 'verdict'> & {solution: string | null,
 *   solutions: string[]}} Found
 * @typedef {{verdict: Results[Question]['verdict'], stats: Stats, hint?: Results['hint']} & Partial<Found>} Answer
 *   what the result of any question has
 */

/** @typedef {PuzzleId | import('./grid-ids.js').TextId} AskedId */

/** Kinds that are texts are asked about as grid puzzles: their texts say which. @param {AskedId} id */
export const askedAs = (id) => /** @type {PuzzleId} */ (textIds.some((each) => each === id) ? 'grid' : id);

export class Solver {
  /** @type {Promise<Quadrille> | undefined} */
  #started;
  #start;

  /**
   * @param {(puzzle: PuzzleId) => Promise<Quadrille>} [start]  makes a Quadrille. It is called when the solver is first
   *   needed, with the puzzle that is asked about
   */
  constructor(start = async (preload) => (await import('quadrille')).Quadrille.start({ preload })) {
    this.#start = start;
  }

  /**
   * Starts the solver unless it is started. After a failed start the next call tries again.
   * @param {AskedId} puzzle
   */
  start(puzzle) {
    this.#started ??= this.#start(askedAs(puzzle)).catch((error) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  /**
   * @param {Question} question
   * @param {AskedId} puzzle
   * @param {string} text
   * @param {Options} options
   * @returns {Promise<Answer>}
   */
  async ask(question, puzzle, text, options) {
    const quadrille = await Promise.race([this.start(puzzle), aborted(options.signal)]);
    if (!quadrille) return { verdict: 'stopped', stats: { nodes: 0, deadEnds: 0, depth: 0, ms: 0, engine: '' } };
    if (question === 'hint') {
      const hint = await quadrille.hint(askedAs(puzzle), text, options);
      return { verdict: hint.verdict, hint, stats: hint.stats };
    }
    if (question !== 'list') return quadrille[question](askedAs(puzzle), text, options);
    const { collectSolutions } = await import('./listing.js');
    return collectSolutions((reporting) => quadrille.list(askedAs(puzzle), text, reporting), options);
  }

  /**
   * How hard a Sudoku is for a person.
   * @param {AskedId} puzzle
   * @param {string} text
   * @param {Options} options
   * @returns {Promise<Results['grade']>}
   */
  async grade(puzzle, text, options) {
    return (await this.start(puzzle)).grade(askedAs(puzzle), text, options);
  }

  /**
   * Makes new puzzles: see `Quadrille.generate`.
   * @param {AskedId} puzzle
   * @param {Parameters<Quadrille['generate']>[1]} wishes
   */
  async generate(puzzle, wishes) {
    return (await this.start(puzzle)).generate(askedAs(puzzle), wishes);
  }

  /**
   * A search that can be watched step by step. It has its own worker.
   * @param {AskedId} puzzle
   * @param {string} text
   * @param {Parameters<Quadrille['watch']>[2]} options
   */
  async watch(puzzle, text, options) {
    return (await this.start(puzzle)).watch(askedAs(puzzle), text, options);
  }

  /**
   * Reads the first puzzle of a text in any notation and writes it in the notation `to`.
   * @param {AskedId} puzzle
   * @param {string} text
   * @param {NotationName} to
   * @param {Parameters<Quadrille['convert']>[2]} [options]  format: the text's notation,
   *   detected when left out; deflated: the text is compressed as in this page's links
   * @returns {Promise<{text: string, format: string}>}  format: the notation that was detected
   */
  async convert(puzzle, text, to, options) {
    const quadrille = await Promise.race([this.start(puzzle), aborted(options?.signal)]);
    if (!quadrille) throw Object.assign(new Error('the text was not read'), { code: 'stopped' });
    return quadrille.convert(askedAs(puzzle), text, { ...options, to });
  }

  /**
   * Which puzzles a text may be, likely ones first, and in which notations.
   * @param {string} text
   */
  async recognise(text) {
    return (await this.start('variant')).recognise(text);
  }

  /**
   * Asks about each puzzle of a text and yields the results in order, in groups.
   * @param {'check' | 'convert' | 'grade'} question
   * @param {AskedId} puzzle
   * @param {AsyncIterable<import('./turns.js').Piece>} pieces  of a text in any notation
   * @param {Options} options
   * @returns {AsyncGenerator<any[]>}  for each puzzle its solutions, or its grade in JSON, and then its answer, or the
   *   converted text, or an Error
   */
  async *each(question, puzzle, pieces, options) {
    const quadrille = await this.start(puzzle);
    yield* quadrille.stream(askedAs(puzzle), question, pieces, options);
  }

  /** Ends the workers. A later question starts new ones. */
  close() {
    const started = this.#started;
    this.#started = undefined;
    started?.then((quadrille) => quadrille.close()).catch(() => {});
  }

  /** The names of the notations that a puzzle is written in. @param {AskedId} puzzle */
  async notations(puzzle) {
    const { catalog } = await this.start(puzzle);
    const entry = catalog.find(({ id, genres }) => id === askedAs(puzzle) || genres.includes(puzzle));
    const written = entry?.notations.filter(({ name, writes }) => writes && !entry.genres.includes(name)) ?? [];
    return written.map(({ name }) => name);
  }
}

/** Settles when the signal comes: the solver may still be loading then. @param {AbortSignal} [signal] */
const aborted = (signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined)));
