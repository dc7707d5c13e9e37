// <library-dialog>: the puzzles of the library by kind, size and type, with small pictures and what has been played.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { action } from '../parts/action.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { choice } from '../parts/choice.js';
import { PageDialog } from '../parts/page-dialog.js';
import { gridIds } from '../session/grid-ids.js';
import { kindName } from '../strings/kind-name.js';
import { libraryStrings } from '../strings/library-strings.js';
import { moveInShelf, rove } from './keys.js';
import styles from './library.css?inline';
import { readLibrary } from './library.js';
import './queens-gallery.js';
import { progressOf } from './progress.js';
import file from './puzzles.txt?raw';
import { shelfItem } from './shelf-item.js';

/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { LibrarySet } from './library.js' */
/** @import { Progress, State } from './progress.js' */

const sets = /** @type {(LibrarySet & {puzzle: Id})[]} */ (readLibrary(file));
/** All genres of grid puzzles are one kind. @param {Id} puzzle @returns {Id} */
const kindOf = (puzzle) => (gridIds.some((id) => id === puzzle) ? 'grid' : puzzle);
const kinds = [...new Set(sets.map(({ puzzle }) => kindOf(puzzle)))];
const states = /** @type {State[]} */ (['new', 'started', 'finished']);

export class LibraryDialog extends PageDialog {
  static properties = {
    kind: { state: true },
    choice: { state: true },
    state: { state: true },
    isGallery: { state: true },
    isForgetting: { state: true },
  };

  /** @type {Progress | undefined} */
  #progress;
  /** The puzzles whose files are there. @type {Map<Id, Puzzle>} */
  #puzzles = new Map();

  constructor() {
    super();
    /** @type {Id} */
    this.kind = 'sudoku';
    /** The set that is shown, by its name; '' shows all of the kind. */
    this.choice = '';
    /** @type {State | ''} */
    this.state = '';
    /** Whether the solutions of queens boards are shown in place of puzzles. */
    this.isGallery = false;
    this.isForgetting = false;
  }

  /** @param {PageSession} session */
  async open(session) {
    if (!this.#progress) {
      this.#progress = progressOf(session);
      this.#progress.addEventListener('change', () => this.dialog.open && this.requestUpdate());
    }
    this.session = session;
    this.note = '';
    this.isForgetting = false;
    // A person who looks through the solutions of a queens board wants their pictures.
    const isListed = session.isCurrent && session.query.state.question === 'list';
    if (isListed && session.puzzle.id === 'queens') await this.#showGallery();
    else await this.#show(kinds.find((kind) => kind === kindOf(session.puzzle.id)) ?? this.kind);
    await this.show();
  }

  render() {
    const strings = libraryStrings();
    const progress = this.#progress;
    if (!progress) return nothing;
    const finished = sets.flatMap(({ puzzle, texts }) =>
      texts.filter((text) => progress.stateOf(puzzle, text) === 'finished'),
    );
    const all = sets.reduce((sum, { texts }) => sum + texts.length, 0);
    const content = html`
      <div class="head">
        ${this.heading(strings.title)}
        <p aria-live="polite">${this.note || strings.tally(finished.length, all)}</p>
        ${this.closeButton()}
      </div>
      <div class="filters">${this.#kinds()} ${this.isGallery ? nothing : this.#choices()}</div>
      ${
        this.isGallery
          ? html`<queens-gallery
              class="shelf"
              .session=${this.session}
              .puzzle=${this.#puzzles.get('queens')}
              @chosen=${() => this.close()}
            ></queens-gallery>`
          : html`<div
              class="shelf"
              @keydown=${(/** @type {KeyboardEvent} */ event) => moveInShelf(this.#items, event)}
              @focusin=${(/** @type {Event} */ event) => rove(this.#items, event.target)}
            >
              ${this.#shelf(progress)}
            </div>`
      }
      <div class="foot">
        <p>${strings.kept}</p>
        ${
          progress.isEmpty
            ? nothing
            : action(this.isForgetting ? strings.forgetAll : strings.forget, () => this.#forget(progress))
        }
      </div>
    `;
    return this.frame(content, 'library');
  }

  updated() {
    if (!this.isGallery) rove(this.#items);
  }

  #kinds() {
    const strings = libraryStrings();
    return html`<div class="row kinds" role="group" aria-label=${strings.kind}>
      ${kinds.map((kind) => {
        const isShown = kind === this.kind && !this.isGallery;
        return html`<button aria-pressed=${isShown} @click=${() => this.#show(kind)}>
          ${kind === 'grid' ? libraryStrings().grids : kindName(kind)}
        </button>`;
      })}
      <button aria-pressed=${this.isGallery} @click=${() => this.#showGallery()}>${strings.gallery}</button>
    </div>`;
  }

  #choices() {
    const strings = libraryStrings();
    const ofKind = this.#sets.map(nameOf);
    return html`
      ${choice({
        label: strings.choice,
        value: this.choice,
        options: ['', ...ofKind].map((name) => ({ value: name, label: name || strings.all })),
        choose: (name) => {
          this.choice = name;
        },
      })}
      ${choice({
        label: strings.show,
        value: this.state,
        options: ['', ...states].map((state) => ({ value: state, label: strings.states[state] ?? strings.all })),
        choose: (state) => {
          this.state = /** @type {State | ''} */ (state);
        },
      })}
    `;
  }

  /** @param {Progress} progress */
  #shelf(progress) {
    const shown = this.#sets.filter((set) => ['', nameOf(set)].includes(this.choice));
    const sections = shown.map((set) => {
      const items = set.texts.map((text, index) => ({ text, index, state: progress.stateOf(set.puzzle, text) }));
      return { set, items: items.filter(({ state }) => ['', state].includes(this.state)) };
    });
    const left = sections.filter(({ items }) => items.length > 0);
    if (left.length === 0) return html`<p>${libraryStrings().nothing}</p>`;
    return repeat(
      left,
      ({ set }) => `${set.puzzle} ${nameOf(set)}`,
      ({ set, items }) => html`<section aria-label=${nameOf(set)}>
        <h3>${nameOf(set)}</h3>
        <ul>
          ${repeat(
            items,
            ({ text }) => text,
            ({ text, index, state }) => this.#item(set, text, index + 1, state),
          )}
        </ul>
      </section>`,
    );
  }

  /** @param {typeof sets[number]} set @param {string} text @param {number} number @param {State} state */
  #item({ puzzle, size, label }, text, number, state) {
    const started = this.#progress?.started(puzzle, text);
    const name = libraryStrings().name(kindName(puzzle), size, label, number, state);
    return shelfItem({
      puzzle: this.#puzzles.get(puzzle),
      givens: text,
      text: started?.text ?? text,
      number,
      state,
      name,
      play: () => this.#play(puzzle, text),
    });
  }

  /** Those of the kind; the open genre's come first. */
  get #sets() {
    const open = this.session?.puzzle.id;
    const shown = sets.filter(({ puzzle }) => kindOf(puzzle) === this.kind);
    return [...shown.filter(({ puzzle }) => puzzle === open), ...shown.filter(({ puzzle }) => puzzle !== open)];
  }

  get #items() {
    return /** @type {HTMLElement[]} */ ([...this.querySelectorAll('.shelf button')]);
  }

  /** Shows a kind, whose boards can be drawn when its file is there. @param {Id} kind */
  async #show(kind) {
    if (kind !== this.kind) this.choice = '';
    this.kind = kind;
    this.isGallery = false;
    for (const id of new Set(this.#sets.map(({ puzzle }) => puzzle))) {
      const puzzle = await this.session?.fetch(id).catch(() => undefined); // without a network there are no pictures
      if (puzzle) this.#puzzles.set(id, puzzle);
    }
    this.requestUpdate();
  }

  async #showGallery() {
    await this.#show('queens');
    this.isGallery = true;
  }

  /** @param {Id} puzzle @param {string} text */
  async #play(puzzle, text) {
    this.close();
    await this.#progress?.play(puzzle, text, 'library');
    await this.leadToBoard();
  }

  /** Forgets what was played when it is asked a second time. @param {Progress} progress */
  #forget(progress) {
    if (this.isForgetting) {
      progress.forget();
      this.note = libraryStrings().forgotten;
    }
    this.isForgetting = !this.isForgetting;
  }
}

/** @param {LibrarySet & {puzzle: Id}} set */
function nameOf({ puzzle, size, label }) {
  const name = libraryStrings().set(size, label);
  return kindOf(puzzle) === 'grid' ? `${kindName(puzzle)} ${name}` : name;
}

adoptStyle(styles);
customElements.define('library-dialog', LibraryDialog);
