// Draws what programs show of a link to a page of the site, slitherlink/card.png: a board and its name, in Chromium,
// since no such program reads SVG. A part of `npm run build`; left out where there is no Chromium. `npm test` and
// `npm start` do not need it. Tested by tests/web/addresses.test.js.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand, say } from './run.js';
import { site } from './serve.js';

const [WIDTH, HEIGHT, BOARD, EDGE] = [1200, 630, 510, 60];

/** The page that draws them. */
const SHEET = `<style>
  body { margin: 0; display: flex; align-items: center; width: ${WIDTH}px; height: ${HEIGHT}px; color: #1c2130;
    background: linear-gradient(#e6ebf3 1px, transparent 1px) 0 0 / 30px 30px,
      linear-gradient(90deg, #e6ebf3 1px, transparent 1px) 0 0 / 30px 30px, #fbfaf5;
    font-family: "Source Serif 4", "Noto Serif", "Liberation Serif", serif; }
  img { width: ${BOARD}px; height: ${BOARD}px; margin: 0 ${EDGE}px; background: #ffffff; object-fit: contain;
    box-sizing: border-box; padding: 15px; border-radius: 4px; box-shadow: 0 4px 24px rgb(28 33 48 / 20%); }
  h1 { margin: 0; font-size: 72px; line-height: 1.1; overflow-wrap: anywhere; }
  div { padding-right: ${EDGE}px; }
  p { margin: 20px 0 0; font-size: 34px; color: #2746c7; }
</style><img><div><h1></h1><p>Quadrille</p></div>`;

/** @param {string} folder  of the site  @returns {boolean} */
const isOld = (folder) => {
  const [board, card] = ['board.svg', 'card.png'].map((name) => join(site, folder, name));
  return existsSync(board) && !(existsSync(card) && statSync(card).mtimeMs >= statSync(board).mtimeMs);
};

/** Draws those that are older than their boards. */
export async function drawLinkPreviews() {
  const folders = readdirSync(site).filter(isOld);
  const executablePath = findCommand('chromium-headless-shell') ?? findCommand('chromium');
  if (folders.length === 0) return;
  if (!executablePath) return say('No previews of links are drawn: there is no Chromium (apt-get install chromium)');
  say('Drawing previews of links');
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light' });
  await page.setContent(SHEET);
  for (const folder of folders) {
    const [, name] = /<title>(.*) · /.exec(readFileSync(join(site, folder, 'index.html'), 'utf8')) ?? [];
    const picture = readFileSync(join(site, folder, 'board.svg')).toString('base64');
    await page.evaluate(
      async ([html, source]) => {
        /** @type {HTMLElement} */ (document.querySelector('h1')).innerHTML = html;
        const board = /** @type {HTMLImageElement} */ (document.querySelector('img'));
        board.src = source;
        await board.decode();
      },
      [name, `data:image/svg+xml;base64,${picture}`],
    );
    writeFileSync(join(site, folder, 'card.png'), await page.screenshot());
  }
  await browser.close();
}
