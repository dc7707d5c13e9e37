// What the page has to do with its service worker (sw.js): registers it, and announces a new version of it. Tested by
// tests/web/offline.test.js.

import './update-bar.js';

/** @import { UpdateBar } from './update-bar.js' */

// How often a page that is kept open asks whether there is a new version, when it is looked at again.
const LOOK_AGAIN_MS = 3600_000;

/**
 * Keeps the site on this machine, from now on and through new versions.
 * @returns {Promise<void>}  rejected where the browser or its user forbids it
 */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const bar = /** @type {UpdateBar} */ (document.body.appendChild(document.createElement('update-bar')));

  // The first version of all takes over without a word, and nothing changes; a later one does when it was asked to, on
  // every page of the site that is open, each of which keeps its board as on any reload.
  let isFirst = !registration.active;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) location.reload();
    isFirst = false;
  });

  const announce = () => {
    bar.isNeeded = registration.active !== null && registration.waiting !== null;
  };
  const follow = () => registration.installing?.addEventListener('statechange', announce);
  bar.take = () => registration.waiting?.postMessage('take over');
  registration.addEventListener('updatefound', follow);
  follow();
  announce();
  lookAgain(registration);
}

/** @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    registration.update().catch(() => {}); // no network: the next time will do
  });
}
