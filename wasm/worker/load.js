// Makes an instance of a WebAssembly module. The page compiles the module (wasm/transport), once for all workers.
//
// What a module imports is little: a clock, more memory, and two ways to fail. So it needs none of the JavaScript that
// Emscripten writes beside it, which would be 1.3 KB of the page's first load.

/** The bytes by which memory grows. */
const PAGE = 65536;

/**
 * What modules import, by the names of Emscripten's versions.
 * @param {() => WebAssembly.Memory} memory
 * @returns {Record<string, Function>}
 */
const system = (memory) => ({
  emscripten_get_now: () => performance.now(),
  /** Room for so many bytes, and for some more where there is. 1: done. @param {number} wanted */
  emscripten_resize_heap(wanted) {
    const { byteLength } = memory().buffer;
    for (const most of [byteLength * 1.2, 0]) {
      try {
        memory().grow(Math.ceil((Math.max(wanted >>> 0, most) - byteLength) / PAGE));
        return 1;
      } catch {
        // There is not so much.
      }
    }
    return 0;
  },
  out_of_memory() {
    throw new Error('out-of-memory');
  },
});

/**
 * @template {object} [Instance=import('../bindings/core.js').CoreInstance]
 * @param {import('../transport/protocol.js').WasmModule} compiled
 * @returns {Promise<Instance>}
 */
export async function instantiate(compiled) {
  const module = /** @type {WebAssembly.Module} */ (compiled);
  /** @type {any} */
  let exports;
  const known = system(() => exports.memory);
  /** @type {WebAssembly.Imports} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    // What is not known is abort, by some name: a broken invariant calls it.
    imports[from][name] =
      known[name] ??
      (() => {
        throw new WebAssembly.RuntimeError(name);
      });
  }
  ({ exports } = await WebAssembly.instantiate(module, imports));
  exports.__wasm_call_ctors();
  return /** @type {Instance} */ ({ exports, memory: exports.memory });
}
