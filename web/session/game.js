// Play, Enter and Set, the three ways of using a board that a person fills in. In Play the givens are locked.
// In Enter a puzzle is typed, as from paper, that is played then: every digit is a given, and the page says whether
// there is one solution, of which it shows nothing. In Set a puzzle is made: its solutions are counted after each edit.
// Until a person chooses, a board with givens is played and one without is entered.
// Only for puzzles with `filling`. Tested by tests/web/playing.test.js.

import { readMarks, removeMark, writeMarks } from './marks.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { LiveCount } from './live-count.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Position } from './sheet.js' */
/** @import { Question } from './solver-client.js' */

/** From this many entries on, a person is playing: then Solve asks before it shows everything. */
const ENTRIES_OF_A_GAME = 5;

/** @typedef {'play' | 'enter' | 'set'} Way */

export class Game {
  /** Whether Solve waits for a confirmation. */
  isAsking = false;
  /** @type {{text: string, places: Set<number>} | undefined} */
  #wrong;
  /** The last board that was complete and right. */
  #finished = '';
  /** Whether the last board was being played, and whether its end was seen. */
  #wasRunning = false;
  isCelebrated = false;
  #session;
  /** @type {LiveCount | undefined} */
  #liveCount;

  /** @param {PageSession} session @param {() => void} completed  called when a person has filled in the last cell */
  constructor(session, completed) {
    this.#session = session;
    const { store } = session;
    store.addEventListener('change', () => {
      this.isAsking = false;
      // A board without entries begins a game.
      if (store.hints === undefined && this.isOffered && this.entries.length === 0) store.begin();
      this.#follow();
      const mayEnd = this.isComplete || this.mayBeComplete;
      this.isCelebrated = mayEnd && this.#wasRunning;
      this.#wasRunning = this.isRunning;
      if (mayEnd) completed();
    });
  }

  /** What is known about the board that is being entered or set. */
  get live() {
    return this.#liveCount?.live;
  }

  /** Whether the board shows the values that cells have in some solution. In Set only, and only when asked to. */
  get showsValues() {
    return this.#liveCount?.showsValues ?? false;
  }

  set showsValues(isOn) {
    this.#liveCount?.showValues(isOn);
  }

  /** The cells that the symmetry of a board that is being set asks for. */
  get asked() {
    return this.#liveCount?.asked;
  }

  /** Whether an entry removes its digit from the marks of its peers. */
  get clearsMarks() {
    return this.#session.store.wants('tidy') !== false;
  }

  get isOffered() {
    return this.#session.puzzle.filling !== undefined;
  }

  /** Whether the cursor is to go on by itself. Where a Sudoku is typed it is, unless a person wants none of that. */
  get advances() {
    const { store, family } = this.#session;
    return Boolean(store.wants('advance') ?? (this.way === 'enter' && family === 'sudoku'));
  }

  /** Whether the cursor goes on by itself. A value of two digits is typed digit by digit. */
  get goesOn() {
    const { puzzle, keys } = this.#session;
    return this.advances && puzzle.filling?.peers !== undefined && keys.every(({ label }) => label.length === 1);
  }

  /** Whether it goes on only with the next key, so that a mistyped digit can be erased: until a person chooses. */
  get waitsForKey() {
    return this.#session.store.wants('advance') === undefined;
  }

  /** @returns {Way} */
  get way() {
    return this.#session.store.way ?? (this.hasGivens ? 'play' : 'enter');
  }

  /** Whether the board has givens, clues or rules. */
  get hasGivens() {
    const { store, puzzle } = this.#session;
    return puzzle.clear(store.position.givens) !== store.position.givens;
  }

  /** Whether a board that a person fills in is played. */
  get isPlayed() {
    return this.isOffered && this.way === 'play';
  }

  /** Whether what is typed is given, in Enter and in Set. */
  get isGiving() {
    return this.isOffered && this.way !== 'play';
  }

  /** The places that can be filled in and are. */
  get filled() {
    return this.#filledIn(this.#session.text);
  }

  /** How many of each symbol are still missing, where that is known. @returns {Map<string, number>} */
  get missing() {
    const { text } = this.#session;
    const times = this.isOffered ? this.#filling.times?.(text) : undefined;
    if (times === undefined) return new Map();
    const missing = new Map(this.#filling.symbols(text).map((symbol) => [symbol, times]));
    for (const value of this.#filling.read(text)) missing.set(value, (missing.get(value) ?? 0) - 1);
    return missing;
  }

  /** The places that a person has filled in. */
  get entries() {
    return this.#entriesOf(this.#session.store.position);
  }

  /** Whether a hint can be filled in: what is filled in while a board is set would be given. */
  get takesHints() {
    return !this.isGiving;
  }

  /** Whether a game is so far on that its solution is shown only to a person who insists. */
  get isUnderWay() {
    return this.isPlayed && this.entries.length >= ENTRIES_OF_A_GAME;
  }

  /** Whether a question waits until it is asked a second time. @param {Question} question */
  asksBefore(question) {
    this.isAsking = question === 'solve' && this.isUnderWay && !this.isAsking;
    return this.isAsking;
  }

  get isComplete() {
    const { text } = this.#session;
    return this.#isWhole && (text === this.#finished || !this.#filling.read(text).includes(''));
  }

  /** Whether the board is complete if what is left open is empty: then the solver knows. */
  get mayBeComplete() {
    return this.#isWhole && this.#filling.rested?.(this.#session.text) !== undefined;
  }

  /** Notes that a board is complete and right, also with open places. @param {string} text */
  finish(text) {
    this.#finished = text;
    this.#session.changed();
  }

  /** Whether a person has played, and nothing contradicts itself. */
  get #isWhole() {
    const { puzzle, text } = this.#session;
    return this.isPlayed && this.entries.length > 0 && !puzzle.clashes(text);
  }

  /** Whether a person has solved the puzzle. */
  get isFinished() {
    return this.isComplete && this.#finished === this.#session.text;
  }

  /** Whether every cell of a board that is being entered or set is filled in. */
  get isFull() {
    return this.isOffered && !this.#filling.read(this.#session.text).includes('');
  }

  /** Whether a person is playing and has not finished. */
  get isRunning() {
    return this.isPlayed && !this.isComplete;
  }

  /** The places of the entries that a search for mistakes has found in the present board. */
  get wrong() {
    return this.#wrong?.text === this.#session.text ? this.#wrong.places : undefined;
  }

  /**
   * From Play to another way: what has been placed is put aside. To Play: what is typed becomes given, and what was put
   * aside comes back. Undo leads back over both.
   * @param {Way} way
   */
  choose(way) {
    const { store } = this.#session;
    if (way === store.way) return;
    if ((way === 'play') === (this.way === 'play')) store.way = way;
    else store.put(way === 'play' ? this.#withEntries : this.#withoutEntries(way));
    this.#session.edited();
  }

  /** How many entries are put aside while the board is entered or set. */
  get entriesAside() {
    const { aside } = this.#session.store.position;
    return aside && this.isGiving ? this.#entriesOf(aside).length : 0;
  }

  /** @param {Way} way @returns {Position} */
  #withoutEntries(way) {
    const { text, givens, marks } = this.#session.store.position;
    return { text: givens, givens, marks: '', way, aside: { text, givens, marks } };
  }

  /** What has become given meanwhile is no entry any more. @returns {Position} */
  get #withEntries() {
    const { text, marks, aside } = this.#session.store.position;
    if (!aside) return { text, givens: text, marks, way: 'play' };
    const both = readMarks(aside.marks);
    for (const [cell, symbols] of readMarks(marks)) both.set(cell, symbols);
    const all = writeMarks(both);
    if (aside.givens === text) return { ...aside, marks: all, way: 'play' };
    const { read, write, symbols } = this.#filling;
    const [values, before, known] = [read(text), read(aside.text), new Set(symbols(text))];
    for (const place of this.#entriesOf(aside))
      if (values[place] === '' && known.has(before[place])) values[place] = before[place];
    return { text: write(text, values), givens: text, marks: all, way: 'play' };
  }

  /**
   * What becomes of the board when a person edits it. In Play what is not an entry, such as a given, is locked.
   * @param {{text: string, marks?: string, givens?: string}} board
   * @returns {{text: string, marks?: string, givens?: string}}
   */
  edited({ text, marks, givens }) {
    const { store } = this.#session;
    if (store.way === 'set' || store.way === 'enter') {
      const left = (store.way === 'set' && this.#liveCount?.withoutPartners(text)) || text;
      return { text: left, marks, givens: left };
    }
    if (this.isGiving || givens !== undefined) return { text, marks, givens };
    const { read, write, symbols } = this.#filling;
    const [before, given, after] = [store.text, store.position.givens, text].map(read);
    const known = new Set(symbols(text));
    for (const [place, value] of after.entries())
      if (given[place] !== '' || (value !== '' && !known.has(value))) after[place] = before[place];
    return { text: write(text, after), marks: this.#pruned(after, marks) };
  }

  /**
   * The empty cell to go on to after an edit that filled a cell, or after a key that left one blank where givens are
   * typed, where the cursor goes on by itself.
   * @param {string} before  the text before the edit
   * @param {number} [blank]  the cell that was left blank
   */
  next(before, blank) {
    const { text } = this.#session;
    if (!this.goesOn) return;
    const known = new Set(this.#filling.symbols(text));
    const [old, now] = [before, text].map(this.#filling.read);
    const isDone = (/** @type {string} */ value, /** @type {number} */ place) =>
      blank === undefined ? value !== old[place] && known.has(value) : place === blank && !value && this.isGiving;
    const [filled, another] = placesOf(now, isDone);
    if (filled === undefined || another !== undefined) return;
    const empty = placesOf(now, (value) => value === '');
    return empty.find((place) => place > filled) ?? empty[0];
  }

  /** Whether a cell is blank where givens are typed row by row. @param {number} [cell] */
  isBlankAt(cell) {
    return this.way === 'enter' && this.goesOn && this.#filling.read(this.#session.text)[cell ?? 0] === '';
  }

  /** @param {string} text @param {Set<number>} places  of the entries in it that are wrong */
  markWrong(text, places) {
    this.#wrong = { text, places };
    this.#session.changed();
  }

  /**
   * The marks without those that new entries rule out.
   * @param {string[]} values  by place
   * @param {string} [marks]
   */
  #pruned(values, marks) {
    const { read, peers } = this.#filling;
    if (!this.clearsMarks || !marks || !peers) return marks;
    const { text } = this.#session;
    const before = read(text);
    const left = readMarks(marks);
    for (const cell of placesOf(values, (value, place) => value !== '' && value !== before[place])) {
      for (const peer of peers(text, cell)) removeMark(left, peer, values[cell]);
    }
    return writeMarks(left);
  }

  /** @param {string} text @returns {number[]} */
  #filledIn(text) {
    const symbols = new Set(this.#filling.symbols(text));
    return placesOf(this.#filling.read(text), (value) => symbols.has(value));
  }

  /** @param {{text: string, givens: string}} position @returns {number[]} */
  #entriesOf({ text, givens }) {
    const given = this.#filling.read(givens);
    return this.#filledIn(text).filter((place) => !given[place]);
  }

  get #filling() {
    return /** @type {Filling} */ (this.#session.puzzle.filling);
  }

  /** Keeps what is known about a board that is being entered or set up to date. */
  async #follow() {
    // Only a person who sets a board wants to know something of a blank one.
    const isBlank = () => this.#session.puzzle.clear(this.#session.text) === this.#session.text;
    const isWanted = () => this.isGiving && (this.way === 'set' || !isBlank());
    if (!this.#liveCount && isWanted()) {
      const file = await import('./live-count.js').catch(() => undefined); // without a network nothing is said
      if (file) this.#liveCount ??= new file.LiveCount(this.#session);
    }
    if (this.way !== 'set' && this.showsValues) this.showsValues = false;
    this.#liveCount?.follow(isWanted());
    this.#session.changed();
  }
}

/** @param {string[]} values  by place @param {(value: string, place: number) => boolean} isWanted */
const placesOf = (values, isWanted) => values.flatMap((value, place) => (isWanted(value, place) ? [place] : []));
