// <new-dialog>: what a new puzzle is to be, and the button that makes it.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { makePuzzle, playMade, sayMade } from '../session/making.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { action } from './action.js';
import { PageDialog } from './page-dialog.js';
import './wish-form.js';

/** @import { WishForm } from './wish-form.js' */

export class NewDialog extends PageDialog {
  static properties = {
    seed: { state: true },
    lastSeed: { state: true },
    isMaking: { state: true },
  };

  #abort = new AbortController();

  constructor() {
    super();
    /** As typed; '' makes another puzzle each time. */
    this.seed = '';
    /** What is said of the puzzle that was made last. */
    this.lastSeed = '';
    this.isMaking = false;
  }

  render() {
    if (!this.session) return nothing;
    const strings = dialogsStrings();
    const make = action(strings.make, () => this.#make(), { classes: 'main', enabled: !this.isMaking });
    return this.frame(html`
      ${this.heading(strings.newTitle)}
      <p>${strings.newHint}</p>
      <wish-form .family=${this.session.family} .like=${this.session.text}></wish-form>
      <div class="row">${this.#seedField()}</div>
      ${this.noteLine()}
      ${this.foot(make)}
    `);
  }

  closed() {
    this.#abort.abort();
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
    const { session } = this;
    const strings = dialogsStrings();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.isMaking = true;
    this.note = strings.making;
    try {
      const { order } = /** @type {WishForm} */ (this.querySelector('wish-form'));
      const seed = this.seed ? { seed: Number(this.seed) } : {};
      const { puzzle, text, ...made } = await makePuzzle(session, order, { ...seed, signal });
      this.lastSeed = String(made.seed);
      this.note = text === undefined ? strings.notMade : '';
      if (text === undefined || signal.aborted) return;
      this.close();
      playMade(session, puzzle, text, order);
      this.leadToBoard();
      sayMade(session, order);
    } catch (error) {
      this.note = strings.failed(/** @type {Error} */ (error));
    } finally {
      this.isMaking = false;
    }
  }
}

customElements.define('new-dialog', NewDialog);
