// Play and Set, the two ways of using a board that a person fills in. In Play the givens are locked once the game has
// begun. In Set every digit is a given, and after each edit the solutions are counted and the true candidates found.
// Until a person chooses, a board with givens is played and one without is set.
// Only for puzzles with `filling`. Tested by tests/web/playing.test.js.

import { readMarks, writeMarks } from './marks.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { LiveCount } from './live-count.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Question } from './solver-client.js' */

/** From this many entries on, a person is playing: then Solve asks before it shows everything. */
const ENTRIES_OF_A_GAME = 5;

/** @typedef {'play' | 'set'} Way */

export class Game {
  /** Whether Solve waits for a confirmation. */
  isAsking = false;
  /** Whether an entry removes its digit from the marks of its peers. */
  clearsMarks = true;
  /** @type {{text: string, places: Set<number>} | undefined} */
  #wrong;
  #session;
  /** @type {LiveCount | undefined} */
  #liveCount;

  /** @param {PageSession} session @param {() => void} completed  called when a person has filled in the last cell */
  constructor(session, completed) {
    this.#session = session;
    session.store.addEventListener('change', () => {
      this.isAsking = false;
      this.#follow();
      if (this.isComplete) completed();
    });
  }

  /** What is known about the board that is being set. */
  get live() {
    return this.#liveCount?.live;
  }

  get isOffered() {
    return this.#session.puzzle.filling !== undefined;
  }

  /** @returns {Way} */
  get way() {
    const { store, puzzle } = this.#session;
    return store.way ?? (puzzle.clear(store.position.givens) === store.position.givens ? 'set' : 'play');
  }

  /** The places that can be filled in and are. */
  get filled() {
    const { text } = this.#session;
    const symbols = new Set(this.#filling.symbols(text));
    return placesOf(this.#filling.read(text), (value) => symbols.has(value));
  }

  /** The places that a person has filled in. */
  get entries() {
    const given = this.#filling.read(this.#session.store.position.givens);
    return this.filled.filter((place) => !given[place]);
  }

  /** Whether a game is so far on that its solution is shown only to a person who insists. */
  get isUnderWay() {
    return this.isOffered && this.way === 'play' && this.entries.length >= ENTRIES_OF_A_GAME;
  }

  /** Whether a question waits until it is asked a second time. @param {Question} question */
  asksBefore(question) {
    this.isAsking = question === 'solve' && this.isUnderWay && !this.isAsking;
    return this.isAsking;
  }

  get isComplete() {
    const { puzzle, text } = this.#session;
    const isPlayed = this.isOffered && this.way === 'play' && this.entries.length > 0;
    return isPlayed && !this.#filling.read(text).includes('') && !puzzle.clashes(text);
  }

  /** The places of the entries that a search for mistakes has found in the present board. */
  get wrong() {
    return this.#wrong?.text === this.#session.text ? this.#wrong.places : undefined;
  }

  /** To Play: what is set becomes given. To Set: entries are taken away, which can be undone. @param {Way} way */
  choose(way) {
    const { store } = this.#session;
    if (way === this.way && store.way) return;
    if (this.way === 'set') store.fix();
    else if (way === 'set') store.restart();
    store.way = way;
    this.#session.edited();
  }

  /** Goes on with the game of a link. @param {{way: Way, entries?: string, marks?: string}} link */
  resume({ way, entries, marks }) {
    const { store, puzzle, text } = this.#session;
    if (!this.isOffered) return;
    if (entries && puzzle.accepts(entries) && entries.length === text.length) store.edit(entries, marks);
    store.way = way;
  }

  /**
   * What becomes of the board when a person edits it.
   * @param {{text: string, marks?: string, givens?: string}} board
   * @returns {{text: string, marks?: string, givens?: string}}  with its givens, where they are locked
   */
  edited({ text, marks, givens }) {
    const { store } = this.#session;
    const before = store.position;
    if (store.way === 'set') return { text, marks, givens: text };
    if (this.way === 'set') return { text, marks, givens };
    const isLocking = store.way === 'play' || this.entries.length > 0;
    const { read, write } = this.#filling;
    const given = read(before.givens);
    const kept = read(text).map((value, place) => (isLocking && given[place]) || value);
    return { text: write(text, kept), marks: this.#pruned(kept, marks), givens };
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
      for (const peer of peers(text, cell)) {
        const others = left.get(peer)?.replace(values[cell], '');
        if (others) left.set(peer, others);
        else left.delete(peer);
      }
    }
    return writeMarks(left);
  }

  get #filling() {
    return /** @type {Filling} */ (this.#session.puzzle.filling);
  }

  /** Keeps what is known about a board that is being set up to date. */
  async #follow() {
    const isSet = () => this.isOffered && this.#session.store.way === 'set';
    if (!this.#liveCount && isSet()) {
      const file = await import('./live-count.js').catch(() => undefined); // without a network nothing is said
      if (file) this.#liveCount ??= new file.LiveCount(this.#session);
    }
    this.#liveCount?.follow(isSet());
    this.#session.changed();
  }
}

/** @param {string[]} values  by place @param {(value: string, place: number) => boolean} isWanted */
const placesOf = (values, isWanted) => values.flatMap((value, place) => (isWanted(value, place) ? [place] : []));
