// Up to November 2026 all boards were saved as one record, `quadrille`. It is divided into those of saved-boards.js.
// Fetched where there is one. Tested by tests/wasm/saved-boards.test.js.

import { boardKey, isObject, OPEN, parse, savepointsKey, WANTS } from './saved-boards.js';
import { isWork, newBoard } from './sheet.js';

/** @import { Shelf } from './shelf.js' */

export const OLD = 'quadrille';

/** @param {Shelf} tab @param {Shelf} browser */
export function divideOldRecords(tab, browser) {
  for (const shelf of [browser, tab]) divide(shelf, browser);
}

/** @param {Shelf} shelf @param {Shelf} browser */
function divide(shelf, browser) {
  const record = shelf.read(OLD);
  if (record === null) return;
  const old = parse(record);
  shelf.remove(OLD); // it makes room for what it becomes
  if (!isObject(old) || !isObject(old.sheets)) {
    if (!browser.putAside(record)) shelf.write(OLD, record);
    return;
  }
  if (typeof old.open === 'string' && shelf.read(OPEN) === null) shelf.write(OPEN, old.open);
  if (isObject(old.wants) && browser.read(WANTS) === null) browser.write(WANTS, JSON.stringify(old.wants));
  for (const [id, sheet] of Object.entries(old.sheets)) {
    if (isObject(sheet)) divideSheet(shelf, browser, id, sheet);
    else browser.putAside(JSON.stringify({ [id]: sheet }));
  }
}

/** @param {Shelf} shelf @param {Shelf} browser @param {string} id @param {Record<string, any>} old */
function divideSheet(shelf, browser, id, { savepoints, ...sheet }) {
  const record = shelf.read(boardKey(id));
  if (record === null) {
    const latest = shelf === browser ? undefined : parse(browser.read(boardKey(id)) ?? '');
    const board = !latest || latest.now?.givens === sheet.now?.givens ? OLD : newBoard();
    const divided = JSON.stringify({ board, ...sheet });
    if (!shelf.write(boardKey(id), divided)) browser.putAside(divided);
  }
  const found = Array.isArray(savepoints) ? [...savepoints] : [];
  // Another tab with an earlier version has saved once more.
  if (record !== null && isWork({ marks: '', ...sheet.now })) found.push({ name: '', position: sheet.now });
  addSavepoints(browser, id, found);
}

/** Adds savepoints that are not validated yet. @param {Shelf} browser @param {string} id @param {any[]} found */
function addSavepoints(browser, id, found) {
  const saved = parse(browser.read(savepointsKey(id)) ?? '[]');
  const all = Array.isArray(saved) ? saved : [];
  const nameOf = (/** @type {any} */ each) => JSON.stringify([each?.name, each?.position?.text]);
  const known = new Set(all.map(nameOf));
  const more = found.filter((each) => !known.has(nameOf(each)));
  if (more.length > 0) browser.write(savepointsKey(id), JSON.stringify([...all, ...more]));
}
