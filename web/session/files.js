// Reads the text of a file that a person opens, drops or chooses, unless the file is too large.

/** @import { Failure } from './query-state.js' */

/** A file may hold many boards. The worker checks all other bounds. */
const MAX_MB = 64;

/** @param {File} file @returns {Promise<string>}  rejected with a Failure */
export async function readFile(file) {
  if (file.size > MAX_MB * 1e6) throw tooLarge(file);
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b ? gunzip(file) : file.text();
}

/** Decompresses a file, such as those of BurrTools, piece by piece up to the bound. @param {File} file */
async function gunzip(file) {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts = [];
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw failure(`${file.name} cannot be decompressed`, 'bad-input');
    });
    if (done) return new Blob(parts).text();
    parts.push(value);
    bytes += value.length;
    if (bytes <= MAX_MB * 1e6) continue;
    reader.cancel().catch(() => {});
    throw tooLarge(file);
  }
}

/** @param {File} file */
const tooLarge = (file) => failure(`${file.name} has more than ${MAX_MB} MB`, 'too-large');

/** @param {string} message @param {string} code */
const failure = (message, code) => /** @type {Failure} */ (Object.assign(new Error(message), { code }));
