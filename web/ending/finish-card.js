// <finish-card>: the end of a game: its time, hints and grade, the best time before, the last seven days, and what
// comes next. It adds the game to the records of this device. Tested by tests/web/ending.test.js.

import { html, LitElement, nothing, svg } from 'lit';
import { action } from '../parts/action.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { timeText } from '../parts/time-text.js';
import { bestBefore, dayOf, fingerprint, Records, weekOf } from '../records/records.js';
import { seal } from '../seal/seal.js';
import { makePuzzle, nextExample, orderLike, playMade, sayMade } from '../session/making.js';
import { TextStorage } from '../session/text-storage.js';
import { titleOf } from '../session/title.js';
import { endingStrings } from '../strings/ending-strings.js';
import { gradeText } from '../strings/grades-strings.js';
import { celebrate } from './effects.js';
import styles from './finish.css?inline';
import { prepare, resultLine, share } from './share-result.js';

/** @import { DialogName } from '../parts/controls.js' */
/** @import { Game } from '../records/records.js' */
/** @import { PageSession } from '../session/page-session.js' */

/** Nobody waits longer for a grade or the seal. */
const SECONDS = 3;

export const records = new Records(new TextStorage(() => localStorage));

export class FinishCard extends LitElement {
  static properties = {
    session: { attribute: false },
    board: { attribute: false },
    open: { attribute: false },
    game: { state: true },
    isUnique: { state: true },
    isMaking: { state: true },
    note: { state: true },
  };

  /** What is found out about the board, and made, is stopped when the card goes. */
  #abort = new AbortController();
  /** @type {ReturnType<typeof prepare> | undefined} */
  #prepared;

  constructor() {
    super();
    /** @type {PageSession} */
    this.session = /** @type {any} */ (undefined);
    /** What was given. */
    this.board = '';
    /** @type {(name: DialogName, leadsOn?: boolean) => void} */
    this.open = () => {};
    /** @type {Game | undefined} */
    this.game = undefined;
    /** Whether it was proved that the board has one solution. */
    this.isUnique = false;
    this.isMaking = false;
    this.note = '';
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#abort.abort();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('board')) this.#begin();
  }

  /** Another game has ended. */
  #begin() {
    const { puzzle, store, game } = this.session;
    const { hints, elapsed } = store;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.game = {
      kind: puzzle.id,
      size: puzzle.size(this.board),
      board: fingerprint(this.board),
      day: dayOf(new Date()),
      ...(hints !== undefined && { hints, ms: Math.round(elapsed) }),
    };
    [this.isUnique, this.isMaking, this.note] = [false, false, ''];
    this.#prepared = prepare(this.session);
    this.#prepared.catch(() => {}); // a failure is reported when somebody shares
    if (game.isCelebrated) {
      records.add(this.game);
      celebrate({ sound: store.wants('sound') === true, vibration: store.wants('vibration') === true });
    }
    this.#judge(this.game, this.#abort.signal).catch(() => {}); // without the solver there is neither
  }

  /** Finds out the grade, and whether the seal may be shown. @param {Game} game @param {AbortSignal} signal */
  async #judge(game, signal) {
    const { puzzle, solver, game: played } = this.session;
    const isNew = played.isCelebrated;
    const options = { format: puzzle.notation, seconds: SECONDS, signal };
    const { verdict } = await solver.ask('check', puzzle.id, this.board, options);
    if (signal.aborted) return;
    this.isUnique = verdict === 'unique';
    if (this.isUnique) this.session.prove(this.board, puzzle.id);
    const graded = this.isUnique && puzzle.scale ? await solver.grade(puzzle.id, this.board, options) : undefined;
    if (signal.aborted || !graded?.grade) return;
    const { grade, rating } = graded;
    this.game = { ...game, grade, ...(typeof rating === 'number' && { rating }) };
    if (isNew) records.add(this.game);
  }

  render() {
    const { game, session } = this;
    if (!game) return nothing;
    const strings = endingStrings();
    const { games } = records;
    const best = bestBefore(games, game);
    const isNew = session.game.isCelebrated;
    const scale = session.puzzle.scale ?? 0;
    return html`<div class=${isNew ? 'card new' : 'card'}>
      ${this.isUnique ? seal() : nothing}
      <p class="what">${titleOf(session.puzzle, session.text)} ${game.size}</p>
      ${game.ms === undefined ? nothing : html`<p class="time">${timeText(game.ms)}</p>`}
      ${this.#comparison(game, best)}
      <dl>
        ${game.hints === undefined ? nothing : figure(strings.hints, game.hints)}
        ${game.grade ? figure(strings.grade, gradeText(scale, { ...game, grade: game.grade })) : nothing}
        ${best === undefined ? nothing : figure(strings.bestBefore, timeText(best))}
      </dl>
      ${week(games, game.day)}
      <div class="next-row">
        ${action(strings.share, () => this.#share())} ${this.#nextButton()}
      </div>
      <p class="note" aria-live="polite">${this.note || nothing}</p>
      <div class="more-row">
        ${action(strings.replay, () => this.open('watch', true))}
        ${action(strings.statistics, () => this.open('statistics'))}
      </div>
    </div>`;
  }

  /** @param {Game} game @param {number | undefined} best */
  #comparison({ ms }, best) {
    if (ms === undefined) return nothing;
    const { faster, first } = endingStrings();
    if (best === undefined) return html`<p>${first}</p>`;
    return ms < best ? html`<p>${faster(timeText(best - ms))}</p>` : nothing;
  }

  #nextButton() {
    const { session } = this;
    const { stop, next } = endingStrings();
    if (this.isMaking) return action(stop, () => this.#abort.abort(), { classes: 'main' });
    const { source, puzzle, store } = session;
    const found = source?.givens === store.position.givens && source.dialog !== 'new' ? source.dialog : undefined;
    const finished = new Set(records.games.map(({ board }) => board));
    const example = puzzle.isMade ? undefined : nextExample(session, (text) => finished.has(fingerprint(text)));
    if (!found && !puzzle.isMade && !example) return nothing;
    const go = () => {
      if (found) this.open(found, true);
      else if (example) session.startExample(example.key).then(focusBoard);
      else this.#next();
    };
    return action(next, go, { classes: 'main' });
  }

  /** Makes another puzzle like this one and puts it on the board. */
  async #next() {
    const { session } = this;
    const order = orderLike(session, this.game?.grade);
    if (!order) return this.open('new');
    const strings = endingStrings();
    const abort = new AbortController();
    this.#abort = abort;
    this.isMaking = true;
    this.note = strings.making;
    try {
      const { puzzle, text } = await makePuzzle(session, order, { signal: abort.signal });
      if (abort.signal.aborted) this.note = '';
      else if (text === undefined) this.note = strings.notMade;
      else {
        playMade(session, puzzle, text, order);
        sayMade(session, order);
        focusBoard();
      }
    } catch (error) {
      this.note = /** @type {Error} */ (error).message;
    } finally {
      this.isMaking = false;
    }
  }

  async #share() {
    const { game, session } = this;
    try {
      const prepared = await /** @type {ReturnType<typeof prepare>} */ (this.#prepared);
      this.note = await share(prepared, resultLine(session.puzzle, /** @type {Game} */ (game)));
    } catch {
      this.note = endingStrings().notShared;
    }
  }
}

const focusBoard = () => /** @type {HTMLElement | null} */ (document.querySelector('.board > *'))?.focus();

/** @param {string} name @param {unknown} value */
const figure = (name, value) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const tick = svg`<path d="M9.5 16.5l4.5 4.5 9-10.5"></path>`;

/**
 * The last seven days: a day with a game has a stamp, one without a dashed ring.
 * @param {Game[]} games
 * @param {string} today
 */
export function week(games, today) {
  const strings = endingStrings();
  return html`<ol class="week" aria-label=${strings.week}>
    ${weekOf(games, today).map(({ day, isPlayed }) => {
      return html`<li class=${isPlayed ? 'played' : 'missed'} ?data-today=${day === today}>
        <svg viewBox="0 0 32 32" role="img" aria-label=${strings.day(day, isPlayed)}>
          <circle cx="16" cy="16" r="14.5"></circle>
          ${isPlayed ? tick : nothing}
        </svg>
        <span aria-hidden="true">${strings.letter(day)}</span>
      </li>`;
    })}
  </ol>`;
}

adoptStyle(styles);
customElements.define('finish-card', FinishCard);
