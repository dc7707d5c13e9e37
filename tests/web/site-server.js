// A static host for the tests. It serves a folder under a path. A test can change it, read its requests and close it.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * @param {string} folder  may be replaced, as by a new version; so may the headers
 * @param {(path: string) => Record<string, string>} [headersOf]  what the host says beside the file at a path of the
 *   folder
 */
export async function serveSite(folder, headersOf = () => ({})) {
  const site = {
    folder,
    headersOf,
    address: '',
    /** What was asked for, as "GET assets/a.js", from the folder. @type {string[]} */
    requests: [],
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
  const base = '/some/path/';
  const server = createServer(async ({ method, url }, response) => {
    if (!url.startsWith(base)) return response.writeHead(404).end();
    const path = url.slice(base.length);
    site.requests.push(`${method} ${path}`);
    const headers = site.headersOf(path);
    if (headers.Location) return response.writeHead(308, headers).end();
    try {
      const name = normalize(path.replace(/\?.*$/, '') || 'index.html');
      const body = await readFile(join(site.folder, name));
      response.writeHead(200, { 'Content-Type': types[extname(name)], ...headers }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  site.address = `http://127.0.0.1:${server.address().port}${base}`;
  return site;
}
