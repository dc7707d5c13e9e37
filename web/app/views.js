// The two views of the page: the desk, and a board. What a view needs is fetched when it is first shown.
// The attribute `data-view` of the document hides the other one (desk/desk.css).

import { isDeskAddress, showDeskAddress } from '../session/address.js';

export class Views {
  #root = document.documentElement;
  #open;

  /** @param {{desk: () => Promise<unknown>, board: () => Promise<unknown>}} open  what fetches and draws each */
  constructor(open) {
    this.#open = open;
    addEventListener('popstate', () => this.follow());
    addEventListener('hashchange', () => this.follow());
  }

  get isAtDesk() {
    return this.#root.dataset.view === 'desk';
  }

  /** Shows what the address names. */
  follow() {
    return isDeskAddress() ? this.#show('desk') : this.toBoard();
  }

  /** A person goes to the desk. */
  async toDesk() {
    showDeskAddress();
    await this.#show('desk');
    scrollTo(0, 0);
  }

  async toBoard() {
    if (this.#root.dataset.view !== 'board') await this.#show('board');
  }

  /** @param {'desk' | 'board'} view */
  async #show(view) {
    this.#root.dataset.view = view;
    await this.#open[view]();
  }
}
