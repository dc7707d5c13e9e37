// The fixture of the tests of <quadrille-board>: a page with the built package, nothing else, and a content policy as
// strict as ours.

import { fileURLToPath } from 'node:url';
import { PUZZLE } from './fixtures.js';

const folder = fileURLToPath(new URL('../../dist/package', import.meta.url));

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; " +
  "connect-src 'self'; img-src data:";

/**
 * Opens a page of this markup and the element, with the files of the package beside it. Workers are counted in
 * `workers`, and the board's own events are kept in `events`. `before` runs ahead of the element, `script` after it.
 */
export async function open(page, markup, script = '', before = '') {
  const files = {
    'page.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title>
      <link rel="icon" href="data:,"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
      <main><h1>A host</h1>${markup}</main><script type="module" src="./host.js"></script>`,
    'host.js': `
      globalThis.workers = 0;
      globalThis.events = [];
      globalThis.Worker = class extends Worker {
        constructor(...all) {
          super(...all);
          workers += 1;
        }
      };
      for (const type of ['change', 'progress', 'verdict', 'error'])
        document.addEventListener(type, ({ detail }) => events.push({ type, ...detail }));
      ${before}
      const { QuadrilleBoard } = await import('./element.js');
      ${script}`,
  };
  await page.route('**/host/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript';
    return route.fulfill(name in files ? { contentType, body: files[name] } : { path: `${folder}/${name}` });
  });
  await page.goto('./host/page.html');
  if (!before) await page.evaluate(() => customElements.whenDefined('quadrille-board'));
}

/** Holds the element back until `arrive` is called. */
export const HELD = 'await new Promise((resolve) => { globalThis.arrive = resolve; });';

export const board = (page) => page.locator('quadrille-board').first();

/** Calls a method of the board. */
export const call = (page, method) => board(page).evaluate((element, name) => element[name](), method);

export const value = (page) => board(page).evaluate((element) => element.value);

export const ofType = async (page, type) => (await page.evaluate(() => events)).filter((event) => event.type === type);

export const sudoku = (attributes = '', text = PUZZLE) =>
  `<quadrille-board puzzle="sudoku" value="${text}" ${attributes}></quadrille-board>`;
