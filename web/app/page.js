// <quadrille-page>: the whole page, drawn from the desk, and the keys, pastes, drops, files and links that reach the page
// anywhere. It draws into the document itself, so that style.css reaches it; the boards keep their own styles.

import { html, LitElement, nothing } from 'lit';
import { annotatedLayers } from '../board/annotations.js';
import { answer } from '../parts/answer.js';
import { choice } from '../parts/choice.js';
import { findings } from '../parts/findings.js';
import { header } from '../parts/header.js';
import { keypad } from '../parts/keypad.js';
import { asking } from '../parts/questions.js';
import { shortcut } from '../parts/shortcut.js';
import { pair } from '../parts/solution-pair.js';
import { tools } from '../parts/tools.js';
import { showFragment } from '../session/address.js';
import { textOf } from '../session/files.js';
import { drawAtPace } from '../session/throttle.js';
import { language, say, useLanguage } from '../strings/language.js';
import { languages } from '../strings/strings.js';

/** @import { Unread } from '../parts/import-dialog.js' */
/** @import { DialogName } from '../parts/tools.js' */
/** @import { PageDesk } from '../session/page-session.js' */
/** @import { Theme } from '../parts/theme.js' */

// Keys that go to the board from anywhere; those that scroll the page are left to it.
const TYPED = /^([^ ]|Delete|Backspace)$/;

// What is opened by a button is fetched with it.
/** @type {Record<DialogName, () => Promise<unknown>>} */
const dialogs = {
  import: () => import('../parts/import-dialog.js'),
  savepoints: () => import('../parts/savepoints-dialog.js'),
  share: () => import('../parts/share-dialog.js'),
  watch: () => import('../parts/watch-dialog.js'),
};

// Only the site has a manifest; the page as one file has no other page beside it.
const isSite = document.querySelector('link[rel=manifest]') !== null;

export class QuadrillePage extends LitElement {
  /** @type {PageDesk | undefined} */
  #desk;
  /** @type {Theme | undefined} */
  #theme;
  /** @type {Unread | undefined} */
  #unread;
  #hasTable = false;

  createRenderRoot() {
    return this;
  }

  /** @param {PageDesk} desk @param {Theme} theme */
  start(desk, theme) {
    this.#desk = desk;
    this.#theme = theme;
    desk.addEventListener('change', () => this.#fetchCollectionTable());
    drawAtPace(desk, () => this.requestUpdate());
    theme.addEventListener('change', () => this.requestUpdate());
    desk.addEventListener('edit', () => showFragment(''));
    desk.follow(location.hash);
    addEventListener('hashchange', () => desk.follow(location.hash));
    document.addEventListener('paste', (event) => this.#pasted(event));
    document.addEventListener('keydown', (event) => this.#keyed(event));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => this.#dropped(event));
    // Where files can be opened so: https://wicg.github.io/web-app-launch/#launchqueue-interface
    const { launchQueue } = /** @type {any} */ (window);
    launchQueue?.setConsumer((/** @type {{files: FileSystemFileHandle[]}} */ launch) => this.#launched(launch));
    this.requestUpdate();
  }

  render() {
    const desk = this.#desk;
    const theme = this.#theme;
    if (!desk || !theme) return nothing;
    const { puzzle, text, mode } = desk;
    const layers = annotatedLayers(desk);
    const label = say.puzzles[puzzle.id];
    return html`
      ${header(desk, theme)}
      <main>
        <div class="sheet" id="sheet" role="tabpanel" aria-labelledby=${`tab-${puzzle.id}`}>
          <div
            class="board"
            @edit=${(/** @type {CustomEvent<{text: string, marks: string}>} */ event) => desk.edit(event.detail)}
          >
            ${desk.isOpening ? nothing : puzzle.view({ text, layers, label, mode })}
          </div>
          <div class="panel">
            ${asking(desk, () => this.#openDialog('watch'))} ${answer(desk, say.invite, findings(desk))} ${desk.isOpening ? nothing : this.#boardTools(desk)}
          </div>
        </div>
        ${desk.isPair ? pair(desk) : nothing}
        ${desk.collection ? html`<puzzle-collection .desk=${desk} .collection=${desk.collection}></puzzle-collection>` : nothing}
      </main>
      <footer>
        <p>${say.promise} ${isSite ? html`<a href="../embed.html">${say.embed}</a>` : nothing}</p>
        <p class="help">${say.help}</p>
        ${choice({
          label: say.language,
          value: language,
          options: Object.entries(languages).map(([value, { name }]) => ({ value, label: name })),
          choose: useLanguage,
        })}
      </footer>
      <import-dialog></import-dialog>
      <savepoints-dialog></savepoints-dialog>
      <share-dialog></share-dialog>
      <watch-dialog></watch-dialog>
    `;
  }

  /** @param {PageDesk} desk */
  #boardTools(desk) {
    return html`
      ${keypad(desk, (key) => this.#press(key))}
      ${tools(desk, (name) => this.#openDialog(name))}
    `;
  }

  /** The view of the puzzle that is open. */
  get #board() {
    return /** @type {HTMLElement & {press: (key: string) => boolean} | null} */ (this.querySelector('.board > *'));
  }

  /** The table is fetched with the first text of many puzzles. */
  async #fetchCollectionTable() {
    if (!this.#desk?.collection || this.#hasTable) return;
    this.#hasTable = true;
    try {
      await import('../parts/puzzle-collection.js');
    } catch (error) {
      this.#hasTable = false;
      this.#desk.closeCollection();
      this.#desk.inquiry.fail(/** @type {Error} */ (error)); // no network, and nothing kept of the page
    }
  }

  /** @param {DialogName} name */
  async #openDialog(name) {
    const desk = /** @type {PageDesk} */ (this.#desk);
    try {
      await dialogs[name]();
    } catch (error) {
      desk.inquiry.fail(/** @type {Error} */ (error)); // no network, and nothing kept of the page
      return;
    }
    const dialog = /** @type {{open: (desk: PageDesk, unread?: Unread) => void} | null} */ (
      /** @type {unknown} */ (this.querySelector(`${name}-dialog`))
    );
    dialog?.open(desk, this.#unread);
    if (name === 'import') this.#unread = undefined;
  }

  /** @param {string} key */
  #press(key) {
    return this.#board?.press(key) ?? false;
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
    const file = event.dataTransfer?.files[0];
    if (file) return this.#bringFile(file);
    const text = event.dataTransfer?.getData('text/plain');
    if (text) this.#bring(text);
  }

  /**
   * Puts a text on the board. What could not be read is kept for the import dialog, to be mended there.
   * @param {string} text
   * @param {string} [name]  of the file that it is from
   */
  async #bring(text, name) {
    this.#unread = (await this.#desk?.bring(text, name)) ? { text, name } : { text: '' };
  }

  /** Takes the file that the system opens with the installed page. @param {{files: FileSystemFileHandle[]}} launch */
  async #launched({ files: [handle] }) {
    const file = await handle?.getFile();
    if (file) this.#bringFile(file);
  }

  /** @param {File} file */
  async #bringFile(file) {
    try {
      await this.#bring(await textOf(file), file.name);
    } catch (error) {
      this.#desk?.inquiry.fail(/** @type {Error} */ (error));
    }
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (isEditable(event) || event.defaultPrevented || !this.#desk) return;
    if (event.ctrlKey || event.metaKey) {
      if (shortcut(this.#desk, event)) event.preventDefault();
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
