// The panel of rules on the page: opening and closing it. A classic Sudoku is edited as a variant without rules, and a
// variant without rules becomes a classic Sudoku again when the panel is closed.

import { html } from 'lit';
import { convertedSheet } from '../session/converted-sheet.js';
import './panel.js';

/** @import { LitElement } from 'lit' */
/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { Store } from '../session/store.js' */
/** @import { RulesSession } from './panel.js' */

/**
 * What editing needs of the session, besides what the panel needs.
 * @typedef {RulesSession & {
 *   puzzle: Puzzle,
 *   store: Pick<Store, 'continueAs'>,
 *   query: {dismiss: () => void},
 *   fetch: (id: string) => Promise<Puzzle>,
 *   edited: () => void,
 * }} EditedSession
 */

export class RulesEditing {
  #session;
  #page;
  #isOpen = false;

  /** @param {EditedSession} session @param {LitElement} page */
  constructor(session, page) {
    this.#session = session;
    this.#page = page;
  }

  /** The panel, while it is open. */
  view() {
    const session = this.#session;
    return this.#isOpen
      ? html`<rules-panel .session=${session} .text=${session.text} @close=${() => this.#close()}></rules-panel>`
      : undefined;
  }

  async open() {
    await this.#continueAs('variant');
    await this.#show(true);
    this.#page.querySelector('.board')?.scrollIntoView({ block: 'nearest' });
    this.#focus('rules-panel');
  }

  async #close() {
    await this.#continueAs('sudoku');
    await this.#show(false);
    this.#focus('button.rules');
  }

  /** @param {boolean} isOpen */
  #show(isOpen) {
    this.#isOpen = isOpen;
    this.#page.requestUpdate();
    return this.#page.updateComplete;
  }

  /** @param {string} selector */
  #focus(selector) {
    /** @type {HTMLElement | null} */ (this.#page.querySelector(selector))?.focus();
  }

  /** Goes on with the open board as another puzzle, if it can be one. @param {Id} id */
  async #continueAs(id) {
    const session = this.#session;
    const { puzzle, store, query } = session;
    const next = await session.fetch(id);
    if (puzzle !== session.puzzle || next === puzzle) return;
    const convert = (/** @type {string} */ text) => next.fromPlain?.(text) ?? puzzle.plainer?.(text)?.text;
    query.dismiss();
    if (store.continueAs(next, (sheet) => convertedSheet(sheet, convert))) session.edited();
  }
}
