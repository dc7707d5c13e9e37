// Makes the bytes of a file a text in UTF-8: what gzip has compressed, such as the files of BurrTools, is decompressed,
// and UTF-16 with a byte order mark is translated, as programs on Windows save it. Memory does not grow with the file.
// Tested by tests/cli/encodings.test.js.
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A small file may decompress to a thousand times its size; more than this is refused. */
const MAX_MB = 256;

/** @param {AsyncIterable<Uint8Array>} source @returns {AsyncGenerator<Uint8Array>} */
export const decoded = (source) => translated(decompressed(source));

/**
 * The first bytes of a source, fewer if it has no more, and the whole source.
 * @param {AsyncIterable<Uint8Array>} source
 * @param {number} count
 * @returns {Promise<[Uint8Array, AsyncIterable<Uint8Array>]>}
 */
async function peek(source, count) {
  const pieces = source[Symbol.asyncIterator]();
  /** @type {Uint8Array} */
  let front = new Uint8Array();
  while (front.length < count) {
    const { value, done } = await pieces.next();
    if (done) break;
    front = front.length === 0 ? value : Buffer.concat([front, value]);
  }
  const whole = (async function* () {
    if (front.length > 0) yield front;
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  return [front, whole];
}

/** @param {AsyncIterable<Uint8Array>} source @returns {AsyncGenerator<Uint8Array>} */
async function* decompressed(source) {
  const [front, whole] = await peek(source, 2);
  if (front[0] !== 0x1f || front[1] !== 0x8b) return yield* whole;
  const gunzip = pipeline(Readable.from(whole), createGunzip(), () => {}); // reading it throws every error
  let size = 0;
  try {
    for await (const bytes of gunzip) {
      size += bytes.length;
      if (size > MAX_MB * 1e6)
        throw new Error(`the text is longer than ${MAX_MB} MB when it is decompressed; gunzip -c hands it over`);
      yield bytes;
    }
  } catch (error) {
    if (!/^Z_/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    throw new Error('the file begins like one that gzip has compressed, and cannot be decompressed');
  }
}

/** @param {AsyncIterable<Uint8Array>} source @returns {AsyncGenerator<Uint8Array>} */
async function* translated(source) {
  const [front, whole] = await peek(source, 2);
  const isLittle = front[0] === 0xff && front[1] === 0xfe;
  if (!isLittle && !(front[0] === 0xfe && front[1] === 0xff)) return yield* whole;
  const decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true });
  const encoder = new TextEncoder();
  /** @param {Uint8Array} [bytes] the last ones when left out */
  const translate = (bytes) => {
    try {
      return encoder.encode(decoder.decode(bytes, { stream: bytes !== undefined }));
    } catch {
      throw new Error('the file begins like UTF-16, and has characters that UTF-16 has not');
    }
  };
  for await (const bytes of whole) yield translate(bytes);
  yield translate();
}
