// The desk: the first view of the site. It has the puzzles of the day, unfinished boards, ways to enter one, all kinds.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { families } from '../../web/desk/kinds.js';
import { audit, button, cell, digits, EMPTY, expect, PUZZLE, paste, solveByHand, status, test } from './fixtures.js';

/** In the table of sizes. */
const [, most] = /^the desk.*\tpage\t(\d+)/m.exec(readFileSync(new URL('../data/sizes.tsv', import.meta.url), 'utf8'));

const today = (page) => page.getByRole('region', { name: /November/ });
const unfinished = (page) => page.getByRole('region', { name: 'Continue' });
const search = (page) => page.getByRole('searchbox', { name: 'Find a puzzle by name' });
const board = (page, name) => page.getByRole('grid', { name, exact: true });
const pill = (page) => today(page).getByRole('button', { name: /Play|Go on/ });

/** Waits until the puzzles of the day are made and drawn. */
const made = (page) => expect(today(page).locator('img')).toHaveCount(5);

test.beforeEach(async ({ page }) => page.clock.setFixedTime(new Date(2026, 10, 29, 10)));

test('the site opens on the desk with the puzzles of the day, and Back leads from a board to it', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Sunday November 29' })).toBeVisible();
  await made(page);
  await audit(page);
  await expect(pill(page)).toHaveText(/Sudoku\s+Play\s+Medium · 9×9/);
  await today(page).getByRole('button', { name: 'Killer' }).click();
  await expect(board(page, 'Killer')).toBeVisible();
  await expect(page).toHaveURL(/\/variant\/$/);
  await cell(page, 2, 2).click();
  await page.keyboard.press('5');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/placed 5/);
  await page.goBack();
  await expect(pill(page)).toHaveText(/Killer 6×6\s+Go on/);
  await expect(unfinished(page)).toHaveCount(0); // it is among the puzzles of the day
  await expect(page).toHaveTitle('Quadrille');
  await page.goForward();
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/placed 5/);
  await button(page, 'Desk').click();
  await expect(pill(page)).toHaveText(/Killer/);
  await expect(page).not.toHaveURL(/variant/);
});

test('what the desk needs before it is drawn is small, and finds kinds by other names without a network', {
  tag: '@quick',
}, async ({ page }) => {
  const urls = new Set();
  let isDrawn = false;
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (isDrawn) return route.abort();
    if (/\.(js|css|html)$|\/$/.test(url)) urls.add(url);
    return route.continue();
  });
  // What follows the first drawing does so a frame later.
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: /All, A–Z/ })).toBeVisible();
  page.removeAllListeners('console'); // refused requests are reported there
  isDrawn = true;
  await search(page).fill('picross');
  await expect(page.getByRole('link', { name: 'Nonogram' })).toContainText('also: Picross');
  await page.unrouteAll();
  const sizes = await Promise.all(
    [...urls].map(async (url) => [url, gzipSync(await (await page.request.get(url)).body()).length]),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(Number(most) * 1024);
  expect(total, JSON.stringify(sizes)).toBeGreaterThan(0.9 * Number(most) * 1024);
});

test('a search finds kinds and examples by other names, says by which, and Enter opens the first', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto('./');
  await search(page).fill('killer sudoku');
  await expect(page.getByRole('link', { name: /^Killer/ })).toContainText('also: Killer Sudoku');
  await audit(page);
  await search(page).fill('no such puzzle');
  await search(page).press('Enter');
  await expect(status(page)).toHaveText('No puzzle has that name.');
  await search(page).fill('hanji');
  await search(page).press('Enter');
  await expect(board(page, 'Nonogram')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Nonogram' })).toHaveAttribute('aria-selected', 'true');
});

test('a page that is opened by a link fetches nothing of the desk', async ({ page }) => {
  const names = [];
  page.on('request', (request) => names.push(request.url().replace(/.*\//, '')));
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  expect(names.filter((name) => /^index-/.test(name))).not.toEqual([]);
  expect(names.filter((name) => /^desk/.test(name))).toEqual([]);
});

test('a game that makes room for a puzzle of the day is gone on with from the desk', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await button(page, 'Desk').click();
  await made(page);
  await expect(unfinished(page).getByRole('button')).toHaveText([/Sudoku\s+9×9 · 1%/]);
  await today(page)
    .getByRole('button', { name: /^Sudoku/ })
    .click();
  await expect(cell(page, 1, 1)).toBeVisible();
  await expect.poll(() => digits(page)).not.toContain('534.7');
  await button(page, 'Desk').click();
  await unfinished(page)
    .getByRole('button', { name: /Sudoku/ })
    .click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await page.clock.setFixedTime(new Date(2026, 10, 29, 11));
  await page.goto('./kakuro/');
  await page
    .getByRole('gridcell', { name: /open|empty/ })
    .first()
    .click();
  await page.keyboard.press('7');
  await button(page, 'Desk').click();
  await expect(unfinished(page).getByRole('button')).toHaveText([/Kakuro/, /Sudoku/]); // what was played last is first
});

test('a puzzle of the day that is solved is stamped, and counts in its week', async ({ page }) => {
  await page.goto('./');
  await made(page);
  await pill(page).click();
  await expect(cell(page, 1, 1)).toBeVisible();
  await solveByHand(page, 9);
  await expect(status(page)).toContainText('Complete!');
  await button(page, 'Desk').click();
  await expect(today(page).getByRole('button', { name: /^Sudoku.*Finished/ })).toBeVisible();
  await expect(pill(page)).toHaveText(/Killer/);
  await expect(page.getByRole('list', { name: 'The last seven days' })).toContainText('Sunday: 1 of 5 finished');
  await expect(unfinished(page)).toHaveCount(0);
});

test('a text that is pasted on the desk is opened, and one that cannot be read is shown in the dialog', async ({
  page,
}) => {
  await page.goto('./');
  await made(page);
  await paste(page, 'nothing of a puzzle');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('could not be read');
  await expect(dialog.getByRole('textbox')).toHaveValue('nothing of a puzzle');
  await page.keyboard.press('Escape');
  await paste(page, PUZZLE);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await page.goBack();
  await page
    .getByLabel('From a file')
    .setInputFiles({ name: 'kakuro.txt', mimeType: 'text/plain', buffer: Buffer.from('# 3\\ 4\\\n\\4 . .\n\\3 . .') });
  await expect(board(page, 'Kakuro')).toBeVisible();
});

test('a board is entered from paper or set from an empty one', async ({ page }) => {
  await page.goto('./');
  for (const [name, way] of [
    ['From paper', 'Enter'],
    ['Empty board', 'Set'],
  ]) {
    await button(page, name).click();
    await expect(page.getByRole('radio', { name: way, exact: true })).toBeChecked();
    expect(await digits(page)).toBe(EMPTY);
    await button(page, 'Desk').click();
  }
});

test('a family opens below all families, with examples where each is a puzzle of its own', async ({ page }) => {
  await page.goto('./');
  const packing = page.getByRole('button', { name: /^Packing/ });
  await packing.click();
  await expect(packing).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('group', { name: 'Packing' });
  await expect(list.getByRole('link')).toContainText(['Pentominoes, 6×10', 'Soma cube']);
  await expect(list.locator('img').first()).toBeVisible();
  await list.getByRole('link', { name: 'Soma cube' }).click();
  await expect(page.getByRole('combobox', { name: 'Example' })).toHaveValue('soma');
  await expect(page).toHaveURL(/\/tiling\/$/);
});

test('the desk shows pictures of all kinds without fetching what draws their boards', async ({ page }) => {
  await page.route(/\.wasm$/, () => {}); // no puzzles of the day, which fetch theirs
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('./');
  await page.getByRole('button', { name: /^Shading/ }).click();
  const pictures = page.getByRole('group', { name: 'Shading' }).locator('img');
  await expect(pictures).toHaveCount(families.shading.length);
  await expect.poll(() => pictures.nth(1).evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
  expect(fetched.filter((path) => /\/(grid|nurikabe)\.examples-/.test(path))).toEqual([]);
});

for (const [lang, colorScheme] of [
  ['en', 'dark'],
  ['zh', 'light'],
]) {
  test(`on a phone nothing overhangs, and axe finds no fault (${lang}, ${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of [
      [320, 568],
      [390, 664],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(`./?lang=${lang}`);
      await expect(page.locator('.today img')).toHaveCount(5);
      await expect(page.locator('.pill')).toHaveCount(1);
      await page.locator('.family').first().click();
      await expect(page.locator('#family-list img').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await audit(page);
    }
  });
}
