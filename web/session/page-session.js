// The page's session. It adds what only the page offers: links, examples, savepoints, hints and true candidates, a
// choice of engine, texts with many puzzles, and counts that go on where they were interrupted.

import { pageStrings } from '../strings/page-strings.js';
import { readFragment } from './address.js';
import { CAP } from './count-steps.js';
import { Game } from './game.js';
import { readMarks, writeMarks } from './marks.js';
import { Session } from './session.js';

/** @import { Entry, Id } from '../puzzles/catalog.js' */
/** @import { Example } from '../puzzles/examples.js' */
/** @import { Collection } from './collection.js' */
/** @import { Checkpoint } from 'quadrille' */
/** @import { QueryState } from './query-state.js' */
/** @import { SavedCounts } from './saved-counts.js' */
/** @import { Options, Question, Solver } from './solver-client.js' */
/** @import { Savepoint } from './sheet.js' */
/** @import { Store } from './store.js' */

/**
 * The boards that a puzzle can begin with (puzzles/examples.js). Only the page has them.
 * @typedef {object} Examples
 * @property {(id: string) => Promise<void>} fetchExamples
 * @property {(id: Id) => Example[]} examplesOf
 */

export const engines = /** @type {const} */ (['auto', 'dlx', 'bits']);

/** @typedef {typeof engines[number]} Engine */

export class PageSession extends Session {
  /** @type {Engine} */
  engine = 'auto';
  /** The puzzles of the last imported text, if it had more than one. @type {Collection | undefined} */
  collection;
  /** Which of the steps that lead to a hint's value is shown. */
  hintStep = 0;
  /** A count of the present board that was interrupted. @type {Checkpoint | undefined} */
  interrupted;

  /**
   * @param {Entry[]} catalog
   * @param {Examples} examples
   * @param {Store} store
   * @param {QueryState} query
   * @param {Solver} solver
   * @param {SavedCounts} counts
   */
  constructor(catalog, examples, store, query, solver, counts) {
    super(catalog, store, query, solver);
    this.#examples = examples;
    this.#counts = counts;
    this.game = new Game(this, () => this.#announce());
    store.addEventListener('change', () => {
      this.#lastIn.set(this.tab, this.puzzle.id);
      this.#findInterrupted();
    });
    store.addEventListener('saved', () => this.changed());
    store.addEventListener('rescue', () => this.say(pageStrings.rescued));
  }

  #examples;
  #counts;
  /** By tab, the puzzle that was last open in it. @type {Map<Id, Id>} */
  #lastIn = new Map();
  /** The board of an address that is on its way: whether it has come. @type {Promise<boolean> | undefined} */
  #arriving;
  /** By answer, what was found out about the board after it. @type {WeakMap<object, string>} */
  #further = new WeakMap();

  /** The puzzle whose tab is open. @returns {Id} */
  get tab() {
    const entry = this.catalog.find(({ id }) => id === this.puzzle.id);
    return entry?.tab ?? this.puzzle.id;
  }

  /** The puzzles of the open tab, the open one first. */
  get kinds() {
    const { tab, puzzle } = this;
    const ids = this.catalog.filter((entry) => (entry.tab ?? entry.id) === tab).map(({ id }) => id);
    return [puzzle.id, ...ids.filter((id) => id !== puzzle.id)];
  }

  get examples() {
    return this.#examples.examplesOf(this.puzzle.id);
  }

  get options() {
    return { engine: this.engine, cap: CAP };
  }

  /** The hint or the true candidates of the board as it stands; neither when the question was stopped early. */
  get findings() {
    const { hint, candidates } = (this.isCurrent && this.query.state.answer) || {};
    return { hint, candidates: candidates?.length ? candidates : this.game.live?.candidates };
  }

  get layers() {
    return { ...super.layers, wrong: this.game.wrong };
  }

  get keys() {
    const isPlayed = this.game.isOffered && this.game.way === 'play';
    return super.keys.filter(({ isForSetting }) => !(isForSetting && isPlayed));
  }

  /** @param {Engine} engine */
  useEngine(engine) {
    this.engine = engine;
    this.#findInterrupted();
    this.changed();
  }

  /**
   * A question that is asked while the board of an address is on its way is about that board. It is dropped when the
   * board does not come.
   * @param {Question} question
   * @param {Options} [more]
   */
  async ask(question, more) {
    if (this.isArriving) {
      const arrived = this.arrived();
      if (!(await this.hold(arrived)) || !(await arrived)) return {};
    }
    if (this.game.asksBefore(question)) {
      this.query.dismiss();
      this.say(pageStrings.confirmSolve);
      return {};
    }
    this.hintStep = 0;
    if (question === 'check') return this.#furthered(super.ask(question, more));
    if (question === 'hint') return this.#withMistakes(super.ask(question, more));
    if (question !== 'count') return super.ask(question, more);
    const board = this.#board;
    /** @param {Checkpoint} checkpoint */
    const onCheckpoint = (checkpoint) => {
      if (checkpoint.parts.length > 0 && checkpoint.nodes > 0) this.#counts.save(board, checkpoint);
    };
    const asked = await super.ask(question, { ...more, onCheckpoint });
    if (asked.answer?.verdict === 'counted') await this.#counts.forget(board);
    this.#furthered(Promise.resolve(asked));
    await this.#findInterrupted();
    return asked;
  }

  /** A further sentence about the board, once it is known. */
  get further() {
    return this.isCurrent ? this.#further.get(/** @type {object} */ (this.query.state.answer)) : undefined;
  }

  /** Shows another solution than the one that was found: lists all of them. */
  showAnother() {
    const listed = this.ask('list');
    this.shown = 1;
    return listed;
  }

  /** Goes on with the count that was interrupted. */
  goOn() {
    return this.ask('count', { checkpoint: this.interrupted });
  }

  /** Forgets the count that was interrupted. */
  async forgetInterrupted() {
    await this.#counts.forget(this.#board);
    await this.#findInterrupted();
  }

  /** Opens the link's puzzle, or the one that was open last, or the first of the catalog. @param {string} hash */
  async openInitial(hash) {
    const ids = [readFragment(hash)?.id, this.store.lastOpen];
    const id = ids.find((each) => this.catalog.some((entry) => entry.id === each)) ?? this.catalog[0].id;
    this.store.open(await this.fetch(/** @type {string} */ (id)));
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

  /** Opens a tab with the puzzle that was last open in it. @param {Id} tab */
  openTab(tab) {
    return this.open(tab === this.tab ? this.puzzle.id : (this.#lastIn.get(tab) ?? tab));
  }

  /**
   * Opens what a link's fragment names. A fragment without a text opens the puzzle as it was left.
   * @param {string} hash
   */
  openLink(hash) {
    return this.arrive(this.#follow(hash));
  }

  /** Whether the board of an address is on its way. It will replace the present one. */
  get isArriving() {
    return this.#arriving !== undefined;
  }

  /** @param {Promise<boolean>} coming  the board of an address: whether it has come */
  async arrive(coming) {
    this.#arriving = coming;
    this.changed();
    await coming.finally(() => {
      if (this.#arriving === coming) this.#arriving = undefined;
    });
    this.changed();
  }

  /** Waits until no board is on its way. @returns {Promise<boolean>}  whether the last one has come */
  async arrived() {
    let hasCome = true;
    while (this.#arriving) hasCome = await this.#arriving;
    return hasCome;
  }

  /** @param {string} hash */
  async #follow(hash) {
    const link = readFragment(hash);
    if (!link) return true;
    if (!(await this.#open(link.id))) return false;
    if (!link.text) return true;
    const { error } = await this.replaceBoard(link.text, link.deflated);
    if (link.game && !error) this.game.resume(link.game);
    return !error;
  }

  /** Shows another of the steps that lead to a hint's value. @param {number} step */
  showStep(step) {
    this.hintStep = step;
    this.changed();
  }

  /** Enters what the hint found and asks for the next hint. */
  fillHint() {
    const { hint } = this.query.state.answer ?? {};
    if (!hint || !this.isCurrent || !this.game.takesHints) return;
    const { cell, value, eliminated } = hint;
    const marks = readMarks(this.store.position.marks);
    if (cell !== null && value !== null) {
      marks.delete(cell);
      this.edit({ text: this.puzzle.fill?.(this.text, cell, value) ?? this.text, marks: writeMarks(marks) });
    } else if (eliminated.length > 0) {
      this.edit({ text: this.puzzle.eliminate?.(this.text, eliminated) ?? this.text });
    } else return;
    this.ask('hint');
  }

  /**
   * Sets what a person has entered. When the rules have changed, a check or the candidates are asked again.
   * @param {{text: string, marks?: string, givens?: string}} board
   */
  edit(board) {
    const { question } = this.query.state;
    const kept = this.game.isOffered ? this.game.edited(board) : board;
    super.edit(kept);
    if (kept !== board && kept.text !== board.text) this.say(pageStrings.locked);
    if (board.givens !== undefined && (question === 'check' || question === 'candidates')) this.ask(question);
  }

  /** Removes everything that is not given. */
  restart() {
    this.store.restart();
    this.edited();
  }

  /** Makes everything on the board given. */
  fix() {
    this.store.fix();
    this.notice = pageStrings.fixed;
    this.edited();
  }

  /** Returns to a savepoint. @param {Savepoint} savepoint @param {string} name  as it is shown */
  recall(savepoint, name) {
    this.store.put(savepoint.position);
    this.notice = pageStrings.recalled(name);
    this.edited();
  }

  closeCollection() {
    this.collection?.stop();
    this.collection = undefined;
    this.changed();
  }

  /** Says that the last cell is filled in. Where the page does not know all rules, the solver is asked first. */
  async #announce() {
    const { text, puzzle } = this;
    const isRight = !puzzle.judgedByCore || (await (await import('./play-tools.js')).isSolved(this));
    if (text === this.text) this.say(isRight ? pageStrings.completed : pageStrings.notRight);
  }

  /** What a count is about. */
  get #board() {
    return `${this.puzzle.id} ${this.engine}\n${this.text}`;
  }

  /**
   * Finds out more once there is an answer, until something else is asked: of a count the solutions up to symmetry, of
   * a board with one solution how hard it is. Without a network nothing more is said.
   * @param {ReturnType<Session['ask']>} asking
   */
  async #furthered(asking) {
    const asked = await asking;
    const { answer } = asked;
    const { isGraded, symmetry } = this.puzzle;
    const isWanted = (isGraded && answer?.verdict === 'unique') || (symmetry && answer?.verdict === 'counted');
    if (answer && isWanted) this.#tell(answer).catch(() => {});
    return asked;
  }

  /**
   * Where no hint can be given because the board has no solution any more, marks the entries that are wrong.
   * @param {ReturnType<Session['ask']>} asking
   */
  async #withMistakes(asking) {
    const asked = await asking;
    const isPlayed = this.game.isOffered && this.game.way === 'play' && this.game.entries.length > 0;
    if (asked.answer?.verdict !== 'none' || !isPlayed) return asked;
    const sentence = await import('./play-tools.js')
      .then(async ({ findMistakes, mistakesSentence }) => {
        const found = await findMistakes(this);
        return found.wrong && mistakesSentence(found);
      })
      .catch(() => undefined);
    if (sentence && this.query.state.answer === asked.answer) this.say(sentence);
    return asked;
  }

  /** @param {import('./solver-client.js').Answer} answer */
  async #tell(answer) {
    const sentence = await (await import('./further.js')).furtherSentence(this, answer);
    if (sentence === undefined) return;
    this.#further.set(answer, sentence);
    this.changed();
  }

  async #findInterrupted() {
    const board = this.#board;
    const found = await this.#counts.find(board);
    if (board !== this.#board || (!found && !this.interrupted)) return;
    this.interrupted = found;
    this.changed();
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean>}  whether the puzzle is open now; false when another was opened meanwhile
   */
  async #open(id) {
    return (id === this.puzzle.id && !this.isOpening) || this.openAt(id);
  }
}
