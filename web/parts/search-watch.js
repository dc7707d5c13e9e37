// <search-watch>: one search as it stands: the board, what just happened in a sentence, its figures, and the ladder of choices.

import { html, LitElement, nothing } from 'lit';
import { say } from '../strings/language.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Run, View } from '../session/watched-search.js' */

const RUNGS = 40; // of the ladder, the newest: a thousand queens are not read

export class SearchWatch extends LitElement {
  static properties = {
    puzzle: { attribute: false },
    text: { attribute: false },
    view: { attribute: false },
    run: { attribute: false },
    playing: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Puzzle} */
    this.puzzle = /** @type {any} */ (undefined);
    this.text = '';
    /** @type {View | undefined} */
    this.view = undefined;
    /** @type {Run} */
    this.run = /** @type {any} */ (undefined);
    this.playing = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { puzzle, text, view, run } = this;
    if (!view) return html`<p>${say.watchStarting}</p>`;
    const layers = {
      found: (run.event === 'solution' || view.done) && view.solution ? view.solution : undefined,
      tried: view.partial,
      covered: view.covered,
      hidden: view.hidden,
    };
    // Spoken when somebody steps or pauses; while it plays it changes faster than can be said.
    return html`
      <p class="story" aria-live=${this.playing ? 'off' : 'polite'}>${this.#story(view)}</p>
      <div class="stage">${puzzle.view({ text, layers, label: say.watchBoard, readonly: true })}</div>
      <dl>
        ${[
          [say.figures.nodes, say.number(view.nodes)],
          [say.figures.speed, say.number(Math.round(run.speed))],
          [say.figures.depth, `${say.number(view.depth)} / ${say.number(view.deepest)}`],
          [say.figures.deadEnds, say.number(view.deadEnds)],
          [say.figures.solutions, say.number(view.solutions)],
        ].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      <progress aria-label=${say.progress} max="1" .value=${view.fraction}></progress>
      <ol class="ladder" aria-label=${say.ladder} tabindex="0">${this.#rungs(view)}</ol>`;
  }

  /** @param {View} view */
  #rungs({ path }) {
    return path.slice(-RUNGS).map((choice, i) => {
      const { unit, tried, of } = choice;
      return html`<li value=${Math.max(0, path.length - RUNGS) + i + 1}>
        ${this.#tell(choice)}
        <span>${unit ? say.unit(unit) : nothing}, ${say.tryOf(tried + 1, of)}</span>
        <span class="tries" aria-hidden="true">${'×'.repeat(Math.min(tried, 12))}●${'○'.repeat(Math.max(0, Math.min(of - tried - 1, 12)))}</span>
      </li>`;
    });
  }

  /** @param {View['path'][number]} choice */
  #tell({ cell, value }) {
    return cell === null || value === null ? say.quietChoice : this.puzzle.tell(this.text, cell, value);
  }

  /** @param {View} view */
  #story(view) {
    const last = view.path.at(-1);
    const { event, moved } = this.run;
    if (event === 'done') return say.story.done(view.solutions);
    if (event === 'solution') return say.story.solution(view.solutions);
    if (event === 'start' && !last) return say.story.start;
    if (event === 'many' || !last) return say.story.many(moved); // an engine need not tell what it chose
    const trying = say.story.choice(last.unit ? say.unit(last.unit) : '', last.of, this.#tell(last), last.tried + 1);
    return event === 'back' ? `${trying} ${say.story.back}` : trying;
  }
}

customElements.define('search-watch', SearchWatch);
