// How `quadrille/inline` gets its workers and its WebAssembly: it carries them, so that no second file is needed. It
// replaces assets-by-url.js there. Tested by tests/package.
import embedded from './embedded-assets.js';
import { threads, trusted } from './runtime.js';

/** @typedef {import('./pool.js').WorkerStarter} WorkerStarter */

/** Advice for the error when the script of workers cannot be loaded. */
export const workerAdvice = 'a content policy has to allow worker-src blob:';

/** @type {string | undefined} one for all workers, kept while the page lives */
let blobUrl;

/** The ways to start a worker, to be tried in turn until one loads. @returns {WorkerStarter[]} */
export function starters() {
  if (threads) {
    const { Worker: Thread } = threads;
    return [() => new Thread(embedded.worker, { eval: true, execArgv: [] })];
  }
  blobUrl ??= URL.createObjectURL(new Blob([embedded.worker], { type: 'text/javascript' }));
  const blob = blobUrl;
  return [
    () => new Worker(trusted(blob)),
    // A content policy may allow only one of these two.
    () => new Worker(trusted(`data:text/javascript,${encodeURIComponent(embedded.worker)}`)),
  ];
}

/** @type {Promise<import('./protocol.js').WasmModule> | undefined} */
let compiled;

/**
 * The WebAssembly of any puzzle: one module with all of them. Modules of one puzzle each have much in common, and would
 * be twice as large together.
 */
export function compile() {
  compiled ??= inflated(embedded.wasm).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** @param {string} base64 of bytes compressed as `deflate-raw` @returns {Promise<ArrayBuffer>} */
async function inflated(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}
