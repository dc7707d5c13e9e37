// Fetches link-codecs.js when the first link is to be written: most programs never write one. For `quadrille/inline`,
// wasm/tools/package.js puts inline-link-loader.js in the place of this file.
// Tested by tests/wasm/link-loader.test.js and tests/package.

/** @typedef {typeof import('./link-codecs.js')} LinkWriter */

/**
 * Rejects with an error whose `code` is `not-loaded` when there is no such file.
 * @param {string} url of link-codecs.js
 * @returns {Promise<LinkWriter>}
 */
export async function loadLinkWriter(url) {
  try {
    // Bundlers must leave this import as it is: the file has been copied to the address already.
    return await import(/* @vite-ignore */ /* webpackIgnore: true */ url);
  } catch (error) {
    const message = `what writes links could not be loaded from ${url}: ${/** @type {Error} */ (error).message}`;
    throw Object.assign(new Error(message), { code: 'not-loaded' });
  }
}
