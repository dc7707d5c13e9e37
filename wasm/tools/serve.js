// Serves a folder, dist/site, as a plain static host would: by itself for the browser tests, and for start.js.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runWhenMain } from './run.js';

export const site = join(root, 'dist/site');

/**
 * The address of a folder's page, where a path lacks the slash at its end: hosts lead from one to the other.
 * @param {string} url  a path, with what may follow it
 * @param {string} [folder]  that is served
 */
function withSlash(url, folder = site) {
  const [, path, rest] = /** @type {string[]} */ (/^([^?]*)(.*)$/s.exec(url));
  const isFolder = /^(\/[\w-]+)+$/.test(path) && existsSync(join(folder, path, 'index.html'));
  return isFolder ? `${path}/${rest}` : undefined;
}

/** @param {string} folder @param {(url: string) => Promise<void> | undefined} until @returns {import('vite').Plugin} */
const foldersAsHosts = (folder, until) => ({
  name: 'folders-as-hosts',
  configurePreviewServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const url = request.url ?? '';
      await until(url)?.catch(() => {}); // who builds it reports that
      const location = withSlash(url, folder);
      if (location) return response.writeHead(301, { location }).end();
      // As in web/public/_headers: a browser that has such a file does not ask whether it is new.
      if (/^\/assets\/[\w.-]+$/.test(url) && existsSync(join(folder, url)))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      next();
    });
  },
});

/**
 * @param {number} port
 * @param {{strict: boolean, folder?: string, until?: (url: string) => Promise<void> | undefined}} options strict: fail
 *   where the port is taken, rather than take the next free one; until: what a request waits for
 */
export async function serve(port, { strict, folder = site, until = () => undefined }) {
  const { preview } = await import('vite'); // not there yet when a fresh machine loads this file
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa', // an address that does not exist is 404, not the page
    plugins: [foldersAsHosts(folder, until)],
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: strict },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}

await runWhenMain(import.meta.url, async () => {
  await serve(Number(process.env.PORT), { strict: true });
});
