// A certificate in a link: compressed as long texts are (deflate.js). Whoever opens the link did not make it, so what
// comes out is bounded. Tested by tests/wasm/seal-links.test.js.

import { deflate } from '../session/deflate.js';

/** A longer one is in no link: it is kept as a file. */
const MOST_IN_LINK = 30_000;
/** No certificate of a link is longer than this when it is decompressed. */
const MOST_TEXT = 8_000_000;

/** @param {string} proof @returns {Promise<string | undefined>}  undefined where it is too long for a link */
export async function packed(proof) {
  if (proof.length > MOST_TEXT) return undefined;
  const text = await deflate(proof);
  return text.length <= MOST_IN_LINK ? text : undefined;
}

/** Rejected where it is too long, or was damaged on its way. @param {string} text @returns {Promise<string>} */
export async function unpacked(text) {
  if (text.length > MOST_IN_LINK) throw new RangeError('it is too long');
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let proof = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    proof += decoder.decode(piece.value, { stream: true });
    if (proof.length > MOST_TEXT) throw new RangeError('it is too long');
  }
  return proof;
}
