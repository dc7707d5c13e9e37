// Works on long texts and many results in turns of a few milliseconds each. Between two turns the page can draw and
// handle clicks. Tested by tests/wasm/turns.test.js.

/** @typedef {{bytes: Uint8Array, last: boolean}} Piece  of a text; the last one has `last` */

/** Characters of a text that are encoded in one turn. */
export const MOST_CHARACTERS = 32 * 1024;

/** Results that are taken in one turn. */
export const MOST_RESULTS = 1000;

const encoder = new TextEncoder();

/** Lets everything else have its turn. A timer would be held back in a tab that nobody sees. */
export const nextTurn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/**
 * The bytes of a text, piece by piece.
 * @param {string} text
 * @returns {AsyncGenerator<Piece, void>}
 */
export async function* piecesOf(text) {
  for (let at = 0, last = false; !last; ) {
    let end = Math.min(at + MOST_CHARACTERS, text.length);
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1; // its other half is the next
    last = end === text.length;
    yield { bytes: encoder.encode(text.slice(at, end)), last };
    at = end;
    if (!last) await nextTurn();
  }
}

/** @param {number} code */
const isHighSurrogate = (code) => code >= 0xd800 && code < 0xdc00;

/**
 * Groups of results in parts, of which this many are taken in one turn.
 * @template T
 * @param {AsyncIterable<T[]>} groups
 * @returns {AsyncGenerator<T[], void>}
 */
export async function* inTurns(groups) {
  let room = MOST_RESULTS;
  for await (const group of groups) {
    for (let at = 0; at < group.length; ) {
      const part = group.slice(at, at + room);
      at += part.length;
      room -= part.length;
      yield part;
      if (room > 0) continue;
      await nextTurn();
      room = MOST_RESULTS;
    }
  }
}
