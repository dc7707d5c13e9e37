// How `quadrille/inline` comes by its workers and its WebAssembly: it carries them, so that there is no second file to
// serve or to be kept from. It stands in the place of beside.js there. Tested by tests/package.
import payload from './embedded-assets.js';
import { threads } from './runtime.js';

/** @typedef {import('./pool.js').WorkerStarter} WorkerStarter */

/** @type {string | undefined} one for all workers, kept while the page lives */
let blobUrl;

/** The ways to start a worker, to be tried in turn until one loads. @returns {WorkerStarter[]} */
export function starters() {
  if (threads) {
    const { Worker: Thread } = threads;
    return [() => new Thread(payload.worker, { eval: true })];
  }
  blobUrl ??= URL.createObjectURL(new Blob([payload.worker], { type: 'text/javascript' }));
  const blob = blobUrl;
  return [
    () => new Worker(blob),
    // Where a content policy allows the one and not the other.
    () => new Worker(`data:text/javascript,${encodeURIComponent(payload.worker)}`),
  ];
}

/** @type {Promise<import('./protocol.js').Wasm> | undefined} */
let unpacked;

/** The WebAssembly to give to every worker. */
export function wasm() {
  unpacked ??= (async () => ({ first: await inflated(payload.wasm), more: await inflated(payload.more) }))();
  return unpacked;
}

/** @param {string} base64 of bytes compressed as `deflate-raw` @returns {Promise<ArrayBuffer>} */
async function inflated(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}
