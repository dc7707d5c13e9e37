// What the page keeps of its boards in the browser, a record under a key of its own for each:
//
//   quadrille.open                the puzzle that was open last
//   quadrille.wants               what a person wants while playing or setting, in JSON
//   quadrille.board.<puzzle>      its sheet, as sheet.js writes it
//   quadrille.savepoints.<puzzle> those of all tabs, in JSON
//   quadrille.aside.<number>      what could not be read, as it was found (text-storage.js)
//
// A tab has its own copy of its boards besides that of the browser: a reload restores the board of its tab, and a new
// tab starts with the latest of any tab. What another tab has saved is never overwritten before the store has seen it.
// Tested by tests/wasm/saved-boards.test.js.

import { validSavepoints, validSheet, writeSavepoints, writeSheet } from './sheet.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Savepoint, Sheet } from './sheet.js' */
/** @import { TextStorage } from './text-storage.js' */

const OPEN = 'quadrille.open';
export const WANTS = 'quadrille.wants';

export const boardKey = (/** @type {string} */ id) => `quadrille.board.${id}`;
const savepointsKey = (/** @type {string} */ id) => `quadrille.savepoints.${id}`;

export class SavedBoards {
  #tab;
  #browser;
  /** By key, the record of the browser that this tab has read or written. @type {Map<string, string | null>} */
  #known = new Map();
  /** The keys of records that cannot be read, and for which there is no room elsewhere: they stay as they are. */
  #stuck = new Set();

  /** @param {TextStorage} tab @param {TextStorage} browser */
  constructor(tab, browser) {
    this.#tab = tab;
    this.#browser = browser;
  }

  /** Whether anything can be kept. */
  get isThere() {
    return this.#browser.isThere;
  }

  /** What could not be read since the page was opened, and is put aside. @returns {readonly string[]} */
  get unread() {
    return this.#browser.unread;
  }

  /** The puzzle that was open last. @returns {string | null} */
  get open() {
    return this.#tab.read(OPEN) ?? this.#browser.read(OPEN);
  }

  /** @param {string} id */
  set open(id) {
    for (const storage of [this.#tab, this.#browser]) storage.write(OPEN, id);
  }

  /** @returns {Record<string, unknown>} */
  get wants() {
    const wants = this.#parsed(this.#browser, WANTS);
    if (isObject(wants)) return wants;
    if (wants !== undefined) this.#putAside(this.#browser, WANTS, false);
    return {};
  }

  set wants(wants) {
    this.#browser.write(WANTS, JSON.stringify(wants));
  }

  /** The board of a puzzle as it was left: in this tab, or else in any. @param {Puzzle} puzzle */
  board(puzzle) {
    const key = boardKey(puzzle.id);
    const [own, latest] = [this.#tab, this.#browser].map((storage) => this.#sheet(storage, puzzle));
    const isOwn = own && !(latest?.board === own.board && (latest.saved ?? 0) > (own.saved ?? 0));
    // This tab continues from its own board, not from a later one of another tab.
    if (!isOwn || latest?.board === own.board) this.#known.set(key, this.#browser.read(key));
    return isOwn ? own : latest;
  }

  /** The board of a puzzle that another tab has saved since this one has read or written it. @param {Puzzle} puzzle */
  other(puzzle) {
    const key = boardKey(puzzle.id);
    return this.#browser.read(key) === this.#known.get(key) ? undefined : this.#sheet(this.#browser, puzzle);
  }

  /** Takes note of what another tab has saved: it may be written over. @param {string} id */
  accept(id) {
    this.#known.set(boardKey(id), this.#browser.read(boardKey(id)));
  }

  /**
   * Writes over what has been saved of a puzzle, without the history where there is no room for it.
   * @param {string} id
   * @param {Sheet} sheet
   * @returns {boolean}  whether it is kept when the tab is closed
   */
  write(id, sheet) {
    const key = boardKey(id);
    const whole = writeSheet(sheet, true);
    const [isKept] = [this.#browser, this.#tab].map((storage) => {
      if (this.#stuck.has(key)) return false;
      return storage.write(key, whole) || storage.write(key, writeSheet(sheet, false));
    });
    this.accept(id);
    return isKept;
  }

  /** @param {Puzzle} puzzle @returns {Savepoint[]} */
  savepoints(puzzle) {
    const key = savepointsKey(puzzle.id);
    this.#known.set(key, this.#browser.read(key));
    const saved = this.#parsed(this.#browser, key);
    if (saved === undefined) return [];
    const { savepoints, isWhole } = validSavepoints(puzzle, saved);
    if (!isWhole) this.#putAside(this.#browser, key, savepoints.length > 0);
    return savepoints;
  }

  /** Whether another tab has changed the savepoints of a puzzle. @param {string} id */
  hasOtherSavepoints(id) {
    return this.#browser.read(savepointsKey(id)) !== this.#known.get(savepointsKey(id));
  }

  /** @param {string} id @param {Savepoint[]} savepoints @returns {boolean}  whether they are kept */
  writeSavepoints(id, savepoints) {
    const key = savepointsKey(id);
    const record = writeSavepoints(savepoints);
    const isKept = !this.#stuck.has(key) && this.#browser.write(key, record);
    this.#known.set(key, this.#browser.read(key));
    return isKept;
  }

  /** @param {TextStorage} storage @param {Puzzle} puzzle @returns {Sheet | undefined} */
  #sheet(storage, puzzle) {
    const key = boardKey(puzzle.id);
    const saved = this.#parsed(storage, key);
    if (saved === undefined) return undefined;
    const { sheet, isWhole } = validSheet(puzzle, saved);
    if (!isWhole) this.#putAside(storage, key, sheet !== undefined);
    return sheet;
  }

  /**
   * The value of a record; undefined when there is none, or none that is JSON.
   * @param {TextStorage} storage
   * @param {string} key
   */
  #parsed(storage, key) {
    const record = storage.read(key);
    if (record === null) return undefined;
    const value = parse(record);
    if (value === undefined) this.#putAside(storage, key, false);
    return value;
  }

  /**
   * Keeps a record that cannot be read, or not all of it, elsewhere.
   * @param {TextStorage} storage
   * @param {string} key
   * @param {boolean} isUsed  whether a part of it can be read: then it is found under its key again
   */
  #putAside(storage, key, isUsed) {
    const record = /** @type {string} */ (storage.read(key));
    if (!isUsed) storage.remove(key); // frees the room that the copy needs
    if (this.#browser.putAside(record)) return;
    if (!isUsed) storage.write(key, record);
    this.#stuck.add(key);
  }
}

/** @param {string} record @returns {any}  undefined when it is not JSON */
export function parse(record) {
  try {
    return JSON.parse(record);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {value is Record<string, any>} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
