// Imports a part of the package when it is first needed. A part that cannot be loaded is an error like all others of
// the package.
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
