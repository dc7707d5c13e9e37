// The rules of the whole board: a switch for each, the rules in words, and the shape of a new board.

import { html, nothing } from 'lit';
import { boxesOf, boxSize } from '../../wasm/iss/regions.js';
import { pageStrings } from '../strings/page-strings.js';
import { rulesStrings } from '../strings/rules-strings.js';
import { boxSizes, isOn } from './model/edit.js';
import { fits, globals } from './model/kinds.js';

/** @import { Editor } from './tools/editor.js' */

const LONGEST = 16;

/** @param {Editor} editor */
export function boardSection(editor) {
  const { board } = editor;
  return html`<div class="switches">
      ${globals
        .filter((global) => fits(global, board) || isOn(board, global))
        .map((global) => {
          return html`<label>
            <input
              type="checkbox"
              role="switch"
              .checked=${isOn(board, global)}
              @change=${() => editor.toggle(global)}
            /><span>${global[pageStrings.lang]}</span>
          </label>`;
        })}
    </div>
    ${boxesSelect(editor)} ${inWords(editor)} ${shapeForm(editor)}`;
}

/** The rules that no program checks: those in words, and what is only drawn. @param {Editor} editor */
function inWords(editor) {
  const strings = rulesStrings();
  const { words, decoration } = editor.board;
  // A text that a program has put there is no change to every browser; leaving the field takes it too.
  const changed = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLTextAreaElement} */ (event.target);
    if (value !== words.join('\n')) editor.setWords(value);
  };
  return html`<details class="in-words">
    <summary>${strings.inWords}${words.length > 0 ? `: ${words.length}` : ''}</summary>
    <textarea
      rows="4"
      aria-label=${strings.inWords}
      placeholder=${strings.aboutWords}
      .value=${words.join('\n')}
      @change=${changed}
      @blur=${changed}
    ></textarea>
    ${
      decoration.length > 0
        ? html`<button @click=${() => editor.removeDecoration()}>${strings.removeDrawn}</button>`
        : nothing
    }
  </details>`;
}

/** How large boxes are, where a board can have different ones. @param {Editor} editor */
function boxesSelect(editor) {
  const { board } = editor;
  const sizes = boxSizes(board);
  const now = boxesOf(board)[0]?.length;
  if (sizes.length < 2 || now === undefined) return nothing;
  return html`<label class="boxes"><span>${rulesStrings().boxes}</span>
    <select @change=${(/** @type {Event} */ event) => {
      editor.resizeBoxes(Number(/** @type {HTMLSelectElement} */ (event.target).value));
    }}>
      ${sizes.map((size) => {
        const [rows, columns] = boxSize(board, size) ?? [];
        return html`<option value=${size} .selected=${size === now}>${rows}×${columns}</option>`;
      })}
    </select>
  </label>`;
}

/** @param {Editor} editor */
function shapeForm(editor) {
  const words = rulesStrings();
  const { rows, columns, values, lowest } = editor.board;
  const started = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const [rows, columns, values, lowest] = ['rows', 'columns', 'values', 'lowest'].map((name) =>
      Number(data.get(name)),
    );
    editor.reshape({ rows, columns, values: values || Math.max(rows, columns), lowest });
  };
  const side = (/** @type {string} */ name, /** @type {string} */ label, /** @type {number} */ now) =>
    html`<label><span>${label}</span>
      <input type="number" inputmode="numeric" name=${name} min="1" max=${LONGEST} required .value=${String(now)} />
    </label>`;
  const isUsual = values === Math.max(rows, columns);
  return html`<details class="shape">
    <summary>${words.newBoard}: ${rows}×${columns}</summary>
    <form class="row" @submit=${started}>
      ${side('rows', words.rows, rows)} ${side('columns', words.columns, columns)}
      <label><span>${words.values}</span>
        <input
          type="number"
          inputmode="numeric"
          name="values"
          min="1"
          max=${LONGEST}
          placeholder=${words.asLong}
          .value=${isUsual ? '' : String(values)}
        />
      </label>
      <label><span>${words.lowest}</span>
        <select name="lowest">
          ${['0', '1'].map((value) => html`<option .selected=${value === String(lowest)}>${value}</option>`)}
        </select>
      </label>
      <button>${words.makeBoard}</button>
    </form>
  </details>`;
}
