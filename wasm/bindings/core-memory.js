// A module's memory as JavaScript sees it, and what a module says of itself. It must not import the catalog, which the
// build makes with it.

/** @typedef {import('./core.js').CoreExports} CoreExports */

/** The bytes of a number. */
export const DOUBLE = 8;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Its views are made again when the memory has grown. */
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
  numbers(at, count) {
    return this.doubles.subarray(at / DOUBLE, at / DOUBLE + count);
  }

  /** @param {number} at @param {number} bytes of UTF-8 */
  text(at, bytes) {
    return decoder.decode(this.bytes.subarray(at, at + bytes));
  }

  #memory;
  #bytes = new Uint8Array();
  #doubles = new Float64Array();
}

/** What a module says of itself. @param {CoreExports} exports @param {WebAssembly.Memory} memory */
export function describe(exports, memory) {
  const view = new CoreMemory(memory);
  const [catalog, schema] = [exports.catalog_text, exports.schema_text].map((text) =>
    JSON.parse(view.text(text(), exports.returned_bytes())),
  );
  return { catalog, schema };
}
