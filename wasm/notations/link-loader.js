// Fetches link-codecs.js when the first link is to be read or written: most programs never read one. For
// `quadrille/inline`, wasm/tools/package.js puts inline-link-loader.js in the place of this file.
// Tested by tests/wasm/link-loader.test.js and tests/package.

/** @typedef {Record<string, import('./link-job.js').LinkCodec>} Codecs by puzzle */

/**
 * Rejects with an error whose `code` is `not-loaded` when there is no such file.
 * @param {string} url of link-codecs.js
 * @returns {Promise<Codecs>}
 */
export async function loadCodecs(url) {
  try {
    // Bundlers must leave this import as it is: the file has been copied to the address already.
    const { codecs } = await import(/* @vite-ignore */ /* webpackIgnore: true */ url);
    return codecs;
  } catch (error) {
    const message = `what reads links could not be loaded from ${url}: ${/** @type {Error} */ (error).message}`;
    throw Object.assign(new Error(message), { code: 'not-loaded' });
  }
}
