// Decompresses raw DEFLATE (RFC 1951) without waiting, since a link is read in the middle of a job; the browser's own
// DecompressionStream can only be waited for. The decoder of codes counts the codes of each length, as Mark Adler's
// `puff` does. Takes time linear in input and output; the output has a bound. Tested by
// tests/wasm/decompression.test.js.
import { MAX_DECOMPRESSED, tooLarge } from './bounds.js';

/** The length of a copy is the base, plus the value of some more bits, by symbol from 257 on. */
const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163];
lengthBase.push(195, 227, 258);
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];

/** The order in which the lengths of the codes for lengths are stored. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const END_OF_BLOCK = 256;
const LONGEST_CODE = 15;

/**
 * @param {Uint8Array} deflated
 * @returns {Uint8Array | null} null when that is not what DEFLATE makes
 * @throws {import('./bounds.js').Unreadable} `too-large`
 */
export function inflateRaw(deflated) {
  const bits = new Bits(deflated);
  const out = new Bytes();
  for (let isLast = false; !isLast; ) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) copyStored(bits, out);
    else if (kind === 3) return null;
    else {
      const codes = kind === 1 ? fixedCodes() : dynamicCodes(bits);
      if (!codes || !inflateBlock(bits, out, codes)) return null;
    }
    if (bits.isBeyondEnd) return null;
  }
  return out.taken();
}

/** Copies a block that is not compressed. @param {Bits} bits @param {Bytes} out */
function copyStored(bits, out) {
  bits.align();
  const length = bits.take(16);
  bits.take(16); // the complement of the length
  for (let left = length; left > 0 && !bits.isBeyondEnd; --left) out.put(bits.take(8));
}

/** @param {Bits} bits @param {Bytes} out @param {{ symbols: Code, distances: Code }} codes */
function inflateBlock(bits, out, { symbols, distances }) {
  for (;;) {
    const symbol = symbols.take(bits);
    if (symbol < 0 || bits.isBeyondEnd) return false;
    if (symbol < END_OF_BLOCK) {
      out.put(symbol);
      continue;
    }
    if (symbol === END_OF_BLOCK) return true;
    const index = symbol - END_OF_BLOCK - 1;
    if (index >= lengthBase.length) return false;
    const length = lengthBase[index] + bits.take(lengthBits[index]);
    const code = distances.take(bits);
    if (code < 0 || code > 29) return false;
    const more = code < 4 ? 0 : (code >> 1) - 1;
    const distance = (code < 4 ? code : (2 + (code & 1)) << more) + 1 + bits.take(more);
    if (!out.repeat(distance, length)) return false;
  }
}

/** The codes that a block without codes of its own has. */
function fixedCodes() {
  const symbols = [...Array(144).fill(8), ...Array(112).fill(9), ...Array(24).fill(7), ...Array(8).fill(8)];
  return { symbols: new Code(symbols), distances: new Code(Array(30).fill(5)) };
}

/** The codes at the start of a block. @param {Bits} bits */
function dynamicCodes(bits) {
  const counts = [bits.take(5) + 257, bits.take(5) + 1];
  const stored = Array(lengthOrder.length).fill(0);
  for (let left = bits.take(4) + 4, at = 0; at < left; ++at) stored[lengthOrder[at]] = bits.take(3);
  const code = new Code(stored);
  /** @type {number[]} */
  const lengths = [];
  while (lengths.length < counts[0] + counts[1]) {
    const symbol = code.take(bits);
    if (symbol < 0 || bits.isBeyondEnd || (symbol === 16 && lengths.length === 0)) return undefined;
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) lengths.push(...Array(3 + bits.take(2)).fill(lengths[lengths.length - 1]));
    else lengths.push(...Array(symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7)).fill(0));
  }
  if (lengths.length > counts[0] + counts[1]) return undefined;
  return { symbols: new Code(lengths.slice(0, counts[0])), distances: new Code(lengths.slice(counts[0])) };
}

/** A canonical Huffman code. */
class Code {
  /** @param {number[]} lengths of the code of each symbol; 0 when it has none */
  constructor(lengths) {
    for (const length of lengths) ++this.#counts[length];
    for (let length = 1; length <= LONGEST_CODE; ++length)
      lengths.forEach((other, symbol) => {
        if (other === length) this.#symbols.push(symbol);
      });
  }

  /** The next symbol; -1 when there is no such code. @param {Bits} bits */
  take(bits) {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= LONGEST_CODE; ++length) {
      code |= bits.take(1);
      const count = this.#counts[length];
      if (code - count < first) return this.#symbols[index + code - first] ?? -1;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

  #counts = Array(LONGEST_CODE + 1).fill(0); // codes of each length
  /** @type {number[]} symbols in the order of their codes */
  #symbols = [];
}

/** Reads bits, the lowest of each byte first. */
class Bits {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  /** Whether bits were taken that are not there; they are 0. */
  get isBeyondEnd() {
    return this.#at > this.#bytes.length * 8;
  }

  /** @param {number} count */
  take(count) {
    let value = 0;
    for (let bit = 0; bit < count; ++bit, ++this.#at)
      value |= (((this.#bytes[this.#at >> 3] ?? 0) >> (this.#at & 7)) & 1) << bit;
    return value;
  }

  /** Passes over the rest of a byte. */
  align() {
    this.#at = (this.#at + 7) & ~7;
  }

  #bytes;
  #at = 0;
}

/** Bytes that grow up to the bound. */
class Bytes {
  /** @param {number} byte */
  put(byte) {
    if (this.#length === this.#bytes.length) this.#grow();
    this.#bytes[this.#length++] = byte;
  }

  /**
   * Appends bytes from further back. They may overlap what is appended.
   * @param {number} distance
   * @param {number} length
   */
  repeat(distance, length) {
    if (distance > this.#length) return false;
    for (; length > 0; --length) this.put(this.#bytes[this.#length - distance]);
    return true;
  }

  taken() {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow() {
    if (this.#length >= MAX_DECOMPRESSED) throw tooLarge();
    const larger = new Uint8Array(Math.min(MAX_DECOMPRESSED, 2 * this.#length));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  #bytes = new Uint8Array(4096);
  #length = 0;
}
