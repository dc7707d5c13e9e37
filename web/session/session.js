// The session: everything that a person can do with a board. It joins the open puzzle (store.js) and the question
// about it (query-state.js). Views draw its state and call its methods; nothing here touches the document.
// page-session.js adds what only the page offers.

import { MAX_DECOMPRESSED } from '../../wasm/notations/bounds.js';
import { boardStrings } from '../strings/board-strings.js';

/** @import { NotationName } from 'quadrille' */
/** @import { Entry, Key, Layers, Mode, Puzzle } from '../puzzles/catalog.js' */
/** @import { Failure, QueryState } from './query-state.js' */
/** @import { Position } from './sheet.js' */
/** @import { Options, Question, Solver } from './solver-client.js' */
/** @import { Store } from './store.js' */

/** At most this many solutions are counted for each candidate. */
export const CAP = 8;

/** @typedef {Exclude<keyof Mode, 'brush' | 'hand'>} KeyMode  a mode that a key switches on and off */

/** The text of one board has at most this many characters, the same bound as for a decompressed link. */
export const MAX_TEXT = MAX_DECOMPRESSED;

/** Fires `change` when the views must be drawn again, and `edit` when a person has changed the board. */
export class Session extends EventTarget {
  /** The index of the solution that is on the board. */
  shown = 0;
  /** A sentence about the last change of the board. */
  notice = '';
  /** What keys and clicks do on the board. @type {Mode} */
  mode = { marking: false, choosing: false };

  /** What is said, and in which language. */
  words = boardStrings('en');

  /** The puzzles that have been fetched, by language and id. @type {Record<string, Puzzle>} */
  #puzzles = {};

  /** Settles when the puzzle that is being opened is there. @type {Promise<boolean> | undefined} */
  #opening;

  /** How many questions wait for their board, and how often something was stopped. */
  #waiting = 0;
  #stops = 0;

  /** @param {Entry[]} catalog @param {Store} store @param {QueryState} query @param {Solver} solver */
  constructor(catalog, store, query, solver) {
    super();
    this.catalog = catalog;
    this.store = store;
    this.query = query;
    this.solver = solver;
    store.addEventListener('change', () => this.#boardChanged());
    query.addEventListener('change', () => this.changed());
  }

  get puzzle() {
    return this.store.puzzle;
  }

  get text() {
    return this.store.text;
  }

  /** Whether the question is about the present board. */
  get isCurrent() {
    return this.query.state.text === this.text;
  }

  /**
   * The known solutions of the present board, if there are at least two. Those of a list are there while it grows.
   * @returns {string[]}
   */
  get solutions() {
    const { answer, progress } = this.query.state;
    const solutions = answer?.solutions ?? progress?.listed ?? [];
    return this.isCurrent && solutions.length > 1 ? solutions : [];
  }

  /** Whether these are the two solutions of a puzzle that was checked and is not unique. */
  get isPair() {
    return this.query.state.question === 'check' && this.solutions.length === 2;
  }

  /** @returns {Layers} */
  get layers() {
    const { phase, answer, progress } = this.query.state;
    const board = this.layersOf(this.store.position);
    if (!this.isCurrent) return board;
    const { solutions, shown, isPair } = this;
    if (phase === 'running' && solutions.length === 0) return { ...board, tried: progress?.partial || undefined };
    const found = solutions[shown] ?? solutions.at(-1) ?? answer?.solution ?? undefined;
    const { variables } = /** @type {{variables?: Layers['variables'] | Layers['variables'][]}} */ (answer ?? {});
    const beside = [variables].flat();
    const other = isPair ? solutions[1 - shown] : undefined;
    return { ...board, found, other, variables: beside[shown] ?? beside.at(-1) };
  }

  /**
   * The layers of a position without an answer. On a board without givens, all entries count as givens.
   * @param {Position} position
   * @returns {Layers}
   */
  layersOf({ givens, marks }) {
    return { givens: this.puzzle.clear(givens) === givens ? undefined : givens, marks };
  }

  /** The keys of the keypad. */
  get keys() {
    return this.puzzle.keys(this.text);
  }

  /** Whether a puzzle is being opened. Until it is there, no board can be shown. */
  get isOpening() {
    return this.#opening !== undefined;
  }

  /** Settles when no puzzle is being opened any more. */
  get opened() {
    return this.#opening;
  }

  /** The options of every question. @returns {Options} */
  get options() {
    return {};
  }

  /**
   * @param {Question} question
   * @param {Options} [more]  options of this question alone
   * @param {Promise<unknown>} [ready]  settles when the board is there
   */
  async ask(question, more, ready = this.#opening) {
    const isWanted = !ready || (await this.hold(ready));
    this.notice = '';
    this.shown = 0;
    const asked = this.query.ask(question, this.puzzle, this.text, { ...this.options, ...more });
    if (!isWanted) this.query.stop();
    return asked;
  }

  /**
   * Has a question wait for its board.
   * @param {Promise<unknown>} ready
   * @returns {Promise<boolean>} whether it was not stopped meanwhile
   */
  async hold(ready) {
    const stops = this.#stops;
    ++this.#waiting;
    this.changed();
    await ready.finally(() => --this.#waiting);
    return stops === this.#stops;
  }

  /** Whether there is a question that can be stopped. */
  get isAsked() {
    return this.#waiting > 0 || this.query.state.phase === 'running';
  }

  stop() {
    ++this.#stops;
    this.query.stop();
  }

  /** Puts another solution on the board. @param {number} index */
  show(index) {
    this.shown = index;
    this.changed();
  }

  /**
   * Opens a puzzle at a text in any notation, with an empty history. An empty text is an empty board. Without a text
   * the puzzle opens as it was left.
   * @param {string} id
   * @param {string} [text]
   * @returns {Promise<boolean>}  false when it failed, which the query then reports, or when another puzzle was
   *   opened meanwhile
   */
  openAt(id, text) {
    const loading = this.#load(id, text, () => loading === this.#opening);
    this.#opening = loading;
    this.changed();
    return loading;
  }

  /** Whether a mode of keys and clicks is on. @param {KeyMode} which */
  isOn(which) {
    const { marking, centred = false, choosing } = this.mode;
    return which === 'choosing' ? choosing : marking && centred === (which === 'centred');
  }

  /** Switches a mode on or off. Marks go to the corners or to the centre. @param {KeyMode} which */
  toggle(which) {
    const isOn = !this.isOn(which);
    const switched =
      which === 'choosing' ? { choosing: isOn } : { marking: isOn, centred: isOn && which === 'centred' };
    this.mode = { ...this.mode, ...switched, brush: undefined, hand: undefined };
    this.notice = this.words.mode[which](isOn);
    this.changed();
  }

  /**
   * Chooses what clicks and strokes fill in, or leaves it to the cells again.
   * @param {Pick<Key, 'key' | 'brush'>} key  a brush
   */
  choose({ key, brush = '' }) {
    const isOn = this.mode.brush !== key;
    this.mode = { marking: false, choosing: false, brush: isOn ? key : undefined };
    this.say(isOn ? brush : '');
  }

  /**
   * Sets what a person has entered, unless it cannot be on a board.
   * @param {{text: string, marks?: string, givens?: string}} board  canonical
   */
  edit({ text, marks, givens }) {
    const fault = this.puzzle.faultIn?.(text);
    if (fault) return this.query.fail({ code: 'bad-input', ...fault });
    this.store.edit(text, marks, givens);
    this.edited();
  }

  /** Starts another board. @param {string} text  canonical; everything in it is given */
  startBoard(text) {
    this.store.start(text);
    this.edited();
  }

  /** Whether the answer shows on the board what nobody has entered. */
  get isRevealed() {
    return this.query.state.phase === 'answered' && this.layers.found !== undefined;
  }

  get canUndo() {
    return this.isRevealed || this.store.canUndo;
  }

  /** Takes away a solution that is shown, or else the last change of the board. */
  undo() {
    if (this.isRevealed) return this.query.dismiss();
    this.store.undo();
    this.edited();
  }

  redo() {
    this.store.redo();
    this.edited();
  }

  /** Empties the board and removes the answer. */
  clear() {
    this.query.dismiss();
    this.startBoard(this.puzzle.clear(this.text));
  }

  /** @param {string} id @param {string | undefined} text @param {() => boolean} isWanted */
  async #load(id, text, isWanted) {
    try {
      const puzzle = await this.fetch(id);
      if (!isWanted()) return false; // to read it would stop the reading of the puzzle that is wanted
      const read = text === undefined ? undefined : await this.read(puzzle, text || puzzle.blank(puzzle.usual));
      const isUnusual = read && puzzle.saysNotation && read.format !== puzzle.notation;
      const sentence = isUnusual ? await this.readAs(read.format) : '';
      const shown = await this.fetch(id); // in the language of now, which may be another one
      if (!isWanted()) return false;
      this.#opening = undefined;
      if (text !== undefined && !read) return false;
      this.query.dismiss();
      this.store.open(shown, read?.text);
      if (sentence) this.notice = sentence;
      return true;
    } catch (error) {
      if (isWanted()) {
        this.#opening = undefined;
        this.query.fail(/** @type {Failure} */ (error));
      }
      return false;
    }
  }

  /** @param {string} id @returns {Promise<Puzzle>} */
  async fetch(id) {
    const entry = this.catalog.find((each) => each.id === id);
    if (!entry)
      throw Object.assign(new Error(`there is no puzzle ${JSON.stringify(id)}`), { code: 'unknown-puzzle', named: id });
    const key = `${this.words.lang} ${id}`;
    this.#puzzles[key] ??= (await entry.load())(this.words);
    return this.#puzzles[key];
  }

  /** The puzzles that a text may be of, the open one first. @returns {string[]} */
  get kinds() {
    return [this.puzzle.id];
  }

  /**
   * Puts a text in any notation on the board. It may open another of the kinds.
   * @param {string} text
   * @param {boolean} [deflated]  whether the text is compressed, as in this page's links
   * @returns {Promise<{format?: string, error?: Failure}>}
   */
  async replaceBoard(text, deflated) {
    const { puzzle, kinds } = this;
    /** @type {Failure | undefined} */
    let error;
    for (const id of kinds) {
      /** @type {Puzzle | undefined} */
      let kind;
      try {
        kind = await this.fetch(id);
        const read = await this.read(kind, text, { deflated });
        if (!read || puzzle !== this.puzzle) return {};
        const plain = kind.plainer?.(read.text);
        if (plain && kinds.includes(plain.id)) this.place(await this.fetch(plain.id), plain.text);
        else this.place(kind, read.text);
        return { format: read.format };
      } catch (reason) {
        if (!error || kind?.claims?.(text)) error = /** @type {Failure} */ (reason);
        if (error.code === 'stopped' || puzzle !== this.puzzle) break;
      }
    }
    this.query.fail(/** @type {Failure} */ (error));
    return { error };
  }

  /** Puts a board on the screen. @param {Puzzle} puzzle @param {string} text  canonical */
  place(puzzle, text) {
    this.query.dismiss();
    if (puzzle !== this.puzzle) this.store.open(puzzle);
    // A link to the present board changes nothing: a person's own entries stay entries.
    if (text !== this.text) this.store.start(text);
  }

  /**
   * Reads a text. The worker reads it, unless it is canonical already.
   * @param {Puzzle} puzzle
   * @param {string} text  in any notation
   * @param {{deflated?: boolean, format?: NotationName}} [options]  deflated: it is compressed as in a link of this
   *   page; format: its notation, detected when left out
   * @returns {Promise<{text: string, format: string} | undefined>}  undefined when something else has replaced it
   */
  async read(puzzle, text, { deflated = false, format } = {}) {
    if (text.length > MAX_TEXT) throw tooLarge('a text of more than {0} MB', MAX_TEXT / 1e6);
    const trimmed = text.trim();
    if (!deflated && !puzzle.judgedByCore && puzzle.accepts(trimmed)) return { text: trimmed, format: puzzle.notation };
    const board = this.store.puzzle && this.text;
    const read = await this.query.read(board, (signal) =>
      this.solver.convert(puzzle.id, text, puzzle.notation, { deflated, format, signal }),
    );
    if (read && puzzle.canDraw?.(read.text) === false)
      throw tooLarge('a board of {0} cells cannot be drawn', puzzle.size(read.text));
    return read;
  }

  edited() {
    this.dispatchEvent(new Event('edit'));
    this.changed();
  }

  // A finished answer is removed when its board has changed. A running search continues.
  #boardChanged() {
    this.notice = '';
    const { phase } = this.query.state;
    if (phase !== 'running' && !this.isCurrent) this.query.dismiss();
    this.changed();
  }

  /** Says a sentence beside the board. @param {string} sentence */
  say(sentence) {
    this.notice = sentence;
    this.changed();
  }

  /** A sentence about the form of a text that was read; none without a network. @param {string} format */
  readAs(format) {
    return import('../strings/forms-strings.js').then(
      ({ formsStrings }) => formsStrings(this.words.lang).readAs(format),
      () => '',
    );
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/** @param {string} pattern @param {string | number} value @returns {Failure} */
const tooLarge = (pattern, value) =>
  Object.assign(new Error(pattern.replace('{0}', `${value}`)), {
    code: 'too-large',
    wording: { pattern, values: [`${value}`] },
  });
