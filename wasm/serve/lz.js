// The compression of lz-string 1.5 (pieroxy.net/blog/pages/lz-compression), in base64: LZW (Welch 1984) over UTF-16
// code units, with codes that get one bit longer whenever the dictionary has doubled. Code 0 introduces a new unit of 8
// bits, 1 one of 16 bits, and 2 ends the text. The bits of a code come lowest first; six bits make a character, highest
// first.
//
// A few thousand characters can decompress to 10^8, so the reader has a bound. A dictionary entry is a part of the text
// that is already decompressed. It is stored as position and length, so reading takes time linear in input and output.
// Tested by tests/wasm/decompression.test.js.

import { MAX_DECOMPRESSED, tooLarge } from '../notations/bounds.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGIT_BITS = 6;

const [UNIT_8, UNIT_16, END] = [0, 1, 2];

/** @param {string} text */
export function compress(text) {
  const writer = new BitWriter();
  const codes = new CodeLength(2, 2);
  /** @type {Map<number, number>} code units to their codes */
  const units = new Map();
  /** @type {Map<number, number>} an entry's code * 65536 + the next code unit, to the code of both */
  const longer = new Map();
  /** @type {Set<number>} codes of single units that have not been written yet */
  const unwritten = new Set();
  let next = 3;
  let entry = -1; // the code of the longest entry that ends here; -1 before the first unit

  const writeEntry = () => {
    if (unwritten.delete(entry)) {
      const unit = text.charCodeAt(at - 1);
      writer.write(unit < 256 ? UNIT_8 : UNIT_16, codes.bits);
      writer.write(unit, unit < 256 ? 8 : 16);
      codes.count();
    } else {
      writer.write(entry, codes.bits);
    }
    codes.count();
  };

  let at = 0;
  for (; at < text.length; ++at) {
    const unit = text.charCodeAt(at);
    if (!units.has(unit)) {
      units.set(unit, next);
      unwritten.add(next++);
    }
    const both = entry * 65536 + unit;
    const known = entry < 0 ? units.get(unit) : longer.get(both);
    if (known !== undefined) {
      entry = known;
      continue;
    }
    writeEntry();
    longer.set(both, next++);
    entry = /** @type {number} */ (units.get(unit));
  }
  if (entry >= 0) writeEntry();
  writer.write(END, codes.bits);
  return writer.end();
}

/**
 * @param {string} payload base64
 * @returns {string | null} null when `payload` is not what `compress` makes
 * @throws {import('../notations/bounds.js').Unreadable} `too-large`
 */
export function decompress(payload) {
  const reader = new BitReader(payload);
  const codes = new CodeLength(3, 4);
  const out = new BoundedText();
  /** The position in `out` and the length of each entry, by code. */
  const starts = [0, 0, 0];
  const lengths = [0, 0, 0];
  let last = 0; // the length of the last entry in `out`
  for (let first = true; ; first = false) {
    if (reader.isAtEnd) return null;
    let code = reader.read(first ? 2 : codes.bits);
    if (code === END) return out.toString();
    const from = out.length - last;
    if (code === UNIT_8 || code === UNIT_16) {
      out.put(reader.read(code === UNIT_8 ? 8 : 16));
      code = starts.push(out.length - 1) - 1;
      lengths.push(1);
      if (!first) codes.count();
      last = remember(1);
    } else {
      if (code > starts.length || first) return null;
      const length = lengths[code] ?? last + 1; // otherwise this very code creates the entry
      out.repeat(starts[code] ?? from, length);
      last = remember(length);
    }

    /** Creates an entry from the last one and the first unit of this one. @param {number} length of this one */
    function remember(length) {
      if (first) return length;
      starts.push(from);
      lengths.push(last + 1);
      codes.count();
      return length;
    }
  }
}

/** A text that is built step by step. It throws `too-large` instead of growing beyond the bound. */
export class BoundedText {
  length = 0;

  /** @param {number} unit of UTF-16 */
  put(unit) {
    this.#makeRoom(1);
    this.#units[this.length++] = unit;
  }

  /**
   * Appends a part of this text. The part may overlap what is being appended.
   * @param {number} from
   * @param {number} length
   */
  repeat(from, length) {
    this.#makeRoom(length);
    for (const end = from + length; from < end; ++from) this.#units[this.length++] = this.#units[from];
  }

  toString() {
    return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(this.#units.subarray(0, this.length));
  }

  /** @param {number} length */
  #makeRoom(length) {
    const needed = this.length + length;
    if (needed > MAX_DECOMPRESSED) throw tooLarge();
    if (needed <= this.#units.length) return;
    const larger = new Uint16Array(Math.min(MAX_DECOMPRESSED, 2 * needed));
    larger.set(this.#units);
    this.#units = larger;
  }

  #units = new Uint16Array(1024);
}

/** The number of bits of a code. */
class CodeLength {
  /** @param {number} bits at the start @param {number} left codes until there is one more bit */
  constructor(bits, left) {
    this.bits = bits;
    this.#left = left;
  }

  /** Counts an entry of the dictionary. */
  count() {
    if (--this.#left > 0) return;
    this.#left = 2 ** this.bits;
    ++this.bits;
  }

  #left;
}

class BitWriter {
  /** @param {number} value @param {number} bits */
  write(value, bits) {
    for (let bit = 0; bit < bits; ++bit) this.#add((value >> bit) & 1);
  }

  /** The text of all bits, followed by at least one 0. */
  end() {
    do this.#add(0);
    while (this.#bits > 0);
    return this.#text.padEnd(Math.ceil(this.#text.length / 4) * 4, '=');
  }

  /** @param {number} bit */
  #add(bit) {
    this.#digit = 2 * this.#digit + bit;
    if (++this.#bits < DIGIT_BITS) return;
    this.#text += DIGITS[this.#digit];
    this.#digit = this.#bits = 0;
  }

  #text = '';
  #digit = 0;
  #bits = 0;
}

class BitReader {
  /** @param {string} text */
  constructor(text) {
    this.#digits = Uint8Array.from(text, (digit) => Math.max(DIGITS.indexOf(digit), 0));
  }

  get isAtEnd() {
    return this.#at >= this.#digits.length * DIGIT_BITS;
  }

  /** Bits after the end are 0. @param {number} bits */
  read(bits) {
    let value = 0;
    for (let bit = 0; bit < bits; ++bit, ++this.#at) {
      const digit = this.#digits[Math.floor(this.#at / DIGIT_BITS)] ?? 0;
      value |= ((digit >> (DIGIT_BITS - 1 - (this.#at % DIGIT_BITS))) & 1) << bit;
    }
    return value;
  }

  #digits;
  #at = 0; // bits that have been read
}
