// The rules of the whole board: a switch for each, and the shape of a new board.

import { html } from 'lit';
import { rulesStrings } from '../strings/rules-strings.js';
import { isOn } from './model/edit.js';
import { fits, globals } from './model/kinds.js';

/** @import { Editor } from './tools/editor.js' */

const LONGEST = 16;

/** @param {Editor} editor */
export function boardSection(editor) {
  const words = rulesStrings();
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
            /><span>${words.globals[global.id]}</span>
          </label>`;
        })}
    </div>
    ${shapeForm(editor)}`;
}

/** @param {Editor} editor */
function shapeForm(editor) {
  const words = rulesStrings();
  const { rows, columns, values, lowest } = editor.board;
  const started = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const read = (/** @type {string} */ name) => Number(data.get(name));
    editor.reshape({ rows: read('rows'), columns: read('columns'), values: read('values'), lowest: read('lowest') });
  };
  const field = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {number} */ now,
    least = 1,
    most = LONGEST,
  ) =>
    html`<label><span>${label}</span>
      <input type="number" inputmode="numeric" name=${name} min=${least} max=${most} required .value=${String(now)} />
    </label>`;
  return html`<details class="shape">
    <summary>${words.newBoard}: ${rows}×${columns}</summary>
    <form class="row" @submit=${started}>
      ${field('rows', words.rows, rows)} ${field('columns', words.columns, columns)}
      ${field('values', words.values, values)} ${field('lowest', words.lowest, lowest, 0, 1)}
      <button>${words.makeBoard}</button>
    </form>
  </details>`;
}
