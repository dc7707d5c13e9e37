// How long the open board is played. Time passes while it is in view, it is played and it is not complete.
// It is always measured; parts/play-timer.js shows it to a person who wants to see it. Fetched after the first board.
// Tested by tests/web/keypad.test.js.

/** @import { PageSession } from './page-session.js' */

const TICK_MS = 200;
/** A machine that has slept comes back with one long tick. */
const LONGEST_TICK_MS = 5000;

/** Fires `tick`. */
export class PlayClock extends EventTarget {
  #session;
  /** Time passes from when the page was opened. */
  #last = 0;

  /** @param {PageSession} session */
  constructor(session) {
    super();
    this.#session = session;
    setInterval(() => this.#tick(), TICK_MS);
    document.addEventListener('visibilitychange', () => {
      this.#last = performance.now();
    });
  }

  #tick() {
    const now = performance.now();
    const passed = this.#last === 0 ? now : Math.min(now - this.#last, LONGEST_TICK_MS);
    this.#last = now;
    const { game, store } = this.#session;
    const isAtDesk = document.documentElement.dataset.view === 'desk';
    if (document.hidden || isAtDesk || !game.isRunning) return;
    store.elapsed += passed;
    this.dispatchEvent(new Event('tick'));
  }
}

/** @type {PlayClock | undefined} */
let clock;

/** The clock of the page. @param {PageSession} session */
export function clockOf(session) {
  clock ??= new PlayClock(session);
  return clock;
}
