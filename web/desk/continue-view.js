// The boards that are not finished, and the ways to enter one.

import { html, nothing } from 'lit';
import { titleOf } from '../session/title.js';
import { deskStrings } from '../strings/desk-strings.js';
import { kindName } from '../strings/kind-name.js';
import { pageStrings } from '../strings/page-strings.js';
import { boardPicture } from './board-picture.js';
import { enterIcons } from './pictograms.js';
import { howFar } from './unfinished.js';

/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { Unfinished } from './unfinished.js' */

/** The number that is shown at first. */
const FIRST = 4;

/**
 * @typedef {object} ContinueState
 * @property {Unfinished[] | undefined} unfinished  undefined until the files of their puzzles are there
 * @property {Id[]} begun  of which kinds they are, as far as that is known before
 * @property {boolean} isWhole  whether all of them are shown
 * @property {Map<string, Puzzle>} puzzles
 * @property {string} scheme
 * @property {(board: Unfinished) => void} goOn
 * @property {() => void} showAll
 */

/** @param {ContinueState} state */
export function continueView(state) {
  const strings = deskStrings();
  const { unfinished, begun, isWhole } = state;
  const boards = unfinished ?? begun;
  if (boards.length === 0) return nothing;
  return html`<section class="continue" aria-labelledby="continue-title">
    <h2 id="continue-title">${strings.continue}</h2>
    <ul>
      ${boards
        .slice(0, isWhole ? undefined : FIRST)
        .map((board) => (typeof board === 'string' ? comingCard(board) : unfinishedCard(state, board)))}
    </ul>
    ${
      isWhole || boards.length <= FIRST
        ? nothing
        : html`<button class="more" @click=${state.showAll}>${strings.showAll(boards.length)}</button>`
    }
  </section>`;
}

/** The place of a card, so that nothing moves when it comes. @param {Id} id */
const comingCard = (id) => html`<li class="unfinished">
  <span class="paper"></span><span class="title">${kindName(id)}</span>
</li>`;

/** @param {ContinueState} state @param {Unfinished} board */
function unfinishedCard(state, board) {
  const { puzzle, position } = board;
  const { placed, of } = howFar(puzzle, position);
  const way = position.way ?? 'play';
  const far = way === 'play' && puzzle.filling ? deskStrings().howFar(placed, of) : '';
  const about = [puzzle.size(position.text), way === 'play' ? far : pageStrings.ways[way]].filter(Boolean).join(' · ');
  return html`<li>
    <button class="unfinished" @click=${() => state.goOn(board)}>
      <span class="paper">${boardPicture(state, puzzle.id, position)}</span>
      <span class="title">${titleOf(puzzle, position.text)}</span>
      <span class="about">${about}</span>
      ${
        far && of
          ? html`<svg class="far" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <path d=${`M0 2h${(100 * placed) / of}`}></path>
            </svg>`
          : nothing
      }
    </button>
  </li>`;
}

/**
 * @param {{paper: () => void, paste: () => void, file: (file: File) => void, empty: () => void,
 *   rules: () => void}} ways
 */
export function enterView({ paper, paste, file, empty, rules }) {
  const strings = deskStrings();
  /** @param {Event} event */
  const chosen = ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const [first] = input.files ?? [];
    input.value = '';
    if (first) file(first);
  };
  return html`<section class="enter" aria-labelledby="enter-title">
    <h2 id="enter-title">${strings.enter}</h2>
    <ul>
      <li><button @click=${paper}>${enterIcons.paper}<span>${strings.paper}</span></button></li>
      <li><button @click=${paste}>${enterIcons.paste}<span>${strings.paste}</span></button></li>
      <li>
        <label class="file">
          ${enterIcons.file}<span>${strings.file}</span><input type="file" @change=${chosen} />
        </label>
      </li>
      <li><button @click=${empty}>${enterIcons.empty}<span>${strings.empty}</span></button></li>
      <li><button @click=${rules}>${enterIcons.rules}<span>${strings.rules}</span></button></li>
    </ul>
  </section>`;
}
