// The page's desk: what a person can do on the page beside what any board lets them do: links, examples, savepoints, hints and true
// candidates, an engine to choose, and texts that hold many puzzles.

import { say } from '../strings/language.js';
import { readFragment } from './address.js';
import { CAP } from './count-steps.js';
import { readMarks, writeMarks } from './marks.js';
import { Desk } from './session.js';

/** @import { Entry, Id } from '../puzzles/catalog.js' */
/** @import { Example } from '../puzzles/examples.js' */
/** @import { Collection } from './collection.js' */
/** @import { Failure, Inquiry } from './query-state.js' */
/** @import { Solver } from './solver-client.js' */
/** @import { Savepoint, Store } from './store.js' */

/**
 * The boards that a puzzle can begin with (puzzles/examples.js). Only the page has them.
 * @typedef {object} Examples
 * @property {(id: string) => Promise<void>} fetchExamples
 * @property {(id: Id) => Example[]} examplesOf
 */

export const engines = /** @type {const} */ (['auto', 'dlx', 'bits']);

export class PageDesk extends Desk {
  /** @type {typeof engines[number]} */
  engine = 'auto';
  /** The puzzles of the text that was brought last, if it held many. @type {Collection | undefined} */
  collection;

  /**
   * @param {Entry[]} catalog
   * @param {Examples} examples
   * @param {Store} store
   * @param {Inquiry} inquiry
   * @param {Solver} solver
   */
  constructor(catalog, examples, store, inquiry, solver) {
    super(catalog, store, inquiry, solver);
    this.#examples = examples;
  }

  #examples;

  get examples() {
    return this.#examples.examplesOf(this.puzzle.id);
  }

  get options() {
    return { engine: this.engine, cap: CAP };
  }

  /** The hint or the true candidates of the board as it stands; neither when the question was stopped early. */
  get findings() {
    const { hint, candidates } = (this.isCurrent && this.inquiry.state.answer) || {};
    return { hint, candidates: candidates?.length ? candidates : undefined };
  }

  /** @param {typeof engines[number]} engine */
  useEngine(engine) {
    this.engine = engine;
    this.changed();
  }

  /** Opens the puzzle that a link is about, or else the one that was open last, or else the first. @param {string} hash */
  async begin(hash) {
    const ids = [readFragment(hash)?.id, this.store.lastOpen];
    const known = ids.find((id) => this.catalog.some((entry) => entry.id === id)) ?? this.catalog[0].id;
    this.store.open(await this.fetch(/** @type {string} */ (known)));
  }

  /** @param {string} id */
  async fetch(id) {
    const [puzzle] = await Promise.all([super.fetch(id), this.#examples.fetchExamples(id)]);
    return puzzle;
  }

  /** @param {Id} id */
  async open(id) {
    if (await this.#open(id)) this.edited();
  }

  /** Opens what a link's fragment asks for, if it asks for anything; a puzzle as it was left where no text is. @param {string} hash */
  async follow(hash) {
    const wanted = readFragment(hash);
    if (wanted && (await this.#open(wanted.id)) && wanted.text) await this.put(wanted.text, wanted.packed);
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

  /** Takes away all that is not given. */
  restart() {
    this.store.restart();
    this.edited();
  }

  /** Makes all that is on the board given. */
  fix() {
    this.store.fix();
    this.notice = say.fixed;
    this.edited();
  }

  /** Returns to a savepoint. @param {Savepoint} savepoint */
  recall(savepoint) {
    this.store.recall(savepoint);
    this.notice = say.recalled(savepoint.name);
    this.edited();
  }

  /**
   * As any desk does; a text of many puzzles becomes a collection.
   * @param {string} text
   * @param {string} [name]
   * @returns {Promise<Failure | undefined>}
   */
  async bring(text, name) {
    const error = await super.bring(text, name);
    return error && error.code !== 'stopped' ? this.#collect(text, name, error) : error;
  }

  closeCollection() {
    this.collection?.stop();
    this.collection = undefined;
    this.changed();
  }

  /** @param {string} id @returns {Promise<boolean>}  whether the puzzle is open now; not when another was asked for since */
  async #open(id) {
    return (id === this.puzzle.id && !this.isOpening) || this.place(id);
  }

  /**
   * Takes a text for a collection, if it holds more than one puzzle that can be read, and begins to check it.
   * @param {string} text
   * @param {string | undefined} name
   * @param {Failure} error  why it is no single puzzle
   * @returns {Promise<Failure | undefined>}  why it is no collection either
   */
  async #collect(text, name, error) {
    const { puzzle } = this;
    const { Collection } = await import('./collection.js');
    const collection = new Collection(puzzle, text, name);
    const isRead = await this.inquiry.read(this.text, (signal) => collection.read(this.solver, signal));
    if (isRead === undefined || puzzle !== this.puzzle) return undefined; // a question or another text took its place
    const readable = collection.rows.filter((row) => row.text !== '');
    if (!isRead || readable.length < 2) {
      const failure = isRead ? error : { code: 'stopped', message: '' };
      this.inquiry.fail(failure);
      return failure;
    }
    this.closeCollection();
    this.collection = collection;
    this.start(readable[0].text);
    collection.check(this.engine).catch((reason) => this.inquiry.fail(reason));
    return undefined;
  }
}
