// Counts that were interrupted, in the browser's database: a reload, a crash or the night does not lose what is done.
// Tested by tests/web/saved-counts.test.js.

/** @import { Checkpoint } from 'quadrille' */

const DATABASE = 'quadrille';
const COUNTS = 'counts';
/** The latest; older ones are removed. */
const MOST_COUNTS = 20;

/** By board. Where the browser forbids storage, nothing is kept. */
export class SavedCounts {
  /** @type {Promise<import('idb').IDBPDatabase> | undefined} */
  #opened;

  /** @param {string} board @returns {Promise<Checkpoint | undefined>} */
  async find(board) {
    // While the first count is being saved, the database does not exist yet.
    const exists = this.#opened !== undefined || (await mayExist());
    const saved = exists ? await this.#use((database) => database.get(COUNTS, board)) : undefined;
    return isCheckpoint(saved?.checkpoint) ? saved.checkpoint : undefined;
  }

  /** @param {string} board @param {Checkpoint} checkpoint */
  save(board, checkpoint) {
    return this.#use(async (database) => {
      const transaction = database.transaction(COUNTS, 'readwrite');
      await transaction.store.put({ checkpoint, board, saved: Date.now() });
      const old = (await transaction.store.index('saved').getAllKeys()).slice(0, -MOST_COUNTS);
      await Promise.all(old.map((each) => transaction.store.delete(each)));
      await transaction.done;
    });
  }

  /** @param {string} board */
  forget(board) {
    return this.#use((database) => database.delete(COUNTS, board));
  }

  /** @template T @param {(database: import('idb').IDBPDatabase<any>) => Promise<T>} work */
  async #use(work) {
    try {
      this.#opened ??= this.#open();
      return await work(await this.#opened);
    } catch {
      return undefined; // a private window, a full disk: the count goes on without
    }
  }

  async #open() {
    const { openDB } = await import('idb');
    return openDB(DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore(COUNTS, { keyPath: 'board' }).createIndex('saved', 'saved');
      },
    });
  }
}

/**
 * Whether a count can be gone on with. It may be of another version of the page, or damaged.
 * @param {any} saved
 * @returns {saved is Checkpoint}
 */
export const isCheckpoint = (saved) =>
  [saved?.nodes, saved?.deadEnds, saved?.depth].every(Number.isSafeInteger) &&
  /^\d+(\/[1-9]\d*)?$/.test(saved.count) &&
  Array.isArray(saved.parts) &&
  saved.parts.every((/** @type {unknown} */ part) => typeof part === 'string');

/**
 * Whether there is a database, or that is not known: for a page that never saved a count, `idb` is not loaded. A frame
 * of an opaque origin has none; to ask for it there would be an uncaught error.
 */
async function mayExist() {
  if (globalThis.origin === 'null') return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
