// Makes an instance of a WebAssembly module. The page compiles the module (wasm/transport), once for all workers.
// Emscripten's JavaScript, `createCore`, is the same for every module.

/**
 * @param {typeof import('../bindings/core.js').default} createCore
 * @param {import('../transport/protocol.js').WasmModule} module
 * @returns {Promise<import('../bindings/core.js').CoreInstance>}
 */
export async function instantiate(createCore, module) {
  /** @type {WebAssembly.Exports} */
  let exports = {};
  const functions = await createCore({
    locateFile: (name) => name, // older Emscriptens otherwise work out an address, which a script without one has not
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (module), imports).then((instance) => {
        exports = instance.exports;
        done(instance, /** @type {WebAssembly.Module} */ (module));
      });
      return {};
    },
  });
  const memory = Object.values(exports).find((item) => item instanceof WebAssembly.Memory);
  return { functions, exports: /** @type {any} */ (exports), memory: /** @type {WebAssembly.Memory} */ (memory) };
}
