// The pieces of a tiling, drawn. A click takes one into the hand and shows what may be done with it.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { shapeView } from './drawing.js';
import { hueOf } from './model/colours.js';
import { changed, placedOf, removed } from './model/pieces.js';
import { remarks } from './tools.js';
import './add-dialog.js';

/** @import { AddDialog } from './add-dialog.js' */
/** @import { TilingBoard } from './board.js' */
/** @import { Hand } from './hand.js' */
/** @import { Kind } from './model/pieces.js' */

const MOST_COPIES = 999;

/** @param {TilingBoard} board @param {Hand} hand @param {(event: KeyboardEvent) => void} onKey */
export function trayView(board, hand, onKey) {
  const { words } = board;
  const open = () => {
    const dialog = /** @type {AddDialog | null} */ (board.renderRoot.querySelector('add-dialog'));
    dialog?.open(board.model);
  };
  return html`
    <div class="tray" role="group" aria-label=${words.pieces} @keydown=${onKey}>
      <button class="add" @click=${open} title=${words.add} aria-label=${words.add} aria-haspopup="dialog">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14"></path></svg>
        ${board.kinds.length === 0 ? html`<span>${words.add}</span>` : nothing}
      </button>
      ${board.kinds.map((kind, at) => tile(board, hand, kind, at))}
    </div>
    ${details(board)} ${remarks(board)}
    <add-dialog
      .words=${words}
      @chosen=${(/** @type {CustomEvent} */ event) => board.edit(event.detail)}
    ></add-dialog>
  `;
}

/** @param {TilingBoard} board @param {Hand} hand @param {Kind} kind @param {number} at */
function tile(board, hand, kind, at) {
  const { words } = board;
  const { name, shape, low, high } = kind;
  const { chosen, model } = board;
  const placed = placedOf(model, name);
  const isChosen = chosen?.name === name;
  const symbol = board.symbols.get(name) ?? name;
  return html`<button
    class=${placed >= high ? 'tile used' : 'tile'}
    aria-pressed=${isChosen}
    aria-label=${words.tile(symbol, name, words.copies(low, high), placed)}
    @click=${(/** @type {MouseEvent} */ event) => hand.onTileClick(event, name)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => hand.onTileDown(event, name)}
    @pointermove=${hand.onTileMove}
    @pointerup=${hand.onTileUp}
    @pointercancel=${hand.onTileCancel}
  >
    ${shapeView(model.grid, isChosen ? chosen.shape : shape, hueOf(at))}
    <span>${symbol}<span class="left"> · ${copiesLeft(low, high, placed)}</span></span>
  </button>`;
}

/** @param {number} low @param {number} high @param {number} placed */
function copiesLeft(low, high, placed) {
  if (high === Number.POSITIVE_INFINITY) return '∞';
  return low === high ? String(high - placed) : `${low}–${high}`;
}

/** The piece in the hand: what may be done with it. @param {TilingBoard} board */
function details(board) {
  const { words, model, chosen, kinds } = board;
  const kind = kinds.find(({ name }) => name === chosen?.name);
  if (!kind) return nothing;
  const { name, turning } = kind;
  const turnings = model.grid === 'cube' ? words.solidTurning : words.turning;
  const canFlip = model.grid === 'cube' ? turning !== 'fixed' : turning === 'free';
  return html`<div class="details" role="group" aria-label=${name}>
    <p>${words.chosen(name)}</p>
    <div class="row">
      ${
        turning === 'fixed'
          ? nothing
          : html`<button title="R" aria-keyshortcuts="R" @click=${() => board.move('turn')}>↻ ${words.rotate}</button>`
      }
      ${
        canFlip
          ? html`<button title="F" aria-keyshortcuts="F" @click=${() => board.move('flip')}>
              ⇋ ${model.grid === 'cube' ? words.tip : words.flip}
            </button>`
          : nothing
      }
      ${stepper(board, kind)}
      <label><span>${words.turnedBy}</span>
        <select
          @change=${(/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.target);
            board.edit(changed(model, name, { turning: /** @type {Kind['turning']} */ (value) }));
          }}
        >
          ${Object.entries(turnings).map(([value, label]) => {
            return html`<option value=${value} .selected=${live(value === turning)}>${label}</option>`;
          })}
        </select>
      </label>
      <button
        @click=${async () => {
          board.edit(removed(model, name));
          await board.updateComplete;
          /** @type {HTMLElement | null} */ (board.renderRoot.querySelector('.add'))?.focus(); // the button is gone
        }}
      >
        ${words.remove}
      </button>
    </div>
  </div>`;
}

/** How many copies of a piece there are, and buttons to change that. @param {TilingBoard} board @param {Kind} kind */
function stepper(board, { name, low, high }) {
  const { words, model } = board;
  const set = (/** @type {number} */ copies) => board.edit(changed(model, name, { low: copies, high: copies }));
  const isAny = high === Number.POSITIVE_INFINITY;
  const count = isAny ? 1 : high;
  return html`<span class="stepper">
    <button aria-label=${words.fewer} aria-disabled=${count <= 1} @click=${() => count > 1 && set(count - 1)}>
      −
    </button>
    <span>${copiesLeft(low, high, 0)}</span>
    <button aria-label=${words.more} @click=${() => set(Math.min(MOST_COPIES, isAny ? 1 : count + 1))}>+</button>
    <button
      aria-label=${words.anyNumber}
      aria-pressed=${isAny}
      title=${words.anyNumber}
      @click=${() => (isAny ? set(1) : board.edit(changed(model, name, { low: 0, high: Number.POSITIVE_INFINITY })))}
    >∞</button>
  </span>`;
}
