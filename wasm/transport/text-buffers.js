// Buffers for long texts. One goes to a worker with a text and comes back with the answer, to be used for the next
// text: to make a new one takes longer than to encode the text, because the system has to clear its memory.

/** A shorter string is sent as it is. */
const LONG_TEXT = 4096;

/** A larger buffer is not kept, in bytes. */
const LARGEST_KEPT = 8 * 1024 * 1024;

/** At most this many are kept. */
const MOST_KEPT = 4;

const encoder = new TextEncoder();

export class TextBuffers {
  /**
   * The text in the form in which it is to be sent: its bytes, whose buffer may be transferred, or a short string.
   * @param {string | Uint8Array} text is not changed
   * @returns {string | Uint8Array<ArrayBuffer>}
   */
  pack(text) {
    if (typeof text === 'string' && text.length < LONG_TEXT) return text;
    const bytes = new Uint8Array(this.#take(text.length), 0, text.length);
    if (typeof text !== 'string') bytes.set(text);
    // ASCII, which most texts are, has as many bytes as characters.
    else if (encoder.encodeInto(text, bytes).read < text.length) return encoder.encode(text);
    return bytes;
  }

  /** Keeps a buffer for another text. @param {ArrayBuffer} buffer */
  giveBack(buffer) {
    if (buffer.byteLength <= LARGEST_KEPT && this.#kept.length < MOST_KEPT) this.#kept.push(buffer);
  }

  /** @param {number} size in bytes, at least */
  #take(size) {
    const place = this.#kept.findIndex(({ byteLength }) => byteLength >= size);
    return place < 0 ? new ArrayBuffer(size) : this.#kept.splice(place, 1)[0];
  }

  /** @type {ArrayBuffer[]} */
  #kept = [];
}
