// The store: which puzzle is open, the canonical text of each, and every step that led there.
//
// A puzzle is a string, so a step of history is a string, a saved board is a string, and a link is a string. Nothing
// here knows what any of them mean. Tested by tests/web/editing.test.js.

/** @import { Puzzle } from './catalog.js' */

const KEY = 'quadrille';

// What is kept across a reload; in memory the history has no end.
const SAVED_STEPS = 200;
const SAVED_CHARACTERS = 200_000;
const SAVE_AFTER_MS = 150;

/** @typedef {{past: string[], text: string, future: string[]}} Sheet  one puzzle's text and the steps around it */

/** Fires `change` after every change of puzzle or text. */
export class Store extends EventTarget {
  /** @type {Map<string, Sheet>} */
  #sheets = new Map();
  /** What was saved, as it was found: nobody vouches for it. @type {any} */
  #saved;
  #storage;
  /** @type {Puzzle | undefined} */
  #puzzle;
  #timer = 0;

  /** @param {Storage | undefined} storage  where to keep everything; undefined where the browser forbids it */
  constructor(storage) {
    super();
    this.#storage = storage;
    try {
      this.#saved = JSON.parse(storage?.getItem(KEY) ?? 'null');
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
    return this.#sheet.text;
  }

  get canUndo() {
    return this.#sheet.past.length > 0;
  }

  get canRedo() {
    return this.#sheet.future.length > 0;
  }

  /** Opens a puzzle as it was left, or at its first example. @param {Puzzle} puzzle */
  open(puzzle) {
    if (!this.#sheets.has(puzzle.id)) this.#sheets.set(puzzle.id, this.#restored(puzzle));
    this.#puzzle = puzzle;
    this.#changed();
  }

  /** Puts a new text in the open puzzle; a step that undo takes back. @param {string} text  canonical */
  edit(text) {
    const sheet = this.#sheet;
    if (text === sheet.text) return;
    sheet.past.push(sheet.text);
    sheet.text = text;
    sheet.future = [];
    this.#changed();
  }

  undo() {
    this.#step('past', 'future');
  }

  redo() {
    this.#step('future', 'past');
  }

  /** Writes to the storage now; called by itself shortly after a change, and by the page when it is left. */
  save() {
    clearTimeout(this.#timer);
    const sheets = { ...this.#saved?.sheets };
    for (const [id, { past, text, future }] of this.#sheets) {
      sheets[id] = { past: newest(past), text, future: newest(future) };
    }
    try {
      this.#storage?.setItem(KEY, JSON.stringify({ open: this.#puzzle?.id, sheets }));
    } catch {
      // Full or forbidden: the page works on, it only forgets.
    }
  }

  get #sheet() {
    return /** @type {Sheet} */ (this.#sheets.get(this.puzzle.id));
  }

  /** @param {'past' | 'future'} from @param {'past' | 'future'} to */
  #step(from, to) {
    const sheet = this.#sheet;
    const text = sheet[from].pop();
    if (text === undefined) return;
    sheet[to].push(sheet.text);
    sheet.text = text;
    this.#changed();
  }

  #changed() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.save(), SAVE_AFTER_MS);
    this.dispatchEvent(new Event('change'));
  }

  // What was saved may come from another version of the page or another hand: only what a puzzle accepts is taken.
  /** @param {Puzzle} puzzle @returns {Sheet} */
  #restored(puzzle) {
    const { past, text, future } = this.#saved?.sheets?.[puzzle.id] ?? {};
    if (!accepted(puzzle, [text])) return { past: [], text: puzzle.examples[0].text, future: [] };
    return accepted(puzzle, past) && accepted(puzzle, future) ? { past, text, future } : { past: [], text, future: [] };
  }
}

/** @param {Puzzle} puzzle @param {unknown} texts */
function accepted(puzzle, texts) {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string' && puzzle.accepts(text));
}

/** The newest steps that fit the storage. @param {string[]} steps  oldest first */
function newest(steps) {
  let room = SAVED_CHARACTERS;
  const kept = [];
  for (const text of steps.slice(-SAVED_STEPS).reverse()) {
    room -= text.length;
    if (room < 0) break;
    kept.push(text);
  }
  return kept.reverse();
}
