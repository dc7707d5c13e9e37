// Which puzzle a text is: a worker asks reading.wasm. This module is imported with the first such question.
import { QuadrilleError } from '../transport/protocol.js';
import { Watchdog } from '../transport/watchdog.js';

/** The module, which takes the place of a puzzle's. */
const READING = 'reading';

/** Reading the beginning of a text takes less than this. */
const SECONDS = 5;

/**
 * @param {import('../transport/pool.js').Pool} pool
 * @param {string | Uint8Array} text
 * @returns {Promise<import('./results.js').Recognised>}
 */
export async function recognise(pool, text) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const agent = await pool.acquire(READING);
  /** @type {Watchdog | undefined} */
  let watchdog;
  try {
    const json = await new Promise((resolve, reject) => {
      agent.onMessage = (message) => {
        if (message.type === 'failed') reject(new QuadrilleError(message.code, message.message));
        if (message.type === 'recognised') resolve(message.json);
      };
      agent.send({ type: 'recognise', id: 0, puzzle: READING, bytes });
      const stopped = new QuadrilleError('too-large', `the text is not recognised within ${SECONDS} s`);
      watchdog = new Watchdog({ seconds: SECONDS, end: () => reject(stopped) });
    });
    pool.release(agent, 0);
    return JSON.parse(json);
  } catch (error) {
    pool.discard(agent);
    throw error;
  } finally {
    watchdog?.close();
  }
}
