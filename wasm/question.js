// One question at one worker: sends it, hands on what comes back in order, and sees to it that "stop" is answered in time.
import { QuadrilleError, RecordReader } from './protocol.js';

/** @typedef {import('./protocol.js').Found} Found */
/** @typedef {import('./protocol.js').Progress} Progress */

/** A worker that has not answered "stop" after so long is ended, so that a stopped question is settled within 50 ms. */
const STOP_MS = 40;

let lastId = 0;

/**
 * @typedef {object} Asked
 * @property {string} puzzle
 * @property {import('./request.js').Request} request
 * @property {Uint8Array} bytes the text
 * @property {number} seconds for each puzzle; Infinity for no limit
 * @property {AbortSignal} [signal]
 * @property {(progress: Progress) => void} [onProgress]
 * @property {import('./protocol.js').Shape} [shape] of answers; solutions are then told in them alone
 * @property {(cut: import('./protocol.js').Cut) => void} [onCut] given when the text may end within a puzzle; called once,
 *   before anything is answered
 */

/**
 * The answer about a puzzle whose worker did not come to say how far it had got.
 * @param {Partial<Progress>} [progress] the last that was heard of it
 * @returns {import('./protocol.js').Answer}
 */
export const stoppedAt = ({ nodes = 0, deadEnds = 0, depth = 0, solutions = 0 } = {}) => ({
  verdict: 'stopped',
  count: String(solutions),
  stats: { nodes, deadEnds, depth, ms: 0, engine: '' },
});

/**
 * Settles when the question is answered or stopped; stopped before any worker was free, with nothing delivered.
 * @param {import('./pool.js').Pool} pool
 * @param {Asked} asked
 * @param {(found: Found[]) => unknown} deliver takes what was found since the last call. The worker waits when promises that it
 *   returns stay unsettled.
 */
export async function ask(pool, asked, deliver) {
  const { puzzle, request, bytes, seconds, signal, onProgress, onCut } = asked;
  const agent = await (signal ? pool.acquireUnless(signal) : pool.acquire());
  if (agent === undefined) return;
  const id = ++lastId;
  const reader = new RecordReader(asked.shape);
  /** @type {Progress | undefined} */
  let progress;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let stop = () => {};
  try {
    const memory = await new Promise((resolve, reject) => {
      stop = () => {
        agent.send({ type: 'stop', id });
        timer = setTimeout(() => {
          pool.discard(agent);
          deliver([stoppedAt(progress)]);
          resolve(0);
        }, STOP_MS);
      };
      agent.onMessage = (message) => {
        if (message.type === 'failed') return reject(new QuadrilleError(message.code, message.message));
        if (message.type === 'ready' || message.id !== id) return;
        switch (message.type) {
          case 'records':
            Promise.resolve(deliver(reader.read(message.records, message.ms))).then(() =>
              agent.send({ type: 'taken', id }),
            );
            break;
          case 'progress':
            progress = message.progress;
            onProgress?.(progress);
            break;
          case 'cut':
            onCut?.(message.cut);
            break;
          case 'done':
            deliver(reader.read(message.records, message.ms));
            resolve(message.memory);
            break;
        }
      };
      agent.send({
        type: 'ask',
        id,
        puzzle,
        request,
        bytes: alone(bytes),
        seconds,
        partial: onProgress !== undefined,
        cut: onCut !== undefined,
      });
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop);
    });
    pool.release(agent, memory);
  } catch (error) {
    pool.discard(agent); // its core may be in no defined state
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** A part of a longer text by itself: a message would take all of it along. @param {Uint8Array} bytes */
const alone = (bytes) => (bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice());

/**
 * The notation of a text that begins with `bytes`; empty while more is needed to tell.
 * @param {import('./pool.js').Pool} pool
 * @param {string} puzzle
 * @param {Uint8Array} bytes
 * @param {boolean} last whether this is the whole text
 * @returns {Promise<string>}
 */
export async function detect(pool, puzzle, bytes, last) {
  const agent = await pool.acquire();
  const id = ++lastId;
  try {
    const format = await new Promise((resolve, reject) => {
      agent.onMessage = (message) => {
        if (message.type === 'failed') reject(new QuadrilleError(message.code, message.message));
        if (message.type === 'detected' && message.id === id) resolve(message.format);
      };
      agent.send({ type: 'detect', id, puzzle, bytes: alone(bytes), last });
    });
    pool.release(agent, 0);
    return format;
  } catch (error) {
    pool.discard(agent);
    throw error;
  }
}
