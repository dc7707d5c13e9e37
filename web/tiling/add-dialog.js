// <add-dialog>: chooses pieces for a tiling: a set, a single piece of the catalogue, or one that a person draws. It
// reports the new model by the event `chosen`.

import { html, nothing, unsafeCSS } from 'lit';
import { Dialog } from '../dialog/dialog.js';
import controls from '../styles/controls.css?inline';
import styles from './add-dialog.css?inline';
import { shapeView } from './drawing.js';
import { isShape, offered, singles } from './model/catalogue.js';
import { isPlace, normal } from './model/grids.js';
import { added, freeName, kindsOf } from './model/pieces.js';

/** @import { Coordinates, Model } from './model/board.js' */
/** @import { TilingWords } from '../strings/tiling-strings.js' */

/** The rows and columns of the drawing; in a cube there are as many layers of fewer. */
const SIZE = 5;
const SOLID_SIZE = 3;

export class AddDialog extends Dialog {
  static properties = { words: { attribute: false }, model: { state: true }, drawn: { state: true } };

  static styles = [controls, styles].map((sheet) => unsafeCSS(sheet));

  constructor() {
    super();
    /** @type {TilingWords} */
    this.words = /** @type {any} */ (undefined);
    /** @type {Model | undefined} */
    this.model = undefined;
    /** @type {Set<string>} */
    this.drawn = new Set();
  }

  /** @param {Model} model */
  async open(model) {
    this.model = model;
    this.drawn = new Set();
    await this.show();
  }

  render() {
    const { model } = this;
    if (!model) return nothing;
    const { words } = this;
    const { grid } = model;
    const kinds = kindsOf(model);
    return this.frame(html`
      ${this.heading(words.addTitle)}
      <h3>${words.sets}</h3>
      <div class="row">
        ${offered[grid]
          .filter((name) => isShape(name, grid))
          .map((name) => {
            return html`<button @click=${() => this.#add(name)}>${words.set[name] ?? name}</button>`;
          })}
      </div>
      <h3>${words.single}</h3>
      <div class="singles">
        ${singles(grid).map(({ name, shape }) => {
          const kind = kinds.find((each) => each.name === name);
          const copies = kind ? ` · ${kind.high === Number.POSITIVE_INFINITY ? '∞' : kind.high}` : '';
          return html`<button class="tile" @click=${() => this.#add(name, true)}>
            ${shapeView(grid, shape)}<span>${name}${copies}</span>
          </button>`;
        })}
      </div>
      <h3>${words.drawOwn}</h3>
      <p>${words.drawHint}</p>
      <div class="pads">${this.#pads(grid)}</div>
      ${
        this.drawn.size > 0
          ? html`<div class="row drawn">
              <button class="main" @click=${() => this.#addDrawn()}>${words.addDrawn}</button>
            </div>`
          : nothing
      }
      <div class="row end">
        ${
          model.entries.length > 0
            ? html`<button @click=${() => this.#finish({ ...model, entries: [], only: [], placed: [] })}>
                ${words.removeAll}
              </button>`
            : nothing
        }
        <button @click=${() => this.close()}>${words.close}</button>
      </div>
    `);
  }

  /** @param {Model['grid']} grid */
  #pads(grid) {
    const { words } = this;
    const [layers, rows] = grid === 'cube' ? [SOLID_SIZE, SOLID_SIZE] : [1, SIZE];
    const columns = grid === 'cube' ? SOLID_SIZE : grid === 'square' ? SIZE : 2 * SIZE - 1;
    const shape = { grid, columns };
    return Array.from({ length: layers }, (_, layer) => {
      return html`<div class="pad ${grid}">
        ${Array.from({ length: rows }, (_, row) => {
          return html`<div>
            ${Array.from({ length: columns }, (_, column) => {
              if (!isPlace(/** @type {Model} */ (shape), row * columns + column, 0)) return html`<span></span>`;
              const place = `${layer},${row},${column}`;
              const isOn = this.drawn.has(place);
              return html`<button
                aria-pressed=${isOn}
                aria-label=${words.drawCell(grid === 'cube' ? layer + 1 : 0, row + 1, column + 1, isOn)}
                @click=${() => this.#toggle(place)}
              >${grid === 'triangle' ? ((row + column) % 2 === 0 ? '△' : '▽') : ''}</button>`;
            })}
          </div>`;
        })}
      </div>`;
    });
  }

  /** @param {string} place */
  #toggle(place) {
    const drawn = new Set(this.drawn);
    if (!drawn.delete(place)) drawn.add(place);
    this.drawn = drawn;
  }

  /** @param {string} name @param {boolean} [stays]  whether the dialog stays open, for more pieces */
  #add(name, stays) {
    if (!this.model) return;
    const model = added(this.model, { name, low: 1, high: 1, turning: '' });
    if (!stays) this.#finish(model);
    else this.#report(model);
  }

  #addDrawn() {
    if (!this.model || this.drawn.size === 0) return;
    const places = [...this.drawn].map((place) => /** @type {Coordinates} */ (place.split(',').map(Number)));
    const drawn = normal(this.model.grid, places);
    this.#finish(added(this.model, { name: freeName(this.model), low: 1, high: 1, turning: '', drawn }));
  }

  /** @param {Model} model */
  #finish(model) {
    this.#report(model);
    this.close();
  }

  /** @param {Model} model */
  #report(model) {
    this.model = model;
    this.dispatchEvent(new CustomEvent('chosen', { detail: model }));
  }
}

customElements.define('add-dialog', AddDialog);
