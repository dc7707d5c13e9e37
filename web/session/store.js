// The store: the open puzzle, the board of every puzzle, and the undo history of each board.
//
// A board is three strings. Questions and links are about `text` only. `givens` is the text as it was imported: what
// differs from it is a person's own entry. `marks` are the pencil marks. The store does not interpret any of them.
// Tested by tests/web/editing.test.js.

/** @import { Puzzle } from '../puzzles/catalog.js' */

const KEY = 'quadrille';

// At most this much is saved for a reload. In memory the history has no limit.
const SAVED_STEPS = 200;
const SAVED_CHARACTERS = 200_000;
const SAVE_AFTER_MS = 150;

/**
 * @typedef {object} Position
 * @property {string} text  canonical
 * @property {string} givens  the text as it was imported, canonical
 * @property {string} marks  as in marks.js
 *
 * @typedef {{name: string, position: Position}} Savepoint
 *
 * @typedef {object} Sheet  one puzzle's board with its history
 * @property {Position[]} past  oldest first
 * @property {Position} now
 * @property {Position[]} future  undone positions, the next to redo last
 * @property {Savepoint[]} savepoints  oldest first
 * @property {number} [elapsed]  how long it has been played, in ms, while that was timed
 * @property {Position} [moved]  the board that goes on as another puzzle, until it is changed here
 * @property {'play' | 'set'} [way]  whether a person plays or sets the board (game.js); undefined until one is chosen
 */

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
    return this.#sheet.way;
  }

  set way(way) {
    this.#sheet.way = way;
    this.#changed();
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
      const all = steps.map(({ text, givens, marks }) => ({ text: convert(text), givens: convert(givens), marks }));
      const isPossible = (/** @type {(typeof all)[number]} */ { text, givens }) => ![text, givens].includes(undefined);
      const kept = all.slice(all.findLastIndex((step) => !isPossible(step)) + 1);
      return /** @type {Position[]} */ (kept);
    };
    const [now] = converted([from.now]);
    if (!now) return false;
    const isReplacing = to.past.length > 0 && to.moved !== to.now;
    const savepoints = isReplacing ? [...to.savepoints, { name, position: to.now }] : to.savepoints;
    const [past, future] = [from.past, from.future].map(converted);
    this.#sheets.set(puzzle.id, { past, now, future, savepoints, way: from.way, elapsed: from.elapsed });
    from.moved = from.now;
    this.#puzzle = puzzle;
    this.#changed();
    return true;
  }

  // Undo takes back each of the following.

  /** Starts another board, on which everything in the text is given. @param {string} text  canonical */
  start(text) {
    this.#sheet.way = undefined;
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
    this.#replace({ text, givens, marks });
  }

  /** Makes everything on the board given. */
  fix() {
    this.#replace({ ...this.#sheet.now, givens: this.text });
  }

  /** Removes everything that is not given. */
  restart() {
    this.elapsed = 0;
    this.#replace(allGiven(this.position.givens));
  }

  /** Returns to a savepoint. @param {Savepoint} savepoint */
  recall({ position }) {
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
    const { text, givens, marks } = sheet.now;
    if (position.text === text && position.givens === givens && position.marks === marks) return;
    sheet.past.push(sheet.now);
    sheet.future = [];
    this.#go(position);
  }

  /** A board with entries is played: undo leads back to the game that somebody left in order to set its board. */
  #go(/** @type {Position} */ position) {
    const sheet = this.#sheet;
    if (sheet.way === 'set' && position.text !== position.givens) sheet.way = 'play';
    sheet.now = position;
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

/** A board on which everything is given. @param {string} text @returns {Position} */
const allGiven = (text) => ({ text, givens: text, marks: '' });

/** @param {string} text @returns {Sheet} */
const newSheet = (text) => ({ past: [], now: allGiven(text), future: [], savepoints: [] });

/**
 * Validates a saved sheet. It may come from another version of the page, or somebody may have edited it, so only what
 * the puzzle accepts is used.
 * @param {Puzzle} puzzle
 * @param {any} saved
 * @returns {Sheet | undefined}
 */
function validSheet(puzzle, saved) {
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
    way: ['play', 'set'].includes(saved.way) ? saved.way : undefined,
    elapsed: Number(saved.elapsed) || 0,
    savepoints: all(saved.savepoints).filter((each) => typeof each?.name === 'string' && isPosition(each.position)),
  };
}

/** The newest steps that fit into the storage. @param {Position[]} steps  oldest first */
function newestSteps(steps) {
  let left = SAVED_CHARACTERS;
  const kept = [];
  for (const step of steps.slice(-SAVED_STEPS).reverse()) {
    left -= step.text.length + step.givens.length + step.marks.length;
    if (left < 0) break;
    kept.push(step);
  }
  return kept.reverse();
}
