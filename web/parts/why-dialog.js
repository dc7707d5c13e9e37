// Explains the technique of a hint in a dialog, with a picture: the article of the technique's own page, which is
// fetched when it is asked for. Tested by tests/web/techniques.test.js.

import { html, render } from 'lit';
import grid from '../board/grid.css?inline';
import { boardLanguage } from '../strings/board-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import styles from '../styles/technique.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';

adoptStyle(`${styles}.drawn-step{${grid}}`);

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** @param {string} technique */
export async function explain(technique) {
  const { names, notKept, allTechniques, close } = stepsStrings();
  const folder = boardLanguage === 'en' ? './techniques/' : `./techniques/${boardLanguage}/`;
  const article = await articleOf(`${folder}${technique}.html`).catch(() => undefined);
  article?.querySelector('h1')?.remove(); // the dialog has it as its title
  dialog ??= document.body.appendChild(document.createElement('dialog'));
  dialog.className = 'explanation';
  dialog.setAttribute('aria-labelledby', 'why-title');
  render(
    html`<h2 id="why-title" tabindex="-1" autofocus>${names[technique]}</h2>
      ${article ?? html`<p>${notKept}</p>`}
      <div class="row end">
        <a href=${`${folder}index.html`}>${allTechniques}</a>
        ${action(close, () => dialog?.close())}
      </div>`,
    dialog,
  );
  dialog.showModal();
}

/** @param {string} address  of a technique's page */
async function articleOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return document.adoptNode(/** @type {HTMLElement} */ (page.querySelector('article')));
}
