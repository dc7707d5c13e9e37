// The library: puzzles by kind and grade, their pictures, and what has been played, which stays on this device.

import { audit, button, cell, digits, expect, reload, solveByHand, status, test } from './fixtures.js';

const FIRST = 'Easy 4×4 Sudoku number 1';

/** The library, open. @param {import('@playwright/test').Page} page */
async function openLibrary(page) {
  await button(page, 'Library').click();
  const library = page.getByRole('dialog', { name: 'Library' });
  await expect(library).toBeVisible();
  return library;
}

test('the library shows its puzzles by kind, size and grade, with pictures of those in view', async ({ page }) => {
  await page.goto('./#sudoku');
  const library = await openLibrary(page);
  await expect(library).toContainText('0 of 340 puzzles finished');
  await expect(library.getByRole('region', { name: 'Extreme 9×9' }).getByRole('listitem')).toHaveCount(24);
  await expect(library.getByRole('button', { name: FIRST, exact: true }).locator('img')).toBeVisible();
  // What is far below is not drawn before somebody scrolls there.
  const last = library.getByRole('button', { name: '16×16 Sudoku number 12' });
  await expect(last.locator('img')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toBeVisible();

  await library.getByLabel('Size and type').selectOption('Hard 9×9');
  await expect(library.getByRole('listitem')).toHaveCount(24);
  await library.getByRole('button', { name: 'Kakuro' }).click();
  await expect(library.getByRole('region')).toHaveCount(4);
  await expect(library.getByRole('button', { name: '6×6 Kakuro number 1', exact: true }).locator('img')).toBeVisible();
  await audit(page, 'library-dialog');
});

test('a puzzle opens in Play, stays started with its entries, and is finished when it is solved', async ({ page }) => {
  await page.goto('./#queens');
  let library = await openLibrary(page);
  await library.getByRole('button', { name: 'Sudoku', exact: true }).click();
  await library.getByRole('button', { name: FIRST, exact: true }).click();
  await expect(library).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked();
  const givens = await digits(page);
  const empty = givens.indexOf('.');
  const place = cell(page, Math.floor(empty / 4) + 1, (empty % 4) + 1);
  await place.click();
  await page.keyboard.press('1');

  // Another puzzle of the library comes between, and the page is loaded again.
  library = await openLibrary(page);
  await expect(library.getByRole('button', { name: `${FIRST}, started` })).toBeVisible();
  await library.getByRole('button', { name: 'Easy 4×4 Sudoku number 2', exact: true }).click();
  await reload(page);
  library = await openLibrary(page);
  await library.getByLabel('Show').selectOption('Started');
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('button', { name: `${FIRST}, started` }).click();
  await expect(place).toHaveAccessibleName(/placed 1/);

  await button(page, 'Start over').click();
  await solveByHand(page, 4);
  await expect(status(page)).toContainText('Complete!');
  await button(page, 'Next puzzle').click(); // leads back to the library
  await library.getByLabel('Show').selectOption('All');
  await expect(library.getByRole('button', { name: `${FIRST}, finished` })).toBeVisible();
  await expect(library).toContainText('1 of 340 puzzles finished');

  await library.getByRole('button', { name: 'Forget what I played' }).click();
  await library.getByRole('button', { name: 'Forget all of it' }).click();
  await expect(library.getByRole('button', { name: FIRST, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quadrille-library'))).toBeNull();
});

test('a variant is finished when its rules are kept, and not by a full board alone', async ({ page }) => {
  const name = 'Killer 6×6 Sudoku variant number 1';
  await page.goto('./#variant');
  let library = await openLibrary(page);
  await library.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const solution = await digits(page);
  const fill = async (/** @type {string} */ board) => {
    for (const [index, digit] of [...board].entries()) {
      await cell(page, Math.floor(index / 6) + 1, (index % 6) + 1).click();
      await page.keyboard.press(digit);
    }
  };
  // Every digit one higher, and 6 as 1, keeps all rules of Sudoku and breaks the sums.
  await fill([...solution].map((digit) => String((Number(digit) % 6) + 1)).join(''));
  await expect(status(page)).toContainText(/a rule is broken|The marked cells clash/);
  library = await openLibrary(page);
  await expect(library.getByRole('button', { name: `${name}, started` })).toBeVisible();
  await button(library, 'Close').click();
  await fill(solution);
  await expect(status(page)).toContainText('Complete!');
  library = await openLibrary(page);
  await expect(library.getByRole('button', { name: `${name}, finished` })).toBeVisible();
});

test('the library is used by keys alone', async ({ page }) => {
  await page.goto('./#queens');
  const library = await openLibrary(page);
  await library.getByRole('button', { name: '8×8 Queens number 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(library.getByRole('button', { name: '20×20 Queens number 12' })).toBeFocused();
  await expect(library.locator('.shelf button[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(library.getByLabel('Show')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(library.getByRole('button', { name: '20×20 Queens number 12' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(library.getByRole('button', { name: '8×8 Queens number 1', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(library).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked();
});

test('the gallery shows the 92 solutions of eight queens, and 12 up to symmetry', async ({ page }) => {
  await page.goto('./#queens');
  const library = await openLibrary(page);
  await library.getByRole('button', { name: 'Queens solved' }).click();
  const tally = library.getByRole('status');
  await expect(tally).toHaveText('92 solutions, 12 up to rotation and reflection.');
  await expect(library.getByRole('listitem')).toHaveCount(92);
  await library.getByRole('button', { name: 'Up to symmetry' }).click();
  await expect(library.getByRole('listitem')).toHaveCount(12);
  await audit(page, 'library-dialog');
  // OEIS A000170 and A002562.
  for (const [size, all, classes] of [
    ['4×4', 2, 1],
    ['5×5', 10, 2],
    ['6×6', 4, 1],
    ['7×7', 40, 6],
  ]) {
    await library.getByLabel('Size').selectOption(String(size));
    await expect(library.getByRole('listitem')).toHaveCount(Number(classes));
    await library.getByRole('button', { name: 'Up to symmetry' }).click();
    await expect(library.getByRole('listitem')).toHaveCount(Number(all));
    await library.getByRole('button', { name: 'Up to symmetry' }).click();
  }
  await library.getByLabel('Size').selectOption('5×5');
  await expect(library.getByRole('listitem')).toHaveCount(2);
  const first = library.getByRole('button', { name: /^Solution 1:/ });
  await expect(first.locator('img')).toBeVisible();
  const columns = (await first.getAttribute('aria-label')).match(/\d+/g).slice(1);
  await first.click();
  await expect(library).toBeHidden();
  for (const [row, column] of columns.entries())
    await expect(cell(page, row + 1, Number(column))).toHaveAccessibleName(/given queen/);
});

test('progress that somebody has damaged is passed over', async ({ page }) => {
  await page.addInitScript(() => {
    const text = '9'.repeat(16);
    localStorage.setItem('quadrille-library', JSON.stringify({ 'sudoku x': 5, 'sudoku y': { text }, z: null }));
  });
  await page.goto('./#sudoku');
  const library = await openLibrary(page);
  await expect(library).toContainText('0 of 340 puzzles finished');
});

test('on a phone the library has the whole screen', async ({ page }) => {
  for (const size of [
    { width: 390, height: 664 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('./#sudoku');
    await reload(page); // closes what was open at the size before
    await button(page, 'Workshop').click();
    const library = await openLibrary(page);
    await expect.poll(() => library.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    const item = library.getByRole('button', { name: FIRST, exact: true });
    await expect.poll(async () => (await item.boundingBox()).width).toBeGreaterThanOrEqual(80);
    await expect.poll(() => library.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  }
});
