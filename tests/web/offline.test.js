// The site without a network, and from one version of it to the next. The network is taken away by closing the host,
// which works in every browser, and for service workers too.

import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { audit, test as base, button, cell, digits, expect, PUZZLE, reload, SOLUTION, status } from './fixtures.js';
import { serveSite } from './site-server.js';

const built = fileURLToPath(new URL('../../dist/site', import.meta.url));

// What hosts are known to do: the answers differ by request headers, and index.html is redirected to its folder.
const headersOf = (path) => ({
  Vary: 'Accept-Encoding, Origin',
  'Last-Modified': 'Wed, 01 Jan 2025 00:00:00 GMT',
  ...(path === 'index.html' ? { Location: './' } : {}),
});

const test = base.extend({
  site: async ({ browserName: _ }, use) => {
    const site = await serveSite(built, headersOf);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.address),
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the first visit has cached the whole site. */
const isKept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const bar = (page) => page.getByRole('group', { name: 'New version' });

const tabs = (page) => page.getByRole('tablist', { name: 'Puzzle' }).getByRole('tab');

async function solveEveryPuzzle(page) {
  for (const tab of await tabs(page).all()) {
    await tab.click();
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
  }
}

/** The paths of all that the site's cache holds, from the folder of the site. */
const cached = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(document.baseURI.replace(/#.*/, ''), ''));
  });

/** What browsers do by themselves, some seconds after a page was opened. */
const lookForUpdate = (page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration()).update();
  });

/** A next version of the site: its page has another title, and a style sheet of another name. */
async function nextVersion() {
  const folder = test.info().outputPath('next');
  await cp(built, folder, { recursive: true });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, old] = /href="\.\/(assets\/[^"]*\.css)"/.exec(page);
  const next = 'assets/next.css';
  await rename(join(folder, old), join(folder, next));
  const digest = (text) => createHash('md5').update(text).digest('hex');
  const nextPage = page.replace('<title>', '<title>Next ').replace(old, next);
  await writeFile(join(folder, 'index.html'), nextPage);
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const nextWorker = worker.replace(old, next).replace(digest(page), digest(nextPage));
  await writeFile(join(folder, 'sw.js'), nextWorker);
  return { folder, old, changed: [next, 'index.html'] };
}

test('after one visit every puzzle opens and is solved without a network', { tag: '@firefox' }, async ({
  page,
  site,
}) => {
  await page.goto('./#sudoku');
  await isKept(page);
  await site.close();
  await page.goto(`./?from=elsewhere#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  await solveEveryPuzzle(page);
  await page.goto('./?lang=zh#sudoku'); // the strings of another language too
  await button(page, '求解').click();
  await expect(status(page)).toContainText('已解出。');
});

test('every file of the page is available without a network', async ({ page, site }) => {
  await page.goto('./#sudoku');
  await isKept(page);
  await site.close();
  // All that the pages name, and what that names.
  const assets = await readdir(join(built, 'assets'));
  const files = ['index.html', 'embed.html', 'embed.zh.html', 'techniques/style.css', 'techniques/theme.js'];
  for (const file of files) {
    const content = await readFile(join(built, file), 'latin1');
    const named = assets.filter((name) => content.includes(name)).map((name) => `assets/${name}`);
    files.push(...named.filter((name) => !files.includes(name)));
  }
  expect(files.length).toBeGreaterThan(10);
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => `${path} ${(await fetch(path)).status}`)),
    files,
  );
  expect(answers).toEqual(files.map((path) => `${path} 200`));
  expect(files.filter((path) => path.startsWith('assets/')).sort()).toEqual(
    assets.map((name) => `assets/${name}`).sort(),
  );
  await page.getByRole('link', { name: 'Put a board in your own page' }).click();
  const board = page.getByRole('region', { name: 'Sudoku', exact: true });
  await button(board, 'Solve').click();
  await expect(board.getByRole('status')).toContainText('Solved');
});

test('a page about a technique is kept once it was opened, also by the next version, and the others are not', async ({
  page,
  site,
}) => {
  const kept = async () => (await cached(page)).filter((url) => /^techniques\/.*(html|svg)/.test(url));
  const open = (name) => page.evaluate((path) => fetch(path).then(({ status }) => status), `techniques/${name}.html`);
  await page.goto('./#sudoku');
  await isKept(page);
  expect(await kept()).toEqual([]);
  expect(await open('x-wing')).toBe(200);
  expect(await kept()).toEqual([expect.stringContaining('techniques/x-wing.html?revision=')]);

  const { folder } = await nextVersion();
  const file = join(folder, 'techniques/x-wing.html');
  const [before, worker] = [await readFile(file), await readFile(join(folder, 'sw.js'), 'utf8')];
  const digest = (text) => createHash('md5').update(text).digest('hex');
  await writeFile(file, 'another text');
  await writeFile(join(folder, 'sw.js'), worker.replace(digest(before), digest('another text')));
  site.folder = folder;
  await lookForUpdate(page);
  await button(page, 'Update').click();
  await expect(page).toHaveTitle(/^Next/);
  await site.close();
  expect(await page.evaluate(async () => (await fetch('techniques/x-wing.html')).text())).toBe('another text');
  expect(await kept()).toEqual([`techniques/x-wing.html?revision=${digest('another text')}`]);
});

test('a visit requests each file once, the next visit only the service worker, and nothing is sent', {
  tag: '@firefox',
}, async ({ page, site }) => {
  // A browser may take answers that vary by Origin for another file when the service worker asks.
  site.headersOf = (path) => ({ ...headersOf(path), Vary: 'Accept-Encoding' });
  await page.goto('./#sudoku');
  await isKept(page);
  await solveEveryPuzzle(page);
  expect(site.requests.filter((request) => !/^GET [\w./-]*$/.test(request))).toEqual([]);
  // What has no hash in its name is asked for whether it is still the same.
  const once = site.requests.filter((request) => request.startsWith('GET assets/'));
  expect(once.length).toBeGreaterThan(10);
  expect(once.filter((request, index) => once.indexOf(request) !== index)).toEqual([]);

  site.requests.length = 0;
  await reload(page);
  await solveEveryPuzzle(page);
  expect(site.requests.filter((request) => request !== 'GET sw.js')).toEqual([]);
});

test('the first visit shows no notice', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('./#sudoku');
  await isKept(page);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect(bar(page)).toBeHidden();
  expect(loads).toBe(1);
});

test('a new version is announced, starts by a button, keeps the board, and deletes the old files', {
  tag: '@firefox',
}, async ({ page, site }) => {
  await page.goto('./#sudoku');
  await isKept(page);
  await button(page, 'Clear').click();
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');

  const { folder, old } = await nextVersion();
  site.folder = folder;
  await reload(page);
  await lookForUpdate(page);
  await expect(bar(page)).toContainText('A new version');
  await audit(page, 'update-bar');
  await expect(page).toHaveTitle('Quadrille');
  expect(await cached(page)).toContain(old);

  await cell(page, 2, 2).click();
  await page.keyboard.press('7');
  await bar(page).getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveTitle('Next Quadrille');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/given 7/);
  await expect(bar(page)).toBeHidden();
  const kept = await cached(page);
  expect(kept).not.toContain(old);
  expect(kept).toContain('assets/next.css');
  expect(kept.filter((path) => path.startsWith('index.html'))).toHaveLength(1);

  await site.close();
  await reload(page);
  await solveEveryPuzzle(page);
});

test('a new version can wait, and requests only changed files', async ({ page, site }) => {
  await page.goto('./#sudoku');
  await isKept(page);
  const { folder, changed } = await nextVersion();
  site.folder = folder;
  site.requests.length = 0;
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toBeHidden();
  await reload(page);
  await expect(page).toHaveTitle('Quadrille');
  await expect(bar(page)).toContainText('A new version');
  const asked = new Set(site.requests);
  asked.delete('GET sw.js');
  // The redirected page is asked for at its folder.
  asked.delete('GET ');
  expect([...asked].sort()).toEqual(changed.map((path) => `GET ${path}`));
});

test('every open page gets the new version and keeps its own board', { tag: '@firefox' }, async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const typed = [
    [page, '5'],
    [other, '7'],
  ];
  for (const [each, digit] of typed) {
    await each.goto('./#sudoku');
    await isKept(each);
    await button(each, 'Clear').click();
    await cell(each, 1, 1).click();
    await each.keyboard.press(digit);
  }
  site.folder = (await nextVersion()).folder;
  await lookForUpdate(other);
  await bar(other).getByRole('button', { name: 'Update' }).click();
  for (const [each, digit] of typed) {
    await expect(each).toHaveTitle('Next Quadrille');
    await expect(cell(each, 1, 1)).toHaveAccessibleName(`row 1, column 1, given ${digit}`);
  }
});
