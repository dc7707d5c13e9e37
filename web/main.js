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
const store = new Store(storage);
addEventListener('pagehide', () => store.save());

const theme = new Theme(storage);
const desk = new Desk(catalog, store, new Inquiry(solver), solver);
await desk.begin(location.hash);

const page = /** @type {QuadrillePage} */ (document.querySelector('quadrille-page'));
page.start(desk, theme);

// The first board is painted before the solver is fetched. A failure here is told when something is asked.
requestAnimationFrame(() => setTimeout(() => solver.wake().catch(() => {})));
