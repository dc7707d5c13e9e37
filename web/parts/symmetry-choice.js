// <symmetry-choice>: the symmetry that the givens of a Sudoku are to have, while it is set. Fetched when a board is
// first set.

import { html, LitElement, nothing } from 'lit';
import { symmetries } from '../session/set-symmetry.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import styles from '../styles/symmetry.css?inline';
import { adoptStyle } from './adopt-style.js';

/** @import { PageSession } from '../session/page-session.js' */

export class SymmetryChoice extends LitElement {
  static properties = { session: { attribute: false } };

  constructor() {
    super();
    /** @type {PageSession | undefined} */
    this.session = undefined;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.session?.addEventListener('change', this.#onChange);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.session?.removeEventListener('change', this.#onChange);
  }

  render() {
    const { session } = this;
    if (!session) return nothing;
    const { symmetry, symmetries: names, aboutSymmetry } = dialogsStrings();
    const chosen = session.store.wants('symmetry') ?? 'none';
    return html`<select
      aria-label=${symmetry}
      title=${aboutSymmetry}
      @change=${(/** @type {Event} */ event) => this.#choose(session, event)}
    >
      ${symmetries.map((name) => {
        return html`<option value=${name} .selected=${name === chosen}>${symmetry}: ${names[name]}</option>`;
      })}
    </select>`;
  }

  #onChange = () => this.requestUpdate();

  /** @param {PageSession} session @param {Event} event */
  #choose(session, { target }) {
    session.game.choose('set'); // an empty board is one to set before anybody has chosen that
    session.store.want('symmetry', /** @type {HTMLSelectElement} */ (target).value);
  }
}

adoptStyle(styles);
customElements.define('symmetry-choice', SymmetryChoice);
