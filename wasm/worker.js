// The worker: holds the WebAssembly core and works on one question at a time, in slices of about ten milliseconds, so that
// it hears "stop" between two of them. The same file serves as a Web Worker and as a thread of Node.
import createCore from './core.js';

/** @typedef {import('./protocol.js').ToWorker} ToWorker */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */
/** @typedef {Extract<ToWorker, { type: 'ask' }>} Ask */

const SLICE_MS = 10;
const FIRST_FUEL = 64;
/** Between two reports of progress: at most 60 a second. */
const PROGRESS_MS = 1000 / 60;
/** Messages of records that may be under way before the worker waits for the other side. */
const MOST_UNTAKEN = 4;

const threads =
  typeof process === 'object' && process.versions?.node ? process.getBuiltinModule('node:worker_threads') : undefined;
/** @type {{ postMessage(message: FromWorker): void, onmessage: ((event: { data: ToWorker }) => void) | null }} */
const port = /** @type {any} */ (threads?.parentPort ?? globalThis);

/** @type {import('./core.js').Core} */
let core;
/** @type {WebAssembly.Memory | undefined} what the core grows; found by its kind, since its name is minified */
let memory;

/** The question that is being worked on. */
let current = { id: 0, stopped: false, untaken: 0, wake: () => {} };

/**
 * @param {string | WebAssembly.Module | null} wasm where the core is, or the core itself; null: beside this file
 * @returns {Promise<WebAssembly.Module>}
 */
async function moduleOf(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  const url = wasm === null ? new URL('./quadrille.wasm', import.meta.url) : new URL(wasm);
  if (url.protocol === 'file:' && threads) {
    return WebAssembly.compile(await process.getBuiltinModule('node:fs').promises.readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Not compileStreaming: that insists on a content type which plain file servers do not always send.
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {string | WebAssembly.Module | null} wasm */
async function start(wasm) {
  const module = await moduleOf(wasm);
  core = await createCore({
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then((instance) => {
        memory = Object.values(instance.exports).find((item) => item instanceof WebAssembly.Memory);
        done(instance, module);
      });
      return {};
    },
  });
  port.postMessage({ type: 'ready', catalog: JSON.parse(core.catalog()) });
}

/** Lets messages in: a task of its own, since timers of nested tasks are held back for 4 ms. */
const nextTask = (() => {
  if (threads) return () => new Promise((resolve) => setImmediate(resolve));
  const channel = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(undefined));
      channel.port2.postMessage(null);
    });
})();

/** @param {Ask} ask */
async function work({ id, puzzle, request, bytes, seconds, partial, cut }) {
  const state = { id, stopped: false, untaken: 0, wake: () => {} };
  current = state;
  if (cut) {
    const whole = core.cut(puzzle, request, bytes);
    port.postMessage({ type: 'cut', id, cut: whole });
    bytes = bytes.subarray(0, whole.bytes);
  }
  const job = core.open(puzzle, request, bytes);
  try {
    let fuel = FIRST_FUEL;
    let reported = performance.now();
    let present = 0; // the number of the puzzle at hand, and when it was first seen
    let begun = performance.now();
    let spent = 0; // milliseconds of work since a puzzle was last answered
    for (;;) {
      const before = performance.now();
      const more = job.step(fuel);
      const after = performance.now();
      fuel = Math.max(1, Math.round(fuel * Math.min(4, Math.max(0.25, SLICE_MS / (after - before + 0.001)))));

      spent += after - before;

      const progress = job.progress();
      const answered = progress.puzzles !== present;
      if (answered) {
        present = progress.puzzles;
        begun = after;
      } else if (more && after - begun >= seconds * 1000) {
        job.stop();
      }
      if (state.stopped) job.stop();

      const records = job.takeRecords();
      if (records !== '') {
        ++state.untaken;
        port.postMessage({ type: 'records', id, records, ms: spent });
      }
      if (answered) spent = 0;
      if (!more || state.stopped) return;
      if (after - reported >= PROGRESS_MS) {
        reported = after;
        port.postMessage({ type: 'progress', id, progress: { ...progress, partial: partial ? job.partial() : '' } });
      }
      await nextTask();
      if (state.untaken >= MOST_UNTAKEN && !state.stopped) {
        await new Promise((resolve) => {
          state.wake = () => resolve(undefined);
        });
      }
    }
  } finally {
    job.delete();
  }
}

/** @param {Ask} ask */
async function answer(ask) {
  try {
    await work(ask);
    port.postMessage({ type: 'done', id: ask.id, memory: memory?.buffer.byteLength ?? 0 });
  } catch (error) {
    // A trap leaves the core in no defined state: the other side replaces this worker.
    const message = String(error instanceof Error ? error.message : error);
    const outOfMemory = message.includes('out-of-memory');
    port.postMessage({
      type: 'failed',
      id: ask.id,
      code: outOfMemory ? 'out-of-memory' : 'internal',
      message: outOfMemory ? 'the puzzle needs more memory than a page may have' : `the solver failed: ${message}`,
    });
  }
}

port.onmessage = ({ data: message }) => {
  switch (message.type) {
    case 'start':
      start(message.wasm).catch((error) => {
        port.postMessage({
          type: 'failed',
          id: 0,
          code: 'internal',
          message: `the solver could not be loaded: ${error.message}`,
        });
      });
      break;
    case 'ask':
      answer(message);
      break;
    case 'detect':
      port.postMessage({
        type: 'detected',
        id: message.id,
        format: core.detect(message.puzzle, message.bytes, message.last),
      });
      break;
    case 'stop':
      if (message.id === current.id) {
        current.stopped = true;
        current.wake();
      }
      break;
    case 'taken':
      if (message.id === current.id) {
        --current.untaken;
        current.wake();
      }
      break;
  }
};
