// What of the package is fetched only when it is needed: like all else, it is told by its place when it cannot be had.
import { QuadrilleError } from '../transport/protocol.js';

/**
 * @template T
 * @param {Promise<T>} module what `import()` returns
 * @returns {Promise<T>}
 */
export const lazyImport = (module) =>
  module.catch((error) => {
    throw new QuadrilleError('not-loaded', `a part of the package could not be loaded: ${error.message}`);
  });
