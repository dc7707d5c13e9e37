// Counts that were interrupted, in the browser's database: a reload, a crash or the night does not lose what is done.
// What opens and reads the database (counts-database.js) is fetched when there is one, or one is needed.
// Tested by tests/web/saved-counts.test.js.

/** @import { Checkpoint } from 'quadrille' */
/** @import { CountsDatabase } from './counts-database.js' */

const DATABASE = 'quadrille';

/** By board. Where the browser forbids storage, nothing is kept. */
export class SavedCounts {
  /** @type {Promise<CountsDatabase> | undefined} */
  #opened;

  /** @param {string} board @returns {Promise<Checkpoint | undefined>} */
  async find(board) {
    // While the first count is being saved, the database does not exist yet.
    const exists = this.#opened !== undefined || (await mayExist());
    return exists ? this.#use((database) => database.find(board)) : undefined;
  }

  /** @param {string} board @param {Checkpoint} checkpoint */
  save(board, checkpoint) {
    return this.#use((database) => database.save(board, checkpoint));
  }

  /** @param {string} board */
  forget(board) {
    return this.#use((database) => database.forget(board));
  }

  /** @template T @param {(database: CountsDatabase) => Promise<T>} work */
  async #use(work) {
    try {
      this.#opened ??= import('./counts-database.js').then(({ openCounts }) => openCounts(DATABASE));
      return await work(await this.#opened);
    } catch {
      return undefined; // a private window, a full disk: the count goes on unsaved
    }
  }
}

/**
 * Whether there may be a database: a page that has never saved a count does not load `idb`. A frame with an opaque
 * origin has none, and asking for it there would be an uncaught error.
 */
async function mayExist() {
  if (globalThis.origin === 'null') return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
