// Registers the service worker (sw.js) and announces its new versions. Tested by tests/web/offline.test.js.

import './update-bar.js';

/** @import { UpdateBar } from './update-bar.js' */

// A page that stays open looks for a new version at most this often, when a person returns to it.
const UPDATE_CHECK_MS = 3600_000;

/**
 * Keeps the site available offline, also after new versions.
 * @param {string} worker  the address of the service worker
 * @returns {Promise<void>}  rejected where the browser or its user forbids it
 */
export async function keepOffline(worker) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(worker);
  const bar = /** @type {UpdateBar} */ (document.body.appendChild(document.createElement('update-bar')));

  // The first version takes control silently, and nothing changes. A later version takes control when a person asks
  // for it. Every open page of the site then reloads and keeps its board, as on any reload.
  let isFirst = !registration.active;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) location.reload();
    isFirst = false;
  });

  const announce = () => {
    bar.isNeeded = registration.active !== null && registration.waiting !== null;
  };
  const watchInstalling = () => registration.installing?.addEventListener('statechange', announce);
  bar.startNewVersion = () => registration.waiting?.postMessage('take over');
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  announce();
  checkForUpdates(registration);
}

/** @param {ServiceWorkerRegistration} registration */
function checkForUpdates(registration) {
  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lastCheck < UPDATE_CHECK_MS) return;
    lastCheck = performance.now();
    registration.update().catch(() => {}); // no network: the next check will find it
  });
}
