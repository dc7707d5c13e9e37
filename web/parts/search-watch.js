// <search-watch>: the present state of a search: its board, a sentence about the last move, figures, and its tree: the
// list of the choices in force, each with those beside it.

import { html, LitElement, nothing } from 'lit';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { moreStrings } from '../strings/more-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import './answers-style.js';
import { branching, legend, searchedBefore } from './search-branches.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Level } from '../session/search-tree.js' */
/** @import { View, WatchedSearch } from '../session/watched-search.js' */

const MOST_CHOICES = 40; // only the newest are listed: nobody reads a thousand

export class SearchWatch extends LitElement {
  static properties = {
    puzzle: { attribute: false },
    text: { attribute: false },
    view: { attribute: false },
    search: { attribute: false },
    playing: { attribute: false },
    free: { attribute: false },
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
    /** Whether the search runs as fast as the machine can. */
    this.free = false;
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
      before: search.before,
      newest: view.done ? null : (view.path.at(-1)?.cell ?? null),
    };
    // Spoken only when somebody steps or pauses: while the search plays, the sentence changes too fast.
    return html`
      <p class="story" aria-live=${this.playing ? 'off' : 'polite'}>${this.#story(view)}</p>
      <div class="stage">${puzzle.view({ text, layers, label: dialogsStrings().watchBoard, readonly: true })}</div>
      <dl>
        ${[
          [dialogsStrings().figures.nodes, dialogsStrings().number(view.nodes)],
          ...(this.playing && this.free
            ? [[dialogsStrings().figures.speed, dialogsStrings().number(Math.round(search.speed))]]
            : []),
          [
            dialogsStrings().figures.depth,
            `${dialogsStrings().number(view.depth)} / ${dialogsStrings().number(view.deepest)}`,
          ],
          [dialogsStrings().figures.deadEnds, dialogsStrings().number(view.deadEnds)],
          [dialogsStrings().figures.solutions, dialogsStrings().number(view.solutions)],
        ].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      <progress aria-label=${pageStrings.progress} max="1" .value=${view.fraction}></progress>
      <div class="tree">
        <p class="legend" aria-hidden="true">${legend()}</p>
        <ol class="ladder" aria-label=${dialogsStrings().ladder} tabindex="0">${this.#choices(search.levels)}</ol>
      </div>`;
  }

  /** The newest choice stays in sight. */
  updated() {
    const ladder = this.querySelector('.ladder');
    if (ladder) ladder.scrollTop = ladder.scrollHeight;
  }

  /** @param {Level[]} levels */
  #choices(levels) {
    return levels.slice(-MOST_CHOICES).map((level, i) => {
      const { unit, tried, of } = level.choice;
      const depth = Math.max(0, levels.length - MOST_CHOICES) + i + 1;
      return html`<li value=${depth}>
        ${branching(level, depth > 1, depth < levels.length)}
        <span class="choice-made">${depth}. ${this.#describe(level.choice)}</span>
        <span>
          ${unit ? moreStrings().unit(unit) : nothing}, ${dialogsStrings().tryOf(tried + 1, of)}${searchedBefore(level)}
        </span>
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
    const links = this.#linksSentence(view);
    if (lastMove === 'done') return story.done(view.solutions);
    if (lastMove === 'solution') return story.solution(view.solutions);
    if (lastMove === 'start' && !last) return story.start;
    if (lastMove === 'many' || !last) return story.many(moved); // some engines do not report their choices
    const trying = story.choice(
      last.unit ? moreStrings().unit(last.unit) : '',
      last.of,
      this.#describe(last),
      last.tried + 1,
    );
    return [trying, lastMove === 'back' && story.back, links].filter(Boolean).join(' ');
  }

  /** For an exact cover: what the last move has unlinked and linked again. @param {View} view */
  #linksSentence({ covered, hidden }) {
    const { before } = this.search;
    if (!before || before.covered.length + covered.length === 0) return undefined;
    const { story } = dialogsStrings();
    const less = [without(covered, before.covered), without(hidden, before.hidden)];
    const more = [without(before.covered, covered), without(before.hidden, hidden)];
    return [
      less[0] + less[1] > 0 && story.unlinked(less[0], less[1]),
      more[0] + more[1] > 0 && story.relinked(more[0], more[1]),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

/** How many of some are not among others. @param {number[]} some @param {number[]} others */
const without = (some, others) => some.filter((each) => !others.includes(each)).length;

customElements.define('search-watch', SearchWatch);
