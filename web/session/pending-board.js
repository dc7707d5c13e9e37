// The board that the page's address names. Until it has been read, the present board stays.

/** @import { PageSession } from './page-session.js' */

export class PendingBoard {
  #session;
  /** Whether it has come. @type {Promise<boolean> | undefined} */
  #coming;

  /** @param {PageSession} session */
  constructor(session) {
    this.#session = session;
  }

  /** Whether a board is being read. */
  get isUnderWay() {
    return this.#coming !== undefined;
  }

  /** @param {Promise<boolean>} coming  whether it has come */
  async expect(coming) {
    this.#coming = coming;
    this.#session.changed();
    await coming.finally(() => {
      if (this.#coming === coming) this.#coming = undefined;
    });
    this.#session.changed();
  }

  /** Waits until no board is on its way. @returns {Promise<boolean>}  whether the last one has come */
  async settled() {
    let hasCome = true;
    while (this.#coming) hasCome = await this.#coming;
    return hasCome;
  }
}
