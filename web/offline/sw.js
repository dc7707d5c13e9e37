// The service worker: after one visit every file of the site stands on this machine, and the page needs no network.
//
// All is in one cache, each file under its address and its revision. So a new version is fetched beside the one in use,
// without what has not changed, and a part of a version is never served: it waits until it is whole and the reader takes
// it, or the last page is closed, and then drops what only the old version had. Nothing is asked for but the files of
// the list, and nothing but them is answered here. Tested by tests/web/offline.test.js.

/** The globals of a service worker, which the types of a document do not know. @type {any} */
const worker = self;

/** Every file of this version, written here by the build; without a revision where the name itself changes. */
const list = /** @type {{url: string, revision: string | null}[]} */ (/** @type {any} */ (self).__WB_MANIFEST);

/** The folder that the site stands in, and the name of its cache: one origin may have the site in several. */
const folder = worker.registration.scope;
const CACHE = `quadrille ${folder}`;

/** @typedef {{address: string, place: string, fetched: RequestCache}} SiteFile  place: its key in the cache */

/** By address. @type {Map<string, SiteFile>} */
const files = new Map();
for (const { url, revision } of list) {
  const address = new URL(url, folder).href;
  files.set(
    address,
    revision
      ? { address, place: `${address}?revision=${revision}`, fetched: 'no-cache' }
      : { address, place: address, fetched: 'force-cache' },
  );
}
const start = /** @type {SiteFile} */ (files.get(`${folder}index.html`));

/** @param {Cache} cache @param {SiteFile} file */
async function fetchInto(cache, { address, place, fetched }) {
  const response = await fetch(address, { cache: fetched });
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  // A copy, since a host may redirect index.html to its folder, and no page may be opened with a redirected answer.
  const { status, headers } = response;
  await cache.put(place, new Response(response.body, { status, headers }));
}

async function fetchAll() {
  const cache = await caches.open(CACHE);
  const standing = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.values()].filter(({ place }) => !standing.has(place));
  await Promise.all(missing.map((file) => fetchInto(cache, file)));
}

async function dropOld() {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...files.values()].map(({ place }) => place));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** @param {SiteFile} file */
async function answer(file) {
  const cache = await caches.open(CACHE);
  // Hosts vary their answers by encoding or origin; the file is the same. It is missing where the browser made room.
  const look = () => cache.match(file.place, { ignoreVary: true });
  return (await look()) ?? fetchInto(cache, file).then(look);
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fetchAll()));

// The page of the first visit is taken over too, for what it has yet to fetch.
worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(dropOld().then(() => worker.clients.claim())),
);

worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const address = event.request.url.replace(/[?#].*$/s, '');
  const file = address === folder ? start : files.get(address);
  if (file && event.request.method === 'GET') event.respondWith(answer(file));
});

export {}; // a module to the eyes of its checkers, with names of its own
