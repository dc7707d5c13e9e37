// Makes an instance of a WebAssembly module. The page compiles the module (wasm/transport), once for all workers.
// Emscripten's JavaScript, `createCore`, is the same for every module.
import { threads } from '../transport/runtime.js';

// In WebAssembly's pages of 64 KB. A module begins with 16 MB (CMakeLists.txt) and can address 4 GB; but a phone's
// browser ends a page that takes much more than 600 MB.
const INITIAL_PAGES = 256;
const MOST_PAGES = 65536;
const MOST_PAGES_IN_BROWSER = 9600;

/**
 * @param {typeof import('../bindings/core.js').default} createCore
 * @param {import('../transport/protocol.js').WasmModule} module
 * @returns {Promise<import('../bindings/core.js').CoreInstance>}
 */
export async function instantiate(createCore, module) {
  const memory = new WebAssembly.Memory({
    initial: INITIAL_PAGES,
    maximum: threads ? MOST_PAGES : MOST_PAGES_IN_BROWSER,
  });
  /** @type {WebAssembly.Exports} */
  let exports = {};
  const functions = await createCore({
    wasmMemory: memory,
    locateFile: (name) => name, // older Emscriptens would compute an address from the script, which may have none
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (module), imports).then((instance) => {
        exports = instance.exports;
        done(instance, /** @type {WebAssembly.Module} */ (module));
      });
      return {};
    },
  });
  return { functions, exports: /** @type {any} */ (exports), memory };
}
