// The tools that change a tiling's board: its size, and what the pointer paints.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { fullBoard } from './model/board.js';
import { reasonAgainst } from './model/chequers.js';
import { placedOf, resized, sizeOf, sums } from './model/pieces.js';

/** @import { TilingBoard, Tool } from './board.js' */
/** @import { Grid, Model } from './model/board.js' */

/** The largest boards that core takes. */
const LONGEST = { square: 64, hex: 64, triangle: 64, cube: 16 };

/** What another kind of cells begins with. @type {Record<Grid, {size: number[], pieces: string}>} */
const BEGINNINGS = {
  square: { size: [1, 6, 10], pieces: 'pentominoes' },
  hex: { size: [1, 4, 7], pieces: 'tetrahexes' },
  triangle: { size: [1, 6, 12], pieces: 'hexiamonds' },
  cube: { size: [2, 4, 4], pieces: 'tetracubes' },
};

/** @param {TilingBoard} board */
export function toolsView(board) {
  const { words } = board;
  const size = sizeName(board.model);
  return html`<div class="tools" role="group" aria-label=${words.tools}>
      <button
        aria-label=${words.sizeIs(size)}
        aria-expanded=${board.isSizing}
        @click=${() => {
          board.isSizing = !board.isSizing;
        }}
      >${size}</button>
      ${(['brush', 'hole', 'maybe']).map((tool) => toolButton(board, /** @type {Exclude<Tool, ''>} */ (tool)))}
      <button
        aria-pressed=${board.isRectangle}
        title=${words.about.rectangle}
        @click=${() => {
          board.isRectangle = !board.isRectangle;
          if (board.isRectangle && !board.tool) board.take('brush');
        }}
      >${words.rectangle}</button>
    </div>
    ${board.isSizing ? sizeView(board) : nothing}`;
}

/** @param {TilingBoard} board @param {Exclude<Tool, ''>} tool */
function toolButton(board, tool) {
  const { words } = board;
  const name = { brush: words.brush, hole: words.makeHole, maybe: words.makeMaybe }[tool];
  const about = { brush: words.about.brush, hole: words.about.makeHole, maybe: words.about.makeMaybe }[tool];
  return html`<button aria-pressed=${board.tool === tool} title=${about} @click=${() => board.take(tool)}>
    ${name}
  </button>`;
}

/** Such as 6×10. @param {Model} model */
export const sizeName = (model) => (model.grid === 'cube' ? sizeOf(model) : sizeOf(model).slice(1)).join('×');

/** @param {TilingBoard} board */
function sizeView(board) {
  const { words } = board;
  const { model } = board;
  const size = sizeOf(model);
  const names = [words.layers, words.rows, words.columns];
  const axes = model.grid === 'cube' ? [0, 1, 2] : [1, 2];
  const most = LONGEST[model.grid];
  /** @param {number} axis @param {Event} event */
  const changed = (axis, event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const length = Math.min(most, Math.max(1, Math.round(Number(field.value) || size[axis])));
    field.value = String(length);
    board.edit(resized(model, size.with(axis, length)));
  };
  return html`<div class="sizes">
    <label><span>${words.grid}</span>
      <select @change=${(/** @type {Event} */ event) => board.edit(beginning(/** @type {any} */ (event.target).value))}>
        ${Object.entries(words.grids).map(([grid, name]) => {
          return html`<option value=${grid} .selected=${live(grid === model.grid)}>${name}</option>`;
        })}
      </select>
    </label>
    ${axes.map((axis) => {
      return html`<label><span>${names[axis]}</span>
        <input
          type="number"
          inputmode="numeric"
          min="1"
          max=${most}
          .value=${live(String(size[axis]))}
          @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
          @change=${(/** @type {Event} */ event) => changed(axis, event)}
          @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && changed(axis, event)}
        />
      </label>`;
    })}
  </div>`;
}

/** @param {Grid} grid @returns {Model} */
function beginning(grid) {
  const { size, pieces } = BEGINNINGS[grid];
  const entry = { name: pieces, low: 1, high: 1, turning: /** @type {const} */ ('') };
  return { ...fullBoard(grid, size[0], size[1], size[2]), entries: [entry], only: [], placed: [] };
}

/** What can be said without a search, and the questions about a board with placed pieces. @param {TilingBoard} board */
export function remarks(board) {
  const { words } = board;
  const { model, kinds } = board;
  const reason = reasonAgainst(model);
  const isFull = kinds.every(({ name, high }) => placedOf(model, name) >= high);
  const asked = model.placed.length > 0 && !isFull;
  const [light, dark] = reason ?? [];
  return html`<p class=${reason ? 'remark against' : 'remark'}>
      ${light === undefined || dark === undefined ? words.sums(sums(model)) : words.chequered(light, dark)}
    </p>
    ${
      asked
        ? html`<div class="row">
            <button @click=${() => board.ask('solve')}>${words.canFinish}</button>
            <button @click=${() => board.ask('count')}>${words.howManyWays}</button>
          </div>`
        : nothing
    }
    <p class="note" role="alert">${board.note}</p>`;
}
