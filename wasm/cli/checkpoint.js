// The file of --checkpoint: how far a count has come, as one line of JSON. It is replaced by renaming, so it is
// complete whenever the program ends.
import * as fs from 'node:fs';
import { whyUnreadable } from './input.js';

/** @typedef {import('../api/types.js').Checkpoint} Checkpoint */

/** A larger file is no checkpoint. Parts are short, and there are a few thousand at most. */
const MOST_BYTES = 16 * 2 ** 20;

/** The message begins with the name of the file. */
export class CheckpointError extends Error {}

/** Does what may fail with a file. @template T @param {string} file @param {() => T} work @returns {T} */
function doWith(file, work) {
  try {
    return work();
  } catch (error) {
    throw new CheckpointError(`${file}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}`);
  }
}

/**
 * @param {string} file
 * @returns {Checkpoint | undefined} undefined when there is no such file
 */
export function readCheckpoint(file) {
  return doWith(file, () => {
    const text = readRegular(file);
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch {
      throw new Error('this is no checkpoint');
    }
  });
}

/** The text of a file that keeps bytes; undefined when there is none. @param {string} file */
function readRegular(file) {
  /** @type {number} */
  let descriptor;
  try {
    // To open a pipe would wait for its writer.
    descriptor = fs.openSync(file, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const status = fs.fstatSync(descriptor);
    if (status.isDirectory()) throw new Error('this is a directory, not a file');
    if (!status.isFile()) throw new Error('this is not a regular file');
    if (status.size > MOST_BYTES) throw new Error('this is no checkpoint');
    return fs.readFileSync(descriptor, 'utf8');
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Throws if the file cannot be written, before a count takes hours. @param {string} file */
export function checkWritable(file) {
  doWith(file, () => {
    const written = `${file}.new`;
    fs.closeSync(fs.openSync(written, 'a'));
    fs.rmSync(written);
  });
}

/** @param {string} file @param {Checkpoint} checkpoint */
export function writeCheckpoint(file, checkpoint) {
  doWith(file, () => {
    const written = `${file}.new`;
    const descriptor = fs.openSync(written, 'w');
    try {
      fs.writeFileSync(descriptor, `${JSON.stringify(checkpoint)}\n`);
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    fs.renameSync(written, file);
  });
}
