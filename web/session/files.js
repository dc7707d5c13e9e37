// Files that are brought to the page: their text, unless they are too large to be read at all.

/** @import { Failure } from './query-state.js' */

/** A file may hold many boards. Every other bound is the worker's to keep. */
const LARGEST_MB = 64;

/** @param {File} file @returns {Promise<string>}  rejected with a Failure */
export async function textOf(file) {
  if (file.size <= LARGEST_MB * 1e6) return file.text();
  const message = `${file.name} has more than ${LARGEST_MB} MB`;
  throw /** @type {Failure} */ (Object.assign(new Error(message), { code: 'too-large' }));
}
