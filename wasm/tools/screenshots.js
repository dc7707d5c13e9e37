// Takes the pictures of the page, which README.md and the installed page show, in Chromium: a game of Sudoku with a
// hint, wide and narrow. Run by hand on a built site when the page looks different.

import { join } from 'node:path';
import { findCommand, root, runWhenMain } from './run.js';
import { serve } from './serve.js';

const PIXELS = 2; // of the picture for each of the page
const pictures = [
  { name: 'screenshot-wide.png', width: 1280, height: 800 },
  { name: 'screenshot-narrow.png', width: 390, height: 844 },
];

/** From Wikipedia's article on Sudoku, with the first entries of a game and some pencil marks. */
const GAME =
  'sudoku=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' +
  '&play=40:5,48:9,50:4,42:7&marks=2:124,3:26,5:2468,6:1489,7:1249,8:248,10:247,11:247';

await runWhenMain(import.meta.url, async () => {
  const { chromium } = await import('@playwright/test');
  const site = await serve(Number(process.env.PORT ?? 4173), { strict: false });
  const browser = await chromium.launch({ executablePath: findCommand('chromium'), args: ['--no-sandbox'] });
  for (const { name, width, height } of pictures) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: PIXELS, locale: 'en-US' });
    await page.goto(`${site.address}#${GAME}`);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Fill it in' }).waitFor();
    await page.screenshot({ path: join(root, 'web/public', name) });
  }
  await browser.close();
  await site.close();
});
