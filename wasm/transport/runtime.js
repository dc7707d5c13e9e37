// Node's worker threads, or undefined in a browser.
export const threads =
  typeof process === 'object' && process.versions?.node ? process.getBuiltinModule('node:worker_threads') : undefined;
