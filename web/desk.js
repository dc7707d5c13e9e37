// The desk: everything that a person can do on the page, with the puzzle (store) and the question (inquiry) that it is
// done to. The page draws what is here and calls what is here; nothing here touches the document.

import { readFragment } from './address.js';
import { say } from './strings.js';

/** @import { Entry, Id, Layers } from './catalog.js' */
/** @import { Failure, Inquiry } from './inquiry.js' */
/** @import { Question, Solver } from './solver.js' */
/** @import { Store } from './store.js' */

export const engines = /** @type {const} */ (['auto', 'dlx', 'bits']);

/** Fires `change` when something that is drawn has changed, and `edit` when a person has changed the board. */
export class Desk extends EventTarget {
  /** @type {typeof engines[number]} */
  engine = 'auto';
  /** Which of two solutions is on the board. */
  shown = 0;
  /** What has just been done to the board, in a sentence. */
  notice = '';

  /** The puzzle that is on its way to be opened, if one is. @type {Promise<boolean> | undefined} */
  #opening;

  /** @param {Entry[]} catalog @param {Store} store @param {Inquiry} inquiry @param {Solver} solver */
  constructor(catalog, store, inquiry, solver) {
    super();
    this.catalog = catalog;
    this.store = store;
    this.inquiry = inquiry;
    this.solver = solver;
    store.addEventListener('change', () => this.#boardChanged());
    inquiry.addEventListener('change', () => this.#changed());
  }

  get puzzle() {
    return this.store.puzzle;
  }

  get text() {
    return this.store.text;
  }

  /** Whether the question is about the board as it stands. */
  get isCurrent() {
    return this.inquiry.state.text === this.text;
  }

  /** The two solutions of a puzzle that is not unique, the shown one first. @returns {string[]} */
  get pair() {
    const { solutions = [] } = this.inquiry.state.answer ?? {};
    return solutions.length < 2 ? [] : this.shown === 0 ? solutions : [solutions[1], solutions[0]];
  }

  /** @returns {Layers} */
  get layers() {
    const { phase, answer, progress } = this.inquiry.state;
    if (!this.isCurrent) return {};
    if (phase === 'running') return { tried: progress?.partial };
    const [found, other] = this.pair;
    return { found: found ?? answer?.solution ?? undefined, other };
  }

  /** Whether a puzzle is on its way, and there is no board to be shown until it has come. */
  get isOpening() {
    return this.#opening !== undefined;
  }

  /** @param {Question} question */
  async ask(question) {
    await this.#opening;
    this.notice = '';
    this.shown = 0;
    this.inquiry.ask(question, this.puzzle, this.text, this.engine);
  }

  stop() {
    this.inquiry.stop();
  }

  /** @param {typeof engines[number]} engine */
  useEngine(engine) {
    this.engine = engine;
    this.#changed();
  }

  /** @param {number} which */
  show(which) {
    this.shown = which;
    this.#changed();
  }

  /** Opens the puzzle that a link is about, or else the one that was open last, or else the first. @param {string} hash */
  async begin(hash) {
    const ids = [readFragment(hash)?.id, this.store.lastOpen];
    const entry = ids.map((id) => this.#entry(id)).find(Boolean) ?? this.catalog[0];
    this.store.open(await entry.load());
  }

  /** @param {Id} id */
  async open(id) {
    if (await this.#open(id)) this.#edited();
  }

  /** @param {string} text  canonical */
  edit(text) {
    this.store.edit(text);
    this.#edited();
  }

  undo() {
    this.store.undo();
    this.#edited();
  }

  redo() {
    this.store.redo();
    this.#edited();
  }

  /** Leaves nothing given, and takes the answer away. */
  clear() {
    this.inquiry.dismiss();
    this.edit(this.puzzle.clear(this.text));
  }

  /**
   * Puts a text of any notation on the board.
   * @param {string} text
   * @returns {Promise<Failure | undefined>}  what was wrong with it, which the inquiry then tells too
   */
  async bring(text) {
    await this.#opening;
    const { format, error } = await this.#bring(text);
    if (format === undefined) return error;
    this.notice = say.readAs(format);
    this.#edited();
  }

  /** Opens what a link's fragment asks for, if it asks for anything. @param {string} hash */
  async follow(hash) {
    const wanted = readFragment(hash);
    if (!wanted) return;
    if (!this.#entry(wanted.id)) {
      this.inquiry.fail({ code: 'unknown-link', message: wanted.id });
      return;
    }
    if (await this.#open(wanted.id)) await this.#bring(wanted.text);
  }

  /** @param {unknown} wanted */
  #entry(wanted) {
    return this.catalog.find(({ id }) => id === wanted);
  }

  /** @param {string} id @returns {Promise<boolean>}  whether the puzzle is open now; not when another was asked for since */
  async #open(id) {
    if (id === this.puzzle.id && !this.isOpening) return true;
    const loading = this.#load(id, () => loading === this.#opening);
    this.#opening = loading;
    this.#changed();
    return loading;
  }

  /** @param {string} id @param {() => boolean} isWanted */
  async #load(id, isWanted) {
    try {
      const puzzle = await this.#entry(id)?.load();
      if (!puzzle || !isWanted()) return false;
      this.#opening = undefined;
      this.inquiry.dismiss();
      this.store.open(puzzle);
      return true;
    } catch (error) {
      if (isWanted()) {
        this.#opening = undefined;
        this.inquiry.fail(/** @type {Failure} */ (error));
      }
      return false;
    }
  }

  /** @param {string} text @returns {Promise<{format?: string, error?: Failure}>} */
  async #bring(text) {
    const { puzzle } = this;
    const plain = text.trim();
    try {
      const read = puzzle.accepts(plain)
        ? { text: plain, format: puzzle.notation }
        : await this.solver.convert(puzzle.id, text, puzzle.notation);
      if (puzzle !== this.puzzle) return {};
      this.inquiry.dismiss();
      this.store.edit(read.text);
      return { format: read.format };
    } catch (reason) {
      const error = /** @type {Failure} */ (reason);
      this.inquiry.fail(error);
      return { error };
    }
  }

  #edited() {
    this.dispatchEvent(new Event('edit'));
    this.#changed();
  }

  // A finished answer goes with the board that it was about; a running search is left to run.
  #boardChanged() {
    this.notice = '';
    const { phase } = this.inquiry.state;
    if (phase !== 'running' && !this.isCurrent) this.inquiry.dismiss();
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}
