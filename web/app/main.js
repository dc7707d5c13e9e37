// The start of the page: the pieces are made here and handed to each other, nowhere else.

import { catalog } from '../puzzles/catalog.js';
import * as examples from '../puzzles/examples.js';
import { Inquiry } from '../session/query-state.js';
import { language, speakToReader } from '../strings/language.js';
import './page.js';
import { Theme } from '../parts/theme.js';
import { PageDesk } from '../session/page-session.js';
import { Solver } from '../session/solver-client.js';
import { Store } from '../session/store.js';

/** @import { QuadrillePage } from './page.js' */

/**
 * The tab's own storage and the browser's, or nothing where a sandboxed frame or the reader forbids it. A reload so finds what
 * was on this tab, and a new tab what was last on any.
 */
function allowedStorages() {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

const storages = allowedStorages();
document.documentElement.lang = language;
await speakToReader();

const solver = new Solver();
const store = new Store(storages, ({ id }) => examples.examplesOf(id)[0].text);
addEventListener('pagehide', () => store.save());

const theme = new Theme(storages.at(-1));
const desk = new PageDesk(catalog, examples, store, new Inquiry(solver), solver);
await desk.begin(location.hash);

const page = /** @type {QuadrillePage} */ (document.querySelector('quadrille-page'));
if (self !== top) {
  const { answerHost } = await import('../frame/frame.js');
  answerHost({ desk, theme, content: page });
}
page.start(desk, theme);

/** @param {number} ms */
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The first board is painted before the solver is fetched. A failure here is told when something is asked.
await new Promise(requestAnimationFrame).then(() => after(0));
await solver.wake().catch(() => {});

// Nor is the rest of the site fetched, to stay on this machine, before this visit has what it needs. Only the site has a
// manifest: the page as one file has nothing to keep, and a page in a frame is a part of somebody else's.
if (document.querySelector('link[rel=manifest]') && self === top) {
  await after(2000);
  // Forbidden, as in a private window, or left in the midst of it: the page works as long as there is a network.
  await import('../offline/offline.js').then(({ keepOffline }) => keepOffline()).catch(() => {});
}
