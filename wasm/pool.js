// The workers behind a Quadrille: made when first needed, at most so many, one question each at a time; a worker that
// failed, did not answer or has grown large is replaced.
import { QuadrilleError } from './protocol.js';

/** @typedef {import('./protocol.js').ToWorker} ToWorker */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */

/** WebAssembly memory never shrinks: past this a worker is not used again. */
const LARGE_MEMORY = 128 * 1024 * 1024;

const CLOSED = 'the solver was closed';

const threads =
  typeof process === 'object' && process.versions?.node ? process.getBuiltinModule('node:worker_threads') : undefined;

/**
 * One worker, the same in browsers and in Node.
 */
class Agent {
  /** @type {(message: FromWorker) => void} what the question at hand does with messages */
  onMessage = () => {};

  /** @param {string | WebAssembly.Module | null} wasm */
  constructor(wasm) {
    /** @type {Promise<import('./protocol.js').CatalogEntry[]>} settled when the core is there */
    this.ready = new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#resolve = resolve;
    });
    this.ready.catch(() => {}); // whoever waits for it hears of it
    if (threads) {
      const script = './worker.js'; // apart, so that bundlers, who know the other form, do not copy it for pages
      const worker = new threads.Worker(new URL(script, import.meta.url));
      worker.on('message', (message) => this.#hear(message));
      worker.on('error', (error) => this.#break(error.message));
      worker.unref(); // an idle worker does not keep a program alive
      this.#worker = worker;
    } else {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.onerror = (event) => this.#break(event.message ?? 'the worker script could not be loaded');
      this.#worker = worker;
    }
    this.send({ type: 'start', wasm });
  }

  /** @param {ToWorker} message */
  send(message) {
    this.#worker.postMessage(message);
  }

  /** While busy it keeps a Node program alive. @param {boolean} busy */
  hold(busy) {
    if ('ref' in this.#worker) busy ? this.#worker.ref() : this.#worker.unref();
  }

  terminate() {
    this.#worker.terminate();
    this.#fail(new QuadrilleError('closed', CLOSED));
    this.onMessage({ type: 'failed', id: -1, code: 'closed', message: CLOSED });
  }

  /** @type {import('node:worker_threads').Worker | Worker} */
  #worker;
  /** @type {(catalog: import('./protocol.js').CatalogEntry[]) => void} */
  #resolve = () => {};
  /** @type {(reason: Error) => void} */
  #fail = () => {};

  /** @param {FromWorker} message */
  #hear(message) {
    if (message.type === 'ready') this.#resolve(message.catalog);
    else if (message.type === 'failed' && message.id === 0)
      this.#fail(new QuadrilleError(message.code, message.message));
    else this.onMessage(message);
  }

  /** @param {string} why */
  #break(why) {
    this.#fail(new QuadrilleError('internal', `the solver's worker failed: ${why}`));
    this.onMessage({ type: 'failed', id: -1, code: 'internal', message: `the solver's worker failed: ${why}` });
  }
}

export class Pool {
  /**
   * @param {number} size at most so many workers
   * @param {string | WebAssembly.Module | null} wasm
   */
  constructor(size, wasm) {
    this.size = size;
    this.#wasm = wasm;
  }

  /**
   * A worker for one question, when one is free and has loaded. Give it back with `release` or `discard`.
   * @returns {Promise<Agent>}
   */
  async acquire() {
    if (this.#closed) throw new QuadrilleError('closed', CLOSED);
    const agent = this.#idle.pop() ?? (this.#agents.size < this.size ? this.#add() : await this.#wait());
    agent.hold(true);
    try {
      await agent.ready;
    } catch (error) {
      this.discard(agent);
      throw error;
    }
    return agent;
  }

  /**
   * The same, unless the signal comes first.
   * @param {AbortSignal} signal
   * @returns {Promise<Agent | undefined>}
   */
  async acquireUnless(signal) {
    if (signal.aborted) return undefined;
    const coming = this.acquire();
    let onAbort = () => {};
    const aborted = new Promise((resolve) => {
      onAbort = () => resolve(undefined);
    });
    signal.addEventListener('abort', onAbort);
    const agent = await Promise.race([coming, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
    // One that comes too late goes to whoever waits next.
    if (agent === undefined) coming.then((late) => this.release(late, 0)).catch(() => {});
    return agent;
  }

  /**
   * @param {Agent} agent
   * @param {number} memory bytes that it holds
   */
  release(agent, memory) {
    if (memory > LARGE_MEMORY) return this.discard(agent);
    if (!this.#agents.has(agent)) return;
    agent.onMessage = () => {};
    const next = this.#waiting.shift();
    if (next) return next.resolve(agent);
    agent.hold(false);
    this.#idle.push(agent);
  }

  /** Ends a worker for good. @param {Agent} agent */
  discard(agent) {
    agent.onMessage = () => {};
    if (!this.#agents.delete(agent)) return;
    agent.terminate();
    const next = this.#waiting.shift();
    if (next) next.resolve(this.#add());
  }

  close() {
    this.#closed = true;
    for (const agent of this.#agents) agent.terminate();
    this.#agents.clear();
    this.#idle.length = 0;
    for (const { reject } of this.#waiting.splice(0)) reject(new QuadrilleError('closed', CLOSED));
  }

  #add() {
    const agent = new Agent(this.#wasm);
    this.#agents.add(agent);
    return agent;
  }

  /** @returns {Promise<Agent>} */
  #wait() {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #wasm;
  #closed = false;
  /** @type {Set<Agent>} */
  #agents = new Set();
  /** @type {Agent[]} */
  #idle = [];
  /** @type {{ resolve(agent: Agent): void, reject(reason: unknown): void }[]} */
  #waiting = [];
}
