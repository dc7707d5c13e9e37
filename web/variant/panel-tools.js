// The tools of a family of rules, each with a drawing of what it makes, and what to do with the one in the hand.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { rulesStrings } from '../strings/rules-strings.js';
import { fits, kinds } from './model/kinds.js';
import { refusal } from './panel-figures.js';
import { toolName, wordsOf } from './rules/words.js';
import { toolIcon } from './tool-icons.js';

/** @import { Family } from './rules/rule.js' */
/** @import { Editor } from './tools/editor.js' */

/** @param {Editor} editor @param {Family} family */
export function toolButtons(editor, family) {
  const offered = kinds.filter((kind) => kind.family === family && fits(kind, editor.board));
  return html`<div class="tools">
    ${offered.map(({ id }) => {
      return html`<button aria-pressed=${editor.tool === id} @click=${() => editor.take(id)}>
        ${toolIcon(id)}<span>${toolName(pageStrings.lang, id)}</span>
      </button>`;
    })}
  </div>`;
}

/**
 * What to do with the tool; while something is under way, how to end it.
 * @param {Editor} editor
 * @param {() => void} leave  moves the focus back to the board
 */
export function toolHelp(editor, leave) {
  const words = rulesStrings();
  const { kind, draft } = editor;
  const { cells = [], sets } = draft ?? {};
  if (!kind || draft?.isWaiting) return nothing;
  if (!draft) {
    const { first } = wordsOf(pageStrings.lang, kind.id);
    const refused = editor.open ? undefined : refusal(editor);
    return html`<p class="help">
      ${refused ? html`<strong class="warning">${refused}</strong><br />` : nothing}
      ${words.how[kind.gesture]} ${first ?? nothing} <span class="keys">${words.keys}</span>
    </p>`;
  }
  const isSet = kind.gesture === 'sets' && cells.length > 0;
  const done = () => {
    editor.finish();
    leave();
  };
  const cancelled = () => {
    editor.cancel();
    leave();
  };
  return html`<div class="row under-way">
    <p>${draft.original ? copyWords(editor) : draftWords(kind.id, cells.length, sets)}</p>
    ${
      draft.original
        ? nothing
        : html`<button class="main" @click=${done}>
      ${isSet ? words.endSet : words.done}
    </button>`
    }
    <button @click=${cancelled}>${words.cancel}</button>
  </div>`;
}

/** @param {Editor} editor */
function copyWords(editor) {
  const refused = refusal(editor);
  const { placeCopy } = rulesStrings();
  return refused ? html`<strong class="warning">${refused}</strong> ${placeCopy}` : placeCopy;
}

/** @param {string} id @param {number} cells @param {number[][]} [sets]  before these cells */
function draftWords(id, cells, sets) {
  const { says } = rulesStrings();
  return sets && cells === 0
    ? says.sets(toolName(pageStrings.lang, id), sets.length)
    : says.cells(toolName(pageStrings.lang, id), cells);
}
