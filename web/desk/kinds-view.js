// All kinds of puzzle: seven families, each of which opens below them, and what a search has found, with the reason.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isSite, onSite } from '../session/address.js';
import { deskStrings } from '../strings/desk-strings.js';
import { kindName } from '../strings/kind-name.js';
import { boardPicture } from './board-picture.js';
import { families, familyNames } from './kinds.js';
import { pictograms } from './pictograms.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Family } from './kinds.js' */
/** @import { Item, Match } from './search.js' */

/**
 * @typedef {object} KindsState
 * @property {Item[]} items
 * @property {Family | 'all' | ''} family  that is open
 * @property {Map<string, Puzzle>} puzzles
 * @property {string} scheme
 * @property {(item: Item) => string} textOf  the board of an item; '' while it is not there
 * @property {(family: Family | 'all') => void} toggle
 * @property {(item: Item) => void} open
 */

/** @param {KindsState} state */
export function kindsView(state) {
  const strings = deskStrings();
  const shown = /** @type {const} */ ([...familyNames, 'all']);
  return html`<section class="all-kinds" aria-labelledby="kinds-title">
    <h2 id="kinds-title">${strings.allKinds}</h2>
    <ul class="families">
      ${shown.map((family) => familyCard(state, family))}
    </ul>
    ${state.family ? familyList(state, state.family) : nothing}
  </section>`;
}

/** @param {KindsState} state @param {Family | 'all'} family */
function familyCard(state, family) {
  const strings = deskStrings();
  const ids = family === 'all' ? familyNames.flatMap(kindsOf) : kindsOf(family);
  const name = family === 'all' ? strings.all : strings.families[family];
  const has = /** @type {Record<string, string>} */ (strings.has)[family] ?? ids.slice(0, 3).map(kindName).join(', ');
  return html`<li>
    <button
      class="family"
      aria-expanded=${state.family === family}
      aria-controls="family-list"
      @click=${() => state.toggle(family)}
    >
      ${pictograms[family]}
      <span class="title">${name}</span>
      <span class="about">${family === 'all' ? nothing : has}</span>
      <span class="number">${ids.length > 1 ? ids.length : nothing}</span>
    </button>
  </li>`;
}

/** The kinds of a family, without what people make themselves. @param {Family} family */
const kindsOf = (family) => families[family].filter((id) => id !== 'own');

/** If a family is one kind, its examples stand for it. @param {KindsState} state @param {Family} family */
function itemsOf({ items }, family) {
  const own = items.filter((item) => item.family === family && !(item.id === 'sudoku' && item.key));
  const isOne = kindsOf(family).length === 1 && own.length > 1;
  return own.filter(({ id, key }) => !isOne || key || id === 'own');
}

/** @param {KindsState} state @param {Family | 'all'} family */
function familyList(state, family) {
  const strings = deskStrings();
  const items =
    family === 'all'
      ? state.items.filter(({ key }) => !key).sort((one, other) => one.name.localeCompare(other.name, strings.locale))
      : itemsOf(state, family);
  const name = family === 'all' ? strings.all : strings.families[family];
  return html`<div id="family-list" role="group" aria-label=${name}>
    ${itemList(
      state,
      items.map((item) => ({ item, reason: '' })),
    )}
  </div>`;
}

/**
 * @param {KindsState} state
 * @param {Match[]} matches
 * @param {Item[]} similar  what may be meant where nothing matches
 * @param {boolean} isWhole  whether nothing more may be found
 */
export function foundView(state, matches, similar, isWhole) {
  const strings = deskStrings();
  const none = isWhole ? (similar.length > 0 ? strings.similarFound : strings.noneFound) : nothing;
  return html`<section class="all-kinds" aria-labelledby="found-title">
    <h2 id="found-title">${strings.found}</h2>
    <p role="status">${matches.length > 0 ? strings.foundNumber(matches.length) : none}</p>
    ${itemList(state, [...matches, ...similar.map((item) => ({ item, reason: '' }))])}
  </section>`;
}

/** @param {KindsState} state @param {Match[]} matches */
const itemList = (state, matches) => html`<ul class="kinds">
  ${repeat(
    matches,
    ({ item }) => `${item.id} ${item.key ?? ''}`,
    ({ item, reason }) => itemCard(state, item, reason),
  )}
</ul>`;

/** The address of the page of a kind; of the page as one file, a link to the kind. @param {string} kind */
const addressOf = (kind) => (isSite ? onSite(`${kind}/`) : `#${kind}`);

/** Whether the site has a picture of an item (build/kind-pages.js); others are drawn here. @param {Item} item */
const hasPicture = ({ id, key }) => isSite && (!key || (id === 'tiling' && key !== 'calendar'));

/** @param {KindsState} state @param {Item} item */
function pictureOf(state, item) {
  if (hasPicture(item))
    return html`<img src=${onSite(`${item.id}/${item.key ?? 'board'}.svg`)} alt="" loading="lazy" />`;
  const text = state.textOf(item);
  return text ? boardPicture(state, item.id, { text, givens: text, marks: '' }) : nothing;
}

/** @param {KindsState} state @param {Item} item @param {string} reason */
function itemCard(state, item, reason) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab of its own
    event.preventDefault();
    state.open(item);
  };
  return html`<li>
    <a class="kind" href=${addressOf(item.id)} @click=${open}>
      <span class="paper">
        ${pictograms[item.family]} ${pictureOf(state, item)}
      </span>
      <span class="title">${item.name}</span>
      ${item.kind ? html`<span class="about">${item.kind}</span>` : nothing}
      ${reason ? html`<span class="about">${deskStrings().alsoCalled(reason)}</span>` : nothing}
    </a>
  </li>`;
}
