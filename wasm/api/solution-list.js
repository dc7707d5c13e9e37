// A list of solutions: the worker finds them as fast as it can, and the consumer reads them when it wants. This module
// is imported for lists only.
import { located } from '../transport/protocol.js';
import { withJson } from './result-maker.js';

/** @typedef {import('../transport/protocol.js').StreamItem} StreamItem */

/**
 * Yields the solutions one at a time. The worker is held back while the consumer has not read many of them.
 * @param {(deliver: (found: StreamItem[]) => unknown, signal: AbortSignal) => Promise<unknown>} search
 * @param {AbortController} abandoned is aborted when the consumer leaves the generator, which stops the search
 * @param {AbortSignal} [signal]
 * @param {(solution: string) => any} [read] converts each solution before it is yielded
 * @returns {AsyncGenerator<any, import('./types.js').ListEnd | undefined, void>}
 */
export async function* streamSolutions(search, abandoned, signal, read = (text) => text) {
  /** @type {StreamItem[]} */
  const queue = [];
  let wake = () => {}; // wakes the consumer when there is more
  /** @type {(() => void)[]} */
  const unacknowledged = []; // the worker waits until these are called
  const acknowledge = () => {
    for (const resolve of unacknowledged.splice(0)) resolve();
  };
  /** @type {{ error: unknown } | undefined} */
  let failure;
  let isDone = false;
  const searching = search(
    (found) => {
      queue.push(...found);
      wake();
      return new Promise((resolve) => unacknowledged.push(() => resolve(undefined)));
    },
    signal ? AbortSignal.any([signal, abandoned.signal]) : abandoned.signal,
  )
    .catch((error) => {
      failure = { error };
    })
    .finally(() => {
      isDone = true;
      wake();
    });
  try {
    for (;;) {
      for (const found of queue.splice(0)) {
        if (typeof found === 'string') yield read(found);
        else if (found instanceof Error) throw located(found);
        else if ('verdict' in found)
          return withJson(/** @type {import('./types.js').ListEnd} */ ({ ...found, count: BigInt(found.count) }));
      }
      acknowledge();
      if (isDone && queue.length === 0) {
        if (failure) throw located(failure.error);
        return undefined; // stopped before the worker reported its progress
      }
      if (queue.length === 0) {
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
      }
    }
  } finally {
    abandoned.abort();
    acknowledge();
    await searching;
  }
}
