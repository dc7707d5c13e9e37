// Decompresses raw DEFLATE (RFC 1951) without waiting, since a link is read in the middle of a job; the browser's own
// DecompressionStream can only be waited for. The stream of fflate allocates what one push needs, which is at most 1032
// times its bytes and a constant: it gets few at a time, and the length is checked after each. Tested by
// tests/wasm/decompression.test.js.
import { Inflate } from 'fflate';
import { INFLATED_AT_ONCE, MAX_DECOMPRESSED, tooLarge } from './bounds.js';

/**
 * @param {Uint8Array} deflated
 * @returns {Uint8Array | null} null when that is not what DEFLATE makes
 * @throws {import('./bounds.js').Unreadable} `too-large`
 */
export function inflateRaw(deflated) {
  if (deflated.length === 0) return null;
  /** @type {Uint8Array[]} */
  const pieces = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  for (let at = 0; at < deflated.length; at += INFLATED_AT_ONCE) {
    const end = at + INFLATED_AT_ONCE;
    try {
      stream.push(deflated.subarray(at, end), end >= deflated.length);
    } catch {
      return null;
    }
    if (length > MAX_DECOMPRESSED) throw tooLarge();
  }
  const whole = new Uint8Array(length);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
}
