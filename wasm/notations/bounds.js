// Bounds for untrusted texts: how long a text may be before and after decompression. All functions here take time
// linear in their input and output. They run in the worker. Tested by tests/wasm/decompression.test.js.

/** A decompressed text has at most this many bytes, or UTF-16 code units. */
export const MAX_DECOMPRESSED = 8_000_000;

/** The bytes of the longest link that is read, in UTF-8. */
export const MAX_BYTES = 3 * 128 * 1024;

/** Deflate makes at most 1032 bytes of one. This many bytes are inflated before the length is checked. */
const INFLATED_AT_ONCE = 1024;

/** Why a text cannot be read, or a link not written. */
export class Unreadable extends Error {
  /** @param {string} message @param {'bad-input' | 'too-large'} [code] */
  constructor(message, code = 'bad-input') {
    super(message);
    this.name = 'Unreadable';
    this.code = code;
  }
}

export const tooLarge = () =>
  new Unreadable(`the text is longer than ${MAX_DECOMPRESSED / 1e6} MB when it is decompressed`, 'too-large');

/**
 * Decompresses the text of a link of our page: raw DEFLATE (RFC 1951) in base64url (RFC 4648, section 5) without
 * padding.
 * @param {Uint8Array} deflated in ASCII
 * @returns {Promise<Uint8Array>}
 */
export async function inflateText(deflated) {
  if (deflated.length > MAX_DECOMPRESSED) throw tooLarge();
  try {
    return await inflate(fromBase64url(new TextDecoder().decode(deflated)), 'deflate-raw');
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('the link is not compressed as this page compresses its links');
  }
}

/** Whether gzip has compressed the file that begins so (RFC 1952). @param {string | Uint8Array} text */
export const isGzip = (text) => typeof text !== 'string' && text[0] === 0x1f && text[1] === 0x8b && text[2] === 8;

/** Decompresses a file, such as those of BurrTools. @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function gunzip(bytes) {
  try {
    return await inflate(bytes, 'gzip');
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('the file begins like one that gzip has compressed, and cannot be decompressed');
  }
}

/** @param {string} text */
function fromBase64url(text) {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; ++at) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/**
 * Inflates piece by piece, and stops at the bound.
 * @param {Uint8Array} bytes
 * @param {CompressionFormat} format
 * @returns {Promise<Uint8Array>}
 */
async function inflate(bytes, format) {
  let at = 0;
  const pieces = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + INFLATED_AT_ONCE));
      at += INFLATED_AT_ONCE;
    },
  });
  const reader = pieces.pipeThrough(new DecompressionStream(format)).getReader();
  const parts = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    length += value.length;
    if (length <= MAX_DECOMPRESSED) continue;
    reader.cancel().catch(() => {}); // the rest is not inflated
    throw tooLarge();
  }
}
