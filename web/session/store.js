// The store: the open puzzle, the board of every puzzle, and the undo history of each board.
//
// A board is three strings. Questions and links are about `text` only. `givens` is the text as it was imported: what
// differs from it is a person's own entry. `marks` are the pencil marks. The store does not interpret any of them.
// Boards that have changed are saved shortly after (saved-boards.js), long ones when the page is hidden or left; those
// of other tabs are followed.
// Tested by tests/wasm/store.test.js and tests/web/editing.test.js.

import { allGiven, isSameBoard, isWork, newBoard, newSheet } from './sheet.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { SavedBoards } from './saved-boards.js' */
/** @import { Position, Savepoint, Sheet } from './sheet.js' */

const SAVE_AFTER_MS = 150;
/**
 * A board of more characters is not saved while the page is shown: a browser writes two million of them for a fifth of
 * a second or more, and does nothing else.
 */
export const MOST_SAVED_WHILE_SHOWN = 100_000;
/** The most boards of other tabs that are kept as savepoints for each puzzle. */
const MOST_OTHERS = 10;

/**
 * Fires `change` after every change of puzzle or board, and `saved` when it has become known whether boards could be
 * saved.
 */
export class Store extends EventTarget {
  /** @type {Map<string, Sheet>} */
  #sheets = new Map();
  /** Those of all tabs. @type {Map<string, Savepoint[]>} */
  #savepoints = new Map();
  /** The puzzles that have been open. @type {Map<string, Puzzle>} */
  #puzzles = new Map();
  /** The boards that are not saved as they are now, by puzzle. @type {Set<string>} */
  #changed = new Set();
  /** Those that have changed only in how long they have been played. @type {Set<string>} */
  #timed = new Set();
  /** The puzzles for whose board or savepoints there was no room. @type {Set<string>} */
  #unsaved = new Set();
  #saved;
  #firstText;
  /** @type {Puzzle | undefined} */
  #puzzle;
  /** @type {Record<string, unknown>} */
  #wants;
  #timer = 0;

  /**
   * @param {SavedBoards} [saved]  where everything is saved; without it, nothing is
   * @param {(puzzle: Puzzle) => string} [firstText]  the board that a puzzle starts with
   */
  constructor(saved, firstText = ({ blank, usual }) => blank(usual)) {
    super();
    this.#firstText = firstText;
    this.#saved = saved;
    this.#wants = saved?.wants ?? {};
  }

  /** The id of the puzzle that was open when the page was left. @returns {unknown} */
  get lastOpen() {
    return this.#saved?.open;
  }

  /** Whether there was no room to save the open board or its savepoints. */
  get isUnsaved() {
    const { id } = this.puzzle;
    return this.#unsaved.has(id) || this.#unsaved.has(`${id} savepoints`);
  }

  /** What was saved before and could not be read. It is put aside. */
  get unread() {
    return this.#saved?.unread ?? [];
  }

  /** The open puzzle. `open` must have been called before. */
  get puzzle() {
    return /** @type {Puzzle} */ (this.#puzzle);
  }

  /** The same puzzle in another language. */
  set puzzle(puzzle) {
    this.#puzzle = puzzle;
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
    return this.#savepoints.get(this.puzzle.id) ?? [];
  }

  get way() {
    return this.position.way;
  }

  /** A choice of the way (Play, Enter, Set) alone is not undone. */
  set way(way) {
    this.#go({ ...this.position, way });
  }

  /** How long the board has been played, in ms. It is saved with the next change, or when the page is left. */
  get elapsed() {
    return this.#sheet.elapsed ?? 0;
  }

  set elapsed(ms) {
    this.#sheet.elapsed = ms;
    // Looking at a board is nothing to be saved.
    if (isWork(this.position) || this.wants('timer')) this.#timed.add(this.puzzle.id);
  }

  /** How many hints the game has had; undefined where nobody has followed it from its beginning. */
  get hints() {
    return this.#sheet.hints;
  }

  set hints(count) {
    this.#sheet.hints = count;
    this.#timed.add(this.puzzle.id);
  }

  /** A game begins. */
  begin() {
    this.elapsed = 0;
    this.hints = 0;
  }

  /** The positions that led to the present one, oldest first. @returns {readonly Position[]} */
  get past() {
    return this.#sheet.past;
  }

  /** What a person wants while playing or setting, such as a timer. @param {string} name @returns {unknown} */
  wants(name) {
    return this.#wants[name];
  }

  /** @param {string} name @param {unknown} wanted */
  want(name, wanted) {
    this.#wants = { ...this.#wants, [name]: wanted };
    if (this.#saved) this.#saved.wants = this.#wants;
    this.#notify();
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
    const sheet = this.sheetOf(puzzle); // also if a text replaces the board: it loads what was saved
    this.#use(puzzle, text === undefined ? sheet : newSheet(text, newBoard()));
    if (text === undefined) this.#notify();
    else this.#touch();
  }

  /**
   * Goes on with the open board as another puzzle. A board of that puzzle that somebody has worked on becomes a
   * savepoint, which has the name of the puzzle.
   * @param {Puzzle} puzzle
   * @param {(sheet: Sheet) => Pick<Sheet, 'past' | 'now' | 'future'> | undefined} convert  as converted-sheet.js does
   * @returns {boolean}  false when the board cannot be converted
   */
  continueAs(puzzle, convert) {
    const [from, to] = [this.#sheet, this.sheetOf(puzzle)];
    const next = convert(from);
    if (!next) return false;
    const isReplacing = to.past.length > 0 && to.moved !== to.now;
    from.moved = from.now;
    this.#use(puzzle, { ...from, ...next, board: newBoard(), moved: undefined });
    const { id, name } = puzzle;
    if (isReplacing) this.#writeSavepoints(id, [...this.#savepointsOf(id), { name, position: to.now }]);
    this.#touch();
    return true;
  }

  // Each of the following methods is one step of Undo.

  /** Starts another board, on which everything in the text is given. @param {string} text  canonical */
  start(text) {
    this.begin();
    this.#sheet.board = newBoard();
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
    this.begin();
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
    const { id } = this.puzzle;
    this.#writeSavepoints(id, [...this.#savepointsOf(id), { name, position: this.position }]);
    this.#notify();
  }

  /** @param {Savepoint} savepoint */
  forget({ name, position, saved }) {
    const isOther = (/** @type {Savepoint} */ each) =>
      each.name !== name || each.saved !== saved || !isSameBoard(each.position, position);
    const { id } = this.puzzle;
    this.#writeSavepoints(id, this.#savepointsOf(id).filter(isOther));
    this.#notify();
  }

  /**
   * Saves what has changed. The page calls it when it is hidden or left.
   * @param {boolean} [isShown]  as after a change: then long boards wait
   */
  save(isShown = false) {
    clearTimeout(this.#timer);
    for (const id of new Set([...this.#changed, ...this.#timed])) {
      if (isShown && this.#isLong(id)) continue;
      this.#saveBoard(id);
      this.#changed.delete(id);
      this.#timed.delete(id);
    }
  }

  /** @param {string} id */
  #isLong(id) {
    const { text, givens } = this.#sheets.get(id)?.now ?? { text: '', givens: '' };
    return Math.max(text.length, givens.length) > MOST_SAVED_WHILE_SHOWN;
  }

  /** Follows what other tabs have saved: the same board, unless it has changed here too, and all savepoints. */
  refresh() {
    const saved = this.#saved;
    if (!saved) return;
    this.#wants = saved.wants;
    if (!this.#puzzle) return; // the page is still opening its first puzzle
    for (const [id, puzzle] of this.#puzzles) {
      this.#savepointsOf(id);
      const other = this.#changed.has(id) ? undefined : saved.other(puzzle);
      if (!other || other.board !== this.#sheets.get(id)?.board) continue;
      this.#sheets.set(id, other);
      saved.accept(id);
    }
    this.#notify();
  }

  /** @param {string} id */
  #saveBoard(id) {
    const [saved, sheet, puzzle] = [this.#saved, this.#sheets.get(id), this.#puzzles.get(id)];
    if (!saved || !sheet || !puzzle) return;
    const other = saved.other(puzzle);
    if (other && !this.#changed.has(id)) return; // only the playing time differs: the other tab's board stays
    if (other) this.#keepOther(id, sheet, other);
    if (other?.board === sheet.board) sheet.board = newBoard();
    this.#note(id, saved.write(id, sheet));
  }

  /**
   * Makes a savepoint of the board of another tab, which is about to be written over, if there is work in it that this
   * tab does not have. Fires `rescue` when there is none yet of that board.
   * @param {string} id
   * @param {Sheet} sheet
   * @param {Sheet} other
   */
  #keepOther(id, { past, now, future }, { now: position, board, saved }) {
    if (!isWork(position) || [...past, now, ...future].some((each) => isSameBoard(each, position))) return;
    const all = this.#savepointsOf(id);
    const kept = all.filter((each) => each.board !== board);
    const others = kept.filter((each) => each.board !== undefined);
    const oldest = others.length < MOST_OTHERS ? undefined : others[0];
    this.#writeSavepoints(id, [...kept.filter((each) => each !== oldest), { name: '', position, board, saved }]);
    if (kept.length === all.length) this.dispatchEvent(new Event('rescue'));
  }

  /** @param {string} id @param {Savepoint[]} savepoints */
  #writeSavepoints(id, savepoints) {
    this.#savepoints.set(id, savepoints);
    if (this.#saved) this.#note(`${id} savepoints`, this.#saved.writeSavepoints(id, savepoints));
  }

  /** Notes whether there was room for something. @param {string} what @param {boolean} isSaved */
  #note(what, isSaved) {
    const isUnsaved = !isSaved && this.#saved?.isThere === true;
    if (isUnsaved === this.#unsaved.has(what)) return;
    if (isUnsaved) this.#unsaved.add(what);
    else this.#unsaved.delete(what);
    this.dispatchEvent(new Event('saved'));
  }

  /** The board of a puzzle as it was left, or its first one. @param {Puzzle} puzzle @returns {Sheet} */
  sheetOf(puzzle) {
    return this.#sheets.get(puzzle.id) ?? this.#saved?.board(puzzle) ?? newSheet(this.#firstText(puzzle));
  }

  /** @param {Puzzle} puzzle @param {Sheet} sheet */
  #use(puzzle, sheet) {
    const { id } = puzzle;
    this.#puzzle = puzzle;
    this.#sheets.set(id, sheet);
    if (this.#saved) this.#saved.open = id;
    if (this.#saved && !this.#puzzles.has(id)) this.#savepoints.set(id, this.#saved.savepoints(puzzle));
    this.#puzzles.set(id, puzzle);
  }

  /** The savepoints of a puzzle that has been open, with those of other tabs. @param {string} id */
  #savepointsOf(id) {
    const puzzle = this.#puzzles.get(id);
    if (puzzle && this.#saved?.hasOtherSavepoints(id)) this.#savepoints.set(id, this.#saved.savepoints(puzzle));
    return this.#savepoints.get(id) ?? [];
  }

  get #sheet() {
    return /** @type {Sheet} */ (this.#sheets.get(this.puzzle.id));
  }

  /** @param {Position} position */
  #replace(position) {
    const sheet = this.#sheet;
    const { way, aside, trial } = sheet.now;
    if (!isSameBoard(position, sheet.now)) {
      sheet.past.push(sheet.now);
      sheet.future = [];
    } else if (position.way === way && position.aside === aside && position.trial === trial) return;
    this.#go(position);
  }

  /** @param {Position} position */
  #go(position) {
    this.#sheet.now = position;
    this.#touch();
  }

  /** @param {'past' | 'future'} from @param {'past' | 'future'} to */
  #step(from, to) {
    const sheet = this.#sheet;
    const position = sheet[from].pop();
    if (position === undefined) return;
    sheet[to].push(sheet.now);
    if (position.givens !== sheet.now.givens) sheet.hints = undefined; // the position is of another game
    this.#go(position);
  }

  /** Called when the open board has changed. */
  #touch() {
    this.#sheet.saved = Date.now();
    this.#changed.add(this.puzzle.id);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.save(true), SAVE_AFTER_MS);
    this.#notify();
  }

  #notify() {
    this.dispatchEvent(new Event('change'));
  }
}
