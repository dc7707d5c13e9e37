// <why-dialog>: explains the technique of a hint with a picture: the article of the technique's own page, which is
// fetched when it is asked for. Tested by tests/web/techniques.test.js.

import { html } from 'lit';
import grid from '../board/grid.css?inline';
import hints from '../board/hints.css?inline';
import { onSite } from '../session/address.js';
import { pageStrings } from '../strings/page-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import styles from '../styles/technique.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** file, list: of the folder of techniques @typedef {{file: string, name: string, list: string}} Explained */

class WhyDialog extends PageDialog {
  #name = '';
  /** The address of the list that has the technique. */
  #list = '';
  /** @type {HTMLElement | undefined} */
  #article;
  /** Whether the site was reached, and has no such page: a few patterns have none. */
  #isMissing = false;

  /** @param {Explained} explained */
  async openAt({ file, name, list }) {
    const folder = onSite(pageStrings.lang === 'en' ? 'techniques/' : `techniques/${pageStrings.lang}/`);
    this.#name = name;
    this.#list = `${folder}${list}.html`;
    const address = `${folder}${file}.html`;
    const answer = await fetch(address).catch(() => undefined);
    this.#isMissing = answer?.status === 404;
    this.#article = answer?.ok ? articleIn(await answer.text(), address) : undefined;
    this.#article?.querySelector('h1')?.remove(); // the dialog has it as its title
    await this.show();
  }

  render() {
    const { notKept, noPage, allTechniques } = stepsStrings();
    const content = html`
      ${this.focusedHeading(this.#name)} ${this.#article ?? html`<p>${this.#isMissing ? noPage : notKept}</p>`}
      <div class="row end">
        <a href=${this.#list}>${allTechniques}</a>
        ${this.closeButton()}
      </div>
    `;
    return this.frame(content, 'explanation');
  }
}

/** @param {Explained} explained */
export function explain(explained) {
  const dialog =
    document.querySelector('why-dialog') ?? document.body.appendChild(document.createElement('why-dialog'));
  return /** @type {WhyDialog} */ (dialog).openAt(explained);
}

/** @param {string} html  a technique's page @param {string} address */
function articleIn(html, address) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const article = document.adoptNode(/** @type {HTMLElement} */ (page.querySelector('article')));
  for (const image of article.querySelectorAll('img'))
    image.src = new URL(image.getAttribute('src') ?? '', address).href;
  return article;
}

adoptStyle(`${styles}.drawn-step{${grid}${hints}}`);
customElements.define('why-dialog', WhyDialog);
