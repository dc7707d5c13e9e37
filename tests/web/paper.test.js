// Printing: the open board, and booklets of new puzzles.

import { audit, button, cell, expect, PUZZLE, test } from './fixtures.js';

/** How many pages are printed. */
async function pagesOf(page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g).length;
}

/** Opens the dialog; what would be printed is counted. */
async function openPrint(page) {
  await page.addInitScript(() => {
    globalThis.printed = 0;
    globalThis.print = () => {
      ++globalThis.printed;
    };
  });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Print').click();
  return page.getByRole('dialog', { name: 'Print' });
}

test('the open board is printed by itself, on one sheet', async ({ page }) => {
  const dialog = await openPrint(page);
  await audit(page, 'print-dialog');
  await button(page, 'Print this board').click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => globalThis.printed)).toBe(1);
  expect(await pagesOf(page)).toBe(1);
});

test('a booklet has its puzzles with titles and grades, and their solutions at the end', {
  tag: '@quick',
}, async ({ page }) => {
  const dialog = await openPrint(page);
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await dialog.getByRole('combobox', { name: 'Grade' }).selectOption('');
  await dialog.getByRole('combobox', { name: 'How many' }).selectOption('5');
  await button(page, 'Make the booklet').press('Enter');
  await button(page, 'Print 5 puzzles').click();
  expect(await page.evaluate(() => globalThis.printed)).toBe(1);
  const titles = page.locator('.booklet figcaption');
  await expect(titles).toHaveCount(10);
  await expect(titles.first()).toHaveText(/^1\. Sudoku 4×4 · (Easy|Medium|Hard), \d\.\d of 12$/);
  await expect(titles.last()).toHaveText('5');
  expect(await pagesOf(page)).toBe(4); // three with two puzzles each, one with the solutions
  // The pictures of the solutions have all sixteen digits, those of the puzzles fewer.
  const digits = await page
    .locator('.booklet img')
    .evaluateAll((all) => all.map(({ src }) => (decodeURIComponent(src).match(/<text[^>]*>\d<\/text>/g) ?? []).length));
  expect(digits.slice(5)).toEqual([16, 16, 16, 16, 16]);
  for (const count of digits.slice(0, 5)) expect(count).toBeLessThan(16);
  await button(page, 'Close').click();
  await expect(page.locator('.booklet')).toHaveCount(0);
});

test('an open killer is the first kind that a booklet offers', async ({ page }) => {
  await page.goto('./#variant=.Shape~4x4.Cage~3~R1C1~R1C2');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/cage/);
  await button(page, 'Print').click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Kind' })).toHaveValue('killer');
});

test('a booklet is made of the kind that is open, where that is a text', async ({ page }) => {
  await page.goto('./#hidato');
  await button(page, 'Print').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Puzzle' })).toHaveValue('hidato');
  await dialog.getByRole('combobox', { name: 'How many' }).selectOption('5');
  await dialog.getByRole('combobox', { name: 'Grade' }).selectOption('');
  await button(page, 'Make the booklet').click();
  await button(page, 'Print 5 puzzles').click();
  await expect(page.locator('.booklet figcaption').first()).toHaveText(/^1\. Hidato 6×6/);
});

test('ten killers are made with progress, which can be stopped, and those that are there can be printed', async ({
  page,
}) => {
  const dialog = await openPrint(page);
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('killer');
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await dialog.getByRole('combobox', { name: 'How many' }).selectOption('50');
  await dialog.getByRole('combobox', { name: 'A page' }).selectOption('4');
  await button(page, 'Make the booklet').click();
  await expect(dialog).toContainText(/[1-9]\d* of 50/);
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await button(page, 'Stop').last().click();
  await expect(dialog.getByRole('button', { name: /^Print \d+ puzzles?$/ })).toBeVisible();
  await expect(page.locator('.booklet figcaption').first()).toHaveText(/^1\. Killer 4×4/);
  await expect(page.locator('.booklet h2').first()).toHaveText(
    /^Each digit once in each row, column and box\. .*cage/i,
  );
  await dialog.getByRole('combobox', { name: 'A page' }).selectOption('1');
  await expect(button(page, 'Make the booklet')).toBeVisible(); // something else is wanted
  await expect(page.locator('.booklet')).toHaveCount(0);
});
