// <wish-form>: what new puzzles are to be: of one family, with everything that can be wished for it. new-dialog.js
// makes one of them, paper/print-dialog.js many.

import { html, LitElement, nothing } from 'lit';
import { madeDensities, madeGrades, madeSizes } from '../session/made-sizes.js';
import { kindWish } from '../session/making.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/new.css?inline';
import { ruleWords } from '../variant/rules/words.js';
import { adoptStyle } from './adopt-style.js';
import { choice } from './choice.js';

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { Order } from '../session/making.js' */

/** What the tab of Sudoku makes. Each may have further rules. */
const kinds = /** @type {const} */ (['classic', 'jigsaw', 'killer']);
/** The variants that can be made. */
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

/** Smaller star battles have one star a line. */
const LEAST_OF_TWO_STARS = 9;
const densities = /** @type {const} */ (['usual', 'few', 'many']);
const symmetries = /** @type {const} */ (['none', 'rotational', 'horizontal', 'vertical', 'diagonal', 'full']);

/** @param {string} text @returns {typeof kinds[number]} */
const kindLike = (text) => (/\.Cage~/.test(text) ? 'killer' : /\.Jigsaw~/.test(text) ? 'jigsaw' : 'classic');

export class WishForm extends LitElement {
  static properties = {
    family: { attribute: false },
    like: { attribute: false },
    kind: { state: true },
    rules: { state: true },
    size: { state: true },
    grade: { state: true },
    symmetry: { state: true },
    stars: { state: true },
    density: { state: true },
  };

  constructor() {
    super();
    /** @type {Id} */
    this.family = 'sudoku';
    /** The text of the open board: another one of its kind is wished first. */
    this.like = '';
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
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('like')) this.kind = kindLike(this.like);
    if (changed.has('family') || changed.has('like')) this.#keepSize();
  }

  render() {
    const isSudoku = this.family === 'sudoku';
    return html`<div class="row">
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
        ${this.#hasStars ? this.#starsChoice() : nothing} ${this.#densityChoice()}
      </div>
      ${isSudoku ? this.#ruleChoices() : nothing}`;
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
        const { name: label, says } = ruleWords(pageStrings.lang, name);
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
    const { family } = this;
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
    return this.rules.size > 0 && this.family === 'sudoku' ? [] : madeGrades(this.#made, this.size);
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

  /** A kind of variant in words: what it is called, and its rules besides those of Sudoku; undefined for others. */
  get words() {
    const made = this.#made;
    if (!VARIANTS.has(made)) return undefined;
    const cages = made === 'killer' ? ['Cage'] : [];
    const ruled = [...cages, ...(made === 'jigsaw' ? ['Jigsaw'] : []), ...this.rules].map((name) =>
      ruleWords(pageStrings.lang, name),
    );
    const { newKinds } = dialogsStrings();
    const name = made === 'rules' ? ruled.map((rule) => rule.name).join(', ') : newKinds[this.kind];
    return { name, says: ruled.map(({ says }) => says) };
  }

  /** What is wished, as it can be ordered. @returns {Order} */
  get order() {
    const { id, wishes } = this.#wishes();
    const density = this.density !== 'usual' && madeDensities[this.#made]?.[this.density];
    return {
      id,
      wishes: { ...wishes, size: this.size, ...(this.#grade && { grade: this.#grade }), ...(density && { density }) },
    };
  }

  /** The puzzle that is made, and what is wished for it. @returns {{id: Id, wishes: object}} */
  #wishes() {
    const made = this.#made;
    const symmetry = this.kind === 'killer' ? {} : { symmetry: this.symmetry };
    if (made === 'sudoku') return { id: made, wishes: symmetry };
    if (!VARIANTS.has(made))
      return {
        id: /** @type {Id} */ (made),
        wishes: { ...kindWish(made, this.like), ...(this.#hasStars && { stars: Number(this.stars) }) },
      };
    const text = [...rules].map(([name, rule]) => (this.rules.has(name) ? rule : '')).join('');
    const wishes = { ...symmetry, jigsaw: made === 'jigsaw', killer: made === 'killer' };
    return { id: 'variant', wishes: { ...wishes, ...(text && { rules: text }) } };
  }
}

adoptStyle(styles);
customElements.define('wish-form', WishForm);
