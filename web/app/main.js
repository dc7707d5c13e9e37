// Starts the page: with the desk, which is fetched then, or with the board that the address names.

import { Theme } from '../parts/theme.js';
import { TextStorage } from '../session/text-storage.js';
import { language, loadPageLanguage } from '../strings/page-strings.js';
import { startBoardPage } from './board-page.js';
import { Views } from './views.js';

/** @import { QuadrilleDesk } from '../desk/desk.js' */
/** @import { BoardPage } from './board-page.js' */

/** A function, because the files that it waits for import from this one: they would wait for the end of the module. */
async function start() {
  // A sandboxed frame or the user may forbid both.
  const tab = new TextStorage(() => sessionStorage);
  const browser = new TextStorage(() => localStorage);
  const loaded = loadPageLanguage();
  document.documentElement.lang = language;
  await loaded;

  const theme = new Theme(browser);
  /** @type {Promise<BoardPage> | undefined} */
  let boardPage;
  /** Without a network the next call tries again. */
  const board = () =>
    (boardPage ??= startBoardPage({ tab, browser, theme, views }).catch((error) => {
      boardPage = undefined;
      throw error;
    }));
  const desk = async () => {
    const { QuadrilleDesk } = await import('../desk/desk.js');
    const shown = /** @type {QuadrilleDesk} */ (document.querySelector('quadrille-desk') ?? new QuadrilleDesk());
    shown.open({ tab, browser, theme, views, board });
  };
  const views = new Views({ desk, board });
  await views.follow();
  document.querySelector('#loading')?.remove();
}

start();
