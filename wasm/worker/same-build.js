// Finds files of different builds, and a module of WebAssembly in the place of another one. A module says in a custom
// section which ones it can stand for, and its build (wasm/tools/package.js); a worker gets the build of the script
// that started it. Tested by tests/wasm/same-build.test.js.
import { build } from '../bindings/catalog.js';

/**
 * What is wrong with a module that has to answer for this name; undefined if nothing is.
 * @param {import('../transport/protocol.js').WasmModule} module
 * @param {string} name such as `sudoku`
 */
export function wrongModule(module, name) {
  const [section] = WebAssembly.Module.customSections(/** @type {WebAssembly.Module} */ (module), 'quadrille');
  return wrongFile(new TextDecoder().decode(section).split(' '), name, build);
}

/** @param {string | undefined} starter the build of the script that started this worker */
export const wrongWorker = (starter) => wrongFile(['worker', build], 'worker', starter);

/** @param {string[]} found names and, at the end, a build @param {string} name @param {string} [expected] */
function wrongFile(found, name, expected) {
  const its = found.at(-1);
  if (its !== expected || !found.includes(name))
    return `a wrong file was loaded: ${found[0]} of build ${its}, not ${name} of build ${expected}`;
}
