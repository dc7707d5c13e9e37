// <howto-dialog>: the rules of the open puzzle in three sentences, and an example with its solution.

import { html, nothing } from 'lit';
import { titleOf } from '../session/title.js';
import { gridWords } from '../strings/grids-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/howto.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';
import { rulesInWords } from './rule.js';

/** @import { PageSession } from '../session/page-session.js' */

const SECONDS = 5;

export class HowtoDialog extends PageDialog {
  static properties = { solution: { state: true } };

  constructor() {
    super();
    /** @type {string | undefined} */
    this.solution = undefined;
  }

  /** @param {PageSession} session */
  async open(session) {
    this.solution = undefined;
    await super.open(session);
    const { id, notation } = session.puzzle;
    const options = { format: notation, seconds: SECONDS };
    const { solution } = await session.solver.ask('solve', id, this.#example(session), options);
    this.solution = solution ?? undefined;
  }

  /** An example that is not the open board: its solution is shown. @param {PageSession} session */
  #example({ examples, store }) {
    const known = examples.filter(({ text }) => text !== ''); // others are still fetched
    const others = known.filter(({ text }) => text.trim() !== store.position.givens.trim());
    return (others[0] ?? known[0]).text;
  }

  render() {
    const { session } = this;
    if (!session) return nothing;
    const { puzzle } = session;
    const label = gridWords(pageStrings).example(titleOf(puzzle));
    const layers = { found: this.solution };
    return this.frame(
      html`<div class="head">${this.heading(titleOf(puzzle))} ${this.closeButton()}</div>
        ${rulesInWords(puzzle.id).map((sentence) => html`<p>${sentence}</p>`)}
        <div class="example">
          ${this.solution ? puzzle.view({ text: this.#example(session), layers, label, readonly: true }) : nothing}
        </div>`,
      'howto',
    );
  }
}

adoptStyle(styles);
customElements.define('howto-dialog', HowtoDialog);
