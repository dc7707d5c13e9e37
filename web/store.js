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
  /** @type {Puzzle} */
  #puzzle;
  #timer = 0;

  /**
   * @param {Puzzle[]} catalog  the first is opened when nothing was saved
   * @param {Storage | undefined} storage  where to keep everything; undefined where the browser forbids it
   */
  constructor(catalog, storage) {
    super();
    this.catalog = catalog;
    this.storage = storage;
    this.#puzzle = catalog[0];
    for (const puzzle of catalog) {
      this.#sheets.set(puzzle.id, { past: [], text: puzzle.examples[0].text, future: [] });
    }
    this.#restore();
  }

  get puzzle() {
    return this.#puzzle;
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

  /** Opens a puzzle of the catalog as it was left. @param {Puzzle} puzzle */
  open(puzzle) {
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
    const sheets = [...this.#sheets].map(([id, { past, text, future }]) => {
      return [id, { past: newest(past), text, future: newest(future) }];
    });
    try {
      this.storage?.setItem(KEY, JSON.stringify({ open: this.#puzzle.id, sheets: Object.fromEntries(sheets) }));
    } catch {
      // Full or forbidden: the page works on, it only forgets.
    }
  }

  get #sheet() {
    return /** @type {Sheet} */ (this.#sheets.get(this.#puzzle.id));
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
  #restore() {
    let saved;
    try {
      saved = JSON.parse(this.storage?.getItem(KEY) ?? 'null');
    } catch {
      return;
    }
    for (const puzzle of this.catalog) {
      const sheet = saved?.sheets?.[puzzle.id];
      if (!sheet || !accepted(puzzle, [sheet.text])) continue;
      const history = accepted(puzzle, sheet.past) && accepted(puzzle, sheet.future);
      this.#sheets.set(puzzle.id, history ? sheet : { past: [], text: sheet.text, future: [] });
      if (puzzle.id === saved.open) this.#puzzle = puzzle;
    }
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
