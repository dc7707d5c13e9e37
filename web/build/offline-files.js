// Gives the site what it needs as an installed application: the manifest, and the service worker (offline/sw.js) with
// the list of the files that it keeps. Tested by tests/web/offline.test.js and installing.test.js.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifest } from '../offline/manifest.js';
import { otherFolders } from './kind-pages.js';

const worker = fileURLToPath(new URL('../offline/sw.js', import.meta.url));

/** What the worker has in place of its list until all files are written. */
const PLACE = 'self.SITE_FILES';

const KEPT = /\.(html|js|css|wasm|svg|png|webmanifest)$/;
const NOT_KEPT = [
  /^sw\.js$/,
  /^screenshot-/, // needed only when the page is installed
  /^api\//, // the reference of the package
  /\/card\.png$/, // for previews of links
  /^quadrille\.html$/, // for sandboxed frames, which have no service worker; it is as large as all other files
];

/** What is kept when it is first opened: the pages about techniques, but for what all of them need. */
const LATE = /^techniques\/(?!style\.css$|theme\.js$)/;

/** The files of a folder, each with its version. @param {string} folder */
const listOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => KEPT.test(path) && !NOT_KEPT.some((other) => other.test(path)))
    .filter((path) => !otherFolders.has(path.replace(/\/.*/, '')))
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith('assets/') ? null : digest(join(folder, url)),
      ...(LATE.test(url) && { isLate: true }),
    }));

/** @param {string} path */
const digest = (path) => createHash('md5').update(readFileSync(path)).digest('hex');

/** @returns {import('vite').Plugin} */
export const offlineFiles = () => ({
  name: 'offline-files',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    this.emitFile({ type: 'chunk', fileName: 'sw.js', id: worker });
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
  writeBundle({ dir = '' }) {
    const path = join(dir, 'sw.js');
    const [before, after, ...others] = readFileSync(path, 'utf8').split(PLACE);
    if (after === undefined || others.length > 0) this.error(`sw.js does not have ${PLACE} once`);
    writeFileSync(path, before + JSON.stringify(listOf(dir)) + after);
  },
});
