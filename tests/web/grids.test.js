// Grid puzzles of all genres: addresses, clicks and keys, questions, the gallery, links of other pages, the element.

import { audit, button, cell, expect, paste, status, test } from './fixtures.js';

const STARS = 'starbattle\nstars 1\nregions\nA B B B C\nA A A B C\nD D D B C\nD D D E E\nD D D E E';
const NONOGRAM = 'nonogram\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2';

/** Opens a text by its address. The genre's example stands there until it is read: a click waits for its cells. */
async function open(page, genre, text) {
  await page.goto(`./#${genre}=${encodeURIComponent(text)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(text.includes('stars') ? 25 : 9);
}

test('an address with a genre opens its board, which says regions and stars', async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await expect(page.getByRole('grid', { name: 'Star Battle' })).toBeVisible();
  await cell(page, 1, 3).click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, region B, placed star');
  await cell(page, 1, 3).click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, region B, placed dot');
  await cell(page, 1, 1).click({ button: 'right' });
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, region A, placed dot');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, region A, empty');
  await cell(page, 1, 3).click();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('the first line may be left out, and the genre may be named by the text', async ({ page }) => {
  await open(page, 'starbattle', STARS.replace('starbattle\n', ''));
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/region E, empty/);
  await open(page, 'grid', NONOGRAM);
  await expect(page.getByRole('grid', { name: 'Nonogram' })).toBeVisible();
});

test('a stroke shades a line of a nonogram, and one Undo takes it back', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  const [first, last] = await Promise.all([1, 3].map((column) => cell(page, 2, column).boundingBox()));
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 6 });
  await page.mouse.up();
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/placed shaded/);
  await button(page, 'Undo').click();
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/empty/);
});

test('hints lead to the solution of a nonogram, dots too', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  for (let step = 0; step < 9; ++step) {
    await button(page, 'Hint').click();
    await button(page, 'Fill it in').click();
    await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(step + 1);
  }
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/placed shaded/);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed dot/);
  await expect(status(page)).toContainText('Complete');
});

test('the gallery finds genres by other names, and opens them beside the tabs', async ({ page }) => {
  await page.goto('./');
  await button(page, 'All puzzles').click();
  const dialog = page.getByRole('dialog', { name: 'All puzzles' });
  for (const [typed, name] of [
    ['two not touch', 'Star Battle'],
    ['Tango', 'Binairo'],
    ['picross', 'Nonogram'],
    ['calcudoku', 'KenKen'],
    ['帐篷', 'Tents'],
  ]) {
    await dialog.getByRole('searchbox', { name: 'Search' }).fill(typed);
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await dialog.getByRole('searchbox').fill('hanjie');
  await audit(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Nonogram' }).click();
  await expect(page.getByRole('grid', { name: 'Nonogram' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Nonogram' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Sudoku' }).click();
  await expect(page.getByRole('tab', { name: 'Nonogram' })).toBeVisible();
});

test('texts and links of other pages are imported as their genre', async ({ page }) => {
  await page.goto('./');
  await paste(page, STARS);
  await expect(page.getByRole('grid', { name: 'Star Battle' })).toBeVisible();
  await paste(page, 'https://puzz.link/p?lightup/3/3/hbga');
  await expect(page.getByRole('grid', { name: 'Akari' })).toBeVisible();
});

test('the boards of all genres are drawn, in Play with a hint or an answer', async ({ page }) => {
  await page.goto('./#akari');
  for (const genre of ['akari', 'tents', 'battleships', 'multisudoku', 'thermometers', 'shikaku', 'magnets']) {
    await page.goto(`./#${genre}`);
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', `tab-${genre}`);
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
  }
});
