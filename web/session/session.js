// The desk: everything that a person can do with a board, with the puzzle (store) and the question (inquiry) that it is done to. An
// element draws what is here and calls what is here; nothing here touches the document. The page's desk (page-desk.js) does more.

import { MAX_DECOMPRESSED } from '../../wasm/notations/bounds.js';
import { say } from '../strings/strings.js';

/** @import { Entry, Layers, Mode, Puzzle } from '../puzzles/catalog.js' */
/** @import { Failure, Inquiry } from './query-state.js' */
/** @import { Options, Question, Solver } from './solver-client.js' */
/** @import { Position, Store } from './store.js' */

/** A text of one board has at most as many characters as what a link unpacks to. */
export const LONGEST_TEXT = MAX_DECOMPRESSED;

/** Fires `change` when something that is drawn has changed, and `edit` when a person has changed the board. */
export class Desk extends EventTarget {
  /** Which of several solutions is on the board. */
  shown = 0;
  /** What has just been done to the board, in a sentence. */
  notice = '';
  /** What keys and clicks do to the board. @type {Mode} */
  mode = { marking: false, choosing: false };

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
    inquiry.addEventListener('change', () => this.changed());
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

  /** The solutions that the board as it stands was found to have, when there is a choice of them. @returns {string[]} */
  get solutions() {
    const { solutions = [] } = this.inquiry.state.answer ?? {};
    return this.isCurrent && solutions.length > 1 ? solutions : [];
  }

  /** Whether they are the two of a puzzle that is not unique, to be compared. */
  get isPair() {
    return this.inquiry.state.question === 'check' && this.solutions.length === 2;
  }

  /** @returns {Layers} */
  get layers() {
    const { phase, answer, progress } = this.inquiry.state;
    const board = this.layersOf(this.store.position);
    if (!this.isCurrent) return board;
    if (phase === 'running') return { ...board, tried: progress?.partial };
    const { solutions, shown, isPair } = this;
    const found = solutions[shown] ?? answer?.solution ?? undefined;
    return { ...board, found, other: isPair ? solutions[1 - shown] : undefined };
  }

  /** A position without any answer. Where nothing was given all that is entered is a given. @param {Position} position @returns {Layers} */
  layersOf({ givens, marks }) {
    return { givens: this.puzzle.clear(givens) === givens ? undefined : givens, marks };
  }

  /** Whether a puzzle is on its way, and there is no board to be shown until it has come. */
  get isOpening() {
    return this.#opening !== undefined;
  }

  /** How questions are asked. @returns {Options} */
  get options() {
    return {};
  }

  /** @param {Question} question */
  async ask(question) {
    if (this.#opening) await this.#opening;
    this.notice = '';
    this.shown = 0;
    return this.inquiry.ask(question, this.puzzle, this.text, this.options);
  }

  stop() {
    this.inquiry.stop();
  }

  /** @param {number} which */
  show(which) {
    this.shown = which;
    this.changed();
  }

  /**
   * Opens a puzzle as it was left; or else at a text of any notation, with nothing before it to undo. An empty text is an
   * empty board.
   * @param {string} id
   * @param {string} [text]
   * @returns {Promise<boolean>}  false when something was wrong, which the inquiry then tells, or another was placed since
   */
  place(id, text) {
    const loading = this.#load(id, text, () => loading === this.#opening);
    this.#opening = loading;
    this.changed();
    return loading;
  }

  /** Switches what keys and clicks do. @param {keyof Mode} which */
  toggle(which) {
    this.mode = { ...this.mode, [which]: !this.mode[which] };
    this.notice = say.mode[which](this.mode[which]);
    this.changed();
  }

  /** What a person has entered. @param {{text: string, marks?: string}} board  canonical */
  edit({ text, marks }) {
    this.store.edit(text, marks);
    this.edited();
  }

  /** Begins another board. @param {string} text  canonical; all in it is given */
  start(text) {
    this.store.start(text);
    this.edited();
  }

  undo() {
    this.store.undo();
    this.edited();
  }

  redo() {
    this.store.redo();
    this.edited();
  }

  /** Leaves nothing given, and takes the answer away. */
  clear() {
    this.inquiry.dismiss();
    this.start(this.puzzle.clear(this.text));
  }

  /**
   * Puts a text of any notation on the board.
   * @param {string} text
   * @param {string} [name]  of the file that it is from
   * @returns {Promise<Failure | undefined>}  what was wrong with it, which the inquiry then tells too
   */
  async bring(text, name) {
    await this.#opening;
    const { format, error } = await this.put(text);
    if (format === undefined) return error;
    this.notice = say.readAs(format, name);
    this.edited();
  }

  /** @param {string} id @param {string | undefined} text @param {() => boolean} isWanted */
  async #load(id, text, isWanted) {
    try {
      const puzzle = await this.fetch(id);
      const read = text === undefined ? undefined : await this.#read(puzzle, text || puzzle.blank(puzzle.usual));
      if (!isWanted()) return false;
      this.#opening = undefined;
      if (text !== undefined && !read) return false;
      this.inquiry.dismiss();
      this.store.open(puzzle, read?.text);
      return true;
    } catch (error) {
      if (isWanted()) {
        this.#opening = undefined;
        this.inquiry.fail(/** @type {Failure} */ (error));
      }
      return false;
    }
  }

  /** @param {string} id @returns {Promise<Puzzle>} */
  async fetch(id) {
    const entry = this.catalog.find((each) => each.id === id);
    if (!entry) throw Object.assign(new Error(id), { code: 'unknown-puzzle' });
    return entry.load();
  }

  /**
   * The same without a word.
   * @param {string} text
   * @param {boolean} [packed]  as in a link of ours
   * @returns {Promise<{format?: string, error?: Failure}>}
   */
  async put(text, packed) {
    const { puzzle } = this;
    try {
      const read = await this.#read(puzzle, text, packed);
      if (!read || puzzle !== this.puzzle) return {};
      this.inquiry.dismiss();
      // The board as it stands, from its own link: what was entered on it stays a person's own.
      if (read.text !== this.text) this.store.start(read.text);
      return { format: read.format };
    } catch (reason) {
      const error = /** @type {Failure} */ (reason);
      this.inquiry.fail(error);
      return { error };
    }
  }

  /**
   * The worker reads every text but that of a board as it is drawn.
   * @param {Puzzle} puzzle
   * @param {string} text  of any notation
   * @param {boolean} [packed]
   * @returns {Promise<{text: string, format: string} | undefined>}  undefined when it was given up for something else
   */
  async #read(puzzle, text, packed = false) {
    if (text.length > LONGEST_TEXT) throw tooLarge(`a text of more than ${LONGEST_TEXT / 1e6} MB`);
    const plain = text.trim();
    if (!packed && puzzle.accepts(plain)) return { text: plain, format: puzzle.notation };
    const board = this.store.puzzle && this.text;
    const read = await this.inquiry.read(board, (signal) =>
      this.solver.convert(puzzle.id, text, puzzle.notation, { deflated: packed, signal }),
    );
    if (read && puzzle.canDraw?.(read.text) === false)
      throw tooLarge(`a board of ${puzzle.size(read.text)} cells cannot be drawn`);
    return read;
  }

  edited() {
    this.dispatchEvent(new Event('edit'));
    this.changed();
  }

  // A finished answer goes with the board that it was about; a running search is left to run.
  #boardChanged() {
    this.notice = '';
    const { phase } = this.inquiry.state;
    if (phase !== 'running' && !this.isCurrent) this.inquiry.dismiss();
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/** @param {string} message @returns {Failure} */
const tooLarge = (message) => Object.assign(new Error(message), { code: 'too-large' });
