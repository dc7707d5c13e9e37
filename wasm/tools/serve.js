// Serves dist/site as a plain static host would: by itself for the browser tests, and for start.js.

import { join } from 'node:path';
import { root, runWhenMain } from './run.js';

/**
 * @param {number} port
 * @param {{strict: boolean}} options strict: fail where the port is taken, rather than take the next free one
 */
export async function serve(port, { strict }) {
  const { preview } = await import('vite'); // not there yet when a fresh machine loads this file
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa', // an address that does not exist is 404, not the page
    build: { outDir: join(root, 'dist/site') },
    preview: { host: '127.0.0.1', port, strictPort: strict },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}

await runWhenMain(import.meta.url, async () => {
  await serve(Number(process.env.PORT), { strict: true });
});
