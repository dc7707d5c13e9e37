// The store: which puzzle is open, the board of each, and every step that led there.
//
// A board is three strings: the text, which is all that a question and a link are about; the text as it was brought, from
// which a person's own entries are told; and the pencil marks. Nothing here knows what any of them mean. Tested by
// tests/web/editing.test.js.

/** @import { Puzzle } from '../puzzles/catalog.js' */

const KEY = 'quadrille';

// What is kept across a reload; in memory the history has no end.
const SAVED_STEPS = 200;
const SAVED_CHARACTERS = 200_000;
const SAVE_AFTER_MS = 150;

/**
 * @typedef {object} Position
 * @property {string} text  canonical
 * @property {string} givens  the text as it was brought
 * @property {string} marks  as in session/marks.js
 *
 * @typedef {{name: string, position: Position}} Savepoint
 *
 * @typedef {object} Sheet  one puzzle's board, and the steps around it
 * @property {Position[]} past  oldest first
 * @property {Position} now
 * @property {Position[]} future  the next one last
 * @property {Savepoint[]} savepoints  oldest first
 */

/** Fires `change` after every change of puzzle or board. */
export class Store extends EventTarget {
  /** @type {Map<string, Sheet>} */
  #sheets = new Map();
  /** What was saved, as it was found: nobody vouches for it. @type {any} */
  #saved;
  #storages;
  #first;
  /** @type {Puzzle | undefined} */
  #puzzle;
  #timer = 0;

  /**
   * @param {Storage[]} [storages]  to keep everything in, and to find it in, in this order; none where the browser forbids it
   * @param {(puzzle: Puzzle) => string} [first]  the board that a puzzle begins with
   */
  constructor(storages = [], first = ({ blank, usual }) => blank(usual)) {
    super();
    this.#first = first;
    this.#storages = storages;
    try {
      this.#saved = JSON.parse(storages.map((storage) => storage.getItem(KEY)).find(Boolean) ?? 'null');
    } catch {
      this.#saved = null;
    }
  }

  /** The id of the puzzle that was open when the page was left. @returns {unknown} */
  get lastOpen() {
    return this.#saved?.open;
  }

  /** The open puzzle; there is one as soon as `open` was called. */
  get puzzle() {
    return /** @type {Puzzle} */ (this.#puzzle);
  }

  get text() {
    return this.#sheet.now.text;
  }

  /** The text with all that was put on the board beside it. */
  get position() {
    return this.#sheet.now;
  }

  /** @returns {readonly Savepoint[]} */
  get savepoints() {
    return this.#sheet.savepoints;
  }

  get canUndo() {
    return this.#sheet.past.length > 0;
  }

  get canRedo() {
    return this.#sheet.future.length > 0;
  }

  /**
   * Opens a puzzle as it was left, or at its first board; or else at a text, with nothing before it.
   * @param {Puzzle} puzzle
   * @param {string} [text]  canonical
   */
  open(puzzle, text) {
    if (text !== undefined) this.#sheets.set(puzzle.id, fresh(text));
    else if (!this.#sheets.has(puzzle.id))
      this.#sheets.set(puzzle.id, restored(puzzle, this.#saved?.sheets?.[puzzle.id]) ?? fresh(this.#first(puzzle)));
    this.#puzzle = puzzle;
    this.#changed();
  }

  // Each of the following is a step that undo takes back.

  /** Begins anew: everything in the text is given. @param {string} text  canonical */
  start(text) {
    this.#become(begun(text));
  }

  /** A person's own entries. @param {string} text  canonical @param {string} [marks] */
  edit(text, marks = this.position.marks) {
    this.#become({ ...this.#sheet.now, text, marks });
  }

  /** Makes everything on the board given. */
  fix() {
    this.#become({ ...this.#sheet.now, givens: this.text });
  }

  /** Takes away all that is not given. */
  restart() {
    this.start(this.position.givens);
  }

  /** Returns to a savepoint. @param {Savepoint} savepoint */
  recall({ position }) {
    this.#become(position);
  }

  undo() {
    this.#step('past', 'future');
  }

  redo() {
    this.#step('future', 'past');
  }

  /** Keeps the board as it stands, to be returned to. @param {string} name */
  keep(name) {
    this.#sheet.savepoints.push({ name, position: this.#sheet.now });
    this.#changed();
  }

  /** @param {Savepoint} savepoint */
  forget(savepoint) {
    this.#sheet.savepoints = this.#sheet.savepoints.filter((each) => each !== savepoint);
    this.#changed();
  }

  /** Writes to the storage now; called by itself shortly after a change, and by the page when it is left. */
  save() {
    clearTimeout(this.#timer);
    const sheets = { ...this.#saved?.sheets };
    for (const [id, { past, future, ...kept }] of this.#sheets) {
      sheets[id] = { past: newest(past), future: newest(future), ...kept };
    }
    for (const storage of this.#storages) {
      try {
        storage.setItem(KEY, JSON.stringify({ open: this.#puzzle?.id, sheets }));
      } catch {
        // Full or forbidden: the page works on, it only forgets.
      }
    }
  }

  get #sheet() {
    return /** @type {Sheet} */ (this.#sheets.get(this.puzzle.id));
  }

  /** @param {Position} position */
  #become(position) {
    const sheet = this.#sheet;
    const { text, givens, marks } = sheet.now;
    if (position.text === text && position.givens === givens && position.marks === marks) return;
    sheet.past.push(sheet.now);
    sheet.now = position;
    sheet.future = [];
    this.#changed();
  }

  /** @param {'past' | 'future'} from @param {'past' | 'future'} to */
  #step(from, to) {
    const sheet = this.#sheet;
    const position = sheet[from].pop();
    if (position === undefined) return;
    sheet[to].push(sheet.now);
    sheet.now = position;
    this.#changed();
  }

  #changed() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.save(), SAVE_AFTER_MS);
    this.dispatchEvent(new Event('change'));
  }
}

/** A board on which everything is given. @param {string} text @returns {Position} */
const begun = (text) => ({ text, givens: text, marks: '' });

/** @param {string} text @returns {Sheet} */
const fresh = (text) => ({ past: [], now: begun(text), future: [], savepoints: [] });

/**
 * What was saved may come from another version of the page or another hand: only what the puzzle accepts is taken.
 * @param {Puzzle} puzzle
 * @param {any} saved
 * @returns {Sheet | undefined}
 */
function restored(puzzle, saved) {
  const isPosition = (/** @type {any} */ { text, givens, marks } = {}) =>
    [text, givens, marks].every((each) => typeof each === 'string') &&
    [text, givens].every(puzzle.accepts) &&
    puzzle.size(text) === puzzle.size(givens);
  if (!isPosition(saved?.now)) return undefined;
  const all = (/** @type {any} */ list) => (Array.isArray(list) ? list : []);
  const steps = (/** @type {any} */ list) => (all(list).every(isPosition) ? all(list) : []);
  return {
    past: steps(saved.past),
    now: saved.now,
    future: steps(saved.future),
    savepoints: all(saved.savepoints).filter((each) => typeof each?.name === 'string' && isPosition(each.position)),
  };
}

/** The newest steps that fit the storage. @param {Position[]} steps  oldest first */
function newest(steps) {
  let room = SAVED_CHARACTERS;
  const kept = [];
  for (const step of steps.slice(-SAVED_STEPS).reverse()) {
    room -= step.text.length + step.givens.length + step.marks.length;
    if (room < 0) break;
    kept.push(step);
  }
  return kept.reverse();
}
