// The start of the page: the pieces are made here and handed to each other, nowhere else.

import { catalog } from './catalog.js';
import { Desk } from './desk.js';
import { Inquiry } from './inquiry.js';
import './page.js';
import { Solver } from './solver.js';
import { Store } from './store.js';
import { language } from './strings.js';
import { Theme } from './theme.js';

/** @import { QuadrillePage } from './page.js' */

/** The browser's storage, or nothing where a sandboxed frame or the reader forbids it. */
function allowedStorage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const storage = allowedStorage();
document.documentElement.lang = language;

const solver = new Solver();
const store = new Store(catalog, storage);
addEventListener('pagehide', () => store.save());

const page = /** @type {QuadrillePage} */ (document.querySelector('quadrille-page'));
page.start(new Desk(store, new Inquiry(solver), solver), new Theme(storage));

// The first board is painted before the solver is fetched. A failure here is told when something is asked.
requestAnimationFrame(() => setTimeout(() => solver.wake().catch(() => {})));
