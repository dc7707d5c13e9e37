// <share-dialog>: the board to be taken away: as a link, copied at once; as text in any of its puzzle's notations; as a picture.

import { html, LitElement, nothing } from 'lit';
import { annotatedLayers } from '../board/annotations.js';
import { pngOf, svgOf } from '../board/picture.js';
import { link, showFragment } from '../session/address.js';
import { say } from '../strings/language.js';
import { action } from './action.js';
import { failure } from './answer.js';
import { choice } from './choice.js';
import { download } from './download.js';

/** @import { PageDesk } from '../session/page-session.js' */
/** @import { Failure } from '../session/query-state.js' */

// The files of other programs have names of their own.
const EXTENSIONS = new Set(['sdk', 'sdm', 'dlx']);

export class ShareDialog extends LitElement {
  static properties = {
    address: { state: true },
    notations: { state: true },
    notation: { state: true },
    text: { state: true },
    note: { state: true },
  };

  /** @type {PageDesk | undefined} */
  #desk;

  constructor() {
    super();
    this.address = '';
    /** @type {string[]} */
    this.notations = [];
    this.notation = '';
    this.text = '';
    this.note = '';
  }

  createRenderRoot() {
    return this;
  }

  /** @param {PageDesk} desk */
  async open(desk) {
    const { puzzle, text } = desk;
    this.#desk = desk;
    this.address = await link(puzzle, text);
    this.notations = [puzzle.notation];
    this.notation = puzzle.notation;
    this.text = text;
    this.note = '';
    showFragment(new URL(this.address).hash);
    await this.updateComplete;
    this.#dialog.showModal();
    this.#copy(this.address);
    this.notations = await desk.solver.notations(puzzle.id).catch(() => this.notations);
  }

  render() {
    return html`<dialog aria-labelledby="share-title">
      <h2 id="share-title">${say.shareTitle}</h2>
      <p>${say.shareHint}</p>
      <div class="taken">
        <input
          aria-label=${say.shareLink}
          readonly
          .value=${this.address}
          @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
        />
        ${action(say.copy, () => this.#copy(this.address), { classes: 'main' })}
      </div>
      <h3>${say.shareText}</h3>
      <textarea aria-label=${say.boardText} readonly rows="5" wrap="off" .value=${this.text}></textarea>
      <div class="row">
        ${choice({
          label: say.notation,
          value: this.notation,
          options: this.notations.map((name) => ({ value: name, label: name })),
          choose: (name) => this.#write(name),
        })}
        ${action(say.copyText, () => this.#copy(this.text))} ${action(say.downloadText, () => this.#downloadText())}
      </div>
      <h3>${say.sharePicture}</h3>
      <div class="row">
        ${action(say.downloadSvg, () => this.#downloadPicture('svg'))}
        ${action(say.downloadPng, () => this.#downloadPicture('png'))}
      </div>
      <p class="note" aria-live="polite">${this.note || nothing}</p>
      <div class="row end">${action(say.close, () => this.#dialog.close())}</div>
    </dialog>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  /** @param {string} text */
  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.note = say.copied;
    } catch {
      this.note = say.notCopied;
    }
  }

  /** @param {string} notation */
  async #write(notation) {
    const { puzzle, text, solver } = /** @type {PageDesk} */ (this.#desk);
    this.notation = notation;
    this.note = '';
    try {
      this.text = (await solver.convert(puzzle.id, text, notation, { format: puzzle.notation })).text;
    } catch (reason) {
      const error = /** @type {Failure} */ (reason);
      this.text = '';
      this.note = error.code === 'bad-input' ? say.notWritten(notation) : failure(error);
    }
  }

  #downloadText() {
    const extension = EXTENSIONS.has(this.notation) ? this.notation : 'txt';
    this.#download(extension, new Blob([this.text], { type: 'text/plain' }));
  }

  /** @param {'svg' | 'png'} kind */
  async #downloadPicture(kind) {
    const desk = /** @type {PageDesk} */ (this.#desk);
    const { puzzle, text } = desk;
    const svg = await svgOf(puzzle, { text, layers: annotatedLayers(desk), label: say.puzzles[puzzle.id] });
    if (svg === undefined) this.note = say.nothingDrawn;
    else this.#download(kind, kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg));
  }

  /** @param {string} extension @param {Blob} content */
  #download(extension, content) {
    const name = `${/** @type {PageDesk} */ (this.#desk).puzzle.id}.${extension}`;
    download(name, content);
    this.note = say.downloaded(name);
  }
}

customElements.define('share-dialog', ShareDialog);
