// Makes what a board needs: the session, and the element that draws it. Fetched for the first board; at the desk as
// soon as that is drawn, because its pictures and puzzles come from the same session.

import { catalog } from '../puzzles/catalog.js';
import * as examples from '../puzzles/examples.js';
import { QueryState } from '../session/query-state.js';
import './page.js';
import { fetchTips } from '../parts/tips.js';
import { isSite, kindInAddress, onSite } from '../session/address.js';
import { PageSession } from '../session/page-session.js';
import { SavedBoards } from '../session/saved-boards.js';
import { Solver } from '../session/solver-client.js';
import { Store } from '../session/store.js';

/** @import { Theme } from '../parts/theme.js' */
/** @import { TextStorage } from '../session/text-storage.js' */
/** @import { QuadrillePage } from './page.js' */
/** @import { Views } from './views.js' */

/** @typedef {{session: PageSession, page: QuadrillePage}} BoardPage */

/**
 * @param {{tab: TextStorage, browser: TextStorage, theme: Theme, views: Views}} parts
 * @returns {Promise<BoardPage>}
 */
export async function startBoardPage({ tab, browser, theme, views }) {
  const solver = new Solver();
  const store = new Store(new SavedBoards(tab, browser), ({ id }) => examples.examplesOf(id)[0].text);
  addEventListener('pagehide', () => store.save());
  document.addEventListener('visibilitychange', () => document.hidden && store.save()); // a phone may end the page now
  // Other tabs are heard while this page is shown, and also what they saved while it was put away.
  addEventListener('storage', () => store.refresh());
  addEventListener('pageshow', ({ persisted }) => persisted && store.refresh());

  const session = new PageSession(catalog, examples, store, new QueryState(solver), solver);
  await session.openInitial(kindInAddress());

  // styles/tablet.css has the same conditions: a tablet held upright, and a phone on its side.
  const tablet = matchMedia(
    '(orientation: portrait) and (min-width: 44rem) and (min-height: 56rem),' +
      '(max-height: 30rem) and (min-width: 30rem)',
  );
  const fetchTablet = () => tablet.matches && import('../parts/tablet.js').catch(() => {});
  tablet.addEventListener('change', fetchTablet);
  await fetchTablet();

  // Digits of a page that is kept for offline use are there before the board, and do not change later. A frame in a
  // sandbox may not even ask for that.
  const isFramed = self !== top;
  if (!isFramed && navigator.serviceWorker?.controller) await Promise.race([loadDigits(), after(100)]);

  const page = /** @type {QuadrillePage} */ (document.querySelector('quadrille-page'));
  if (isFramed) {
    const { connectHost } = await import('../frame/frame.js');
    connectHost({ session, theme, content: document.body });
  }
  page.start(session, theme, views);

  // What has been played of the library is followed from the start; without any, from when the library is opened.
  if (browser.read('quadrille-library') !== null)
    import('../library/progress.js').then(({ progressOf }) => progressOf(session)).catch(() => {});
  fetchRest(session, solver);
  return { session, page };
}

/** Without them, digits are those of the system. */
const loadDigits = () => import('../parts/digits.js').then(({ digits }) => digits()).catch(() => {});

/** @param {number} ms */
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is not needed for the first board. @param {PageSession} session @param {Solver} solver */
async function fetchRest(session, solver) {
  // The first board is painted before the solver is fetched; tooltips, further examples and counts that were
  // interrupted come when there is time for them. A failure is reported when a question is asked.
  await new Promise(requestAnimationFrame).then(() => after(0));
  await solver.start(session.puzzle.id).catch(() => {});
  await after(2000);
  loadDigits();
  const clock = import('../session/play-clock.js').then(({ clockOf }) => clockOf(session));
  const undo = import('../parts/held-undo.js').then(({ followUndo }) => followUndo(session));
  await Promise.all([clock, undo, fetchTips(), examples.fetchRest(), session.followCounts()]).then(
    () => session.changed(),
    () => {}, // there is no network
  );

  // The other files of the site are fetched for offline use after this visit has what it needs. The page as one file
  // has nothing more to fetch, and a page in a frame belongs to another page.
  if (isSite && self === top) {
    // This fails in a private window, or when the page is left meanwhile. The page then works as long as there is a
    // network.
    await import('../offline/offline.js').then(({ keepOffline }) => keepOffline(onSite('sw.js'))).catch(() => {});
  }
}
