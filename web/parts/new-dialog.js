// <new-dialog>: what a new puzzle is to be, and the button that makes it.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { madeDensities, madeGrades, madeSizes } from '../session/made-sizes.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { gradeText } from '../strings/grades-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/new.css?inline';
import { ruleWords } from '../variant/rules/words.js';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { choice } from './choice.js';
import { PageDialog } from './page-dialog.js';

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */

/** What the tab of Sudoku makes. Each may have further rules. */
const kinds = /** @type {const} */ (['classic', 'jigsaw', 'killer']);
/** Of what is made, the variants. */
const VARIANTS = new Set(['rules', 'jigsaw', 'killer']);
/** Rules about the whole board, as the notation `iss` writes them. */
const rules = new Map([
  ['AntiKnight', '.AntiKnight'],
  ['AntiKing', '.AntiKing'],
  ['AntiConsecutive', '.AntiConsecutive'],
  ['Diagonal', '.Diagonal~1.Diagonal~-1'],
  ['Windoku', '.Windoku'],
  ['DisjointSets', '.DisjointSets'],
]);

/** Nobody waits longer. */
const SECONDS = 60;

/** Smaller star battles have one star a line. */
const LEAST_OF_TWO_STARS = 9;
const densities = /** @type {const} */ (['usual', 'few', 'many']);
const symmetries = /** @type {const} */ (['none', 'rotational', 'horizontal', 'vertical', 'diagonal', 'full']);

export class NewDialog extends PageDialog {
  static properties = {
    kind: { state: true },
    rules: { state: true },
    size: { state: true },
    grade: { state: true },
    symmetry: { state: true },
    stars: { state: true },
    density: { state: true },
    seed: { state: true },
    lastSeed: { state: true },
    note: { state: true },
    isMaking: { state: true },
  };

  /** @type {PageSession | undefined} */
  #session;
  #abort = new AbortController();

  constructor() {
    super();
    /** @type {typeof kinds[number]} */
    this.kind = 'classic';
    /** @type {Set<string>} */
    this.rules = new Set();
    this.size = '';
    this.grade = 'Medium';
    /** @type {typeof symmetries[number]} */
    this.symmetry = 'rotational';
    this.stars = '1';
    /** @type {typeof densities[number]} */
    this.density = 'usual';
    /** As typed; '' makes another puzzle each time. */
    this.seed = '';
    /** Of the puzzle that was made last. */
    this.lastSeed = '';
    this.note = '';
    this.isMaking = false;
  }

  /** @param {PageSession} session */
  async open(session) {
    this.#session = session;
    this.#keepSize();
    this.note = '';
    if (session.game.isFinished) this.#keepGrade(session);
    await this.show();
  }

  render() {
    if (!this.#session) return nothing;
    const strings = dialogsStrings();
    const isSudoku = this.#session.family === 'sudoku';
    const make = action(strings.make, () => this.#make(), { classes: 'main', enabled: !this.isMaking });
    return this.frame(html`
      ${this.heading(strings.newTitle)}
      <p>${strings.newHint}</p>
      <div class="row">
        ${isSudoku ? this.#kindChoice() : nothing}
        ${choice({
          label: pageStrings.size,
          value: this.size,
          options: this.#sizes.map((size) => ({ value: size, label: `${size}×${size}` })),
          choose: (size) => {
            this.size = size;
          },
        })}
        ${this.#gradeChoice()} ${isSudoku && this.kind !== 'killer' ? this.#symmetryChoice() : nothing}
        ${this.#hasStars ? this.#starsChoice() : nothing} ${this.#densityChoice()} ${this.#seedField()}
      </div>
      ${isSudoku ? this.#ruleChoices() : nothing}
      <p class="note" aria-live="polite">${this.note || nothing}</p>
      ${this.foot(make)}
    `);
  }

  /** After a puzzle that is solved, another of its grade. @param {PageSession} session */
  async #keepGrade({ puzzle, solver, store }) {
    if (!puzzle.scale) return;
    const { givens } = store.position;
    const options = { format: puzzle.notation, seconds: 1 };
    const graded = await solver.grade(puzzle.id, givens, options).catch(() => undefined);
    if (graded?.grade) this.grade = graded.grade;
  }

  /** Says what has been made: its grade, and how many givens it has. @param {PageSession} session */
  async #sayName(session) {
    const { puzzle, text, solver, game } = session;
    const options = { format: puzzle.notation, seconds: 1 };
    const { scale = 0 } = puzzle;
    const graded = scale ? await solver.grade(puzzle.id, text, options).catch(() => undefined) : undefined;
    if (text !== session.text) return;
    const strings = dialogsStrings();
    const { grade, rating } = graded ?? {};
    session.say(
      strings.newName(grade && rating != null ? gradeText(scale, { grade, rating }) : '', game.filled.length),
    );
  }

  closed() {
    this.#abort.abort();
  }

  #kindChoice() {
    const strings = dialogsStrings();
    return choice({
      label: strings.newKind,
      value: this.kind,
      options: kinds.map((name) => ({ value: name, label: strings.newKinds[name] })),
      choose: (name) => {
        this.kind = /** @type {typeof kinds[number]} */ (name);
        this.#keepSize();
      },
    });
  }

  #ruleChoices() {
    return html`<fieldset class="wished">
      <legend>${dialogsStrings().newRules}</legend>
      ${[...rules.keys()].map((name) => {
        const { name: label, says } = ruleWords(name);
        return html`<label class="check" title=${says}>
          <input type="checkbox" .checked=${this.rules.has(name)} @change=${() => this.#toggle(name)} />
          ${label}
        </label>`;
      })}
    </fieldset>`;
  }

  /** Adds a rule, or leaves it out. @param {string} name */
  #toggle(name) {
    this.rules = new Set([...this.rules, name].filter((each) => each !== name || !this.rules.has(name)));
    this.#keepSize();
  }

  /** What is made: a puzzle, or a kind of variant. */
  get #made() {
    const { family } = /** @type {PageSession} */ (this.#session);
    if (family !== 'sudoku') return family;
    if (this.kind !== 'classic') return this.kind;
    return this.rules.size > 0 ? 'rules' : family;
  }

  get #sizes() {
    return madeSizes[this.#made];
  }

  /** The size stays, if what is made has it. */
  #keepSize() {
    if (!this.#sizes.includes(this.size)) [this.size] = this.#sizes;
  }

  /** With further rules nobody knows how soon a grade comes. */
  get #grades() {
    return this.rules.size > 0 && this.#session?.family === 'sudoku' ? [] : madeGrades(this.#made, this.size);
  }

  /** The grade that is wished; '' for any. */
  get #grade() {
    return this.#grades.includes(this.grade) ? this.grade : '';
  }

  #gradeChoice() {
    const strings = dialogsStrings();
    if (this.#grades.length === 0) return nothing;
    return choice({
      label: strings.grade,
      value: this.#grade,
      options: ['', ...this.#grades].map((name) => ({ value: name, label: strings.grades[name] })),
      choose: (name) => {
        this.grade = name;
      },
    });
  }

  /** Only puzzles with givens have a symmetry. */
  #symmetryChoice() {
    const strings = dialogsStrings();
    return choice({
      label: strings.symmetry,
      value: this.symmetry,
      options: symmetries.map((name) => ({ value: name, label: strings.symmetries[name] })),
      choose: (name) => {
        this.symmetry = /** @type {typeof symmetries[number]} */ (name);
      },
    });
  }

  get #hasStars() {
    return this.#made === 'starbattle' && Number(this.size) >= LEAST_OF_TWO_STARS;
  }

  #starsChoice() {
    return choice({
      label: dialogsStrings().stars,
      value: this.stars,
      options: ['1', '2'].map((name) => ({ value: name, label: name })),
      choose: (name) => {
        this.stars = name;
      },
    });
  }

  #densityChoice() {
    const { densities: names, denseWith } = dialogsStrings();
    if (!madeDensities[this.#made]) return nothing;
    return choice({
      label: denseWith[this.#made],
      value: this.density,
      options: densities.map((name) => ({ value: name, label: names[name] })),
      choose: (name) => {
        this.density = /** @type {typeof densities[number]} */ (name);
      },
    });
  }

  /** The same seed makes the same puzzle of what is wished. */
  #seedField() {
    const strings = dialogsStrings();
    return html`<label class="choice" title=${strings.seedTip}>
      <span>${strings.seed}</span>
      <input
        class="seed"
        inputmode="numeric"
        pattern="[0-9]{0,15}"
        maxlength="15"
        placeholder=${this.lastSeed ? strings.lastSeed(this.lastSeed) : strings.anySeed}
        .value=${live(this.seed)}
        @input=${(/** @type {Event} */ { target }) => {
          this.seed = /** @type {HTMLInputElement} */ (target).value.replaceAll(/\D/g, '');
        }}
      />
    </label>`;
  }

  /** Makes a puzzle and puts it on the board. Closing the dialog stops that. */
  async #make() {
    const session = /** @type {PageSession} */ (this.#session);
    const strings = dialogsStrings();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.isMaking = true;
    this.note = strings.making;
    try {
      const { id, wishes } = this.#wishes();
      const puzzle = await session.fetch(id);
      const density = this.density !== 'usual' && madeDensities[this.#made]?.[this.density];
      const { puzzles, seed } = await session.solver.generate(id, {
        ...{ ...wishes, ...(density && { density }), size: this.size, to: puzzle.notation },
        ...(this.#grade && { grade: this.#grade }),
        ...(this.seed && { seed: Number(this.seed) }),
        ...{ seconds: SECONDS, signal },
      });
      this.lastSeed = String(seed);
      this.note = puzzles.length > 0 ? '' : strings.notMade;
      if (puzzles.length > 0 && !signal.aborted) {
        this.close();
        session.place(puzzle, puzzles[0]);
        session.edited();
        if (session.game.isOffered) session.game.choose('play');
        this.leadToBoard();
        this.#sayName(session);
      }
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      this.note = message.startsWith('rules:') ? strings.noBoard : message;
    } finally {
      this.isMaking = false;
    }
  }

  /** The puzzle that is made, and what is wished for it. @returns {{id: Id, wishes: object}} */
  #wishes() {
    const made = this.#made;
    const symmetry = this.kind === 'killer' ? {} : { symmetry: this.symmetry };
    if (made === 'sudoku') return { id: made, wishes: symmetry };
    if (!VARIANTS.has(made))
      return { id: /** @type {Id} */ (made), wishes: this.#hasStars ? { stars: Number(this.stars) } : {} };
    const text = [...rules].map(([name, rule]) => (this.rules.has(name) ? rule : '')).join('');
    const wishes = { ...symmetry, jigsaw: made === 'jigsaw', killer: made === 'killer' };
    return { id: 'variant', wishes: { ...wishes, ...(text && { rules: text }) } };
  }
}

adoptStyle(styles);
customElements.define('new-dialog', NewDialog);
