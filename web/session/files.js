// Reads the text of a file that a person opens, drops or chooses, unless the file is too large.

/** @import { Failure } from './query-state.js' */

/** A file may hold many boards. The worker checks all other bounds. */
const MAX_MB = 64;

/** @param {File} file @returns {Promise<string>}  rejected with a Failure */
export async function readFile(file) {
  if (file.size <= MAX_MB * 1e6) return file.text();
  const message = `${file.name} has more than ${MAX_MB} MB`;
  throw /** @type {Failure} */ (Object.assign(new Error(message), { code: 'too-large' }));
}
