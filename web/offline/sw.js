// The service worker: after one visit the page needs no network, because its files are cached. The pages about
// techniques, more files than all others together, are cached when they are first opened.
//
// There is one cache. The key of a file is its address with its revision, so a new version is stored beside the one in
// use, and only changed files are fetched. A new version is never served in part: it waits until it is complete and a
// person accepts it, or the last page is closed. Then the files of the old version are deleted. The worker fetches and
// serves only the files of the list. Tested by tests/web/offline.test.js.

/** The globals of a service worker. The types of a document do not include them. @type {any} */
const worker = self;

/**
 * All files of this version; the build writes the list here (build/offline-files.js). A file whose name changes with
 * its content has no revision; isLate: it is cached when it is first opened.
 */
const list = /** @type {{url: string, revision: string | null, isLate?: boolean}[]} */ (
  /** @type {any} */ (self).SITE_FILES
);

/** The folder of the site, which is part of the cache's name: one origin may have the site in several folders. */
const folder = worker.registration.scope;
const CACHE = `quadrille ${folder}`;

/** @typedef {{address: string, key: string, fetched: RequestCache, isLate?: boolean}} SiteFile  key: in the cache */

/** By address. @type {Map<string, SiteFile>} */
const files = new Map();
for (const { url, revision, isLate } of list) {
  const address = new URL(url, folder).href;
  files.set(
    address,
    revision
      ? { address, key: `${address}?revision=${revision}`, fetched: 'no-cache', isLate }
      : { address, key: address, fetched: 'force-cache', isLate },
  );
}

/** @param {Cache} cache @param {SiteFile} file */
async function fetchInto(cache, { address, key, fetched }) {
  const response = await fetch(address, { cache: fetched });
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  // The response is copied: a host may redirect index.html to its folder, and a page cannot be opened with a
  // redirected response.
  const { status, headers } = response;
  await cache.put(key, new Response(response.body, { status, headers }));
}

async function fetchAll() {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  // What was opened of an older version is kept of this one too.
  const opened = new Set([...cached].map((key) => key.replace(/\?.*/, '')));
  const isWanted = (/** @type {SiteFile} */ { address, isLate }) => !isLate || opened.has(address);
  const missing = [...files.values()].filter((file) => !cached.has(file.key) && isWanted(file));
  await Promise.all(missing.map((file) => fetchInto(cache, file)));
}

async function dropOld() {
  const cache = await caches.open(CACHE);
  const needed = new Set([...files.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** @param {SiteFile} file */
async function answer(file) {
  const cache = await caches.open(CACHE);
  // A host may vary its responses by encoding or origin, but the file is the same. The browser may have deleted it to
  // free space.
  const lookUp = () => cache.match(file.key, { ignoreVary: true });
  return (await lookUp()) ?? fetchInto(cache, file).then(lookUp);
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fetchAll()));

// The page of the first visit is controlled too, for the files that it still has to fetch.
worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(dropOld().then(() => worker.clients.claim())),
);

worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const address = event.request.url.replace(/[?#].*$/s, '');
  const file = files.get(address.replace(/\/$/, '/index.html'));
  if (file && event.request.method === 'GET') event.respondWith(answer(file));
});

export {}; // makes it a module for the type checker, so its names are its own
