// What a person has played of the library and of the puzzles of a day, and the games that made room for one of them,
// in this browser's storage: it is sent nowhere. The key of a puzzle is its text, so progress outlives a library in
// another order. Tested by tests/web/library.test.js and desk.test.js.

import { isObject, parse } from '../session/saved-boards.js';
import { TextStorage } from '../session/text-storage.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Id } from '../puzzles/catalog.js' */

const KEY = 'quadrille-library';
const SAVE_AFTER_MS = 200;
/** A longer board that makes room for another one is only in the history of its kind. */
const MOST_KEPT = 20_000;

/**
 * @typedef {object} Played
 * @property {string} [text]  the board with the entries so far; left out when there are none
 * @property {string} [marks]
 * @property {number} [elapsed]  in ms
 * @property {number} [hints]  where that is known
 * @property {boolean} [isFinished]  it stays finished when it is played again
 * @property {number} [saved]  when it was played last, in ms
 *
 * @typedef {'new' | 'started' | 'finished'} State
 */

/** @param {Id} puzzle @param {string} text  canonical */
const keyOf = (puzzle, text) => `${puzzle} ${text}`;

/** Fires `change` when something is played or forgotten. */
export class Progress extends EventTarget {
  /** @type {Record<string, Played>} */
  #played = {};
  /** The puzzles that are followed: those that have been played, and those that were opened on this visit. */
  #followed = new Set();
  /** What is not saved yet. @type {Map<string, Played>} */
  #unsaved = new Map();
  #session;
  #storage = new TextStorage(() => localStorage);
  #timer = 0;

  /** @param {PageSession} session */
  constructor(session) {
    super();
    this.#session = session;
    this.#load();
    session.store.addEventListener('change', () => this.#follow());
    addEventListener('pagehide', () => this.#save());
    addEventListener('storage', ({ key }) => key === KEY && this.#load());
  }

  /** @param {Id} puzzle @param {string} text @returns {State} */
  stateOf(puzzle, text) {
    const { text: board, isFinished } = this.#played[keyOf(puzzle, text)] ?? {};
    if (isFinished) return 'finished';
    return board === undefined ? 'new' : 'started';
  }

  /** The board of a puzzle that was started and not finished. @param {Id} puzzle @param {string} text */
  started(puzzle, text) {
    return this.stateOf(puzzle, text) === 'started' ? this.#played[keyOf(puzzle, text)] : undefined;
  }

  /** The puzzles that were started and not finished. */
  get unfinished() {
    const started = Object.entries(this.#played).filter(
      ([, { text, isFinished }]) => text !== undefined && !isFinished,
    );
    return started.map(([key, played]) => {
      const end = key.indexOf(' ');
      return { ...played, id: /** @type {Id} */ (key.slice(0, end)), givens: key.slice(end + 1) };
    });
  }

  get isEmpty() {
    return Object.keys(this.#played).length === 0;
  }

  /**
   * Opens a puzzle in Play, with the entries that were made before.
   * @param {Id} id
   * @param {string} text
   * @param {'learn' | 'library'} [dialog]  where it was chosen
   */
  async play(id, text, dialog) {
    const session = this.#session;
    const { store, game } = session;
    await session.open(id);
    const { puzzle } = session;
    if (puzzle.id !== id) return; // it could not be fetched, or another was opened meanwhile
    session.source = dialog && { dialog, givens: text };
    this.#followed.add(keyOf(id, text));
    if (store.position.givens === text && game.isRunning) return; // it is the open board
    const before = this.started(id, text);
    this.keep();
    session.query.dismiss();
    session.startBoard(text);
    if (game.isOffered) game.choose('play');
    session.playedGivens = store.position.givens;
    this.#note(keyOf(id, text), this.#played[keyOf(id, text)] ?? {}); // it is followed on later visits, too
    if (!before?.text || !puzzle.accepts(before.text) || puzzle.size(before.text) !== puzzle.size(text)) return;
    store.elapsed = before.elapsed ?? 0;
    store.hints = before.hints;
    store.edit(before.text, before.marks);
    session.edited();
  }

  /** Notes the game on the open board, which another one is about to replace, so that it can be gone on with. */
  keep() {
    const { puzzle, store, game } = this.#session;
    const { text, givens, marks } = store.position;
    if (!game.isRunning || (text === givens && marks === '') || givens.length > MOST_KEPT) return;
    this.#followed.add(keyOf(puzzle.id, givens));
    this.#note(keyOf(puzzle.id, givens), { text, marks, elapsed: store.elapsed });
  }

  /** Forgets everything that has been played. */
  forget() {
    clearTimeout(this.#timer);
    this.#unsaved.clear();
    this.#played = {};
    this.#storage.remove(KEY);
    this.dispatchEvent(new Event('change'));
  }

  /** Notes how far the open board has come, if it is a puzzle of the library. */
  #follow() {
    const { puzzle, store, game } = this.#session;
    const { text, givens, marks } = store.position;
    const key = keyOf(puzzle.id, givens);
    if (!this.#followed.has(key) || store.way !== 'play') return;
    const before = this.#played[key];
    if ((game.isComplete || game.mayBeComplete) && puzzle.judgedByCore && !before?.isFinished)
      this.#finishIfSolved(key, text);
    const isComplete = game.isComplete && !puzzle.judgedByCore;
    const isFinished = isComplete || before?.isFinished;
    if (!before && text === givens && marks === '') return;
    const entries =
      isComplete || (text === givens && marks === '')
        ? {}
        : { text, marks, elapsed: store.elapsed, hints: store.hints };
    this.#note(key, { ...entries, ...(isFinished && { isFinished }) });
  }

  /** If only core knows all rules, it is asked. @param {string} key @param {string} text  of the full board */
  async #finishIfSolved(key, text) {
    const { isSolved } = await import('../session/play-tools.js');
    const isRight = await isSolved(this.#session);
    if (isRight && text === this.#session.text) this.#note(key, { isFinished: true });
  }

  /** @param {string} key @param {Played} played */
  #note(key, played) {
    const noted = { ...played, saved: Date.now() };
    this.#played[key] = noted;
    this.#unsaved.set(key, noted);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#save(), SAVE_AFTER_MS);
    this.dispatchEvent(new Event('change'));
  }

  /** Reads the storage. It may come from another version of the page. */
  #load() {
    this.#played = { ...this.#read(), ...Object.fromEntries(this.#unsaved) };
    for (const key of Object.keys(this.#played)) this.#followed.add(key);
    this.dispatchEvent(new Event('change'));
  }

  /** Writes what is new. Another tab may have written meanwhile. */
  #save() {
    clearTimeout(this.#timer);
    if (this.#unsaved.size === 0) return;
    const saved = { ...this.#read(), ...Object.fromEntries(this.#unsaved) };
    // If the storage is full or forbidden, the progress lasts as long as the page.
    if (this.#storage.write(KEY, JSON.stringify(saved))) this.#unsaved.clear();
    this.#played = { ...this.#played, ...saved };
  }

  /**
   * What is saved. What of it cannot be read is put aside before it is written over.
   * @returns {Record<string, Played>}
   */
  #read() {
    const record = this.#storage.read(KEY);
    if (record === null) return {};
    const saved = parse(record);
    const all = Object.entries(isObject(saved) ? saved : {});
    const read = all.filter(([, played]) => isPlayed(played));
    if (!isObject(saved) || read.length < all.length) this.#storage.putAside(record);
    return Object.fromEntries(read);
  }
}

/** @param {any} played */
const isPlayed = (played) =>
  typeof played === 'object' &&
  played !== null &&
  ['undefined', 'string'].includes(typeof played.text) &&
  ['undefined', 'string'].includes(typeof played.marks);

/** @type {Progress | undefined} */
let progress;

/** The progress that follows the page's session. @param {PageSession} session */
export function progressOf(session) {
  progress ??= new Progress(session);
  return progress;
}
