// <quadrille-desk>: the first view of the site. It is drawn before the files of boards are there; pictures, puzzles of
// the day and unfinished boards follow with the session of the page.

import { html, LitElement, nothing } from 'lit';
import { progressOf } from '../library/progress.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { brand } from '../parts/brand.js';
import { pageFoot } from '../parts/foot.js';
import { isSite } from '../session/address.js';
import { lazy } from '../session/lazy.js';
import { deskStrings } from '../strings/desk-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { continueView, enterView } from './continue-view.js';
import styles from './desk.css?inline';
import { allItems } from './items.js';
import kindsStyles from './kinds.css?inline';
import { families, shownByExample } from './kinds.js';
import { foundView, kindsView } from './kinds-view.js';
import phoneStyles from './phone.css?inline';
import { glass } from './pictograms.js';
import { findItems } from './search.js';
import todayStyles from './today.css?inline';
import { nameOfDay, Today } from './today.js';
import { todayView } from './today-view.js';
import { begunBoards, unfinishedBoards } from './unfinished.js';

/** @import { Progress } from '../library/progress.js' */
/** @import { Theme } from '../parts/theme.js' */
/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { TextStorage } from '../session/text-storage.js' */
/** @import { Family } from './kinds.js' */
/** @import { Item } from './search.js' */
/** @import { Unfinished } from './unfinished.js' */

/**
 * @typedef {LitElement & {openDialog: (name: 'import' | 'keys' | 'statistics') => unknown,
 *   importFile: (file: File) => unknown}} Page
 *   <quadrille-page>
 * @typedef {{session: PageSession, page: Page}} Board
 *
 * @typedef {object} Host  what the page gives its desk
 * @property {TextStorage} tab
 * @property {TextStorage} browser
 * @property {Theme} theme
 * @property {{toBoard: () => Promise<void>, isAtDesk: boolean}} views
 * @property {() => Promise<Board>} board  fetches what boards need
 */

const similar = lazy(() => import('./similar.js'));

const dark = matchMedia('(prefers-color-scheme: dark)');

export class QuadrilleDesk extends LitElement {
  static properties = { wanted: { state: true }, family: { state: true }, isWhole: { state: true } };

  /** @type {Host | undefined} */
  #host;
  /** @type {PageSession | undefined} */
  #session;
  /** @type {Progress | undefined} */
  #progress;
  /** @type {Today | undefined} */
  #today;
  #date = new Date();
  /** @type {Unfinished[] | undefined} */
  #unfinished;
  /** The boards that may be unfinished, before that is known. @type {ReturnType<typeof begunBoards>} */
  #begun = [];
  /** The puzzles whose files are there. @type {Map<string, Puzzle>} */
  #puzzles = new Map();
  /** Whether a search finds all there is. */
  #isSearched = false;
  /** What is said in place of what a person has asked for. */
  #fault = '';

  constructor() {
    super();
    this.wanted = '';
    /** @type {Family | 'all' | ''} */
    this.family = '';
    this.isWhole = false;
  }

  createRenderRoot() {
    return this;
  }

  /** Shows the desk as it is now. @param {Host} host */
  async open(host) {
    const isFirst = !this.#host;
    this.#host = host;
    document.title = pageStrings.title;
    this.#openDay();
    if (isFirst) {
      this.#begun = begunBoards(Object.values(families).flat(), [host.tab, host.browser]);
      document.body.append(this);
      host.theme.addEventListener('change', () => this.requestUpdate());
      dark.addEventListener('change', () => this.requestUpdate());
      document.addEventListener('visibilitychange', () => document.hidden || this.#openDay());
    }
    this.requestUpdate();
    await this.updateComplete;
    if (!isFirst) this.querySelector('h2')?.focus();
    await new Promise(requestAnimationFrame).then(() => new Promise((resolve) => setTimeout(resolve)));
    const board = await host.board().catch(() => undefined); // without a network it is tried again when it is needed
    if (board) await this.#follow(board.session);
  }

  /** The puzzles of the present date, also when the desk has been open for longer than a day. */
  #openDay() {
    const host = /** @type {Host} */ (this.#host);
    this.#date = new Date();
    const day = nameOfDay(this.#date);
    if (this.#today?.day === day) return;
    this.#today = new Today(host.browser, day);
    this.#today.addEventListener('change', () => this.requestUpdate());
    if (this.#session) this.#makeToday(this.#session);
    this.requestUpdate();
  }

  /** Shows what the session knows. @param {PageSession} session */
  async #follow(session) {
    if (!this.#progress) {
      this.#progress = progressOf(session);
      this.#progress.addEventListener('change', () => this.requestUpdate());
    }
    this.#session = session;
    this.requestUpdate();
    const made = this.#makeToday(session);
    const host = /** @type {Host} */ (this.#host);
    const unfinished = await unfinishedBoards(session, this.#progress, [host.tab, host.browser]).catch(
      () => this.#unfinished,
    );
    for (const { puzzle } of unfinished ?? []) this.#puzzles.set(puzzle.id, puzzle);
    this.#unfinished = unfinished;
    this.requestUpdate();
    await made;
  }

  /** @param {PageSession} session */
  async #makeToday(session) {
    const today = /** @type {Today} */ (this.#today);
    const ids = today.plans.map(({ id }) => id);
    await Promise.all([this.#fetch(ids, { withExamples: false }), today.make(session)]);
  }

  /**
   * Fetches the files of puzzles for their pictures.
   * @param {Id[]} ids
   * @param {{withExamples: boolean}} how
   */
  async #fetch(ids, { withExamples }) {
    const session = this.#session;
    for (const id of ids) {
      if (!session || (this.#puzzles.has(id) && (!withExamples || session.examplesOf(id)))) continue;
      const puzzle = await (withExamples ? session.fetch(id) : session.fetchPuzzle(id)).catch(() => undefined);
      if (!puzzle) return; // without a network there are no pictures
      this.#puzzles.set(id, puzzle);
      this.requestUpdate();
    }
  }

  /** Fetches the files of those kinds of which there are pictures that are drawn here. @param {Id[]} ids */
  #fetchDrawn(ids) {
    const isDrawn = (/** @type {Id} */ id) => !isSite || [...shownByExample, 'sudoku'].some((each) => each === id);
    return this.#fetch(ids.filter(isDrawn), { withExamples: true });
  }

  /** What is not among the puzzles of the day. @param {Today} today */
  #otherThan({ plans, texts }) {
    const isOther = (/** @type {Id} */ id, /** @type {string} */ givens) =>
      !plans.some((plan, index) => plan.id === id && texts[index] === givens);
    return {
      unfinished: this.#unfinished?.filter(({ puzzle, position }) => isOther(puzzle.id, position.givens)),
      begun: this.#begun.filter(({ id, givens }) => isOther(id, givens)).map(({ id }) => id),
    };
  }

  render() {
    const host = this.#host;
    const today = this.#today;
    if (!host || !today) return nothing;
    const scheme = `${host.theme.name} ${dark.matches}`;
    const drawn = { puzzles: this.#puzzles, scheme };
    const kinds = this.#kindsState(drawn);
    const matches = findItems(kinds.items, this.wanted);
    const isNone = this.#isSearched && this.wanted.trim() && matches.length === 0;
    const nearly = isNone && similar.need(() => this.requestUpdate())?.similarItems(kinds.items, this.wanted);
    const enter = enterView({
      paper: () => this.#enterEmpty('enter'),
      paste: () => this.#withBoard(({ page }) => page.openDialog('import')),
      file: (file) => this.#withBoard(({ page }) => page.importFile(file)),
      empty: () => this.#enterEmpty('set'),
      rules: () =>
        this.#lead(async (session) => {
          await session.open('own');
          session.game.choose('set');
        }),
    });
    return html`
      <header>${brand()} ${this.#searchField(matches[0]?.item)}</header>
      <main>
        <p class="fault" role="alert">${this.#fault || nothing}</p>
        ${
          this.wanted.trim()
            ? foundView(kinds, matches, nearly || [], this.#isSearched)
            : html`${todayView({
                ...{ ...drawn, today, date: this.#date, progress: this.#progress },
                play: (index) => this.#playToday(index),
                statistics: () => this.#withBoard(({ page }) => page.openDialog('statistics')),
              })}
              <div class="beside">
                ${continueView({
                  ...{ ...drawn, ...this.#otherThan(today), isWhole: this.isWhole },
                  goOn: (board) => this.#goOn(board),
                  showAll: () => {
                    this.isWhole = true;
                  },
                })}
                ${enter}
              </div>
              ${kindsView(kinds)}`
        }
      </main>
      ${pageFoot(host.theme, () => this.#withBoard(({ page }) => page.openDialog('keys')))}
    `;
  }

  /**
   * @param {{puzzles: Map<string, Puzzle>, scheme: string}} drawn
   * @returns {import('./kinds-view.js').KindsState}
   */
  #kindsState(drawn) {
    const session = this.#session;
    const examplesOf = (/** @type {Id} */ id) => session?.examplesOf(id);
    return {
      ...drawn,
      items: allItems(examplesOf),
      family: this.family,
      textOf: ({ id, key }) => {
        const examples = examplesOf(id) ?? [];
        return (key ? examples.find((each) => each.key === key) : examples[0])?.text ?? '';
      },
      toggle: (family) => this.#toggle(family),
      open: (item) => this.#openItem(item),
    };
  }

  /** @param {Item | undefined} first  of what is found */
  #searchField(first) {
    const { find, placeholder } = deskStrings();
    return html`<search class="find">
      ${glass}
      <input
        type="search"
        aria-label=${find}
        placeholder=${placeholder}
        .value=${this.wanted}
        @input=${(/** @type {Event} */ { target }) => {
          this.wanted = /** @type {HTMLInputElement} */ (target).value;
          this.#fetchKinds();
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === 'Enter' && !event.isComposing && first) this.#openItem(first);
        }}
      />
    </search>`;
  }

  /** What a search may find: the examples that are puzzles of their own, then the pictures of all kinds. */
  async #fetchKinds() {
    await this.#host?.board().then(
      ({ session }) => {
        this.#session ??= session;
      },
      () => {}, // without a network, kinds are found and no examples
    );
    await this.#fetch([...shownByExample, 'queens'], { withExamples: true });
    this.#isSearched = true;
    this.requestUpdate();
    await this.#fetchDrawn(Object.values(families).flat());
  }

  /** @param {Family | 'all'} family */
  async #toggle(family) {
    this.family = this.family === family ? '' : family;
    if (!this.family) return;
    await this.updateComplete;
    this.querySelector('#family-list')?.scrollIntoView({ block: 'nearest' });
    await this.#fetchDrawn(family === 'all' ? Object.values(families).flat() : families[family]);
  }

  /** Does something with the session and the element of boards. @param {(board: Board) => unknown} work */
  async #withBoard(work) {
    const board = await this.#host?.board().catch(() => undefined);
    this.#fault = board ? '' : deskStrings().failed;
    this.requestUpdate();
    if (board) await work(board);
  }

  /**
   * Puts a puzzle on the board, and leads there. What is being made waits meanwhile, unless it is that puzzle.
   * @param {(session: PageSession, progress: Progress) => unknown} work  settles with false where there is no puzzle
   * @param {boolean} [isOfToday]
   */
  #lead(work, isOfToday = false) {
    return this.#withBoard(async ({ session, page }) => {
      if (!isOfToday) await this.#today?.pause();
      if ((await work(session, progressOf(session))) === false) return;
      await this.#host?.views.toBoard();
      this.wanted = '';
      await page.updateComplete;
      scrollTo(0, 0);
      /** @type {HTMLElement | null} */ (page.querySelector('.board > *'))?.focus({ preventScroll: true });
    });
  }

  /** @param {number} index */
  #playToday(index) {
    return this.#lead(async (session, progress) => {
      const today = /** @type {Today} */ (this.#today);
      const text = await today.made(session, index);
      if (!text || !this.#host?.views.isAtDesk) return false;
      await today.pause();
      const { id } = today.plans[index];
      session.prove(text, id);
      return progress.play(id, text);
    }, true);
  }

  /** @param {Unfinished} board */
  #goOn({ puzzle, position, isOpen }) {
    return this.#lead((session, progress) =>
      isOpen ? session.open(puzzle.id) : progress.play(puzzle.id, position.givens),
    );
  }

  /** @param {Item} item */
  #openItem({ id, key }) {
    return this.#lead(async (session, progress) => {
      await session.open(id);
      const example =
        key && session.puzzle.id === id ? session.examplesOf(id).find((each) => each.key === key) : undefined;
      if (!example) return;
      if (session.game.isOffered && example.text) await progress.play(id, example.text);
      else await session.startExample(example.key);
    });
  }

  /** Opens an empty Sudoku. @param {'enter' | 'set'} way */
  #enterEmpty(way) {
    return this.#lead(async (session, progress) => {
      await session.open('sudoku');
      const { puzzle } = session;
      progress.keep();
      session.startBoard(puzzle.blank(puzzle.usual));
      session.game.choose(way);
    });
  }
}

for (const each of [styles, todayStyles, kindsStyles, phoneStyles]) adoptStyle(each);
customElements.define('quadrille-desk', QuadrilleDesk);
