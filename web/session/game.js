// Play and Set, the two ways of using a board that a person fills in. In Play the givens are locked once the game has
// begun. In Set every digit is a given, and after each edit the solutions are counted and the true candidates found.
// Until a person chooses, a board with givens is played and one without is set.
// Only for puzzles with `filling`. Tested by tests/web/playing.test.js.

import { CAP } from './count-steps.js';
import { readMarks, writeMarks } from './marks.js';

/** @import { Candidate } from 'quadrille' */
/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Question } from './solver-client.js' */

const LIVE_AFTER_MS = 150;
const LIVE_SECONDS = 2;

/** In Set, solutions are counted up to this number. */
export const MOST_COUNTED = 1000;

/** From this many entries on, a person is playing: then Solve asks before it shows everything. */
const ENTRIES_OF_A_GAME = 5;

/** @typedef {'play' | 'set'} Way */
/** @typedef {{text: string, count?: number, candidates?: Candidate[][]}} Live  count: at most MOST_COUNTED + 1 */

export class Game {
  /** What is known about the board that is being set. @type {Live | undefined} */
  live;
  /** Whether Solve waits for a confirmation. */
  isAsking = false;
  /** Whether an entry removes its digit from the marks of its peers. */
  clearsMarks = true;
  /** @type {{text: string, places: Set<number>} | undefined} */
  #wrong;
  #session;
  #timer = 0;
  #abort = new AbortController();

  /** @param {PageSession} session @param {() => void} completed  called when a person has filled in the last cell */
  constructor(session, completed) {
    this.#session = session;
    session.store.addEventListener('change', () => {
      this.isAsking = false;
      this.#check();
      if (this.isComplete) completed();
    });
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

  /** Asks about the board that is being set, a moment after its last edit. */
  #check() {
    const { store, text, puzzle, solver } = this.#session;
    if (store.way === 'set' && this.live?.text === text) return;
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.live = undefined;
    if (store.way !== 'set' || !this.isOffered) return;
    const abort = new AbortController();
    this.#abort = abort;
    const options = { format: puzzle.notation, seconds: LIVE_SECONDS, signal: abort.signal };
    this.live = { text };
    this.#timer = window.setTimeout(async () => {
      try {
        const counted = await solver.ask('count', puzzle.id, text, { ...options, limit: MOST_COUNTED + 1 });
        this.#say(abort, { text, count: Number(counted.count ?? 0) });
        const { candidates } = await solver.ask('candidates', puzzle.id, text, { ...options, cap: CAP });
        if (candidates?.length) this.#say(abort, { ...this.live, text, candidates });
      } catch {
        // The solver cannot be fetched, or the board cannot be asked about: then nothing is said about it.
      }
    }, LIVE_AFTER_MS);
  }

  /** @param {AbortController} abort  of the question @param {Live} live */
  #say(abort, live) {
    if (abort.signal.aborted) return;
    this.live = live;
    this.#session.changed();
  }
}

/** @param {string[]} values  by place @param {(value: string, place: number) => boolean} isWanted */
const placesOf = (values, isWanted) => values.flatMap((value, place) => (isWanted(value, place) ? [place] : []));
