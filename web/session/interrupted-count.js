// A count of the present board that was interrupted, and goes on where it was (saved-counts.js).

/** @import { Checkpoint } from 'quadrille' */
/** @import { PageSession } from './page-session.js' */
/** @import { SavedCounts } from './saved-counts.js' */
/** @import { Session } from './session.js' */
/** @import { Options } from './solver-client.js' */

/** @typedef {ReturnType<Session['ask']>} Asking */

export class InterruptedCount {
  /** How far it has come; undefined where there is none. @type {Checkpoint | undefined} */
  checkpoint;
  #session;
  #counts;

  /** @param {PageSession} session @param {SavedCounts} counts */
  constructor(session, counts) {
    this.#session = session;
    this.#counts = counts;
  }

  /** Finds the one of the present board. */
  async find() {
    const board = this.#board;
    const found = await this.#counts.find(board);
    if (board !== this.#board || (!found && !this.checkpoint)) return;
    this.checkpoint = found;
    this.#session.changed();
  }

  /** Asks for a count and saves how far it has come. @param {(saving: Options) => Asking} ask @returns {Asking} */
  async saved(ask) {
    const board = this.#board;
    /** @param {Checkpoint} checkpoint */
    const onCheckpoint = (checkpoint) => {
      if (checkpoint.parts.length > 0 && checkpoint.nodes > 0) this.#counts.save(board, checkpoint);
    };
    const asked = await ask({ onCheckpoint });
    if (asked.answer?.verdict === 'counted') await this.#counts.forget(board);
    await this.find();
    return asked;
  }

  /** Goes on with it. */
  goOn() {
    return this.#session.ask('count', { checkpoint: this.checkpoint });
  }

  async forget() {
    await this.#counts.forget(this.#board);
    await this.find();
  }

  /** What a count is about. */
  get #board() {
    const { puzzle, engine, text } = this.#session;
    return `${puzzle.id} ${engine}\n${text}`;
  }
}
