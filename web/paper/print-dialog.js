// <print-dialog>: prints the open board, or makes a booklet of new puzzles and prints that. Making runs on all cores,
// is followed, and can be stopped: what is there then can be printed. Tested by tests/web/paper.test.js.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';
import { choice } from '../parts/choice.js';
import { PageDialog } from '../parts/page-dialog.js';
import { ruleSentences } from '../parts/rule.js';
import '../parts/wish-form.js';
import { genres, textIds } from '../session/grid-ids.js';
import { madeSizes } from '../session/made-sizes.js';
import { makeMany } from '../session/making.js';
import { titleOf } from '../session/title.js';
import { gradeText } from '../strings/grades-strings.js';
import { kindName } from '../strings/kind-name.js';
import { pageStrings } from '../strings/page-strings.js';
import { paperStrings } from '../strings/paper-strings.js';
import { layOut, removeBooklet } from './booklet.js';

/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { Order } from '../session/making.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { WishForm } from '../parts/wish-form.js' */
/** @import { Item } from './booklet.js' */

const isMade = (/** @type {string} */ id) => id !== 'own' && Object.hasOwn(madeSizes, id);
const families = /** @type {Id[]} */ (['sudoku', 'kakuro', 'queens', ...genres, ...textIds].filter(isMade));
const isText = new Set(/** @type {string[]} */ (textIds));
/** In the order of the desk, and kinds that are texts, of which there are many, by their names. */
const byName = (/** @type {Id[]} */ ids) => {
  const named = (/** @type {string} */ id) => (isText.has(id) ? kindName(id) : '');
  return ids.toSorted((one, other) => named(one).localeCompare(named(other), pageStrings.lang));
};
const counts = ['5', '10', '20', '30', '50'];
const perPages = ['1', '2', '4'];

/** Nobody waits longer for a grade or a solution. */
const SECONDS = 5;

export class PrintDialog extends PageDialog {
  static properties = {
    family: { state: true },
    count: { state: true },
    perPage: { state: true },
    hasTitles: { state: true },
    hasSolutions: { state: true },
    made: { state: true },
    isMaking: { state: true },
    isReady: { state: true },
  };

  #abort = new AbortController();

  constructor() {
    super();
    /** @type {Id} */
    this.family = 'sudoku';
    this.count = '10';
    this.perPage = '2';
    this.hasTitles = true;
    this.hasSolutions = true;
    /** How many puzzles of the booklet are there. */
    this.made = 0;
    this.isMaking = false;
    this.isReady = false;
  }

  /** @param {PageSession} session */
  async open(session) {
    this.session = session;
    if (this.#families.includes(session.family)) this.family = session.family;
    this.#change();
    await this.show();
  }

  /** The kinds to choose from: one's own is among them while it is open. */
  get #families() {
    const isOwn = this.session?.family === 'own';
    return byName(isOwn ? [...families, 'own'] : families);
  }

  render() {
    if (!this.session) return nothing;
    const strings = paperStrings();
    const { made, isMaking, isReady } = this;
    return this.frame(html`
      <div class="head">${this.heading(strings.title)} ${this.closeButton()}</div>
      <div class="row">${action(strings.thisBoard, () => this.#printBoard())}</div>
      <h3>${strings.booklet}</h3>
      <p>${strings.bookletHint}</p>
      <div class="row">
        ${this.#choice(strings.kind, 'family', this.#families, kindName)}
        ${this.#choice(strings.count, 'count', counts)} ${this.#choice(strings.perPage, 'perPage', perPages)}
      </div>
      <wish-form .family=${this.family} .like=${this.session.text} @change=${() => this.#change()}></wish-form>
      ${this.#check(strings.titles, 'hasTitles')} ${this.#check(strings.solutions, 'hasSolutions')}
      <div class="made">
        ${this.noteLine()}
        ${isMaking ? this.#progress() : nothing}
      </div>
      <div class="row end">
        ${
          isMaking
            ? action(strings.stop, () => this.#abort.abort(), { classes: 'main' })
            : isReady
              ? action(strings.print(made), () => print(), { classes: 'main' })
              : action(strings.make, () => this.#make(), { classes: 'main' })
        }
      </div>
    `);
  }

  #progress() {
    return html`<progress aria-label=${pageStrings.progress} max=${this.count} .value=${this.made}></progress>`;
  }

  /**
   * @param {string} label
   * @param {'family' | 'count' | 'perPage'} name
   * @param {string[]} values
   * @param {(value: string) => string} [named]
   */
  #choice(label, name, values, named = (value) => value) {
    return choice({
      label,
      value: this[name],
      options: values.map((value) => ({ value, label: named(value) })),
      choose: (value) => {
        this[name] = /** @type {any} */ (value);
        this.#change();
      },
    });
  }

  /** @param {string} label @param {'hasTitles' | 'hasSolutions'} name */
  #check(label, name) {
    const choose = () => {
      this[name] = !this[name];
      this.#change();
    };
    return html`<label class="check">
      <input type="checkbox" .checked=${this[name]} @change=${choose} />
      ${label}
    </label>`;
  }

  /** Something else is wanted: what was made is no more. */
  #change() {
    this.#abort.abort();
    this.#abort = new AbortController();
    removeBooklet();
    [this.isReady, this.isMaking, this.made, this.note] = [false, false, 0, ''];
  }

  /** Prints the page without the dialog. */
  #printBoard() {
    this.close();
    print();
  }

  async #make() {
    const { session } = this;
    const strings = paperStrings();
    const { order, words } = /** @type {WishForm} */ (this.querySelector('wish-form'));
    const wanted = Number(this.count);
    this.#change();
    const { signal } = this.#abort;
    const isWanted = () => signal === this.#abort.signal;
    this.isMaking = true;
    this.note = strings.progress(0, wanted);
    const onMade = () => {
      if (!isWanted()) return;
      ++this.made;
      this.note = strings.progress(this.made, wanted);
    };
    try {
      const { puzzle, texts } = await makeMany(session, order, wanted, { signal, onMade });
      if (!isWanted()) return;
      this.note = strings.drawing;
      if (texts.length > 0) await this.#layOut(puzzle, texts, words);
      if (!isWanted()) return removeBooklet();
      this.isReady = texts.length > 0;
      this.note = texts.length === 0 ? strings.nothing : strings.ready(texts.length);
      if (texts.length > 0 && texts.length < wanted) this.note = strings.fewer(texts.length, wanted);
    } catch (error) {
      if (isWanted()) this.note = /** @type {Error} */ (error).message;
    } finally {
      if (isWanted()) this.isMaking = false;
    }
  }

  /**
   * @param {Puzzle} puzzle
   * @param {string[]} texts
   * @param {WishForm['words']} words  of a variant
   */
  async #layOut(puzzle, texts, words) {
    const name = words?.name ?? titleOf(puzzle);
    const items = await Promise.all(texts.map((text, at) => this.#item(puzzle, text, `${at + 1}`, name)));
    const isSudoku = puzzle.id === 'sudoku' || words;
    const rules = isSudoku ? [pageStrings.rule, ...(words?.says ?? [])] : ruleSentences(puzzle, texts[0]).slice(0, 1);
    const rule = this.hasTitles ? rules.join(' ') : '';
    await layOut(puzzle, items, { perPage: Number(this.perPage), rule });
  }

  /**
   * @param {Puzzle} puzzle
   * @param {string} text
   * @param {string} number
   * @param {string} name
   * @returns {Promise<Item>}
   */
  async #item(puzzle, text, number, name) {
    const { solver } = this.session;
    const options = { format: puzzle.notation, seconds: SECONDS };
    const [graded, solved] = await Promise.all([
      this.hasTitles && puzzle.scale ? solver.grade(puzzle.id, text, options).catch(() => undefined) : undefined,
      this.hasSolutions ? solver.ask('solve', puzzle.id, text, options).catch(() => undefined) : undefined,
    ]);
    const { grade, rating } = graded ?? {};
    const rated = grade ? ` · ${gradeText(puzzle.scale ?? 0, { grade, rating })}` : '';
    const title = this.hasTitles ? `${number}. ${name} ${puzzle.size(text)}${rated}` : number;
    return { text, title, solution: solved?.solution ?? undefined };
  }

  closed() {
    this.#change();
  }
}

customElements.define('print-dialog', PrintDialog);
