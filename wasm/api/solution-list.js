// A list of solutions: the worker finds them when it can, the consumer takes them when it wants. Fetched for lists only.

/** @typedef {import('../transport/protocol.js').StreamItem} StreamItem */

/**
 * Hands on what is found, one at a time; the worker is held back while much of it is not taken.
 * @param {(deliver: (found: StreamItem[]) => unknown, signal: AbortSignal) => Promise<unknown>} search
 * @param {AbortController} left leaving the generator aborts it, which stops the search
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<string, import('./quadrille.js').ListEnd | undefined, void>}
 */
export async function* streamSolutions(search, left, signal) {
  /** @type {StreamItem[]} */
  const queue = [];
  let wake = () => {}; // the consumer waits for more
  /** @type {(() => void)[]} */
  const unacknowledged = []; // the worker waits for the consumer
  const drained = () => {
    for (const resolve of unacknowledged.splice(0)) resolve();
  };
  /** @type {{ error: unknown } | undefined} */
  let failure;
  let over = false;
  const searching = search(
    (found) => {
      queue.push(...found);
      wake();
      return new Promise((resolve) => unacknowledged.push(() => resolve(undefined)));
    },
    signal ? AbortSignal.any([signal, left.signal]) : left.signal,
  )
    .catch((error) => {
      failure = { error };
    })
    .finally(() => {
      over = true;
      wake();
    });
  try {
    for (;;) {
      for (const found of queue.splice(0)) {
        if (typeof found === 'string') yield found;
        else if (found instanceof Error) throw found;
        else if ('verdict' in found)
          return /** @type {import('./quadrille.js').ListEnd} */ ({ ...found, count: BigInt(found.count) });
      }
      drained();
      if (over && queue.length === 0) {
        if (failure) throw failure.error;
        return undefined; // stopped before the worker could say how far it had come
      }
      if (queue.length === 0) {
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
      }
    }
  } finally {
    left.abort();
    drained();
    await searching;
  }
}
