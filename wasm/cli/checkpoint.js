// The file of --checkpoint: how far a count has come, as one line of JSON. It is replaced by renaming, so it is
// complete whenever the program ends.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

/** @typedef {import('../api/quadrille.js').Checkpoint} Checkpoint */

/**
 * @param {string} file
 * @returns {Checkpoint | undefined} undefined when there is no such file
 */
export function readCheckpoint(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error instanceof SyntaxError ? new Error('this is no checkpoint') : error;
  }
}

/** @param {string} file @param {Checkpoint} checkpoint */
export function writeCheckpoint(file, checkpoint) {
  const written = `${file}.new`;
  const descriptor = openSync(written, 'w');
  try {
    writeSync(descriptor, `${JSON.stringify(checkpoint)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(written, file);
}
