// <watch-dialog>: the search at work, at the screen's pace or step by step; two engines side by side when they race.
//
// The searches run in workers of their own (watch/run.js); here frames are turned into moves. Tested by tests/web/watch.test.js.

import { html, LitElement, nothing } from 'lit';
import { engines } from '../session/page-session.js';
import { Run } from '../session/watched-search.js';
import { say } from '../strings/language.js';
import { action } from './action.js';
import { failure } from './answer.js';
import { choice } from './choice.js';
import './search-watch.js';

/** @import { PageDesk } from '../session/page-session.js' */

/** Nodes a second; the last is as fast as it goes. */
const SPEEDS = [1, 4, 20, 200, Number.POSITIVE_INFINITY];

export class WatchDialog extends LitElement {
  /** @type {PageDesk | undefined} */
  #desk;
  #text = '';
  /** @type {Run[]} */
  #runs = [];
  #engines = ['dlx', 'bits'];
  #isRace = false;
  #isPlaying = false;
  #speed = SPEEDS[1];
  #frame = 0;
  /** When the last frame was, and the moves that are due since. */
  #then = 0;
  #due = 0;

  createRenderRoot() {
    return this;
  }

  /** @param {PageDesk} desk */
  async open(desk) {
    this.#desk = desk;
    this.#text = desk.text;
    this.#engines[0] = desk.engine === 'auto' ? 'dlx' : desk.engine;
    this.requestUpdate();
    await this.updateComplete;
    this.#dialog.showModal();
    this.#restart();
  }

  render() {
    const desk = this.#desk;
    return html`<dialog class="watch" aria-labelledby="watch-title" @close=${this.#closed}>
      <h2 id="watch-title">${say.watchTitle}</h2>
      <div class="row" role="group" aria-label=${say.watch}>
        ${action(this.#isPlaying ? say.pause : say.play, () => this.#toggle(), { classes: 'main', enabled: !this.#isOver })}
        ${action(say.step, () => this.#step(), { enabled: !this.#isOver })} ${action(say.fromStart, () => this.#restart())}
        ${choice({
          label: say.speed,
          value: String(this.#speed),
          options: SPEEDS.map((speed) => ({ value: String(speed), label: say.steps(speed) })),
          choose: (speed) => this.#pace(Number(speed)),
        })}
        <button aria-pressed=${this.#isRace} @click=${() => this.#race()}>${say.race}</button>
        ${action(say.close, () => this.#dialog.close())}
      </div>
      ${desk ? html`<div class="lanes">${this.#runs.map((run, lane) => this.#lane(desk, run, lane))}</div>` : nothing}
    </dialog>`;
  }

  /** @param {PageDesk} desk @param {Run} run @param {number} lane */
  #lane(desk, run, lane) {
    return html`<section aria-label=${say.lane(lane + 1)}>
      ${choice({
        label: say.engine,
        value: this.#engines[lane],
        options: engines.map((name) => ({ value: name, label: say.engines[name] })),
        choose: (name) => {
          this.#engines[lane] = name;
          this.#restart();
        },
      })}
      ${
        run.error
          ? html`<p class="error" role="alert">${failure(run.error)}</p>`
          : html`<search-watch .puzzle=${desk.puzzle} .text=${this.#text} .view=${run.view} .run=${run} .playing=${this.#isPlaying}></search-watch>`
      }
    </section>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  get #isOver() {
    return this.#runs.every((run) => run.isDone);
  }

  // Nothing moves before somebody says so.
  #restart() {
    const desk = /** @type {PageDesk} */ (this.#desk);
    this.#stop();
    this.#runs = this.#engines.slice(0, this.#isRace ? 2 : 1).map((engine) => {
      const { id, notation } = desk.puzzle;
      return new Run(desk.solver.watch(id, this.#text, { format: notation, to: notation, engine }), engine);
    });
    for (const run of this.#runs) run.begin().then(() => this.requestUpdate());
    this.requestUpdate();
  }

  #race() {
    this.#isRace = !this.#isRace;
    this.#restart();
  }

  #toggle() {
    this.#isPlaying = !this.#isPlaying;
    this.#then = performance.now();
    this.#due = 1;
    if (this.#isPlaying) this.#frame = requestAnimationFrame((now) => this.#advance(now));
    else cancelAnimationFrame(this.#frame);
    this.requestUpdate();
  }

  async #step() {
    if (this.#isPlaying) this.#toggle();
    await Promise.all(this.#runs.map((run) => run.advance(1)));
    this.requestUpdate();
  }

  /** @param {number} speed */
  #pace(speed) {
    this.#speed = speed;
    this.requestUpdate();
  }

  /** @param {number} now */
  #advance(now) {
    if (!this.#isPlaying) return;
    this.#due += ((now - this.#then) / 1000) * Math.min(this.#speed, 1e6);
    this.#then = now;
    const moves = Math.floor(this.#due);
    if (moves > 0) {
      this.#due -= moves;
      const nodes = this.#speed === Number.POSITIVE_INFINITY ? this.#speed : moves;
      for (const run of this.#runs) run.advance(nodes).then((moved) => moved && this.requestUpdate());
    }
    if (this.#isOver) this.#toggle();
    else this.#frame = requestAnimationFrame((next) => this.#advance(next));
  }

  #stop() {
    if (this.#isPlaying) this.#toggle();
    for (const run of this.#runs) run.close();
    this.#runs = [];
  }

  #closed() {
    this.#stop();
    this.requestUpdate();
  }
}

customElements.define('watch-dialog', WatchDialog);
