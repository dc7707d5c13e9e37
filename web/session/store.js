// The store: the open puzzle, the board of every puzzle, and the undo history of each board.
//
// A board is three strings. Questions and links are about `text` only. `givens` is the text as it was imported: what
// differs from it is a person's own entry. `marks` are the pencil marks. The store does not interpret any of them.
// Tested by tests/web/editing.test.js.

import { allGiven, newestSteps, newSheet, validSheet } from './sheet.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Position, Savepoint, Sheet } from './sheet.js' */

const KEY = 'quadrille';
const SAVE_AFTER_MS = 150;

/** Fires `change` after every change of puzzle or board. */
export class Store extends EventTarget {
  /** @type {Map<string, Sheet>} */
  #sheets = new Map();
  /** The saved state as it was found in the storage. It is not validated yet. @type {any} */
  #saved;
  #storages;
  #firstText;
  /** @type {Puzzle | undefined} */
  #puzzle;
  /** @type {Record<string, unknown>} */
  #wants;
  #timer = 0;

  /**
   * @param {Storage[]} [storages]  where everything is saved. The first one that has a saved state is read. Empty
   *   where the browser forbids storage
   * @param {(puzzle: Puzzle) => string} [firstText]  the board that a puzzle starts with
   */
  constructor(storages = [], firstText = ({ blank, usual }) => blank(usual)) {
    super();
    this.#firstText = firstText;
    this.#storages = storages;
    try {
      this.#saved = JSON.parse(storages.map((storage) => storage.getItem(KEY)).find(Boolean) ?? 'null');
    } catch {
      this.#saved = null;
    }
    this.#wants = { ...this.#saved?.wants };
  }

  /** The id of the puzzle that was open when the page was left. @returns {unknown} */
  get lastOpen() {
    return this.#saved?.open;
  }

  /** The open puzzle. `open` must have been called before. */
  get puzzle() {
    return /** @type {Puzzle} */ (this.#puzzle);
  }

  get text() {
    return this.#sheet.now.text;
  }

  /** The text with its givens and pencil marks. */
  get position() {
    return this.#sheet.now;
  }

  /** @returns {readonly Savepoint[]} */
  get savepoints() {
    return this.#sheet.savepoints;
  }

  get way() {
    return this.position.way;
  }

  /** Undo does not lead back over a choice of the way alone. */
  set way(way) {
    this.#go({ ...this.position, way });
  }

  /** How long the board has been played, in ms. It is saved with the next change. */
  get elapsed() {
    return this.#sheet.elapsed ?? 0;
  }

  set elapsed(ms) {
    this.#sheet.elapsed = ms;
  }

  /** What a person wants while playing or setting, such as a timer. @param {string} name @returns {unknown} */
  wants(name) {
    return this.#wants[name];
  }

  /** @param {string} name @param {unknown} wanted */
  want(name, wanted) {
    this.#wants[name] = wanted;
    this.#changed();
  }

  get canUndo() {
    return this.#sheet.past.length > 0;
  }

  get canRedo() {
    return this.#sheet.future.length > 0;
  }

  /**
   * Opens a puzzle at a text, with an empty history. Without a text it opens as it was left, or with its first board.
   * @param {Puzzle} puzzle
   * @param {string} [text]  canonical
   */
  open(puzzle, text) {
    this.#sheets.set(puzzle.id, text === undefined ? this.#sheetOf(puzzle) : newSheet(text));
    this.#puzzle = puzzle;
    this.#changed();
  }

  /**
   * Goes on with the open board as another puzzle, with its history as far as that can be converted. A board of the
   * other puzzle that somebody has worked on becomes a savepoint.
   * @param {Puzzle} puzzle
   * @param {(text: string) => string | undefined} convert  from the open puzzle; undefined where that is impossible
   * @param {string} name  of the savepoint
   * @returns {boolean}  false when the board itself cannot be converted
   */
  continueAs(puzzle, convert, name) {
    const [from, to] = [this.#sheet, this.#sheetOf(puzzle)];
    /** @param {Position[]} steps  the nearest last */
    const converted = (steps) => {
      const all = steps.map((step) => convertedPosition(step, convert));
      return /** @type {Position[]} */ (all.slice(all.lastIndexOf(undefined) + 1));
    };
    const [now] = converted([from.now]);
    if (!now) return false;
    const isReplacing = to.past.length > 0 && to.moved !== to.now;
    const savepoints = isReplacing ? [...to.savepoints, { name, position: to.now }] : to.savepoints;
    const [past, future] = [from.past, from.future].map(converted);
    this.#sheets.set(puzzle.id, { past, now, future, savepoints, elapsed: from.elapsed });
    from.moved = from.now;
    this.#puzzle = puzzle;
    this.#changed();
    return true;
  }

  // Undo takes back each of the following.

  /** Starts another board, on which everything in the text is given. @param {string} text  canonical */
  start(text) {
    this.elapsed = 0;
    this.#replace(allGiven(text));
  }

  /**
   * Sets a person's own entries.
   * @param {string} text  canonical
   * @param {string} [marks]
   * @param {string} [givens]  when what is given has changed too, such as the rules of a variant
   */
  edit(text, marks = this.position.marks, givens = this.position.givens) {
    this.#replace({ ...this.position, text, givens, marks });
  }

  /** Makes everything on the board given. */
  fix() {
    this.#replace({ ...this.position, givens: this.text });
  }

  /** Removes everything that is not given. */
  restart() {
    this.elapsed = 0;
    this.#replace({ ...allGiven(this.position.givens), way: this.way });
  }

  /** Puts a whole position on the board, such as that of a savepoint. @param {Position} position */
  put(position) {
    this.#replace(position);
  }

  undo() {
    this.#step('past', 'future');
  }

  redo() {
    this.#step('future', 'past');
  }

  /** Saves the present board under a name. @param {string} name */
  keep(name) {
    this.#sheet.savepoints.push({ name, position: this.#sheet.now });
    this.#changed();
  }

  /** @param {Savepoint} savepoint */
  forget(savepoint) {
    this.#sheet.savepoints = this.#sheet.savepoints.filter((each) => each !== savepoint);
    this.#changed();
  }

  /** Writes to the storage. The store calls it shortly after a change, and the page calls it when it is left. */
  save() {
    clearTimeout(this.#timer);
    const sheets = { ...this.#saved?.sheets };
    for (const [id, { past, future, moved, ...kept }] of this.#sheets) {
      sheets[id] = { past: newestSteps(past), future: newestSteps(future), ...kept };
    }
    for (const storage of this.#storages) {
      try {
        storage.setItem(KEY, JSON.stringify({ open: this.#puzzle?.id, wants: this.#wants, sheets }));
      } catch {
        // The storage is full or forbidden. The page still works, but nothing is saved.
      }
    }
  }

  /** The board of a puzzle as it was left, or its first one. @param {Puzzle} puzzle @returns {Sheet} */
  #sheetOf(puzzle) {
    const saved = this.#saved?.sheets?.[puzzle.id];
    return this.#sheets.get(puzzle.id) ?? validSheet(puzzle, saved) ?? newSheet(this.#firstText(puzzle));
  }

  get #sheet() {
    return /** @type {Sheet} */ (this.#sheets.get(this.puzzle.id));
  }

  /** @param {Position} position */
  #replace(position) {
    const sheet = this.#sheet;
    const { way, aside } = sheet.now;
    if (!isSameBoard(position, sheet.now)) {
      sheet.past.push(sheet.now);
      sheet.future = [];
    } else if (position.way === way && position.aside === aside) return;
    this.#go(position);
  }

  /** @param {Position} position */
  #go(position) {
    this.#sheet.now = position;
    this.#changed();
  }

  /** @param {'past' | 'future'} from @param {'past' | 'future'} to */
  #step(from, to) {
    const sheet = this.#sheet;
    const position = sheet[from].pop();
    if (position === undefined) return;
    sheet[to].push(sheet.now);
    this.#go(position);
  }

  #changed() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.save(), SAVE_AFTER_MS);
    this.dispatchEvent(new Event('change'));
  }
}

/** @param {Position} one @param {Position} other */
const isSameBoard = (one, other) => one.text === other.text && one.givens === other.givens && one.marks === other.marks;

/**
 * @param {Position} position
 * @param {(text: string) => string | undefined} convert
 * @returns {Position | undefined}  undefined where a text of it cannot be converted
 */
function convertedPosition(position, convert) {
  const [text, givens] = [position.text, position.givens].map(convert);
  const aside = position.aside && convertedPosition(position.aside, convert);
  if (text === undefined || givens === undefined || (position.aside && !aside)) return undefined;
  return { ...position, text, givens, ...(aside && { aside }) };
}
