// A count of the present board that was interrupted, and how it is continued (saved-counts.js). Fetched with the first
// count, or when the page is idle, since it is not urgent.

import { SavedCounts } from './saved-counts.js';

/** @import { Checkpoint } from 'quadrille' */
/** @import { PageSession } from './page-session.js' */

/** What a count is about. @typedef {Pick<PageSession, 'puzzle' | 'engine' | 'text'>} Counted */

export class InterruptedCount {
  /** How far it has come; undefined where there is none. @type {Checkpoint | undefined} */
  checkpoint;
  #session;
  #counts = new SavedCounts();

  /** @param {PageSession} session */
  constructor(session) {
    this.#session = session;
    session.store.addEventListener('change', () => this.find());
    this.find();
  }

  /** Finds the interrupted count of the present board. */
  async find() {
    const board = keyOf(this.#session);
    const found = await this.#counts.find(board);
    if (board !== keyOf(this.#session) || (!found && !this.checkpoint)) return;
    this.checkpoint = found;
    this.#session.changed();
  }

  /** Saves how far a count has come. @param {Counted} board @param {Checkpoint} checkpoint */
  note(board, checkpoint) {
    if (checkpoint.parts.length > 0 && checkpoint.nodes > 0) this.#counts.save(keyOf(board), checkpoint);
  }

  /** @param {Counted} board @param {boolean} isCounted  whether nothing is left to go on with */
  async ended(board, isCounted) {
    if (isCounted) await this.#counts.forget(keyOf(board));
    await this.find();
  }

  /** Continues the count. */
  goOn() {
    return this.#session.ask('count', { checkpoint: this.checkpoint });
  }

  async forget() {
    await this.#counts.forget(keyOf(this.#session));
    await this.find();
  }
}

/** @param {Counted} board */
const keyOf = ({ puzzle, engine, text }) => `${puzzle.id} ${engine}\n${text}`;
