// Reads the input in pieces, as UTF-8, from a file or from standard input.
import { createReadStream, fstatSync, statSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { decoded } from './decoding.js';
import { complain } from './output.js';

/** @typedef {import('../transport/protocol.js').Piece} Piece */

const STDIN = 0; // its file descriptor

/** What messages call a file. @param {string} file */
export const nameOf = (file) => (file === '-' ? 'stdin' : file);

/**
 * The last piece of a file is known as the last, so that a short one goes to a single worker whole. What comes through
 * a pipe is passed on as it comes.
 * @param {string} file `-` is standard input
 * @returns {AsyncGenerator<Piece>}
 */
export async function* piecesOf(file) {
  const { source, isFile } = sourceOf(file);
  const onRest = () => complain(`${nameOf(file)}: what stands behind the compressed text is left out\n`);
  /** @type {Uint8Array} */
  let held = new Uint8Array();
  for await (const bytes of decoded(source, onRest)) {
    const next = isFile ? held : bytes;
    if (isFile) held = bytes;
    if (next.length > 0) yield { bytes: next, last: false };
  }
  yield { bytes: held, last: true };
}

/**
 * Reads pieces until `isEnough` says so of all that was read, or nothing follows. The rest still yields those pieces.
 * @param {AsyncGenerator<Piece>} pieces
 * @param {(text: Uint8Array, isWhole: boolean) => boolean} isEnough
 */
export async function frontOf(pieces, isEnough) {
  /** @type {Piece[]} */
  const read = [];
  let text = new Uint8Array();
  for (let isWhole = false; !isEnough(text, isWhole) && !isWhole; ) {
    const { value: piece } = await pieces.next();
    read.push(piece);
    text = Buffer.concat([text, piece.bytes]);
    isWhole = piece.last;
  }
  return { text, rest: joined(read, pieces) };
}

/** @param {Piece[]} read @param {AsyncGenerator<Piece>} pieces */
async function* joined(read, pieces) {
  yield* read;
  yield* pieces;
}

/** The whole of a file. @param {string} file `-` is standard input */
export async function wholeText(file) {
  const pieces = [];
  for await (const { bytes } of piecesOf(file)) pieces.push(bytes);
  return Buffer.concat(pieces);
}

/**
 * Node's own stream of standard input reads nothing from a directory and from other unusual files, instead of failing.
 * @param {string} file
 */
function sourceOf(file) {
  if (file !== '-') return { isFile: statSync(file).isFile(), source: createReadStream(file) };
  const status = fstatSync(STDIN);
  if (isClosed(status)) throw new Error('standard input is closed');
  const isStream = status.isFIFO() || status.isSocket() || isatty(STDIN);
  return { source: isStream ? process.stdin : createReadStream('', { fd: STDIN }), isFile: status.isFile() };
}

/**
 * Whether standard input was closed when the program was started. Node then opens /dev/null in its place, for reading
 * and writing.
 * @param {import('node:fs').Stats} status
 */
function isClosed({ rdev }) {
  try {
    if (rdev !== statSync('/dev/null').rdev) return false;
    writeSync(STDIN, '\n');
    return true;
  } catch {
    return false; // there is no /dev/null, or it was opened for reading
  }
}

/**
 * Why a file cannot be read or written: an error of the system is called by its name.
 * @param {NodeJS.ErrnoException} error
 */
export function whyUnreadable({ code, message }) {
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a directory, not a file';
    case 'EACCES':
      return 'the file may not be read: permission denied';
    default:
      return /^E[A-Z]+$/.test(code ?? '') ? `the file cannot be read or written: ${code}` : message;
  }
}
