// <savepoints-dialog>: boards that a person has saved, each with a name and a small picture.

import { html, nothing } from 'lit';
import { svgOf } from '../board/picture.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import styles from '../styles/savepoints.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Savepoint } from '../session/sheet.js' */

export class SavepointsDialog extends PageDialog {
  static properties = {
    pictures: { state: true },
  };

  constructor() {
    super();
    /** The URLs of the pictures, which are made while the dialog is open. @type {Map<Savepoint, string>} */
    this.pictures = new Map();
  }

  /** @param {PageSession} session */
  async open(session) {
    await super.open(session);
    this.#name.value = '';
    this.#draw();
  }

  render() {
    const savepoints = this.session?.store.savepoints ?? [];
    return this.frame(html`
      ${this.heading(dialogsStrings().savepointsTitle)}
      <p>${dialogsStrings().savepointsHint}</p>
      <form class="taken" method="dialog" @submit=${this.#keep}>
        <input
          aria-label=${dialogsStrings().savepointName}
          maxlength="60"
          autocomplete="off"
          placeholder=${this.#nextName}
        />
        <button class="main">${dialogsStrings().keep}</button>
      </form>
      ${
        savepoints.length > 0
          ? html`<ul class="savepoints">${savepoints.toReversed().map((each) => this.#item(each))}</ul>`
          : nothing
      }
      ${this.noteLine()}
      ${this.foot()}
    `);
  }

  /** @param {Savepoint} savepoint */
  #item(savepoint) {
    const name = nameOf(savepoint);
    const picture = this.pictures.get(savepoint);
    return html`<li>
      <span class="thumbnail">${picture ? html`<img src=${picture} alt="" />` : nothing}</span>
      <span class="name">${name}</span>
      <button aria-label=${dialogsStrings().recallNamed(name)} @click=${() => this.#recall(savepoint)}>
        ${dialogsStrings().recall}
      </button>
      <button aria-label=${dialogsStrings().forgetNamed(name)} @click=${() => this.#forget(savepoint)}>
        ${dialogsStrings().forget}
      </button>
    </li>`;
  }

  get #name() {
    return /** @type {HTMLInputElement} */ (this.querySelector('input'));
  }

  /** The default name, with the first number that is free. */
  get #nextName() {
    const names = new Set(this.session?.store.savepoints.map(({ name }) => name));
    let number = 1;
    while (names.has(dialogsStrings().savepoint(number))) number += 1;
    return dialogsStrings().savepoint(number);
  }

  /** @param {Event} event */
  #keep(event) {
    event.preventDefault();
    const name = this.#name.value.trim() || this.#nextName;
    this.session?.store.keep(name);
    this.#name.value = '';
    this.note = dialogsStrings().kept(name);
    this.requestUpdate();
    this.#draw();
  }

  /** @param {Savepoint} savepoint */
  #recall(savepoint) {
    this.close();
    this.session?.recall(savepoint, dialogsStrings().recalled(nameOf(savepoint)));
  }

  /** @param {Savepoint} savepoint */
  #forget(savepoint) {
    this.session?.store.forget(savepoint);
    this.requestUpdate();
    this.#name.focus();
  }

  async #draw() {
    const { session } = this;
    for (const savepoint of session.store.savepoints.filter((each) => !this.pictures.has(each))) {
      const { text } = savepoint.position;
      const svg = await svgOf(session.puzzle, {
        text,
        layers: session.layersOf(savepoint.position),
        label: nameOf(savepoint),
      });
      if (svg === undefined || !this.dialog.open) continue;
      this.pictures.set(savepoint, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
      this.requestUpdate();
    }
  }

  closed() {
    for (const url of this.pictures.values()) URL.revokeObjectURL(url);
    this.pictures = new Map();
  }
}

/** @param {Savepoint} savepoint */
const nameOf = ({ name, saved }) =>
  name || dialogsStrings().otherTab(saved === undefined ? undefined : new Date(saved));

adoptStyle(styles);
customElements.define('savepoints-dialog', SavepointsDialog);
