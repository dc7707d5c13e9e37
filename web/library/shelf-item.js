// A puzzle on a shelf, of the library or of the course: its picture, its number, and how far it has been played.

import { html, nothing } from 'lit';
import { adoptStyle } from '../parts/adopt-style.js';
import './pictures.js';
import styles from './shelf.css?inline';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { State } from './progress.js' */

/** How far a puzzle has been played, beside its number: the shapes differ, not only their colours. */
const stateMarks = {
  started: html`<svg class="state-mark" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6"></circle>
    <path class="full" d="M8 2a6 6 0 0 1 0 12Z"></path>
  </svg>`,
  finished: html`<svg class="state-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2.5 8.5 6.5 12.5 13.5 4"></path>
  </svg>`,
};

/**
 * @param {object} item
 * @param {Puzzle | undefined} item.puzzle  undefined until its file is there
 * @param {string} item.givens
 * @param {string} item.text  with what has been filled in
 * @param {number} item.number
 * @param {State} item.state
 * @param {string} item.name
 * @param {() => unknown} item.play
 */
export const shelfItem = ({ puzzle, givens, text, number, state, name, play }) => html`<li>
  <button class="shelf-item" data-state=${state} aria-label=${name} title=${name} @click=${play}>
    <board-picture .puzzle=${puzzle} .text=${text} .layers=${{ givens }}></board-picture>
    <span>${number}</span>
    ${state === 'new' ? nothing : stateMarks[state]}
  </button>
</li>`;

adoptStyle(styles);
