// Where this runs: Node's worker threads where there are any, undefined in a browser.
export const threads =
  typeof process === 'object' && process.versions?.node ? process.getBuiltinModule('node:worker_threads') : undefined;
