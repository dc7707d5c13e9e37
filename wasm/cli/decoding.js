// Makes the bytes of a file a text in UTF-8: what gzip has compressed, such as the files of BurrTools, is decompressed,
// and UTF-16 with a byte order mark is translated, as programs on Windows save it. Memory does not grow with the file.
// Tested by tests/cli/encodings.test.js.
import { setImmediate } from 'node:timers/promises';
import { crc32, createInflateRaw } from 'node:zlib';

/** A small file may decompress to a thousand times its size; more than this is refused. */
const MAX_MB = 256;
/** Bytes that are decompressed at a time. */
const AT_ONCE = 1 << 14;

const UNREADABLE = 'the file begins like one that gzip has compressed, and cannot be decompressed';

/** Flags in the header of a file of gzip (RFC 1952): which optional fields follow it. */
const [HEAD_SUM, EXTRA, NAME, COMMENT] = [2, 4, 8, 16];

/**
 * @param {AsyncIterable<Uint8Array>} source
 * @param {() => void} onRest called where something else stands behind what gzip has compressed, which is left out
 * @returns {AsyncGenerator<Uint8Array>}
 */
export const decoded = (source, onRest) => translated(decompressed(source, onRest));

/** A source whose next bytes can be looked at. */
class Bytes {
  /** What has come and is not taken. @type {Uint8Array} */
  front = new Uint8Array();

  /** @param {AsyncIterable<Uint8Array>} source */
  constructor(source) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  /** The front, with at least this many bytes unless the input is shorter. @param {number} count */
  async peek(count) {
    while (this.front.length < count) {
      const { value, done } = await this.#pieces.next();
      if (done) break;
      this.front = this.front.length === 0 ? value : Buffer.concat([this.front, value]);
    }
    return this.front;
  }

  /** @param {number} count */
  async take(count) {
    const front = await this.peek(count);
    if (front.length < count) throw new Error(UNREADABLE);
    this.front = front.subarray(count);
    return Buffer.from(front.subarray(0, count));
  }

  async *[Symbol.asyncIterator]() {
    if (this.front.length > 0) yield this.front;
    yield* { [Symbol.asyncIterator]: () => this.#pieces };
  }

  #pieces;
}

/** @param {Uint8Array} front */
const isGzip = (front) => front[0] === 0x1f && front[1] === 0x8b;

/** @param {AsyncIterable<Uint8Array>} source @param {() => void} onRest @returns {AsyncGenerator<Uint8Array>} */
async function* decompressed(source, onRest) {
  const bytes = new Bytes(source);
  if (!isGzip(await bytes.peek(2))) return yield* bytes;
  let size = 0;
  do {
    await skipHead(bytes);
    for await (const piece of inflated(bytes)) {
      size += piece.length;
      if (size > MAX_MB * 1e6)
        throw new Error(`the text is longer than ${MAX_MB} MB when it is decompressed; gunzip -c hands it over`);
      yield piece;
    }
  } while (isGzip(await bytes.peek(2)));
  // Zeros fill a block of a tape.
  for await (const piece of bytes) if (piece.some((byte) => byte !== 0)) return onRest();
}

/** @param {Bytes} bytes */
async function skipHead(bytes) {
  const [, , method, flags] = await bytes.take(10);
  if (method !== 8 || flags > 31) throw new Error(UNREADABLE);
  if (flags & EXTRA) await bytes.take((await bytes.take(2)).readUInt16LE());
  for (const text of [NAME, COMMENT]) if (flags & text) while ((await bytes.take(1))[0] !== 0);
  if (flags & HEAD_SUM) await bytes.take(2);
}

/** What DEFLATE has compressed, up to the check sum behind it. @param {Bytes} bytes */
async function* inflated(bytes) {
  const inflate = createInflateRaw({ chunkSize: 1 << 16 });
  /** @type {Buffer[]} */
  const out = [];
  inflate.on('data', (piece) => out.push(piece));
  const failed = new Promise((_, reject) => inflate.on('error', () => reject(new Error(UNREADABLE))));
  let [sum, size] = [0, 0];
  for (let isOver = false; !isOver; ) {
    const piece = (await bytes.peek(1)).subarray(0, AT_ONCE);
    if (piece.length === 0) throw new Error(UNREADABLE);
    const before = inflate.bytesWritten;
    await Promise.race([failed, new Promise((resolve) => inflate.write(piece, resolve))]);
    while (inflate.readableLength > 0) await setImmediate();
    const used = inflate.bytesWritten - before;
    bytes.front = bytes.front.subarray(used);
    isOver = used < piece.length;
    for (const each of out.splice(0)) {
      sum = crc32(each, sum);
      size += each.length;
      yield each;
    }
  }
  const tail = await bytes.take(8);
  if (tail.readUInt32LE(0) !== sum || tail.readUInt32LE(4) !== size) throw new Error(UNREADABLE);
}

/** @param {AsyncIterable<Uint8Array>} source @returns {AsyncGenerator<Uint8Array>} */
async function* translated(source) {
  const whole = new Bytes(source);
  const front = await whole.peek(2);
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
