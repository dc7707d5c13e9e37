// Reads the text of a file that a person opens, drops, pastes or chooses. What cannot hold a text, and what is too
// large, is refused. Tested by tests/web/opening.test.js and importing.test.js.

import { refusal } from './refusal.js';

/** @import { Failure } from '../session/query-state.js' */

/** A file may hold many boards. The worker checks all other bounds. */
const MAX_MB = 64;

/** How files that are no text begin, in hexadecimal digits, and what they are. @type {[RegExp, string][]} */
const SIGNATURES = [
  // PNG, JPEG, GIF, WebP, bitmaps, TIFF, HEIC and AVIF
  [/^(89504e47|ffd8ff|47494638|52494646.{8}57454250|424d.{8}0000|49492a00|4d4d002a|000000..66747970)/, 'picture'],
  [/^25504446/, 'pdf'],
  [/^(504b0304|52617221|377abcaf)/, 'archive'], // ZIP and spreadsheets, RAR, 7z
];

/**
 * @param {File} file
 * @param {(picture: File) => Promise<string | undefined>} [readPicture]  what makes a text of a picture, if anything
 *   does; '' where a person has cancelled
 * @returns {Promise<string>}  rejected with a Failure
 */
export async function readFile(file, readPicture) {
  if (file.size > MAX_MB * 1e6) throw tooLarge(file);
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const front = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [, code] = SIGNATURES.find(([signature]) => signature.test(front)) ?? [];
  const text = code === 'picture' ? await readPicture?.(file) : undefined;
  if (text !== undefined) return text;
  if (code) throw refusal({ code });
  if (front.startsWith('1f8b')) return gunzip(file);
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[front.slice(0, 4)];
  return utf16 ? new TextDecoder(utf16).decode(await file.arrayBuffer()) : file.text();
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
