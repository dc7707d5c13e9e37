// What Node and browsers have each in its own way.

/** Node's worker threads, or undefined in a browser. */
export const threads =
  typeof process === 'object' && process.versions?.node ? process.getBuiltinModule('node:worker_threads') : undefined;

/** How many workers there are to be: one for each core, but in a browser the page itself needs one. */
export const coreCount = () =>
  threads
    ? process.getBuiltinModule('node:os').availableParallelism()
    : Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1);
