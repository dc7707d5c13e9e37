// <savepoints-dialog>: boards that were kept to be returned to, each with a name and a small picture.

import { html, LitElement, nothing } from 'lit';
import { svgOf } from '../board/picture.js';
import { say } from '../strings/language.js';
import { action } from './action.js';

/** @import { PageDesk } from '../session/page-session.js' */
/** @import { Savepoint } from '../session/store.js' */

export class SavepointsDialog extends LitElement {
  static properties = {
    note: { state: true },
    pictures: { state: true },
  };

  /** @type {PageDesk | undefined} */
  #desk;

  constructor() {
    super();
    this.note = '';
    /** Addresses of pictures, made while the dialog is open. @type {Map<Savepoint, string>} */
    this.pictures = new Map();
  }

  createRenderRoot() {
    return this;
  }

  /** @param {PageDesk} desk */
  async open(desk) {
    this.#desk = desk;
    this.note = '';
    this.requestUpdate();
    await this.updateComplete;
    this.#name.value = '';
    this.#dialog.showModal();
    this.#draw();
  }

  render() {
    const savepoints = this.#desk?.store.savepoints ?? [];
    return html`<dialog aria-labelledby="savepoints-title" @close=${this.#closed}>
      <h2 id="savepoints-title">${say.savepointsTitle}</h2>
      <p>${say.savepointsHint}</p>
      <form class="taken" method="dialog" @submit=${this.#keep}>
        <input aria-label=${say.savepointName} maxlength="60" autocomplete="off" placeholder=${this.#nextName} />
        <button class="main">${say.keep}</button>
      </form>
      ${savepoints.length > 0 ? html`<ul class="savepoints">${savepoints.toReversed().map((each) => this.#item(each))}</ul>` : nothing}
      <p class="note" aria-live="polite">${this.note || nothing}</p>
      <div class="row end">${action(say.close, () => this.#dialog.close())}</div>
    </dialog>`;
  }

  /** @param {Savepoint} savepoint */
  #item(savepoint) {
    const { name } = savepoint;
    const picture = this.pictures.get(savepoint);
    return html`<li>
      <span class="thumbnail">${picture ? html`<img src=${picture} alt="" />` : nothing}</span>
      <span class="name">${name}</span>
      <button aria-label=${say.recallNamed(name)} @click=${() => this.#recall(savepoint)}>${say.recall}</button>
      <button aria-label=${say.forgetNamed(name)} @click=${() => this.#forget(savepoint)}>${say.forget}</button>
    </li>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  get #name() {
    return /** @type {HTMLInputElement} */ (this.querySelector('input'));
  }

  /** The first number that no savepoint has yet. */
  get #nextName() {
    const names = new Set(this.#desk?.store.savepoints.map(({ name }) => name));
    let number = 1;
    while (names.has(say.savepoint(number))) number += 1;
    return say.savepoint(number);
  }

  /** @param {Event} event */
  #keep(event) {
    event.preventDefault();
    const name = this.#name.value.trim() || this.#nextName;
    this.#desk?.store.keep(name);
    this.#name.value = '';
    this.note = say.kept(name);
    this.requestUpdate();
    this.#draw();
  }

  /** @param {Savepoint} savepoint */
  #recall(savepoint) {
    this.#dialog.close();
    this.#desk?.recall(savepoint);
  }

  /** @param {Savepoint} savepoint */
  #forget(savepoint) {
    this.#desk?.store.forget(savepoint);
    this.requestUpdate();
    this.#name.focus();
  }

  async #draw() {
    const desk = /** @type {PageDesk} */ (this.#desk);
    for (const savepoint of desk.store.savepoints.filter((each) => !this.pictures.has(each))) {
      const { text } = savepoint.position;
      const svg = await svgOf(desk.puzzle, { text, layers: desk.layersOf(savepoint.position), label: savepoint.name });
      if (svg === undefined || !this.#dialog.open) continue;
      this.pictures.set(savepoint, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
      this.requestUpdate();
    }
  }

  #closed() {
    for (const url of this.pictures.values()) URL.revokeObjectURL(url);
    this.pictures = new Map();
  }
}

customElements.define('savepoints-dialog', SavepointsDialog);
