// <watch-dialog>: shows a search at a chosen speed or step by step, or two engines side by side.
//
// Each search runs in its own worker (session/watched-search.js). The dialog makes moves from animation frames. Tested
// by tests/web/watch.test.js.

import { html, nothing } from 'lit';
import { engines } from '../session/page-session.js';
import { ReplayedGame } from '../session/replayed-game.js';
import { WatchedSearch } from '../session/watched-search.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { workshopStrings } from '../strings/workshop-strings.js';
import styles from '../styles/watch.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { failureSentence } from './answer.js';
import { choice } from './choice.js';
import { PageDialog } from './page-dialog.js';
import './search-watch.js';

/** @import { Engine, PageSession } from '../session/page-session.js' */

/** Nodes per second. The last speed has no limit. */
const SPEEDS = [1, 4, 20, 200, Number.POSITIVE_INFINITY];

export class WatchDialog extends PageDialog {
  #text = '';
  /** The searches, and before them the game that is replayed. @type {(WatchedSearch | ReplayedGame)[]} */
  #searches = [];
  #isReplay = false;
  #engines = /** @type {Engine[]} */ (['dlx', 'bits']);
  #isRace = false;
  #isPlaying = false;
  #speed = SPEEDS[1];
  #frame = 0;
  /** The time of the last frame, and the moves that are due since then. */
  #lastFrame = 0;
  #dueMoves = 0;

  /** @param {PageSession} session @param {boolean} [isReplay]  of the game that was finished, beside a search */
  async open(session, isReplay = false) {
    this.session = session;
    this.#isReplay = isReplay;
    this.#isRace = false;
    this.#text = isReplay ? session.store.position.givens : session.text;
    this.#engines[0] = session.engine === 'auto' ? 'dlx' : session.engine;
    await this.show();
    this.#restart();
  }

  render() {
    const { session } = this;
    const content = html`<div class="whole">
      ${this.heading(this.#isReplay ? dialogsStrings().replayTitle : dialogsStrings().watchTitle)}
      <div class="row" role="group" aria-label=${workshopStrings().watch}>
        ${action(this.#isPlaying ? dialogsStrings().pause : dialogsStrings().play, () => this.#toggle(), {
          classes: 'main',
          enabled: !this.#isDone,
        })}
        ${action(dialogsStrings().stepBack, () => this.#step((search) => search.back()), {
          enabled: this.#searches.some((search) => search.canGoBack),
        })}
        ${action(dialogsStrings().step, () => this.#step((search) => search.advance(1)), { enabled: !this.#isDone })}
        ${action(dialogsStrings().fromStart, () => this.#restart())}
        ${choice({
          label: dialogsStrings().speed,
          value: String(this.#speed),
          options: SPEEDS.map((speed) => ({ value: String(speed), label: dialogsStrings().steps(speed) })),
          choose: (speed) => this.#setSpeed(Number(speed)),
        })}
        ${this.#isRace ? nothing : this.#engineChoice(0)}
        ${
          this.#isReplay
            ? nothing
            : html`<button aria-pressed=${this.#isRace} @click=${() => this.#race()}>${dialogsStrings().race}</button>`
        }
        ${action(dialogsStrings().fullScreen, () => this.#fillScreen())}
        ${this.closeButton(pageStrings.close, 'close')}
      </div>
      ${
        session
          ? html`<div class="lanes">${this.#searches.map((search, lane) =>
              search instanceof ReplayedGame
                ? this.#game(session, search)
                : this.#lane(session, search, this.#isReplay ? lane - 1 : lane),
            )}</div>`
          : nothing
      }
    </div>`;
    return this.frame(content, 'watch');
  }

  /** The game of a person, as far as it is shown. @param {PageSession} session @param {ReplayedGame} game */
  #game({ puzzle }, game) {
    const { text, givens } = game.position;
    const { gameLane, move } = dialogsStrings();
    return html`<section aria-label=${gameLane}>
      <p class="story" aria-live=${this.#isPlaying ? 'off' : 'polite'}>${move(game.move, game.moves)}</p>
      <div class="stage replayed">
        ${puzzle.view({ text, layers: { givens }, label: gameLane, readonly: true })}
      </div>
    </section>`;
  }

  /** The whole screen, as for a class. Esc leads back. */
  #fillScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else
      this.querySelector('.whole')
        ?.requestFullscreen()
        .catch(() => {}); // some phones have none
  }

  /** @param {PageSession} session @param {WatchedSearch} search @param {number} lane */
  #lane(session, search, lane) {
    return html`<section aria-label=${dialogsStrings().lane(lane + 1)}>
      ${this.#isRace ? this.#engineChoice(lane) : nothing}
      ${
        search.error
          ? html`<p class="error" role="alert">${failureSentence(search.error, pageStrings)}</p>`
          : html`<search-watch
              .puzzle=${session.puzzle}
              .text=${this.#text}
              .view=${search.view}
              .search=${search}
              .playing=${this.#isPlaying}
              .free=${this.#speed === Number.POSITIVE_INFINITY}
            ></search-watch>`
      }
    </section>`;
  }

  /** @param {number} lane */
  #engineChoice(lane) {
    return choice({
      label: workshopStrings().engine,
      value: this.#engines[lane],
      options: engines.map((name) => ({ value: name, label: workshopStrings().engines[name] })),
      choose: (name) => {
        this.#engines[lane] = /** @type {Engine} */ (name);
        this.#restart();
      },
    });
  }

  get #isDone() {
    return this.#searches.every((search) => search.isDone);
  }

  // A new search makes no move until somebody plays or steps.
  #restart() {
    const { session } = this;
    this.#stop();
    const { past, position } = session.store;
    const course = [...past.filter(({ givens }) => givens === position.givens), position];
    const searches = this.#engines.slice(0, this.#isRace ? 2 : 1).map((engine) => {
      const { id, notation, filling } = session.puzzle;
      const given = filling?.peers && filling.read(this.#text);
      return new WatchedSearch(
        () => session.solver.watch(id, this.#text, { format: notation, to: notation, engine }),
        engine,
        (cell) => cell !== null && Boolean(given?.[cell]),
      );
    });
    this.#searches = this.#isReplay ? [new ReplayedGame(course), ...searches] : searches;
    for (const search of this.#searches) search.begin().then(() => this.requestUpdate());
    this.requestUpdate();
  }

  #race() {
    this.#isRace = !this.#isRace;
    this.#restart();
  }

  #toggle() {
    this.#isPlaying = !this.#isPlaying;
    this.#lastFrame = performance.now();
    this.#dueMoves = 1;
    if (this.#isPlaying) this.#frame = requestAnimationFrame((now) => this.#advance(now));
    else cancelAnimationFrame(this.#frame);
    this.requestUpdate();
  }

  /** @param {(search: WatchedSearch | ReplayedGame) => Promise<boolean>} make  a move */
  async #step(make) {
    if (this.#isPlaying) this.#toggle();
    await Promise.all(this.#searches.map(make));
    this.requestUpdate();
  }

  /** @param {number} speed */
  #setSpeed(speed) {
    this.#speed = speed;
    this.requestUpdate();
  }

  /** @param {number} now */
  #advance(now) {
    if (!this.#isPlaying) return;
    this.#dueMoves += ((now - this.#lastFrame) / 1000) * Math.min(this.#speed, 1e6);
    this.#lastFrame = now;
    const moves = Math.floor(this.#dueMoves);
    if (moves > 0) {
      this.#dueMoves -= moves;
      const nodes = this.#speed === Number.POSITIVE_INFINITY ? this.#speed : moves;
      for (const search of this.#searches) search.advance(nodes).then((moved) => moved && this.requestUpdate());
    }
    if (this.#isDone) this.#toggle();
    else this.#frame = requestAnimationFrame((next) => this.#advance(next));
  }

  #stop() {
    if (this.#isPlaying) this.#toggle();
    for (const search of this.#searches) search.close();
    this.#searches = [];
  }

  closed() {
    this.#stop();
    this.requestUpdate();
  }
}

adoptStyle(styles);
customElements.define('watch-dialog', WatchDialog);
