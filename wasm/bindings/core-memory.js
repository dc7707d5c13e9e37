// A module's memory as JavaScript sees it, and what a module says of itself. It must not import the catalog, which the
// build makes with it.

/** @typedef {import('./core.js').CoreExports} CoreExports */

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

  /** @param {number} at @param {number} count */
  doubles(at, count) {
    return new Float64Array(this.#memory.buffer, at, count);
  }

  /** @param {number} at @param {number} bytes of UTF-8 */
  text(at, bytes) {
    return decoder.decode(this.bytes.subarray(at, at + bytes));
  }

  #memory;
  #bytes = new Uint8Array();
}

/** What a module says of itself. @param {CoreExports} exports @param {WebAssembly.Memory} memory */
export function describe(exports, memory) {
  const view = new CoreMemory(memory);
  const [catalog, schema] = [exports.catalog_text, exports.schema_text].map((text) =>
    JSON.parse(view.text(text(), exports.returned_bytes())),
  );
  return { catalog, schema };
}
