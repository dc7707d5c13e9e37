// The compiled WebAssembly of each puzzle, once for all workers of a Quadrille.

/** @typedef {import('./protocol.js').WasmModule} WasmModule */

export class ModuleCache {
  /**
   * @param {(puzzle: string) => Promise<WasmModule>} compile
   * @param {Record<string, WasmModule>} [given] what is compiled already
   */
  constructor(compile, given = {}) {
    this.#compile = compile;
    for (const [puzzle, module] of Object.entries(given)) this.#modules.set(puzzle, Promise.resolve(module));
  }

  /** @param {string} puzzle */
  get(puzzle) {
    let module = this.#modules.get(puzzle);
    if (!module) {
      module = this.#compile(puzzle);
      this.#modules.set(puzzle, module);
      module.catch(() => this.#modules.delete(puzzle)); // the next question tries again
    }
    return module;
  }

  #compile;
  /** @type {Map<string, Promise<WasmModule>>} */
  #modules = new Map();
}
