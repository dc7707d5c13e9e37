// The desk: everything that a person can do on the page, with the puzzle (store) and the question (inquiry) that it is
// done to. The page draws what is here and calls what is here; nothing here touches the document.

import { readFragment } from './address.js';
import { readMarks, writeMarks } from './board/marks.js';
import { say } from './strings.js';

/** @import { Entry, Id, Layers, Mode, Puzzle } from './catalog.js' */
/** @import { Collection } from './collection.js' */
/** @import { Failure, Inquiry } from './inquiry.js' */
/** @import { Question, Solver } from './solver.js' */
/** @import { Position, Savepoint, Store } from './store.js' */

export const engines = /** @type {const} */ (['auto', 'dlx', 'bits']);

/** Fires `change` when something that is drawn has changed, and `edit` when a person has changed the board. */
export class Desk extends EventTarget {
  /** @type {typeof engines[number]} */
  engine = 'auto';
  /** Which of several solutions is on the board. */
  shown = 0;
  /** What has just been done to the board, in a sentence. */
  notice = '';
  /** What keys and clicks do to the board. @type {Mode} */
  mode = { marking: false, choosing: false };

  /** The puzzles of the text that was brought last, if it held many. @type {Collection | undefined} */
  collection;

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
    const candidates = answer?.candidates?.length ? answer.candidates : undefined; // none when it was stopped at once
    return { ...board, found, other: isPair ? solutions[1 - shown] : undefined, candidates, hint: answer?.hint };
  }

  /** A position without any answer. Where nothing was given all that is entered is a given. @param {Position} position @returns {Layers} */
  layersOf({ givens, marks }) {
    return { givens: this.puzzle.clear(givens) === givens ? undefined : givens, marks };
  }

  /** Whether a puzzle is on its way, and there is no board to be shown until it has come. */
  get isOpening() {
    return this.#opening !== undefined;
  }

  /** @param {Question} question */
  async ask(question) {
    if (this.#opening) await this.#opening;
    this.notice = '';
    this.shown = 0;
    return this.inquiry.ask(question, this.puzzle, this.text, this.engine);
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
    const ids = [(await readFragment(hash))?.id, this.store.lastOpen];
    const entry = ids.map((id) => this.#entry(id)).find(Boolean) ?? this.catalog[0];
    this.store.open(await entry.load());
  }

  /** @param {Id} id */
  async open(id) {
    if (await this.#open(id)) this.#edited();
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
    this.#changed();
    return loading;
  }

  /** Switches what keys and clicks do. @param {keyof Mode} which */
  toggle(which) {
    this.mode = { ...this.mode, [which]: !this.mode[which] };
    this.notice = say.mode[which](this.mode[which]);
    this.#changed();
  }

  /** What a person has entered. @param {{text: string, marks?: string}} board  canonical */
  edit({ text, marks }) {
    this.store.edit(text, marks);
    this.#edited();
  }

  /** Does what the hint says, and asks for the next one. */
  fillHint() {
    const { cell, value } = this.inquiry.state.answer?.hint ?? {};
    if (cell == null || value == null || !this.isCurrent) return;
    const marks = readMarks(this.store.position.marks);
    marks.delete(cell);
    this.edit({ text: this.puzzle.fill?.(this.text, cell, value) ?? this.text, marks: writeMarks(marks) });
    this.ask('hint');
  }

  /** Begins another board. @param {string} text  canonical; all in it is given */
  start(text) {
    this.store.start(text);
    this.#edited();
  }

  /** Takes away all that is not given. */
  restart() {
    this.store.restart();
    this.#edited();
  }

  /** Makes all that is on the board given. */
  fix() {
    this.store.fix();
    this.notice = say.fixed;
    this.#edited();
  }

  /** Returns to a savepoint. @param {Savepoint} savepoint */
  recall(savepoint) {
    this.store.recall(savepoint);
    this.notice = say.recalled(savepoint.name);
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
    const { format, error } = await this.#bring(text);
    if (error && (await this.#collect(text, name))) return undefined;
    if (format === undefined) return error;
    this.notice = say.readAs(format, name);
    this.#edited();
  }

  closeCollection() {
    this.collection?.stop();
    this.collection = undefined;
    this.#changed();
  }

  /** Opens what a link's fragment asks for, if it asks for anything; a puzzle as it was left where no text is. @param {string} hash */
  async follow(hash) {
    const wanted = await readFragment(hash);
    if (wanted && (await this.#open(wanted.id)) && wanted.text) await this.#bring(wanted.text);
  }

  /** @param {unknown} wanted */
  #entry(wanted) {
    return this.catalog.find(({ id }) => id === wanted);
  }

  /** @param {string} id @returns {Promise<boolean>}  whether the puzzle is open now; not when another was asked for since */
  async #open(id) {
    return (id === this.puzzle.id && !this.isOpening) || this.place(id);
  }

  /** @param {string} id @param {string | undefined} text @param {() => boolean} isWanted */
  async #load(id, text, isWanted) {
    try {
      const puzzle = await this.#fetch(id);
      const read = text === undefined ? undefined : await this.#read(puzzle, text || emptyBoard(puzzle));
      if (!isWanted()) return false;
      this.#opening = undefined;
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

  /** @param {string} id */
  async #fetch(id) {
    const entry = this.#entry(id);
    if (!entry) throw Object.assign(new Error(id), { code: 'unknown-puzzle' });
    return entry.load();
  }

  /** @param {string} text @returns {Promise<{format?: string, error?: Failure}>} */
  async #bring(text) {
    const { puzzle } = this;
    try {
      const read = await this.#read(puzzle, text);
      if (puzzle !== this.puzzle) return {};
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
   * Takes a text for a collection, if it holds more than one puzzle that can be read, and begins to check it.
   * @param {string} text
   * @param {string} [name]
   * @returns {Promise<boolean>}  whether it does
   */
  async #collect(text, name) {
    const { puzzle } = this;
    const [{ Collection }] = await Promise.all([import('./collection.js'), import('./parts/puzzle-collection.js')]);
    const collection = new Collection(puzzle, text, name);
    await collection.read(this.solver);
    const readable = collection.rows.filter((row) => row.text !== '');
    if (readable.length < 2 || puzzle !== this.puzzle) return false;
    this.closeCollection();
    this.collection = collection;
    this.start(readable[0].text);
    collection.check(this.engine).catch((error) => this.inquiry.fail(error));
    return true;
  }

  /** @param {Puzzle} puzzle @param {string} text  of any notation */
  async #read(puzzle, text) {
    const plain = text.trim();
    return puzzle.accepts(plain)
      ? { text: plain, format: puzzle.notation }
      : this.solver.convert(puzzle.id, text, puzzle.notation);
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

/** As large as its first example. @param {Puzzle} puzzle */
const emptyBoard = ({ blank, size, examples }) => blank(size(examples[0].text));
