// How `quadrille` comes by its workers and its WebAssembly: they are files beside this module. carried.js is the other
// way, which wasm/tools/package.js puts in this one's place in `quadrille/inline`. Tested by tests/package.
import { threads } from './runtime.js';

/** @typedef {import('./pool.js').WorkerStarter} WorkerStarter */

/**
 * Apart from where it is called: bundlers look for that form, and would copy the file once more. They leave undefined
 * here.
 */
const { resolve } = import.meta;

/**
 * The ways to start a worker, to be tried in turn until one loads.
 * @param {string} [url] of worker.js; beside this module when left out
 * @returns {WorkerStarter[]}
 */
export function starters(url) {
  const address = url ?? resolve?.('./worker.js');
  if (threads) {
    const { Worker: Thread } = threads;
    return [() => new Thread(new URL(/** @type {string} */ (address)))];
  }
  return [
    () =>
      url === undefined
        ? new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }) // the form that bundlers know
        : new Worker(url, { type: 'module' }),
    // A worker's script has to be of the page's own origin, but may import what another one allows to be read.
    () => new Worker(blobUrl(`import ${JSON.stringify(address)};`), { type: 'module' }),
  ];
}

/**
 * What to give to every worker: nothing, it finds the files beside itself.
 * @returns {Promise<import('./protocol.js').Wasm>}
 */
export const wasm = async () => ({ first: null, more: null });

/** Kept while the page lives: browsers differ in when they read it. @param {string} code */
const blobUrl = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
