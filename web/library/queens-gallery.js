// <queens-gallery>: every solution of a small queens board as a picture, or one of those that turn or reflect into each
// other. A click puts it on the board.

import { html, LitElement, nothing } from 'lit';
import { failureSentence } from '../parts/answer.js';
import { choice } from '../parts/choice.js';
import { libraryStrings } from '../strings/library-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { moveInShelf, rove } from './keys.js';
import './pictures.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Failure } from '../session/query-state.js' */

const SIZES = [4, 5, 6, 7, 8];

export class QueensGallery extends LitElement {
  static properties = {
    session: { attribute: false },
    puzzle: { attribute: false },
    size: { state: true },
    isUpToSymmetry: { state: true },
    solutions: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    /** @type {PageSession | undefined} */
    this.session = undefined;
    /** @type {Puzzle | undefined} */
    this.puzzle = undefined;
    this.size = 8;
    this.isUpToSymmetry = false;
    /**
     * The columns of each solution, and of one of those that turn or reflect into each other; undefined until they are
     * found.
     * @type {{all: string[], classes: string[]} | undefined}
     */
    this.solutions = undefined;
    /** @type {Failure | undefined} */
    this.error = undefined;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    rove(this.#items);
    if (['session', 'puzzle', 'size'].some((name) => changed.has(name))) this.#find();
  }

  render() {
    const strings = libraryStrings();
    const { solutions, error } = this;
    const shown = this.isUpToSymmetry ? solutions?.classes : solutions?.all;
    return html`
      <div class="filters">
        ${choice({
          label: pageStrings.size,
          value: String(this.size),
          options: SIZES.map((size) => ({ value: String(size), label: `${size}×${size}` })),
          choose: (size) => {
            this.size = Number(size);
          },
        })}
        <div class="row">
          <button
            aria-pressed=${this.isUpToSymmetry}
            @click=${() => {
              this.isUpToSymmetry = !this.isUpToSymmetry;
            }}
          >
            ${strings.upToSymmetry}
          </button>
        </div>
        <p role="status">${solutions ? strings.solutions(solutions.all.length, solutions.classes.length) : nothing}</p>
      </div>
      ${error ? html`<p class="error" role="alert">${failureSentence(error, pageStrings)}</p>` : nothing}
      <ul
        @keydown=${(/** @type {KeyboardEvent} */ event) => moveInShelf(this.#items, event)}
        @focusin=${(/** @type {Event} */ event) => rove(this.#items, event.target)}
      >
        ${shown?.map((columns, index) => this.#item(columns, index + 1))}
      </ul>
    `;
  }

  /** @param {string} columns @param {number} number */
  #item(columns, number) {
    const text = `${columns.split(' ').length} ${columns}`;
    const name = libraryStrings().solution(number, columns);
    return html`<li>
      <button aria-label=${name} title=${name} @click=${() => this.#choose(text)}>
        <board-picture .puzzle=${this.puzzle} .text=${text} .layers=${{ found: columns }}></board-picture>
        <span>${number}</span>
      </button>
    </li>`;
  }

  get #items() {
    return /** @type {HTMLElement[]} */ ([...this.querySelectorAll('li button')]);
  }

  async #find() {
    const { session, puzzle, size } = this;
    if (!session || !puzzle) return;
    this.error = undefined;
    try {
      const [all, classes] = await Promise.all(
        [false, true].map(async (upToSymmetry) => {
          const options = { format: puzzle.notation, upToSymmetry };
          return (
            (await session.solver.ask('list', puzzle.id, puzzle.blank(`${size}×${size}`), options)).solutions ?? []
          );
        }),
      );
      if (size === this.size) this.solutions = { all, classes };
    } catch (error) {
      this.error = /** @type {Failure} */ (error);
    }
  }

  /** @param {string} text */
  async #choose(text) {
    const session = /** @type {PageSession} */ (this.session);
    this.dispatchEvent(new Event('chosen'));
    await session.open('queens');
    if (session.puzzle.id === 'queens') session.startBoard(text);
  }
}

customElements.define('queens-gallery', QueensGallery);
