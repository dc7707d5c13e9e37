// The browser's database of counts that were interrupted. Fetched if it has a count, or when a count is to be saved.

import { openDB } from 'idb';

/** @import { Checkpoint } from 'quadrille' */

const COUNTS = 'counts';
/** How many counts are kept; older ones are removed. */
const MOST_COUNTS = 20;

/** @typedef {Awaited<ReturnType<typeof openCounts>>} CountsDatabase */

/** @param {string} name */
export async function openCounts(name) {
  const database = await openDB(name, 1, {
    upgrade(created) {
      created.createObjectStore(COUNTS, { keyPath: 'board' }).createIndex('saved', 'saved');
    },
  });
  return {
    /** @param {string} board @returns {Promise<Checkpoint | undefined>} */
    async find(board) {
      const saved = await database.get(COUNTS, board);
      return isCheckpoint(saved?.checkpoint) ? saved.checkpoint : undefined;
    },

    /** @param {string} board @param {Checkpoint} checkpoint */
    async save(board, checkpoint) {
      const transaction = database.transaction(COUNTS, 'readwrite');
      await transaction.store.put({ checkpoint, board, saved: Date.now() });
      const old = (await transaction.store.index('saved').getAllKeys()).slice(0, -MOST_COUNTS);
      await Promise.all(old.map((each) => transaction.store.delete(each)));
      await transaction.done;
    },

    /** @param {string} board */
    forget: (board) => database.delete(COUNTS, board),
  };
}

/**
 * Whether a saved count can be continued: it may be damaged, or of another version of the page.
 * @param {any} saved
 * @returns {saved is Checkpoint}
 */
export const isCheckpoint = (saved) =>
  [saved?.nodes, saved?.deadEnds, saved?.depth].every(Number.isSafeInteger) &&
  /^\d+(\/[1-9]\d*)?$/.test(saved.count) &&
  typeof saved.check === 'string' &&
  Array.isArray(saved.parts) &&
  saved.parts.every((/** @type {unknown} */ part) => typeof part === 'string');
