// What Node and browsers have each in its own way.

/** Node's worker threads, or undefined in a browser. */
export const threads =
  typeof process === 'object' && process.versions?.node ? process.getBuiltinModule('node:worker_threads') : undefined;

/** How many workers there are to be: one for each core, but in a browser the page itself needs one. */
export const coreCount = () =>
  threads
    ? process.getBuiltinModule('node:os').availableParallelism()
    : Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1);

/** @type {{ createScriptURL(url: string): string } | undefined} */
let policy;

/**
 * The address of a script as a page wants it whose content policy has `require-trusted-types-for`. Such a page has to
 * allow the policy `quadrille`, if it says which ones it allows.
 * @param {string} url
 */
export function trusted(url) {
  try {
    policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('quadrille', {
      createScriptURL: (/** @type {string} */ each) => each,
    });
  } catch {
    // The page does not allow it, and may not need it.
  }
  return policy?.createScriptURL(url) ?? url;
}
