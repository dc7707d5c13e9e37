// The base of the page's dialogs. They have no shadow root, so that the page's styles apply to them. The styles of all
// dialogs come with the first; each adds its own after them.

import { html, nothing } from 'lit';
import { Dialog } from '../dialog/dialog.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/dialog.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';

/** @import { LitElement, PropertyDeclarations } from 'lit' */
/** @import { PageSession } from '../session/page-session.js' */

export class PageDialog extends Dialog {
  static properties = /** @type {PropertyDeclarations} */ ({ note: { state: true } });

  /** The page's, from the first call of `open` on. @type {PageSession} */
  session = /** @type {any} */ (undefined);

  constructor() {
    super();
    /** What was done in the dialog. */
    this.note = '';
  }

  createRenderRoot() {
    return this;
  }

  /** @param {PageSession} session */
  async open(session) {
    this.session = session;
    this.note = '';
    await this.show();
  }

  noteLine() {
    return html`<p class="note" aria-live="polite">${this.note || nothing}</p>`;
  }

  closeButton(name = pageStrings.close, classes = '') {
    return action(name, () => this.close(), { classes });
  }

  /**
   * Leads to the board, where a dialog has put a puzzle: on a phone, what opened the dialog is far below it.
   */
  async leadToBoard() {
    const page = /** @type {LitElement} */ (this.closest('quadrille-page'));
    page.requestUpdate();
    await page.updateComplete; // the board may be another one now
    const board = /** @type {LitElement | null} */ (page.querySelector('.board > *'));
    await board?.updateComplete;
    if (board && board.getBoundingClientRect().top < 0) scrollTo(0, 0);
    board?.focus();
  }

  /** The last row: the button that closes the dialog, and the main one after it. @param {unknown} [main] */
  foot(main) {
    return html`<div class="row end">${this.closeButton()} ${main}</div>`;
  }
}

adoptStyle(styles);
