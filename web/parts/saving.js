// Notes about what could not be saved, or what was saved and could not be read. Tested by tests/web/saving.test.js.

import { html, nothing } from 'lit';
import { moreStrings } from '../strings/more-strings.js';
import styles from '../styles/saving.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { download } from './download.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {PageSession} session */
export function savingNotes({ store }) {
  const { unread, isUnsaved } = store;
  const save = () => download('quadrille-unread.txt', new Blob(unread.map((text) => `${text}\n`)));
  return html`${isUnsaved ? note(moreStrings().unsaved) : nothing}${
    unread.length > 0 ? note(moreStrings().unread, action(moreStrings().downloadUnread, save)) : nothing
  }`;
}

/** @param {string} sentence @param {unknown} [tool] */
const note = (sentence, tool = nothing) => html`<div class="saving" role="alert"><p>${sentence}</p>${tool}</div>`;

adoptStyle(styles);
