// <new-dialog>: what a new puzzle is to be, and the button that makes it.

import { html, LitElement, nothing } from 'lit';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { choice } from './choice.js';

/** @import { PageSession } from '../session/page-session.js' */

/** The sizes that are made while a person waits, by puzzle; the first is what most people want. */
const sizes = /** @type {Record<string, string[]>} */ ({
  sudoku: ['9', '4', '16'],
  kakuro: ['8', '6', '10', '12'],
  queens: ['8', '10', '12', '20', '30'],
});

const grades = ['', 'Easy', 'Medium', 'Hard', 'Expert', 'Extreme'];
/** Grades are known of these sizes. */
const GRADED = ['4', '9'];
const symmetries = /** @type {const} */ (['none', 'rotational', 'horizontal', 'vertical', 'diagonal', 'full']);

export class NewDialog extends LitElement {
  static properties = {
    size: { state: true },
    grade: { state: true },
    symmetry: { state: true },
    note: { state: true },
    isMaking: { state: true },
  };

  /** @type {PageSession | undefined} */
  #session;
  #abort = new AbortController();

  constructor() {
    super();
    this.size = '';
    this.grade = 'Medium';
    /** @type {typeof symmetries[number]} */
    this.symmetry = 'rotational';
    this.note = '';
    this.isMaking = false;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {PageSession} session */
  async open(session) {
    const all = sizes[session.puzzle.id];
    if (session.puzzle.id !== this.#session?.puzzle.id || !all.includes(this.size)) [this.size] = all;
    this.#session = session;
    this.note = '';
    this.requestUpdate();
    await this.updateComplete;
    this.#dialog.showModal();
  }

  render() {
    if (!this.#session) return nothing;
    const strings = dialogsStrings();
    const { id } = this.#session.puzzle;
    return html`<dialog aria-labelledby="new-title" @close=${() => this.#abort.abort()}>
      <h2 id="new-title">${strings.newTitle}</h2>
      <p>${strings.newHint}</p>
      <div class="row">
        ${choice({
          label: pageStrings.size,
          value: this.size,
          options: sizes[id].map((size) => ({ value: size, label: `${size}×${size}` })),
          choose: (size) => {
            this.size = size;
          },
        })}
        ${id === 'sudoku' ? this.#sudokuChoices() : nothing}
      </div>
      <p class="note" aria-live="polite">${this.note || nothing}</p>
      <div class="row end">
        ${action(pageStrings.close, () => this.#dialog.close())}
        ${action(strings.make, () => this.#make(), { classes: 'main', enabled: !this.isMaking })}
      </div>
    </dialog>`;
  }

  #sudokuChoices() {
    const strings = dialogsStrings();
    const grade = choice({
      label: strings.grade,
      value: this.grade,
      options: grades.map((name) => ({ value: name, label: strings.grades[name] })),
      choose: (name) => {
        this.grade = name;
      },
    });
    const symmetry = choice({
      label: strings.symmetry,
      value: this.symmetry,
      options: symmetries.map((name) => ({ value: name, label: strings.symmetries[name] })),
      choose: (name) => {
        this.symmetry = /** @type {typeof symmetries[number]} */ (name);
      },
    });
    return [GRADED.includes(this.size) ? grade : nothing, symmetry];
  }

  /** Makes a puzzle and puts it on the board. Closing the dialog stops that. */
  async #make() {
    const session = /** @type {PageSession} */ (this.#session);
    const { id, notation } = session.puzzle;
    this.#abort = new AbortController();
    this.isMaking = true;
    this.note = dialogsStrings().making;
    const isSudoku = id === 'sudoku';
    const isGraded = isSudoku && GRADED.includes(this.size) && this.grade !== '';
    try {
      const { puzzles } = await session.solver.generate(id, {
        size: this.size,
        to: notation,
        signal: this.#abort.signal,
        ...(isSudoku && { symmetry: this.symmetry }),
        ...(isGraded && { grade: this.grade }),
      });
      if (puzzles.length > 0 && !this.#abort.signal.aborted) {
        this.#dialog.close();
        session.startBoard(puzzles[0]);
        if (session.game.isOffered) session.game.choose('play');
      }
      this.note = '';
    } catch (error) {
      this.note = /** @type {Error} */ (error).message;
    } finally {
      this.isMaking = false;
    }
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }
}

customElements.define('new-dialog', NewDialog);
