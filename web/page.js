// <quadrille-page>: the whole page, drawn from the desk, and the keys, pastes, drops and links that reach the page
// anywhere. It draws into the document itself, so that style.css reaches it; the boards keep their own styles.

import { html, LitElement, nothing } from 'lit';
import { link, showFragment } from './address.js';
import { answer } from './parts/answer.js';
import { asking } from './parts/asking.js';
import { header } from './parts/header.js';
import './parts/import-dialog.js';
import { keypad } from './parts/keypad.js';
import './parts/share-dialog.js';
import { tools } from './parts/tools.js';
import { say } from './strings.js';

/** @import { Desk } from './desk.js' */
/** @import { ImportDialog } from './parts/import-dialog.js' */
/** @import { ShareDialog } from './parts/share-dialog.js' */
/** @import { Theme } from './theme.js' */

// How often a running search is redrawn: often enough to be seen to move, seldom enough to be read.
const REDRAW_MS = 200;

// Keys that go to the board from anywhere; those that scroll the page are left to it.
const TYPED = /^([^ ]|Delete|Backspace)$/;

export class QuadrillePage extends LitElement {
  /** @type {Desk | undefined} */
  #desk;
  /** @type {Theme | undefined} */
  #theme;
  #timer = 0;

  createRenderRoot() {
    return this;
  }

  /** @param {Desk} desk @param {Theme} theme */
  start(desk, theme) {
    this.#desk = desk;
    this.#theme = theme;
    desk.addEventListener('change', () => this.#changed());
    desk.addEventListener('edit', () => showFragment(''));
    desk.follow(location.hash);
    addEventListener('hashchange', () => desk.follow(location.hash));
    document.addEventListener('paste', (event) => this.#pasted(event));
    document.addEventListener('keydown', (event) => this.#keyed(event));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => this.#dropped(event));
    this.requestUpdate();
  }

  render() {
    const desk = this.#desk;
    const theme = this.#theme;
    if (!desk || !theme) return nothing;
    const { puzzle, text, layers } = desk;
    const label = say.puzzles[puzzle.id];
    return html`
      ${header(desk, theme, () => this.requestUpdate())}
      <main>
        <div class="sheet" id="sheet" role="tabpanel" aria-labelledby=${`tab-${puzzle.id}`}>
          <div class="board" @edit=${(/** @type {CustomEvent<string>} */ event) => desk.edit(event.detail)}>
            ${desk.isOpening ? nothing : puzzle.view({ text, layers, label })}
          </div>
          <div class="panel">
            ${asking(desk)} ${answer(desk)} ${desk.isOpening ? nothing : this.#boardTools(desk)}
          </div>
        </div>
      </main>
      <footer>
        <p>${say.promise}</p>
        <p class="help">${say.help}</p>
      </footer>
      <import-dialog .bring=${(/** @type {string} */ brought) => desk.bring(brought)}></import-dialog>
      <share-dialog></share-dialog>
    `;
  }

  /** @param {Desk} desk */
  #boardTools(desk) {
    return html`
      ${keypad(desk, (key) => this.#press(key))}
      ${tools(desk, { onImport: () => this.#import.open(), onShare: () => this.#share() })}
    `;
  }

  get #import() {
    return /** @type {ImportDialog} */ (this.querySelector('import-dialog'));
  }

  /** The view of the puzzle that is open. */
  get #board() {
    return /** @type {HTMLElement & {press: (key: string) => boolean} | null} */ (this.querySelector('.board > *'));
  }

  #share() {
    const { puzzle, text } = /** @type {Desk} */ (this.#desk);
    const address = link(puzzle, text);
    showFragment(new URL(address).hash);
    /** @type {ShareDialog} */ (this.querySelector('share-dialog')).open(address);
  }

  /** @param {string} key */
  #press(key) {
    return this.#board?.press(key) ?? false;
  }

  // A running search reports far more often than is worth drawing; everything else is drawn at once.
  #changed() {
    if (this.#desk?.inquiry.state.progress === undefined) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.requestUpdate();
    } else if (this.#timer === 0) {
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.requestUpdate();
      }, REDRAW_MS);
    }
  }

  /** @param {ClipboardEvent} event */
  #pasted(event) {
    if (isEditable(event)) return;
    const text = event.clipboardData?.getData('text/plain');
    if (text) this.#bring(text);
  }

  /** @param {DragEvent} event */
  async #dropped(event) {
    event.preventDefault();
    const text = await (event.dataTransfer?.files[0]?.text() ?? event.dataTransfer?.getData('text/plain'));
    if (text) this.#bring(text);
  }

  // What could not be read is kept in the import dialog, to be mended there.
  /** @param {string} text */
  async #bring(text) {
    this.#import.text = (await this.#desk?.bring(text)) ? text : '';
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (isEditable(event) || event.defaultPrevented || !this.#desk) return;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) this.#desk.redo();
      else if (key === 'z') this.#desk.undo();
      else return;
      event.preventDefault();
    } else if (event.target === document.body && TYPED.test(event.key) && this.#press(event.key)) {
      this.#board?.focus();
      event.preventDefault();
    }
  }
}

/** Whether an event goes to a field or a dialog, which have a use for it themselves. @param {Event} event */
function isEditable(event) {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches('input, textarea, select, dialog[open] *');
}

customElements.define('quadrille-page', QuadrillePage);
