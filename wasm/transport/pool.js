// The workers of a Quadrille. They are started when they are needed, up to a maximum, and each works on one query at a
// time. A worker that failed, did not respond or has grown large is replaced. A worker whose list nobody reads is
// parked, and another one may work in its place. Divided questions (division.js) take workers that no other question
// wants.
import { build } from '../bindings/catalog.js';
import { puzzleOf } from '../bindings/modules.js';
import { rowOf } from '../bindings/rows.js';
import { QuadrilleError } from './protocol.js';
import { TextBuffers } from './text-buffers.js';

/** @typedef {import('./protocol.js').ToWorker} ToWorker */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */

/**
 * Gives the compiled WebAssembly of a puzzle.
 * @typedef {(puzzle: string) => Promise<import('./protocol.js').WasmModule>} ModuleOf
 */

/**
 * A way to start a worker. It may throw; one whose script cannot be loaded fires an error event.
 * @typedef {() => Worker | import('node:worker_threads').Worker} WorkerStarter
 */

/**
 * A question that uses workers that are free.
 * @typedef {object} Sharer
 * @property {() => void} onFree called when a worker may be free
 * @property {() => void} onWaiting called when somebody waits for a worker
 */

/** WebAssembly memory never shrinks: a worker with more than this is not used again. */
const LARGE_MEMORY = 128 * 1024 * 1024;

/** At most this many parked workers do not count: a program may hold any number of lists that it does not read. */
const MAX_PARKED = 8;

/** A worker that has not loaded a module after this time has failed: its script never came. */
const SILENCE_MS = 60_000;

const CLOSED = 'the solver was closed';

const NOT_LOADED = 'its script could not be loaded';

/**
 * One worker, the same in browsers and in Node.
 */
export class Agent {
  /** @type {(message: FromWorker) => void} what the question at hand does with messages */
  onMessage = () => {};

  /** @param {WorkerStarter[]} starters @param {ModuleOf} moduleOf @param {string} advice */
  constructor(starters, moduleOf, advice) {
    this.#moduleOf = moduleOf;
    this.#advice = advice;
    this.#broken = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.#broken.catch(() => {}); // each load of a puzzle reports it
    this.#start(starters);
  }

  /** Settled when the worker can be asked about the puzzle. @param {string} puzzle */
  load(puzzle) {
    const loading = this.#loading.get(puzzle) ?? this.#load(puzzle);
    this.#loading.set(puzzle, loading);
    return loading;
  }

  /** @param {ToWorker} message @param {ArrayBuffer[]} [transfer] */
  send(message, transfer = []) {
    this.#worker?.postMessage(message, transfer);
  }

  /** While busy it keeps a Node program alive. @param {boolean} busy */
  hold(busy) {
    if (this.#worker && 'ref' in this.#worker) busy ? this.#worker.ref() : this.#worker.unref();
  }

  terminate() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail(new QuadrilleError('closed', CLOSED));
    this.onMessage({ type: 'failed', id: -1, code: 'closed', message: CLOSED });
  }

  /** @type {ReturnType<WorkerStarter> | undefined} undefined when it is over, or could not even be made */
  #worker;
  #moduleOf;
  #advice;
  #broken;
  /** @type {(reason: Error) => void} */
  #fail = () => {};
  /** @type {Map<string, Promise<void>>} by puzzle */
  #loading = new Map();
  /** @type {Map<string, () => void>} what to call when a puzzle is loaded */
  #whenLoaded = new Map();
  /** @type {ToWorker[]} what a worker whose script cannot be loaded has not heard */
  #unheard = [];

  /** @param {string} puzzle */
  async #load(puzzle) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let silence;
    /** @type {Promise<void>} */
    const loaded = new Promise((resolve) => this.#whenLoaded.set(puzzle, resolve));
    const sent = this.#moduleOf(puzzle).then((module) => {
      /** @type {ToWorker} */
      const message = { type: 'load', puzzle, row: rowOf(puzzleOf(puzzle)), module, build };
      this.#unheard.push(message);
      this.send(message);
      const why = `it has not answered for ${SILENCE_MS / 1000} s; ${this.#advice}`;
      silence = setTimeout(() => this.#break('not-loaded', why), SILENCE_MS);
      silence.unref?.(); // the worker may have ended while the module was fetched
      return loaded;
    });
    await Promise.race([this.#broken, sent]).finally(() => clearTimeout(silence));
  }

  /**
   * Starts a worker, and another in the next way if this one's script cannot be loaded.
   * @param {WorkerStarter[]} starters
   */
  #start([starter, ...others]) {
    let heard = false;
    /** @param {string} why */
    const failed = (why) => {
      if (heard) this.#break('internal', why);
      else if (others.length === 0) this.#break('not-loaded', `${why}; ${this.#advice}`);
      else this.#start(others);
    };
    /** @param {FromWorker} message */
    const hear = (message) => {
      heard = true;
      this.#unheard.length = 0;
      this.#hear(message);
    };
    try {
      const worker = starter();
      this.#worker = worker;
      if ('on' in worker) {
        let why = 'it ended by itself';
        worker.on('message', hear);
        worker.on('error', ({ message }) => {
          why = message;
        });
        // An error overtakes what the worker has sent before, such as an answer or parts of its search. The exit comes
        // after all of it.
        worker.on('exit', () => {
          if (worker === this.#worker) failed(why);
        });
        worker.unref(); // an idle worker does not keep a program alive
      } else {
        worker.onmessage = ({ data }) => hear(data);
        worker.onerror = (event) => {
          if (worker === this.#worker) failed(event.message ?? NOT_LOADED);
        };
      }
      for (const message of this.#unheard) this.send(message);
    } catch (error) {
      failed(error instanceof Error ? error.message : NOT_LOADED);
    }
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if (message.type === 'loaded') this.#whenLoaded.get(message.puzzle)?.();
    else if (message.type === 'needs')
      this.load(message.puzzle).catch(({ code, message: why }) =>
        this.onMessage({ type: 'failed', id: -1, code, message: why }),
      );
    else if (message.type === 'failed' && message.id === 0)
      this.#fail(new QuadrilleError(message.code, message.message));
    else this.onMessage(message);
  }

  /** @param {string} code @param {string} why */
  #break(code, why) {
    const message = `the solver's worker failed: ${why}`;
    this.#fail(new QuadrilleError(code, message));
    this.onMessage({ type: 'failed', id: -1, code, message });
  }
}

export class Pool {
  /**
   * @param {number} size the largest number of workers
   * @param {WorkerStarter[]} starters
   * @param {ModuleOf} moduleOf
   * @param {string} advice what helps where the script of workers cannot be loaded
   */
  constructor(size, starters, moduleOf, advice) {
    this.size = size;
    this.#starters = starters;
    this.#moduleOf = moduleOf;
    this.#advice = advice;
  }

  /**
   * A worker for one question, when one is free and has loaded the puzzle. Give it back with `release` or `discard`.
   * @param {string} puzzle
   * @returns {Promise<Agent>}
   */
  async acquire(puzzle) {
    if (this.#closed) throw new QuadrilleError('closed', CLOSED);
    const agent = this.#idle.pop() ?? (this.#capacityLeft() > 0 ? this.#add() : await this.#wait());
    return this.#prepare(agent, puzzle);
  }

  /**
   * One of the workers that are `free`; undefined when there is none.
   * @param {string} puzzle
   * @returns {Promise<Agent | undefined>}
   */
  async acquireFree(puzzle) {
    if (this.#closed || this.free === 0) return undefined;
    return this.#prepare(this.#idle.pop() ?? this.#add(), puzzle);
  }

  /** How many workers nobody wants. They may have to be started; none are started in the place of parked ones. */
  get free() {
    if (this.isShort) return 0;
    return this.#idle.length + Math.max(0, this.size - this.#agents.size);
  }

  /** Whether somebody waits for a worker. */
  get isShort() {
    return this.#waiting.length > 0;
  }

  /** @param {Sharer} sharer hears of free workers until it leaves */
  join(sharer) {
    this.#sharers.add(sharer);
  }

  /** @param {Sharer} sharer */
  leave(sharer) {
    this.#sharers.delete(sharer);
  }

  /**
   * The same, unless the signal comes first.
   * @param {string} puzzle
   * @param {AbortSignal} signal
   * @returns {Promise<Agent | undefined>}
   */
  async acquireUnless(puzzle, signal) {
    if (signal.aborted) return undefined;
    const coming = this.acquire(puzzle);
    let onAbort = () => {};
    const aborted = new Promise((resolve) => {
      onAbort = () => resolve(undefined);
    });
    signal.addEventListener('abort', onAbort);
    const agent = await Promise.race([coming, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
    // A worker that comes too late goes to the query that waits next.
    if (agent === undefined) coming.then((late) => this.release(late, 0)).catch(() => {});
    return agent;
  }

  /**
   * @param {Agent} agent
   * @param {number} memory bytes that it holds
   */
  release(agent, memory) {
    this.#parked.delete(agent);
    if (memory > LARGE_MEMORY || this.#capacityLeft() < 0) return this.discard(agent);
    if (!this.#agents.has(agent)) return;
    agent.onMessage = () => {};
    const next = this.#waiting.shift();
    if (next) return next.resolve(agent);
    agent.hold(false);
    agent.onMessage = ({ type }) => {
      if (type === 'failed') this.discard(agent); // it has died in the meantime
    };
    this.#idle.push(agent);
    this.#offer();
  }

  /**
   * Starts a worker that does not count in the pool's size, for long use. It ends by `end` or with the pool.
   * @param {string} puzzle
   */
  async acquireExtra(puzzle) {
    if (this.#closed) throw new QuadrilleError('closed', CLOSED);
    const agent = new Agent(this.#starters, this.#moduleOf, this.#advice);
    this.#extra.add(agent);
    agent.hold(true);
    try {
      await agent.load(puzzle);
    } catch (error) {
      this.end(agent);
      throw error;
    }
    return agent;
  }

  /** @param {Agent} agent */
  end(agent) {
    if (this.#extra.delete(agent)) agent.terminate();
  }

  /** Ends a worker for good. @param {Agent} agent */
  discard(agent) {
    agent.onMessage = () => {};
    this.#parked.delete(agent);
    if (!this.#agents.delete(agent)) return;
    this.#idle = this.#idle.filter((other) => other !== agent);
    agent.terminate();
    this.#startForWaiting();
  }

  /** The reader of its list has paused. Until it continues, another worker may be started. @param {Agent} agent */
  park(agent) {
    if (!this.#agents.has(agent)) return;
    this.#parked.add(agent);
    this.#startForWaiting();
  }

  /**
   * It works again. A surplus worker is ended: immediately if it is idle, otherwise when it is released.
   * @param {Agent} agent
   */
  unpark(agent) {
    this.#parked.delete(agent);
    const surplus = this.#capacityLeft() < 0 ? this.#idle.pop() : undefined;
    if (surplus) this.discard(surplus);
  }

  close() {
    this.#closed = true;
    // First, so that the end of a worker starts none in its place.
    for (const { reject } of this.#waiting.splice(0)) reject(new QuadrilleError('closed', CLOSED));
    for (const agent of [...this.#agents, ...this.#extra]) agent.terminate();
    this.#extra.clear();
    this.#agents.clear();
    this.#parked.clear();
    this.#idle = [];
  }

  /** How many workers may be started. Negative when there are too many. */
  #capacityLeft() {
    return this.size + Math.min(this.#parked.size, MAX_PARKED) - this.#agents.size;
  }

  /** Starts workers for those who wait. */
  #startForWaiting() {
    while (this.#capacityLeft() > 0) {
      const next = this.#waiting.shift();
      if (!next) return this.#offer();
      next.resolve(this.#add());
    }
  }

  /** Offers free workers to the questions that share, to another one first each time. */
  #offer() {
    for (const sharer of [...this.#sharers]) {
      if (this.free === 0) return;
      if (this.#sharers.delete(sharer)) this.#sharers.add(sharer);
      sharer.onFree();
    }
  }

  /** @param {Agent} agent @param {string} puzzle */
  async #prepare(agent, puzzle) {
    agent.hold(true);
    try {
      await agent.load(puzzle);
    } catch (error) {
      this.discard(agent);
      throw error;
    }
    return agent;
  }

  #add() {
    const agent = new Agent(this.#starters, this.#moduleOf, this.#advice);
    this.#agents.add(agent);
    return agent;
  }

  /** @returns {Promise<Agent>} */
  #wait() {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      for (const sharer of this.#sharers) sharer.onWaiting();
    });
  }

  /** For all texts that its workers are sent. */
  texts = new TextBuffers();

  #starters;
  #moduleOf;
  #advice;
  #closed = false;
  /** @type {Set<Agent>} */
  #agents = new Set();
  /** @type {Set<Agent>} those among them whose lists are not read on */
  #parked = new Set();
  /** @type {Set<Agent>} */
  #extra = new Set();
  /** @type {Agent[]} */
  #idle = [];
  /** @type {{ resolve(agent: Agent): void, reject(reason: unknown): void }[]} */
  #waiting = [];
  /** @type {Set<Sharer>} in the order in which free workers are offered to them */
  #sharers = new Set();
}
