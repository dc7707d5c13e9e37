// The page as one file: opened from a folder, or in a frame that may only run scripts.

import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { button, digits, expect, PUZZLE, paste, SOLUTION, status, test } from './fixtures.js';

const path = fileURLToPath(new URL('../../dist/quadrille.html', import.meta.url));
const file = pathToFileURL(path).href;

/** The same PUZZLE as a link of another site, which is read by what the page usually fetches apart. */
const LINK =
  'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZY8qhAGZ6jFu04wewKVJClK1AOwimreB268ZWrQF1khOf2oA2FWPUTt03kYUIAjObUbJt+QKTPxmvvdrelr7WXPqEsh7UKOiiLlbuxggAHIGuITo2fp5mMao+btJhWdQpuRZpGdZ22anxmVWRQrXcRdXUACzNBQ2J8KUMeUHdCf7CZXHBGW2OXaEGxQjK4/npmdPwAEyzlVON8DkD5VZFEb0HsSs79SOeW8tDp/79Fw9686vrnfcVC/BO33V1tFDhNhms9nQAS13ldHp5noMfj1/EsQZdfsCXmldLouEA===';

/** The requests of a page, except for itself and for its own memory. */
function requestsOf(page, ...itself) {
  const requests = [];
  page.on('request', (request) => {
    const url = request.url().replace(/[?#].*/, '');
    if (!/^(blob|data|about):/.test(url) && !itself.includes(url)) requests.push(url);
  });
  return requests;
}

test('from file:// it solves, counts and stops, and requests nothing', { tag: ['@quick', '@firefox'] }, async ({
  page,
}) => {
  const requests = requestsOf(page, file);
  await page.goto(`${file}#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  await expect(status(page)).toContainText('Solved');
  await button(page, 'Clear').click();
  await button(page, 'Count').click();
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText('Stopped');
  expect(requests).toEqual([]);
});

test('from file:// it has every puzzle and reads links', { tag: '@firefox' }, async ({ page }) => {
  const requests = requestsOf(page, file);
  await page.goto(`${file}#sudoku`);
  for (const name of ['Queens', 'Kakuro', 'Exact cover', 'Sudoku']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
  }
  await paste(page, LINK);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  expect(requests).toEqual([]);
});

test('from file:// it seals a board, with the checker in a worker of its own', { tag: '@firefox' }, async ({
  page,
}) => {
  const requests = requestsOf(page, file);
  await page.goto(`${file}#sudoku=${PUZZLE}`);
  await button(page, 'Seal').click();
  await expect(page.getByRole('img', { name: 'One solution, checked' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('from file:// it shows a chosen theme', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`${file}#sudoku`);
  for (const theme of ['dark', 'light']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
  }
});

test('from file:// it shows a chosen language and keeps the board', { tag: '@firefox' }, async ({ page }) => {
  const requests = requestsOf(page, file);
  await page.goto(`${file}#sudoku=${PUZZLE}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await expect(page.getByRole('tab', { name: '数独' })).toBeVisible();
  await page.getByRole('combobox', { name: '语言' }).selectOption('English');
  await expect(page.getByRole('tab', { name: 'Sudoku' })).toBeVisible();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  expect(requests).toEqual([]);
});

test('in a frame that may only run scripts it solves, changes its language, and requests nothing', {
  tag: '@firefox',
}, async ({ page, baseURL }) => {
  const [host, framed] = ['host.html', 'quadrille.html'].map((name) => new URL(name, baseURL).href);
  const requests = requestsOf(page, host, framed);
  const frame = `<!doctype html><title>Host</title>
    <iframe sandbox="allow-scripts" src="${framed}#sudoku=${PUZZLE}"></iframe>`;
  const html = 'text/html; charset=utf-8';
  await page.route(host, (route) => route.fulfill({ contentType: html, body: frame }));
  await page.route(`${framed}*`, (route) => route.fulfill({ contentType: html, body: readFileSync(path) }));
  await page.goto(host);
  const inside = page.frameLocator('iframe');
  await button(inside, 'Solve').click();
  await expect.poll(() => digits(inside)).toBe(SOLUTION);
  await inside.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await expect(inside.getByRole('tab', { name: '数独' })).toBeVisible();
  expect(requests).toEqual([]);
});
