// What is drawn on the board: the number of the selected figure, and the list of all figures.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { regionSize } from '../../wasm/iss/regions.js';
import { cellName } from '../../wasm/iss/shape.js';
import { pageStrings } from '../strings/page-strings.js';
import { rulesStrings } from '../strings/rules-strings.js';
import { figureKey } from './model/figures.js';
import { kindOf } from './model/kinds.js';
import { wrongRegions } from './model/layout.js';
import { ruleWords, toolName, wordsOf } from './rules/words.js';
import { toolIcon } from './tool-icons.js';

/** @import { Figure } from './model/figures.js' */
/** @import { Value } from './rules/rule.js' */
/** @import { Editor } from './tools/editor.js' */

/** The name of a kind; also of one that can only be read. @param {string} kind */
export const kindName = (kind) =>
  kindOf(kind) ? toolName(pageStrings.lang, kind) : ruleWords(pageStrings.lang, kind).name;

/** The kinds whose cells have a direction. */
const DIRECTED = new Set(['Thermo', 'SlowThermo', 'Arrow', 'GreaterThan', 'PillArrow', 'ValueIndexing']);

/** @param {Editor} editor @param {Figure} figure */
function describe({ board }, { kind, cells, value }) {
  const name = kind === 'Region' ? ruleWords(pageStrings.lang, 'Jigsaw').name : kindName(kind);
  return rulesStrings().figure(name, value, cells.length > 0 ? cellName(board, cells[0]) : '', cells.length);
}

/**
 * Why what was drawn or typed last is not taken; undefined when it was.
 * @param {Editor} editor
 * @returns {string | undefined}
 */
export function refusal({ note, board }) {
  const { says, wrong } = rulesStrings();
  const { what, kind = '', count = 0 } = note ?? {};
  if (what === 'short') return says.short(kindName(kind), count);
  if (what === 'nowhere') return wordsOf(pageStrings.lang, kind).misfit ?? says.nowhere(kindName(kind));
  const value = kindOf(kind)?.value;
  if (what !== 'wrong' || !value) return undefined;
  const { word, least = 0, most = 999 } = value;
  if (word === 'values') return wrong.values(most, board.lowest, board.lowest + board.values - 1);
  if (word === 'counts' || word === 'pattern' || word === 'code') return wrong[word];
  return wrong.number(least, most);
}

/**
 * The selected figure, or the one that waits for its number.
 * @param {Editor} editor
 * @param {() => void} leave  moves the focus back to the board
 */
export function figureDetails(editor, leave) {
  const words = rulesStrings();
  const { open, draft, board } = editor;
  const [wrong] = wrongRegions(board);
  const warning = wrong ? html`<p class="warning">${words.wrongRegion(wrong.length, regionSize(board))}</p>` : nothing;
  if (!open) return warning;
  const isWaiting = draft?.isWaiting ?? false;
  const refused = refusal(editor);
  const end = () => {
    if (isWaiting) editor.cancel();
    else editor.remove();
    leave();
  };
  return html`${warning}
    <div class="details" role="group" aria-label=${describe(editor, open)}>
      <p>${describe(editor, open)}</p>
      <div class="row">
        ${keyed(figureKey(open), valueField(editor, open, leave))}
        ${
          DIRECTED.has(open.kind) && !isWaiting
            ? html`<button @click=${() => editor.reverse()}>${words.reverse}</button>`
            : nothing
        }
        <button @click=${end}>
          ${isWaiting ? words.cancel : words.remove}
        </button>
      </div>
      ${refused ? html`<p class="warning" id="refusal">${refused}</p>` : nothing}
    </div>`;
}

/** @param {Editor} editor @param {Figure} open @param {() => void} leave */
function valueField(editor, open, leave) {
  const words = rulesStrings();
  const value = kindOf(open.kind)?.value;
  if (!value) return nothing;
  const isWrong = refusal(editor) !== undefined;
  const set = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    return editor.setValue(field.value);
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' && set(event)) leave();
    if (event.key !== 'Escape') return;
    if (editor.draft?.isWaiting) editor.cancel();
    leave();
  };
  return html`<label class=${isLong(value) ? 'value long' : 'value'}><span>${words.number[value.word]}</span>
    <input
      autocomplete="off"
      inputmode=${isLong(value) || (value.least ?? 0) < 0 ? 'text' : 'numeric'}
      spellcheck="false"
      autocapitalize="off"
      aria-invalid=${isWrong ? 'true' : nothing}
      aria-describedby=${isWrong ? 'refusal' : nothing}
      placeholder=${value.isOptional ? words.any : nothing}
      .value=${open.value}
      @change=${(/** @type {Event} */ event) => (editor.draft?.isWaiting && isEmpty(event)) || set(event)}
      @keydown=${pressed}
    />
  </label>`;
}

/** Whether a pattern or a code is typed. @param {Value} value */
const isLong = ({ word }) => word === 'pattern' || word === 'code';

/** @param {Event} event */
const isEmpty = (event) => /** @type {HTMLInputElement} */ (event.target).value.trim() === '';

/** Figures with a key each, also when there are two of the same. @param {Figure[]} figures */
function withKeys(figures) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return figures.map((figure) => {
    const key = figureKey(figure);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { figure, key, id: `${key} ${count}` };
  });
}

/**
 * @param {Editor} editor
 * @param {boolean} isOpen
 * @param {(isOpen: boolean) => void} toggle
 */
export function figureList(editor, isOpen, toggle) {
  const { figures } = editor;
  if (figures.length === 0) return nothing;
  const toggled = (/** @type {Event} */ event) => toggle(/** @type {HTMLDetailsElement} */ (event.target).open);
  const items = () =>
    repeat(
      withKeys(figures),
      ({ id }) => id,
      ({ figure, key }) => item(editor, figure, key),
    );
  return html`<details class="drawn" .open=${isOpen} @toggle=${toggled}>
    <summary>${rulesStrings().drawn(figures.length)}</summary>
    ${isOpen ? html`<ul>${items()}</ul>` : nothing}
  </details>`;
}

/** @param {Editor} editor @param {Figure} figure @param {string} key */
function item(editor, figure, key) {
  const isSelected = key === editor.selected;
  // The focus goes on to the next one, or the list would have to be found again after each deletion.
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    const own = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
    const next = own?.nextElementSibling ?? own?.previousElementSibling;
    editor.remove(figure);
    next?.querySelector('button')?.focus();
  };
  return html`<li>
    <button aria-pressed=${isSelected} @click=${() => editor.select(isSelected ? '' : key)} @keydown=${pressed}>
      ${toolIcon(figure.kind)}<span>${describe(editor, figure)}</span>
    </button>
  </li>`;
}
