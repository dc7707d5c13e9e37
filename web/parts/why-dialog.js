// <why-dialog>: explains the technique of a hint with a picture: the article of the technique's own page, which is
// fetched when it is asked for. Tested by tests/web/techniques.test.js.

import { html } from 'lit';
import grid from '../board/grid.css?inline';
import hints from '../board/hints.css?inline';
import { onSite } from '../session/address.js';
import { boardLanguage } from '../strings/board-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import styles from '../styles/technique.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

class WhyDialog extends PageDialog {
  #technique = '';
  #folder = '';
  /** @type {HTMLElement | undefined} */
  #article;

  /** @param {string} technique */
  async open(technique) {
    this.#technique = technique;
    this.#folder = onSite(boardLanguage === 'en' ? 'techniques/' : `techniques/${boardLanguage}/`);
    this.#article = await articleOf(`${this.#folder}${technique}.html`).catch(() => undefined);
    this.#article?.querySelector('h1')?.remove(); // the dialog has it as its title
    await this.show();
  }

  render() {
    const { names, notKept, allTechniques } = stepsStrings();
    const content = html`
      ${this.focusedHeading(names[this.#technique])} ${this.#article ?? html`<p>${notKept}</p>`}
      <div class="row end">
        <a href=${`${this.#folder}index.html`}>${allTechniques}</a>
        ${this.closeButton()}
      </div>
    `;
    return this.frame(content, 'explanation');
  }
}

/** @param {string} technique */
export function explain(technique) {
  const dialog =
    document.querySelector('why-dialog') ?? document.body.appendChild(document.createElement('why-dialog'));
  return /** @type {WhyDialog} */ (dialog).open(technique);
}

/** @param {string} address  of a technique's page */
async function articleOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return document.adoptNode(/** @type {HTMLElement} */ (page.querySelector('article')));
}

adoptStyle(`${styles}.drawn-step{${grid}${hints}}`);
customElements.define('why-dialog', WhyDialog);
