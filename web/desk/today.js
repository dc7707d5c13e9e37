// The puzzles of a day. They are made on this device, from the date as seed, so that they are the same for everybody
// without a server. What has been made is kept for a week. Tested by tests/wasm/desk.test.js.

import { isObject, parse } from '../session/saved-boards.js';

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { TextStorage } from '../session/text-storage.js' */

const KEY = 'quadrille.today';
/** The number of days that are kept: a week is shown. */
const DAYS = 7;

/**
 * @typedef {object} Plan  what is made
 * @property {Id} id
 * @property {number} size
 * @property {'Easy' | 'Medium'} [grade]
 * @property {object} [wishes]  further ones, as for `Quadrille.generate`
 */

/** A date as YYYY-MM-DD, of the place where the person is. @param {Date} date */
export const nameOfDay = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');

/** @param {string} day */
const numberOf = (day) => Number(day.replaceAll('-', ''));

/**
 * What is made on a day. The loop goes through cells on one day, along edges on the next.
 * @param {string} day
 * @returns {Plan[]}
 */
export const plansOf = (day) => [
  { id: 'sudoku', size: 9, grade: 'Medium', wishes: { symmetry: 'rotational' } },
  { id: 'variant', size: 6, grade: 'Easy', wishes: { killer: true } },
  { id: 'starbattle', size: 8, grade: 'Medium' },
  { id: numberOf(day) % 2 ? 'masyu' : 'slitherlink', size: 8, grade: 'Easy' },
  { id: 'nonogram', size: 10 },
];

/** Fires `change` when a puzzle has been made, or could not be made. */
export class Today extends EventTarget {
  /** By day, the texts of its puzzles in the order of the plans; '' for one that is not made yet. */
  #days = /** @type {Record<string, string[]>} */ ({});
  #storage;
  /** @type {Promise<void> | undefined} */
  #making;
  #abort = new AbortController();

  /** @param {TextStorage} storage  of the browser @param {string} day  as `nameOfDay` */
  constructor(storage, day) {
    super();
    this.#storage = storage;
    this.day = day;
    this.plans = plansOf(day);
    /** Why the puzzles could not be made. @type {Error | undefined} */
    this.error = undefined;
    const kept = parse(storage.read(KEY) ?? '');
    for (const [name, texts] of isObject(kept) ? Object.entries(kept) : [])
      if (Array.isArray(texts) && texts.every((text) => typeof text === 'string')) this.#days[name] = texts;
  }

  /** The puzzles of the day; '' for one that is not made yet. */
  get texts() {
    const texts = this.#days[this.day];
    return texts?.length === this.plans.length ? texts : this.plans.map(() => '');
  }

  /** The puzzles of another day, if they are kept. @param {string} day */
  textsOf(day) {
    return this.#days[day] ?? [];
  }

  /** Makes what is not made yet, one puzzle after the other. @param {PageSession} session */
  make(session) {
    this.#making ??= this.#makeAll(session).finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  /** Leaves the solver to somebody who has opened a board. The next call of `make` goes on. */
  async pause() {
    this.#abort.abort();
    await this.#making;
  }

  /**
   * The puzzle in a place of the plans, once it is made; '' when it cannot be.
   * @param {PageSession} session @param {number} index
   * @returns {Promise<string>}
   */
  async made(session, index) {
    const making = this.make(session);
    while (!this.texts[index] && this.#making)
      await Promise.race([making, new Promise((resolve) => this.addEventListener('change', resolve, { once: true }))]);
    return this.texts[index];
  }

  /** @param {PageSession} session */
  async #makeAll(session) {
    this.error = undefined;
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    try {
      for (const [index, plan] of this.plans.entries()) {
        const puzzle = await session.fetchPuzzle(plan.id);
        if (this.texts[index] && puzzle.accepts(this.texts[index])) continue;
        const { puzzles } = await session.solver.generate(plan.id, {
          ...{ ...plan.wishes, size: plan.size, seed: 10 * numberOf(this.day) + index, to: puzzle.notation },
          ...(plan.grade && { grade: plan.grade }),
          signal,
        });
        if (signal.aborted) return;
        this.#keep(this.texts.with(index, puzzles[0] ?? ''));
      }
    } catch (error) {
      this.error = /** @type {Error} */ (error);
    }
    this.dispatchEvent(new Event('change'));
  }

  /** @param {string[]} texts */
  #keep(texts) {
    const days = Object.entries({ ...this.#days, [this.day]: texts }).sort(([one], [other]) => (one < other ? 1 : -1));
    this.#days = Object.fromEntries(days.slice(0, DAYS));
    this.#storage.write(KEY, JSON.stringify(this.#days));
    this.dispatchEvent(new Event('change'));
  }
}

/** The days of the week that ends with a day, the earliest first. @param {Date} date @returns {Date[]} */
export const weekTo = (date) =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(date);
    day.setDate(date.getDate() - (DAYS - 1 - index));
    return day;
  });
