// The page's session. It adds what only the page offers: links, examples, savepoints, hints and true candidates, a
// choice of engine, texts with many puzzles, and counts that go on where they were interrupted.

import { pageStrings } from '../strings/page-strings.js';
import { readFragment } from './address.js';
import { Game } from './game.js';
import { PendingBoard } from './pending-board.js';
import { CAP, Session } from './session.js';

/** @import { Checkpoint } from 'quadrille' */
/** @import { Entry, Id, Layers } from '../puzzles/catalog.js' */
/** @import { Example } from '../puzzles/examples.js' */
/** @import { Collection } from './collection.js' */
/** @import { QueryState } from './query-state.js' */
/** @import { InterruptedCount } from './interrupted-count.js' */
/** @import { FollowUp } from './follow-up.js' */
/** @import { Options, Question, Solver } from './solver-client.js' */
/** @import { Savepoint } from './sheet.js' */
/** @import { Store } from './store.js' */

/**
 * The boards that a puzzle can begin with (puzzles/examples.js). Only the page has them.
 * @typedef {object} Examples
 * @property {(id: string) => Promise<void>} fetchExamples
 * @property {(id: Id) => Example[]} examplesOf
 * @property {() => Promise<void>} fetchRest
 */

export const engines = /** @type {const} */ (['auto', 'dlx', 'bits']);

/** @typedef {typeof engines[number]} Engine */

/** @typedef {NonNullable<import('./solver-client.js').Answer['statements']>[number]} Statement  of a reason */

/**
 * A hint that marks the cells of clues, and the value that follows from them.
 * @param {import('./solver-client.js').Answer} answer  with statements
 * @param {Statement} [clue]  the only one that is marked
 * @returns {import('quadrille').Hint}
 */
const marking = ({ statements = [], cell, value }, clue) => {
  const clues = clue ? [clue] : statements;
  return /** @type {any} */ ({
    cell: cell ?? null,
    value: value ?? null,
    because: clues.flatMap(({ cells }) => cells),
    eliminated: [],
    reasons: [],
    steps: [],
    clues,
  });
};

export class PageSession extends Session {
  /** @type {Engine} */
  engine = 'auto';
  /** The puzzles of the last imported text, if it had more than one. @type {Collection | undefined} */
  collection;
  /** The cell of the board's cursor. @type {() => number | undefined} */
  cursor = () => undefined;
  /** What draws paint, once there has been some. @type {((marks?: string) => Layers['paint']) | undefined} */
  paints;
  /** Which of the steps that lead to a hint's value is shown. */
  hintStep = 0;
  /** How much of a hint is shown: 0 where to look, 1 what follows, 2 why (hint-steps.js). */
  hintDegree = 2;
  /** What finds counts that were interrupted, once it was wanted. @type {InterruptedCount | undefined} */
  interrupted;
  /** What follows from answers, once there was one from which something may. @type {FollowUp | undefined} */
  followUp;
  /** The dialog in which the board with these givens was found: the next one is there too. */
  source = /** @type {{dialog: 'learn' | 'library' | 'new', givens: string} | undefined} */ (undefined);
  /** The givens of a board that was opened to be played: by the link of a game, the desk or the library. */
  playedGivens = /** @type {string | undefined} */ (undefined);

  /** Boards that were proved to have one solution, with the puzzle that they are of. */
  #proved = new Set();

  /**
   * @param {Entry[]} catalog
   * @param {Examples} examples
   * @param {Store} store
   * @param {QueryState} query
   * @param {Solver} solver
   */
  constructor(catalog, examples, store, query, solver) {
    super(catalog, store, query, solver);
    this.words = pageStrings;
    this.#examples = examples;
    this.game = new Game(this, () => this.#announce());
    this.pendingBoard = new PendingBoard(this);
    store.addEventListener('change', () => {
      const { id, name, isGenre } = this.puzzle;
      if (isGenre && /** @type {{id?: string} | undefined} */ (store.wants('genre'))?.id !== id)
        store.want('genre', { id, name });
    });
    store.addEventListener('change', () => {
      if (store.wants('mistakes') && this.game.isPlayed) this.#markMistakes();
    });
    store.addEventListener('saved', () => this.changed());
    store.addEventListener('rescue', () => this.say(pageStrings.rescued));
  }

  #examples;
  /** @type {Statement | undefined} */
  #clue;

  /** The clue of the present reason that a person looks at. */
  get clue() {
    const { answer } = this.query.state;
    return this.isCurrent && this.#clue && answer?.statements?.includes(this.#clue) ? this.#clue : undefined;
  }

  /** Marks one clue of a reason on the board, or again all of them. @param {Statement | undefined} clue */
  look(clue) {
    this.#clue = clue;
    this.changed();
  }

  /** The simplest puzzle of which the open one is a kind. @returns {Id} */
  get family() {
    const entry = this.catalog.find(({ id }) => id === this.puzzle.id);
    return entry?.family ?? this.puzzle.id;
  }

  /** The puzzles of the family, the open one first. */
  get kinds() {
    const { family, puzzle } = this;
    const ids = this.catalog.filter((entry) => (entry.family ?? entry.id) === family).map(({ id }) => id);
    return [puzzle.id, ...ids.filter((id) => id !== puzzle.id)];
  }

  /** Whether the board came to be played: not to be looked into, nor from a link of a puzzle alone. */
  get isToPlay() {
    const { givens } = this.store.position;
    return this.playedGivens === givens;
  }

  /** Whether it was proved that what is given has one solution. */
  get isProved() {
    return this.#proved.has(`${this.puzzle.id} ${this.store.position.givens}`);
  }

  /** Notes that a board was proved to have one solution. @param {string} text @param {string} [id]  of its puzzle */
  prove(text, id = this.puzzle.id) {
    this.#proved.add(`${id} ${text}`);
    this.changed();
  }

  get examples() {
    return this.examplesOf(this.puzzle.id);
  }

  /** Those of a puzzle that has been fetched. @param {Id} id */
  examplesOf(id) {
    return this.#examples.examplesOf(id);
  }

  /** Puts an example on the board; its text may have to be fetched first. @param {string} key */
  async startExample(key) {
    const { examples } = this;
    const example = examples.find((each) => each.key === key);
    if (!example?.text) await this.#examples.fetchRest();
    if (example && examples === this.examples) this.startBoard(example.text);
  }

  get options() {
    return { engine: this.engine, cap: CAP };
  }

  /** The hint, a reason or the true candidates of the board as it stands; none when the question was stopped early. */
  get annotated() {
    const answer = (this.isCurrent && this.query.state.answer) || undefined;
    const { hint, candidates } = answer ?? {};
    return {
      hint: hint ?? (answer?.statements && marking(answer, this.clue)),
      candidates: candidates?.length ? candidates : this.game.live?.candidates,
      // The clues that decide a value stand out from the others.
      stands: answer?.verdict === 'because',
    };
  }

  get layers() {
    const { wrong, isGiving, isFinished } = this.game;
    const layers = super.layers;
    const isQuiet = !wrong && !this.store.wants('mistakes');
    const paint = this.paints?.(layers.marks);
    const [rulesOut, inColours] = ['rulesOut', 'inColours'].map(
      (name) => !isGiving && !isFinished && this.store.wants(name) === true,
    );
    return { ...layers, paint, wrong, isQuiet, isFinished, isSet: isGiving, isSaidBeside: true, rulesOut, inColours };
  }

  get keys() {
    const { isOffered, isGiving } = this.game;
    return super.keys.filter(
      ({ isForSetting, isForPlaying }) => !isOffered || !(isGiving ? isForPlaying : isForSetting),
    );
  }

  /** @param {Engine} engine */
  useEngine(engine) {
    this.engine = engine;
    this.interrupted?.find();
    this.changed();
  }

  /** A board that is set is still set once it is cleared; otherwise what is typed then is a puzzle that is entered. */
  clear() {
    const { isOffered, way } = this.game;
    super.clear();
    if (isOffered && way === 'set') this.store.way = way;
  }

  /** @param {string} text */
  startBoard(text) {
    this.game.showsValues = false;
    super.startBoard(text);
  }

  /**
   * A question that is asked while the board of an address is on its way is about that board. It is dropped when the
   * board does not come.
   * @param {Question} question
   * @param {Options} [more]
   */
  async ask(question, more) {
    if (this.pendingBoard.isUnderWay) {
      const arrived = this.pendingBoard.settled();
      if (!(await this.hold(arrived)) || !(await arrived)) return {};
    }
    if (this.game.asksBefore(question)) {
      this.query.dismiss();
      this.say(pageStrings.confirmSolve);
      return {};
    }
    if (question === 'hint' && this.revealMore()) return {};
    this.hintStep = 0;
    const isInGame = question === 'hint' && this.game.isPlayed;
    this.hintDegree = isInGame ? 0 : 2;
    const { puzzle, text } = this;
    const asked = await (question === 'count' ? this.#count(more) : super.ask(question, more));
    if (question === 'check' && asked.answer?.verdict === 'unique') this.prove(text, puzzle.id);
    // The answer that there is a mistake does not count as a hint.
    if (isInGame && asked.answer?.verdict === 'found' && this.store.hints !== undefined) ++this.store.hints;
    if (asked.answer && question !== 'solve' && question !== 'candidates') {
      const file = await import('./follow-up.js').catch(() => undefined); // without a network nothing more is said
      if (file) this.followUp ??= new file.FollowUp(this);
      await this.followUp?.after(question, asked.answer);
    }
    return asked;
  }

  /** Asks for a count, and saves how far it has come. @param {Options} [more] */
  async #count(more) {
    const { puzzle, engine, text } = this;
    const board = { puzzle, engine, text };
    const counts = this.followCounts().catch(() => undefined); // comes while the count begins
    /** @param {Checkpoint} checkpoint */
    const onCheckpoint = async (checkpoint) => (await counts)?.note(board, checkpoint);
    const asked = await super.ask('count', { ...more, onCheckpoint });
    await (await counts)?.ended(board, asked.answer?.verdict === 'counted');
    return asked;
  }

  /** Looks for a count of the open board that was interrupted, and from now on for one of each board. */
  async followCounts() {
    const { InterruptedCount } = await import('./interrupted-count.js');
    this.interrupted ??= new InterruptedCount(this);
    return this.interrupted;
  }

  /** Reveals more of the hint that is shown. False if there is none, or if all of it is shown. */
  revealMore() {
    const { phase, question, answer } = this.query.state;
    const isShown = phase === 'answered' && question === 'hint' && this.isCurrent && answer?.verdict === 'found';
    if (!isShown || this.hintDegree === 2) return false;
    ++this.hintDegree;
    this.changed();
    return true;
  }

  /** Shows another solution than the one that was found: lists all of them. */
  showAnother() {
    const listed = this.ask('list');
    this.shown = 1;
    return listed;
  }

  /**
   * Opens the puzzle that the address names, or the one that was open last, or the first of the catalog.
   * @param {string | undefined} named
   */
  async openInitial(named) {
    const ids = [named, this.store.lastOpen].filter((id) => id !== 'grid');
    const id = ids.find((each) => this.catalog.some((entry) => entry.id === each)) ?? this.catalog[0].id;
    this.store.open(await this.fetch(/** @type {string} */ (id)));
  }

  /** A puzzle without its examples, which only a board that is opened needs. @param {string} id */
  fetchPuzzle(id) {
    return super.fetch(id);
  }

  /** @param {string} id */
  async fetch(id) {
    const [puzzle] = await Promise.all([this.fetchPuzzle(id), this.#examples.fetchExamples(id)]);
    return puzzle;
  }

  /** @param {Id} id */
  async open(id) {
    if (await this.#open(id)) this.edited();
  }

  /**
   * Opens what a link's fragment names. A fragment without a text opens the puzzle as it was left.
   * @param {string} hash
   */
  openLink(hash) {
    return this.pendingBoard.expect(this.#follow(hash));
  }

  /** @param {string} hash */
  async #follow(hash) {
    const link = readFragment(hash);
    if (!link) return true;
    if (!(await this.#open(link.id))) return false;
    if (!link.text) return true;
    const linked = link.game && (await import('./linked-game.js'));
    if (link.game && linked?.isAt(this, { ...link.game, text: link.text })) return true;
    const { error } = await this.replaceBoard(link.text, link.deflated);
    if (link.game && !error) linked?.resume(this, link.game);
    if (link.game?.way === 'play') this.playedGivens = this.store.position.givens;
    return !error;
  }

  /** Shows another of the steps that lead to a hint's value. @param {number} step */
  showStep(step) {
    this.hintStep = step;
    this.changed();
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
    const remark = this.puzzle.remark?.(this.text);
    if (remark) this.say(remark);
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

  /** Returns to a savepoint. @param {Savepoint} savepoint @param {string} notice  what is said of it */
  recall(savepoint, notice) {
    this.store.put(savepoint.position);
    this.notice = notice;
    this.edited();
  }

  closeCollection() {
    this.collection?.stop();
    this.collection = undefined;
    this.changed();
  }

  /** Marks mistakes as they are made. Without a network none is marked. */
  async #markMistakes() {
    await import('./play-tools.js').then((tools) => tools.markMistakes(this)).catch(() => {});
  }

  /** Says that the last cell is filled in. Where the page does not know all rules, the solver is asked first. */
  async #announce() {
    const { text, puzzle } = this;
    const isRight = !puzzle.judgedByCore || (await (await import('./play-tools.js')).isSolved(this));
    if (text !== this.text) return;
    if (isRight) this.game.finish(text);
    else if (this.game.isComplete) this.say(pageStrings.notRight);
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean>}  whether the puzzle is open now; false when another was opened meanwhile
   */
  async #open(id) {
    return (id === this.puzzle.id && !this.isOpening) || this.openAt(id);
  }
}
