// <search-watch>: the present state of a search: its board, a sentence about the last move, figures, and the list of
// choices.

import { html, LitElement, nothing } from 'lit';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { pageStrings } from '../strings/page-strings.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { View, WatchedSearch } from '../session/watched-search.js' */

const MOST_CHOICES = 40; // only the newest are listed: nobody reads a thousand

export class SearchWatch extends LitElement {
  static properties = {
    puzzle: { attribute: false },
    text: { attribute: false },
    view: { attribute: false },
    search: { attribute: false },
    playing: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Puzzle} */
    this.puzzle = /** @type {any} */ (undefined);
    this.text = '';
    /** @type {View | undefined} */
    this.view = undefined;
    /** @type {WatchedSearch} */
    this.search = /** @type {any} */ (undefined);
    this.playing = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { puzzle, text, view, search } = this;
    if (!view) return html`<p>${dialogsStrings().watchStarting}</p>`;
    const layers = {
      found: (search.lastMove === 'solution' || view.done) && view.solution ? view.solution : undefined,
      tried: view.partial,
      covered: view.covered,
      hidden: view.hidden,
    };
    // Spoken only when somebody steps or pauses: while the search plays, the sentence changes too fast.
    return html`
      <p class="story" aria-live=${this.playing ? 'off' : 'polite'}>${this.#story(view)}</p>
      <div class="stage">${puzzle.view({ text, layers, label: dialogsStrings().watchBoard, readonly: true })}</div>
      <dl>
        ${[
          [dialogsStrings().figures.nodes, dialogsStrings().number(view.nodes)],
          [dialogsStrings().figures.speed, dialogsStrings().number(Math.round(search.speed))],
          [
            dialogsStrings().figures.depth,
            `${dialogsStrings().number(view.depth)} / ${dialogsStrings().number(view.deepest)}`,
          ],
          [dialogsStrings().figures.deadEnds, dialogsStrings().number(view.deadEnds)],
          [dialogsStrings().figures.solutions, dialogsStrings().number(view.solutions)],
        ].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      <progress aria-label=${pageStrings.progress} max="1" .value=${view.fraction}></progress>
      <ol class="ladder" aria-label=${dialogsStrings().ladder} tabindex="0">${this.#choices(view)}</ol>`;
  }

  /** @param {View} view */
  #choices({ path }) {
    return path.slice(-MOST_CHOICES).map((choice, i) => {
      const { unit, tried, of } = choice;
      const left = Math.max(0, Math.min(of - tried - 1, 12));
      return html`<li value=${Math.max(0, path.length - MOST_CHOICES) + i + 1}>
        ${this.#describe(choice)}
        <span>${unit ? pageStrings.unit(unit) : nothing}, ${dialogsStrings().tryOf(tried + 1, of)}</span>
        <span class="tries" aria-hidden="true">${'×'.repeat(Math.min(tried, 12))}●${'○'.repeat(left)}</span>
      </li>`;
    });
  }

  /** @param {View['path'][number]} choice */
  #describe({ cell, value }) {
    return cell === null || value === null
      ? dialogsStrings().quietChoice
      : this.puzzle.describe(this.text, cell, value);
  }

  /** @param {View} view */
  #story(view) {
    const last = view.path.at(-1);
    const { lastMove, moved } = this.search;
    const { story } = dialogsStrings();
    if (lastMove === 'done') return story.done(view.solutions);
    if (lastMove === 'solution') return story.solution(view.solutions);
    if (lastMove === 'start' && !last) return story.start;
    if (lastMove === 'many' || !last) return story.many(moved); // some engines do not report their choices
    const trying = story.choice(
      last.unit ? pageStrings.unit(last.unit) : '',
      last.of,
      this.#describe(last),
      last.tried + 1,
    );
    return lastMove === 'back' ? `${trying} ${story.back}` : trying;
  }
}

customElements.define('search-watch', SearchWatch);
