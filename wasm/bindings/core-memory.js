// The memory of a WebAssembly module, where what it is given and what it returns lies.

/** The bytes of a number. */
export const DOUBLE = 8;

const decoder = new TextDecoder();

/** A module's memory. Its views are made again when it has grown. */
export class CoreMemory {
  /** @param {WebAssembly.Memory} memory */
  constructor(memory) {
    this.#memory = memory;
  }

  get bytes() {
    if (this.#bytes.buffer !== this.#memory.buffer) this.#bytes = new Uint8Array(this.#memory.buffer);
    return this.#bytes;
  }

  /** All of it as doubles: the one at byte `at` has the index `at / 8`. */
  get doubles() {
    if (this.#doubles.buffer !== this.#memory.buffer) this.#doubles = new Float64Array(this.#memory.buffer);
    return this.#doubles;
  }

  /** @param {number} at @param {number} count */
  numbersAt(at, count) {
    return this.doubles.subarray(at / DOUBLE, at / DOUBLE + count);
  }

  /** @param {number} at @param {number} bytes */
  textAt(at, bytes) {
    return decoder.decode(this.bytes.subarray(at, at + bytes));
  }

  #memory;
  #bytes = new Uint8Array();
  #doubles = new Float64Array();
}
